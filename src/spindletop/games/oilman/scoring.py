"""The end of International Oilman: net worth, the winner, and ties (OM-01, OM-96, OM-97)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from spindletop.kernel.ranking import leaders

if TYPE_CHECKING:
    from spindletop.games.oilman.state import Table


def net_worth(s: "Table", seat: i64) -> i64:
    """Return cash plus ten times the salary (OM-01), less open debt where that was agreed (OM-96)."""
    worth = s.cash[seat] + s.terms.box.salary_multiple * s.salary[seat]
    return worth - s.owed[seat] if s.terms.deduct else worth


def net_worths(s: "Table") -> list[int]:
    """Return the net worth of every company."""
    return [int(net_worth(s, seat)) for seat in range(s.seats)]


def winners(s: "Table") -> list[int]:
    """Return who has most: net worth, then salary, then wet wells; who is still equal shares (OM-97)."""
    ranks = [(int(net_worth(s, i)), int(s.salary[i]), int(s.wet_wells(i))) for i in range(s.seats)]
    return leaders(ranks)
