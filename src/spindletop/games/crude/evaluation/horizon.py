"""How long a game still lasts for a company, in turns of its own."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.crude import scoring
from spindletop.games.crude.evaluation.outlook import HORIZON
from spindletop.games.crude.state import Table
from spindletop.kernel.state import NOBODY

GROWTH: Final = 40.0
"""Typical growth of the leader's wealth a round, to guess how long the game lasts."""


def turns_left(s: Table, seat: i64) -> float:
    """Return how many turns of its own a company may still expect after this one."""
    if s.declarer != NOBODY:
        return 1.0 if final_turn_to_come(s, seat) else 0.0
    now = s.terms.box.economy[s.economy].sell
    lead: i64 = 0
    i: i64 = 0
    while i < s.seats:
        lead = max(lead, s.cash[i] + scoring.worth(s, i, now) * 3 // 4)
        i += 1
    rounds = max(1.0, float(s.terms.victory_cash - lead) / GROWTH)
    if s.terms.max_rounds > 0:
        rounds = min(rounds, float(s.terms.max_rounds - s.round))
    return min(rounds, float(HORIZON))


def final_turn_to_come(s: Table, seat: i64) -> bool:
    """Tell whether a company still has its final turn before it."""
    if seat == s.declarer or seat == s.turn:
        return False
    return (seat - s.declarer) % s.seats > (s.seats - 1 - s.final_left)
