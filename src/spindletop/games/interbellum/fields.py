"""Every field of the table, copied and listed: made from the declarations in state.py by `make fields`."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.fields import plain

if TYPE_CHECKING:
    from spindletop.games.interbellum.state import Table


def copy(s: "Table", like: "Table") -> None:
    """Make everything on a table as it is on another."""
    s.cash, s.company, s.placed, s.finds = like.cash[:], like.company[:], like.placed[:], like.finds[:]
    s.cubes, s.pieces, s.influence, s.hands = like.cubes[:], like.pieces[:], like.influence[:], like.hands[:]
    s.hand_size, s.wells, s.pipes, s.sea = like.hand_size[:], like.wells[:], like.pipes[:], like.sea[:]
    s.armies, s.flags, s.cheap, s.pile = like.armies[:], like.flags[:], like.cheap[:], like.pile[:]
    s.discards, s.drawn, s.events, s.changes = like.discards[:], like.drawn[:], like.events[:], like.changes[:]
    s.votes = like.votes[:]
    s.bank, s.in_play, s.white, s.black, s.white_gone = like.bank, like.in_play, like.white, like.black, like.white_gone
    s.black_gone, s.round, s.phase, s.starter = like.black_gone, like.round, like.phase, like.starter
    s.dealt, s.chosen, s.at_pile, s.worked, s.fresh = like.dealt, like.chosen, like.at_pile, like.worked, like.fresh
    s.subject, s.drawing, s.shown, s.candidates = like.subject, like.drawing, like.shown, like.candidates
    s.ordered, s.times, s.orders, s.marches = like.ordered, like.times, like.orders, like.marches
    s.recalls, s.ousting, s.marcher, s.gang, s.price = like.recalls, like.ousting, like.marcher, like.gang, like.price
    s.taken, s.voluntary, s.most, s.targets = like.taken, like.voluntary, like.most, like.targets
    s.balloted = like.balloted


def contents(s: "Table") -> list[object]:
    """Return everything on the table as plain values, in a fixed order."""
    rows: list[vec[i64]] = []
    rows += [s.cash, s.company, s.placed, s.finds, s.cubes, s.pieces, s.influence, s.hands, s.hand_size, s.wells]
    rows += [s.pipes, s.sea, s.armies, s.flags, s.cheap, s.pile, s.discards, s.drawn, s.events, s.changes, s.votes]
    numbers: list[i64] = []
    numbers += [s.bank, s.in_play, s.white, s.black, s.white_gone, s.black_gone, s.round, s.phase, s.starter, s.dealt]
    numbers += [s.chosen, s.at_pile, s.worked, s.fresh, s.subject, s.drawing, s.shown, s.candidates, s.ordered, s.times]
    numbers += [s.orders, s.marches, s.recalls, s.ousting, s.marcher, s.gang, s.price, s.taken, s.voluntary, s.most]
    numbers += [s.targets, s.balloted]
    return plain(rows, numbers)
