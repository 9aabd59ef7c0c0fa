"""Drawing lots: every seat is equally likely."""

from mypy_extensions import i64, mypyc_attr

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.luck import OF_GAME, Luck
from spindletop.kernel.step import S
from spindletop.kernel.verb import Deal, number


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatLot(Deal[S]):
    """A seat is drawn by lot, out of those that are taken; a game says what the lot decides."""

    def __init__(self, name: str, most_seats: int) -> None:
        super().__init__(name, [number("seat", 0, most_seats - 1)])

    def weigh(self, s: S, out: Buffer) -> None:
        """Weigh all seats alike."""
        seat: i64 = 0
        while seat < s.seats:
            out.weigh(seat, 1)
            seat += 1

    def luck(self, s: S) -> Luck:
        """Key the lot by the game."""
        return OF_GAME
