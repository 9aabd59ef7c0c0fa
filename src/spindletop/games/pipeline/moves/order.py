"""Changing the turn order of the next round (PL-306 to PL-308)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline.names import MOST_SEATS
from spindletop.games.pipeline.state import Table
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Verb, number

NO_GAP: Final[i64] = -1


def take_place(s: Table, p: i64) -> None:
    """Put the disk of the seat on a space of the lower row and shift others out of its way (PL-307)."""
    before = s.lower[:]
    if s.lower[p] != NOBODY:
        gap = gap_beyond(s, p, 1)
        toward: i64 = -1
        if gap == NO_GAP:
            gap = gap_beyond(s, p, -1)
            toward = 1
        while gap != p:
            s.lower[gap] = s.lower[gap + toward]
            gap += toward
    s.lower[p] = s.turn
    if s.listener is not None:
        s.tell(log.ORDER_PLACE, s.turn, {"place": int(p) + 1})
        for place in range(s.seats):
            seat = s.lower[place]
            if seat != NOBODY and seat != s.turn and before[place] != seat:
                s.tell(log.BUMPED, seat, {"place": place + 1})


def gap_beyond(s: Table, p: i64, way: i64) -> i64:
    """Return the empty space up to which disks shift on one side of `p`: the last there, or the first (PL-R11)."""
    found: i64 = NO_GAP
    at = p + way
    while 0 <= at < s.seats:
        if s.lower[at] == NOBODY:
            found = at
            if s.terms.nearest_gap:
                return found
        at += way
    return found


def take_leftmost(s: Table) -> None:
    """Put the disk of the seat on the leftmost empty space of the lower row (PL-308)."""
    p: i64 = 0
    while s.lower[p] != NOBODY:
        p += 1
    take_place(s, p)


@final
class Slot(Verb[Table]):
    """Choose a space of the lower order row.  [PL-306, PL-307]"""

    def refuse(self, s: Table, x: i64) -> i64:
        return LEGAL if x < s.seats else R.NO_SUCH_SLOT

    def apply(self, s: Table, x: i64) -> None:
        take_place(s, x)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"seats": s.seats}

    def words(self, s: Table, x: i64) -> str:
        return f"Play as number {x + 1} in the next round"

    def hint(self, s: Table, x: i64) -> str:
        return "" if x >= s.seats or s.lower[x] == NOBODY else "bumps the disk there"


@final
class Keep(Verb[Table]):
    """Make no choice: take the leftmost empty space.  [PL-308]"""

    def apply(self, s: Table, x: i64) -> None:
        take_leftmost(s)


SLOT: Final = Slot("slot", [number("place", 0, MOST_SEATS - 1)], place="slot:{place}")
KEEP: Final = Keep("keep", exact=True, words="Take the first empty space of the order row")
