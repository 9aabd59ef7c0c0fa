"""Which of its choices a company thinks about: its own wells, one of each kind, and bids by sensible raises."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.oilman.components import RIGS
from spindletop.games.oilman.moves import BID, DRILL, LOWEST_BID
from spindletop.games.oilman.state import Table
from spindletop.kernel.buffer import Buffer, zeros
from spindletop.kernel.state import NOBODY

KINDS: Final = 512
"""Wells are alike in ground (2), cap (up to 3), known oil (up to 3) and known clear levels (up to 3)."""


def narrow(s: Table, choices: Buffer) -> None:
    """Strike out drillings on foreign and free land, wells just like others, and bids between the usual raises."""
    seen = zeros(KINDS)
    kept: i64 = 0
    i: i64 = 0
    while i < choices.size:
        action = choices.items[i]
        if DRILL.base <= action < DRILL.base + DRILL.size:
            keep = worth_drilling(s, action - DRILL.base, seen)
        elif BID.base <= action < BID.base + BID.size:
            keep = usual_raise(s, action - BID.base + LOWEST_BID)
        else:
            keep = True
        if keep:
            choices.items[kept] = action
            kept += 1
        i += 1
    choices.size = kept


def worth_drilling(s: Table, x: i64, seen: vec[i64]) -> bool:
    """Tell whether this is the first drilling of its kind on own land; with oil in patches no hole is like another."""
    hole = x // RIGS
    if s.owner(hole) != s.turn:
        return False
    if s.terms.clusters:
        return True
    notes = (s.oil[hole] * 4 + s.clear[hole]) * 4 + s.cap[hole]
    kind = (s.terms.box.terrain[hole] * 64 + notes) * 4 + x % RIGS
    if seen[kind] != 0:
        return False
    seen[kind] = 1
    return True


def usual_raise(s: Table, amount: i64) -> bool:
    """Tell whether a bid is the lowest one, or a raise of the ladder above it."""
    above = amount - (s.minimum if s.leader == NOBODY else s.standing + 1)
    for rung in s.terms.box.ladder:  # noqa: SIM110  a generator would be slow in compiled code
        if above == rung:
            return True
    return False
