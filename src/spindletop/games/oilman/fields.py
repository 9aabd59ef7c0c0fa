"""Every field of the table, copied and listed: made from the declarations in state.py by `make fields`."""

from typing import TYPE_CHECKING

from spindletop.kernel.fields import plain

if TYPE_CHECKING:
    from spindletop.games.oilman.state import Table


def copy(s: "Table", like: "Table") -> None:
    """Make everything on a table as it is on another."""
    s.cash = like.cash[:]
    s.salary = like.salary[:]
    s.dry = like.dry[:]
    s.owed = like.owed[:]
    s.borrowed = like.borrowed[:]
    s.bank = like.bank
    s.plot = like.plot[:]
    s.cap = like.cap[:]
    s.clear = like.clear[:]
    s.oil = like.oil[:]
    s.free_holes = like.free_holes
    s.owners = like.owners[:]
    s.wells = like.wells[:]
    s.owned = like.owned[:]
    s.undrilled = like.undrilled[:]
    s.cover = like.cover[:]
    s.layout_seed = like.layout_seed
    s.digits = like.digits
    s.round = like.round
    s.first = like.first
    s.turns = like.turns
    s.triggered = like.triggered
    s.marks = like.marks[:]
    s.size_wanted = like.size_wanted
    s.minimum = like.minimum
    s.ceiling = like.ceiling
    s.standing = like.standing
    s.leader = like.leader
    s.bidder = like.bidder
    s.bidding = like.bidding
    s.last_bids = like.last_bids[:]
    s.hole = like.hole
    s.rig = like.rig


def contents(s: "Table") -> list[object]:
    """Return everything on the table as plain values, in a fixed order."""
    rows = [
        s.cash,
        s.salary,
        s.dry,
        s.owed,
        s.borrowed,
        s.plot,
        s.cap,
        s.clear,
        s.oil,
        s.owners,
        s.wells,
        s.owned,
        s.undrilled,
        s.cover,
        s.marks,
        s.last_bids,
    ]
    numbers = [
        s.bank,
        s.free_holes,
        s.layout_seed,
        s.digits,
        s.round,
        s.first,
        s.turns,
        s.triggered,
        s.size_wanted,
        s.minimum,
        s.ceiling,
        s.standing,
        s.leader,
        s.bidder,
        s.bidding,
        s.hole,
        s.rig,
    ]
    return plain(rows, numbers)
