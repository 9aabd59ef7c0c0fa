"""Action cards: the pile, the discards, the hands, and what a seat cannot know of them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from spindletop.games.interbellum import log
from spindletop.games.interbellum.names import MOST_KINDS
from spindletop.kernel.buffer import zeros
from spindletop.kernel.lots import draw_one
from spindletop.kernel.rng import Rng

if TYPE_CHECKING:
    from spindletop.games.interbellum.state import Table


def holds(s: "Table", seat: i64, kind: i64) -> i64:
    """Return how many cards of a kind a player holds."""
    return s.hands[seat * MOST_KINDS + kind]


def pile_size(s: "Table") -> i64:
    """Return how many cards are in the pile."""
    size: i64 = 0
    for copies in s.pile:
        size += copies
    return size


def discards_size(s: "Table") -> i64:
    """Return how many cards are among the discards."""
    size: i64 = 0
    for copies in s.discards:
        size += copies
    return size


def ready(s: "Table") -> bool:
    """Make the discards a new pile if the pile is empty; tell whether a card can be drawn (IB-652)."""
    if pile_size(s) > 0:
        return True
    if discards_size(s) == 0:
        return False
    s.pile = s.discards
    s.discards = zeros(MOST_KINDS)
    if s.listener is not None:
        s.tell(log.RESHUFFLED, -1, {})
    return True


def take(s: "Table", seat: i64, kind: i64) -> None:
    """Move a card from the pile to a hand."""
    s.pile[kind] -= 1
    s.hands[seat * MOST_KINDS + kind] += 1
    s.hand_size[seat] += 1


def give_up(s: "Table", seat: i64, kind: i64) -> None:
    """Take a card out of a hand; the caller says where it goes."""
    s.hands[seat * MOST_KINDS + kind] -= 1
    s.hand_size[seat] -= 1


def resample(s: "Table", seat: i64, rng: Rng) -> None:
    """Gather pile and foreign hands, and deal the hands anew at their sizes (IB-662)."""
    pool = s.pile
    total = pile_size(s)
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            kind: i64 = 0
            while kind < MOST_KINDS:
                pool[kind] += s.hands[other * MOST_KINDS + kind]
                s.hands[other * MOST_KINDS + kind] = 0
                kind += 1
            total += s.hand_size[other]
        other += 1
    other = 0
    while other < s.seats:
        if other != seat:
            dealt: i64 = 0
            while dealt < s.hand_size[other]:
                kind = draw_one(pool, total, rng)
                total -= 1
                s.hands[other * MOST_KINDS + kind] += 1
                dealt += 1
        other += 1
