"""How long a game still lasts, in rounds and in executives of a player."""

from mypy_extensions import i64

from spindletop.games.interbellum.state import ACTIONS, SETUP, Table


def rounds_left(s: Table) -> float:
    """Return how many rounds follow the present one."""
    if s.phase == SETUP:
        return float(s.terms.box.rounds)
    return float(s.terms.box.rounds - s.round)


def actions_left(s: Table, seat: i64) -> float:
    """Return how many executives a player can still place."""
    each = float(s.terms.box.executives)
    if s.phase == SETUP:
        return each * float(s.terms.box.rounds)
    left = each - float(s.placed[seat])
    if s.phase != ACTIONS:
        left = each
    return left + each * rounds_left(s)
