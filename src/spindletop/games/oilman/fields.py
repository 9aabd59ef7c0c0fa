"""Every field of the table, copied and listed: made from the declarations in state.py by `make fields`."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.fields import plain

if TYPE_CHECKING:
    from spindletop.games.oilman.state import Table


def copy(s: "Table", like: "Table") -> None:
    """Make everything on a table as it is on another."""
    s.cash, s.salary, s.dry, s.owed = like.cash[:], like.salary[:], like.dry[:], like.owed[:]
    s.borrowed, s.plot, s.cap, s.clear, s.oil = like.borrowed[:], like.plot[:], like.cap[:], like.clear[:], like.oil[:]
    s.owners, s.wells, s.owned, s.undrilled = like.owners[:], like.wells[:], like.owned[:], like.undrilled[:]
    s.cover, s.marks, s.last_bids = like.cover[:], like.marks[:], like.last_bids[:]
    s.bank, s.free_holes, s.layout_seed, s.digits = like.bank, like.free_holes, like.layout_seed, like.digits
    s.round, s.first, s.turns, s.triggered = like.round, like.first, like.turns, like.triggered
    s.size_wanted, s.minimum, s.ceiling, s.standing = like.size_wanted, like.minimum, like.ceiling, like.standing
    s.leader, s.bidder, s.bidding, s.hole, s.rig = like.leader, like.bidder, like.bidding, like.hole, like.rig


def contents(s: "Table") -> list[object]:
    """Return everything on the table as plain values, in a fixed order."""
    rows: list[vec[i64]] = []
    rows += [s.cash, s.salary, s.dry, s.owed, s.borrowed, s.plot, s.cap, s.clear, s.oil, s.owners, s.wells, s.owned]
    rows += [s.undrilled, s.cover, s.marks, s.last_bids]
    numbers: list[i64] = []
    numbers += [s.bank, s.free_holes, s.layout_seed, s.digits, s.round, s.first, s.turns, s.triggered, s.size_wanted]
    numbers += [s.minimum, s.ceiling, s.standing, s.leader, s.bidder, s.bidding, s.hole, s.rig]
    return plain(rows, numbers)
