"""The end of Crude: assets at Depression values, the winner, and ties (CR-101, CR-804 to CR-806)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.crude.board import KINDS, QUADRANTS
from spindletop.kernel.bits import count
from spindletop.kernel.ranking import leaders

if TYPE_CHECKING:
    from spindletop.games.crude.state import Table


def owned(s: "Table", seat: i64, kind: i64) -> i64:
    """Return how many assets of a kind a seat has in all its quadrants."""
    found: i64 = 0
    q: i64 = 0
    while q < QUADRANTS:
        if s.terms.owners[q] == seat:
            found += count(s.standing(kind, q))
        q += 1
    return found


def worth(s: "Table", seat: i64, values: vec[i64]) -> i64:
    """Return what all assets of a seat bring at these values by kind."""
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        total += owned(s, seat, kind) * values[kind]
        kind += 1
    return total


def liquidation(s: "Table", seat: i64) -> i64:
    """Return what all assets of a seat bring at the end (CR-804)."""
    box = s.terms.box
    return worth(s, seat, box.economy[box.economy_final].sell)


def stored_barrels(s: "Table", seat: i64) -> i64:
    """Return how many barrels of either product a seat has (CR-806)."""
    found: i64 = 0
    q: i64 = 0
    while q < QUADRANTS:
        if s.terms.owners[q] == seat:
            found += s.crude(q) + s.gasoline(q)
        q += 1
    return found


def total(s: "Table", seat: i64) -> i64:
    """Return the cash of a seat once everything is sold; barrels are worth nothing (CR-804, CR-805)."""
    return s.cash[seat] + liquidation(s, seat)


def totals(s: "Table") -> list[int]:
    """Return the total of every seat."""
    return [int(total(s, seat)) for seat in range(s.seats)]


def winners(s: "Table") -> list[int]:
    """Return who has most: total, then barrels; who is still equal shares (CR-806)."""
    ranks = [(int(total(s, seat)), int(stored_barrels(s, seat))) for seat in range(s.seats)]
    return leaders(ranks)
