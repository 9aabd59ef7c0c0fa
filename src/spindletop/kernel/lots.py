"""Drawing lots: which seat begins, and what comes out of a pool."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.events import Kind
from spindletop.kernel.luck import OF_GAME, Luck
from spindletop.kernel.rng import Rng
from spindletop.kernel.step import S
from spindletop.kernel.verb import Deal, number


def draw_one(pool: vec[i64], total: i64, rng: Rng) -> i64:
    """Take one thing out of a pool of `total` things, counted by kind, and return its kind."""
    ticket = rng.below(total)
    kind: i64 = 0
    while ticket >= pool[kind]:
        ticket -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatLot(Deal[S]):
    """A seat is drawn by lot, out of those that are taken: it has the turn, and `note` says what else that means."""

    def __init__(self, name: str, most_seats: int, told: Kind | None, note: Callable[[S, int], None]) -> None:
        super().__init__(name, [number("seat", 0, most_seats - 1)])
        self.told = told
        self.note = note

    def weigh(self, s: S, out: Buffer) -> None:
        """Weigh all seats alike."""
        seat: i64 = 0
        while seat < s.seats:
            out.weigh(seat, 1)
            seat += 1

    def apply(self, s: S, x: i64) -> None:
        """Give the seat the turn, and tell it unless a step does."""
        self.note(s, int(x))
        s.turn = x
        if s.listener is not None and self.told is not None:
            s.tell(self.told, x, {})

    def luck(self, s: S) -> Luck:
        """Key the lot by the game."""
        return OF_GAME
