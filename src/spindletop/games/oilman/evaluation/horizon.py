"""How long a game still lasts for a company, in whole turns of its own: what a drilling is worth hangs on it."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.oilman.options import BY_ROUNDS, BY_TARGET
from spindletop.games.oilman.scoring import net_worth
from spindletop.games.oilman.state import Table

GROWTH_PER_ROUND: Final[i64] = 25
"""Typical growth of the leader's net worth a round, to guess how long a race lasts."""
SECONDS: Final[i64] = 60


def turns_left(s: Table, seat: i64) -> float:
    """Return how many turns of its own a company may still expect after this one.

    The same number before and after a move that only passes the turn on: else waiting would look like gaining time.
    """
    present = (s.round - 1) * s.seats + (s.turn - s.first) % s.seats
    away = (seat - s.turn) % s.seats
    following = present + (away if away > 0 else s.seats)
    last = min(last_turn(s, present), s.terms.last_round * s.seats - 1)
    return float((last - following) // s.seats + 1) if last >= following else 0.0


def last_turn(s: Table, present: i64) -> i64:
    """Return the number of the turn that will be the last one, the first turn of the game being 0."""
    if s.terms.end == BY_ROUNDS:
        return s.terms.last_round * s.seats - 1
    last = present
    if s.triggered == 0:
        last = race_to_target(s) if s.terms.end == BY_TARGET else present + turns_on_the_clock(s)
    return last - last % s.seats + s.seats - 1 if s.terms.finish_round else last  # OM-93


def turns_on_the_clock(s: Table) -> i64:
    """Return how many turns will be played after the present one until the time is up, by the virtual clock (OM-92)."""
    whole = s.terms.minutes * SECONDS
    in_all = (whole + s.terms.seconds_per_turn - 1) // s.terms.seconds_per_turn
    present = s.turns - 1 if s.step.name == "clock" else s.turns  # a turn whose clock is being read has been counted
    return max(0, in_all - 1 - present)


def race_to_target(s: Table) -> i64:
    """Return the last turn of the round in which a company may be expected to reach the target (OM-91).

    Salaries that were paid in this round do not count, so that a turn passed on changes nothing.
    """
    rounds = s.terms.last_round
    other: i64 = 0
    while other < s.seats:
        worth = net_worth(s, other)
        if s.round > 1 and (other - s.first) % s.seats <= (s.turn - s.first) % s.seats:
            worth -= s.salary[other]
        growth = max(GROWTH_PER_ROUND, s.salary[other])
        rounds = min(rounds, max(1, (s.terms.target - worth + growth - 1) // growth))
        other += 1
    return (s.round - 1 + rounds) * s.seats - 1
