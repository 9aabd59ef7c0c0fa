"""Drawing lots: every seat is equally likely to begin."""

from mypy_extensions import i64, mypyc_attr

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.events import Kind
from spindletop.kernel.step import S
from spindletop.kernel.verb import Deal, number


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatLot(Deal[S]):
    """A seat is drawn by lot, out of those that are taken: it has the turn, and a game says what else that means."""

    def __init__(self, name: str, most_seats: int, told: Kind | None = None) -> None:
        super().__init__(name, [number("seat", 0, most_seats - 1)])
        self.told = told

    def weigh(self, s: S, out: Buffer) -> None:
        """Weigh all seats alike."""
        seat: i64 = 0
        while seat < s.seats:
            out.weigh(seat, 1)
            seat += 1

    def note(self, s: S, seat: i64) -> None:
        """Note that this seat begins."""
        return

    def apply(self, s: S, x: i64) -> None:
        """Give the seat the turn, and tell it."""
        self.note(s, x)
        s.turn = x
        if s.listener is not None and self.told is not None:
            s.tell(self.told, x, {})
