"""Changing the turn order of the next round (PL-306 to PL-308)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline.names import (
    MOST_SEATS,
)
from spindletop.games.pipeline.state import Table
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Verb, number


def take_place(s: Table, p: i64) -> None:
    """Put the disk of the seat on a space of the lower row and shift others out of its way (PL-307)."""
    if s.lower[p] != NOBODY:
        gap = p
        while gap < s.seats and s.lower[gap] != NOBODY:
            gap += 1
        if gap < s.seats:
            while gap > p:
                s.lower[gap] = s.lower[gap - 1]
                gap -= 1
        else:
            gap = p
            while s.lower[gap] != NOBODY:
                gap -= 1
            while gap < p:
                s.lower[gap] = s.lower[gap + 1]
                gap += 1
    s.lower[p] = s.turn
    if s.listener is not None:
        s.tell(log.ORDER_PLACE, s.turn, {"place": int(p) + 1})


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

    def place(self, s: Table, x: i64) -> str:
        return f"slot:{x}"

    def hint(self, s: Table, x: i64) -> str:
        return "" if x >= s.seats or s.lower[x] == NOBODY else "others are shifted"


@final
class Keep(Verb[Table]):
    """Make no choice: take the leftmost empty space.  [PL-308]"""

    def apply(self, s: Table, x: i64) -> None:
        take_leftmost(s)

    def words(self, s: Table, x: i64) -> str:
        return "Take the first empty space of the order row"


SLOT: Final = Slot("slot", [number("place", 0, MOST_SEATS - 1)])
KEEP: Final = Keep("keep", exact=True)
