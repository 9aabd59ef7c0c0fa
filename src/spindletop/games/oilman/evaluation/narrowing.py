"""Which of its choices a company thinks about: its own wells and free holes, one of each kind, and one bid."""

from typing import Final

from mypy_extensions import i64

from spindletop.games.oilman.components import MOST_HOLES, RIGS
from spindletop.games.oilman.evaluation.bidding import wanted_bid
from spindletop.games.oilman.moves.auction import BID, LOWEST_BID, RAISE
from spindletop.games.oilman.moves.boundary import MARK
from spindletop.games.oilman.moves.drilling import DRILL
from spindletop.games.oilman.state import Table
from spindletop.kernel.buffer import Buffer, zeros

KINDS: Final = 1024
"""Holes are alike in ground (2), known oil (4), known clear levels (4), cap (8), and what they are wanted for (4)."""
NO_BID: Final[i64] = -1
TO_MARK: Final[i64] = RIGS
"""What a hole is wanted for: one of the rigs, or to be marked."""


def narrow(s: Table, choices: Buffer) -> None:
    """Strike out drillings on foreign and free land, holes just like others, and all bids but one."""
    seen = zeros(KINDS)
    wanted: i64 = 0
    bid: i64 = NO_BID
    kept: i64 = 0
    i: i64 = 0
    while i < choices.size:
        action = choices.items[i]
        keep = True
        if DRILL.base <= action < DRILL.base + DRILL.size:
            hole = (action - DRILL.base) // RIGS
            kind = kind_of(s, hole, (action - DRILL.base) % RIGS)
            keep = s.owner(hole) == s.turn and (s.terms.clusters or seen[kind] == 0)
            if keep:
                seen[kind] = 1
        elif MARK.base <= action < MARK.base + MARK.size:
            hole = action - MARK.base
            kind = kind_of(s, hole, TO_MARK)
            keep = (s.terms.clusters or seen[kind] == 0) and has_room(s, hole)
            if keep:
                seen[kind] = 1
        elif BID.base <= action < BID.base + BID.size or RAISE.base <= action < RAISE.base + RAISE.size:
            if bid == NO_BID:
                wanted = wanted_bid(s)
                bid = kept
            else:
                keep = False
                if amount_of(s, action) <= wanted:
                    choices.items[bid] = action
        if keep:
            choices.items[kept] = action
            kept += 1
        i += 1
    choices.size = max(kept, 1)


def amount_of(s: Table, action: i64) -> i64:
    """Return the amount that a bid or a raise names; they are offered from the lowest to the highest."""
    if action < RAISE.base:
        return action - BID.base + LOWEST_BID
    return RAISE.amount(s, action - RAISE.base)


def kind_of(s: Table, hole: i64, use: i64) -> i64:
    """Return a number that holes share if they are alike for this use, unless oil lies in patches."""
    notes = (s.oil[hole] * 4 + s.clear[hole]) * 8 + s.cap[hole]
    return (s.terms.box.terrain[hole] * 128 + notes) * 4 + use


def has_room(s: Table, hole: i64) -> bool:
    """Tell whether a whole property fits round the first hole of it; later ones are beside that one."""
    return len(s.marks) > 0 or s.free_area(hole, MOST_HOLES) >= MOST_HOLES
