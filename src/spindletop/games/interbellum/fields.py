"""Every field of the table, copied and listed: made from the declarations in state.py by `make fields`."""

from typing import TYPE_CHECKING

from spindletop.kernel.fields import plain

if TYPE_CHECKING:
    from spindletop.games.interbellum.state import Table


def copy(s: "Table", like: "Table") -> None:
    """Make everything on a table as it is on another."""
    s.cash = like.cash[:]
    s.bank = like.bank
    s.company = like.company[:]
    s.placed = like.placed[:]
    s.finds = like.finds[:]
    s.cubes = like.cubes[:]
    s.pieces = like.pieces[:]
    s.influence = like.influence[:]
    s.hands = like.hands[:]
    s.hand_size = like.hand_size[:]
    s.wells = like.wells[:]
    s.pipes = like.pipes[:]
    s.sea = like.sea[:]
    s.armies = like.armies[:]
    s.flags = like.flags[:]
    s.cheap = like.cheap[:]
    s.pile = like.pile[:]
    s.discards = like.discards[:]
    s.in_play = like.in_play
    s.drawn = like.drawn[:]
    s.events = like.events[:]
    s.changes = like.changes[:]
    s.white = like.white
    s.black = like.black
    s.white_gone = like.white_gone
    s.black_gone = like.black_gone
    s.round = like.round
    s.phase = like.phase
    s.starter = like.starter
    s.dealt = like.dealt
    s.chosen = like.chosen
    s.at_pile = like.at_pile
    s.worked = like.worked
    s.fresh = like.fresh
    s.subject = like.subject
    s.drawing = like.drawing
    s.shown = like.shown
    s.candidates = like.candidates
    s.ordered = like.ordered
    s.times = like.times
    s.orders = like.orders
    s.marches = like.marches
    s.recalls = like.recalls
    s.ousting = like.ousting
    s.marcher = like.marcher
    s.gang = like.gang
    s.price = like.price
    s.taken = like.taken
    s.voluntary = like.voluntary
    s.most = like.most
    s.targets = like.targets
    s.balloted = like.balloted
    s.votes = like.votes[:]


def contents(s: "Table") -> list[object]:
    """Return everything on the table as plain values, in a fixed order."""
    rows = [
        s.cash,
        s.company,
        s.placed,
        s.finds,
        s.cubes,
        s.pieces,
        s.influence,
        s.hands,
        s.hand_size,
        s.wells,
        s.pipes,
        s.sea,
        s.armies,
        s.flags,
        s.cheap,
        s.pile,
        s.discards,
        s.drawn,
        s.events,
        s.changes,
        s.votes,
    ]
    numbers = [
        s.bank,
        s.in_play,
        s.white,
        s.black,
        s.white_gone,
        s.black_gone,
        s.round,
        s.phase,
        s.starter,
        s.dealt,
        s.chosen,
        s.at_pile,
        s.worked,
        s.fresh,
        s.subject,
        s.drawing,
        s.shown,
        s.candidates,
        s.ordered,
        s.times,
        s.orders,
        s.marches,
        s.recalls,
        s.ousting,
        s.marcher,
        s.gang,
        s.price,
        s.taken,
        s.voluntary,
        s.most,
        s.targets,
        s.balloted,
    ]
    return plain(rows, numbers)
