"""What a learner sees of a position: named pieces that together lose nothing a seat may know, own seat first."""

from typing import TYPE_CHECKING, Final, Generic, TypeVar, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from spindletop.kernel.buffer import zeros

if TYPE_CHECKING:
    from spindletop.kernel.state import State

S = TypeVar("S", bound="State")

FLAG: Final = "flag"
"""Each number is 0 or 1 for itself."""
ONE_OF: Final = "one of"
"""At most one of the numbers is 1: which of several things it is; none of them if there is nothing."""
COUNT: Final = "count"
"""How many, divided by the scale."""
MONEY: Final = "money"
"""How much, divided by the scale."""
THERMOMETER: Final = "thermometer"
"""The first n numbers are 1 for a count of n."""
LIMIT: Final = 1000.0
"""No count and no sum of money is larger, nor smaller than its negative, once divided by its scale."""


@final
class Piece:
    """A named part of an observation: its shape, what kind of numbers it holds, and what they mean."""

    def __init__(self, name: str, shape: tuple[int, ...], kind: str, meaning: str, scale: float = 1.0) -> None:
        self.name = name
        self.shape = shape
        self.kind = kind
        self.meaning = meaning
        self.scale = scale

    @property
    def size(self) -> int:
        """Return how many numbers the piece has."""
        size = 1
        for n in self.shape:
            size *= n
        return size


@final
class SparseRow:
    """A row of numbers most of which are 0: only the others are stored, with their places.

    Writing costs as much as there is to see, whatever the length of the row. `at` is the place of the next number.
    """

    def __init__(self) -> None:
        self.places: vec[i64] = zeros(256)
        self.values: vec[float] = vec[float]([0.0] * 256)
        self.size: i64 = 0
        self.at: i64 = 0

    def clear(self) -> None:
        """Begin a new row."""
        self.size = 0
        self.at = 0

    def put(self, place: i64, value: float) -> None:
        """Write a number other than 0 at a place that has none yet."""
        n = self.size
        if n >= i64(len(self.places)):
            self._grow()
        self.places[n] = place
        self.values[n] = value
        self.size = n + 1

    def skip(self, count: i64) -> None:
        """Leave this many numbers at 0."""
        self.at += count

    def number(self, value: float) -> None:
        """Write one number."""
        if value != 0.0:
            self.put(self.at, value)
        self.at += 1

    def flag(self, holds: bool) -> None:
        """Write 1 if the flag holds, else 0."""
        if holds:
            self.put(self.at, 1.0)
        self.at += 1

    def count(self, count: i64, scale: float) -> None:
        """Write a whole number, divided by its scale."""
        if count != 0:
            self.put(self.at, float(count) / scale)
        self.at += 1

    def counts(self, numbers: vec[i64], first: i64, size: i64, scale: float) -> None:
        """Write so many whole numbers of a row from the first on, each divided by the scale."""
        i: i64 = 0
        while i < size:
            self.count(numbers[first + i], scale)
            i += 1

    def seats(self, numbers: vec[i64], seat: i64, seats: i64, scale: float) -> None:
        """Write one whole number of every seat, own seat first, each divided by the scale."""
        i: i64 = 0
        while i < seats:
            self.count(numbers[(seat + i) % seats], scale)
            i += 1

    def one_of(self, which: i64, size: i64) -> None:
        """Write 1 at `which` of so many places; at none of them if it is negative."""
        if which >= 0:
            self.put(self.at + which, 1.0)
        self.at += size

    def seat(self, other: i64, seat: i64, seats: i64) -> None:
        """Write which seat this is, counted from the one that looks; none of them if it is negative."""
        self.one_of(distance(seat, other, seats), seats)

    def flags(self, mask: i64, size: i64) -> None:
        """Write 1 for each place of a set of `size` places."""
        if mask < 0:
            raise ValueError("a set of places cannot be negative")  # its shifts would never reach 0
        place = self.at
        end = place + size
        while mask != 0 and place < end:
            if mask & 1 != 0:
                self.put(place, 1.0)
            mask >>= 1
            place += 1
        if mask != 0:
            raise ValueError("the set has more places than the piece")
        self.at = end

    def thermometer(self, count: i64, size: i64) -> None:
        """Write 1 at the first `count` of so many places."""
        n: i64 = 0
        while n < count and n < size:
            self.put(self.at + n, 1.0)
            n += 1
        self.at += size

    def _grow(self) -> None:
        """Double the capacity."""
        self.places = extend(self.places, self.places)
        self.values = extend(self.values, self.values)

    def dense(self) -> list[float]:
        """Return all numbers up to `at` as an ordinary list."""
        whole = [0.0] * int(self.at)
        for i in range(self.size):
            whole[self.places[i]] = self.values[i]
        return whole


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """How a position looks to a seat, as numbers; each game says it once, for every number of seats and every option.

    Equal observations mean equal views and equal choices, and nothing that the seat cannot know changes them. By
    default only who is to move, whose turn it is and the scores are seen, which is not enough for any real game.
    `steps` names everything a position can wait for, and which of that it is stands behind the order of play.
    """

    def __init__(self, steps: list[str] | None = None) -> None:
        self.step_names = steps or []
        self.kinds: dict[str, int] = {name: i for i, name in enumerate(self.step_names)}

    def step_kind(self, name: str) -> i64:
        """Return which of the steps this is; further words in its name are the seat or figures, and remembered."""
        kind = self.kinds.get(name)
        if kind is None:
            kind = max((len(known), i) for i, known in enumerate(self.step_names) if name.startswith(f"{known} "))[1]
            self.kinds[name] = kind
        return kind

    def pieces(self, s: S) -> list[Piece]:
        """Return the pieces in the order in which `write` writes them."""
        seats = int(s.seats)
        return [*self.order_of_play(seats), Piece("scores", (seats,), COUNT, "the scores, own first", 10.0)]

    def write(self, s: S, seat: i64, row: SparseRow) -> None:
        """Write the position as `seat` sees it."""
        self.write_order_of_play(s, seat, row)
        scores = s.scores()
        for i in range(s.seats):
            row.number(float(scores[(seat + i) % s.seats]) / 10.0)

    def order_of_play(self, seats: int) -> list[Piece]:
        """Return the pieces that every game begins with."""
        found = [
            Piece("seat", (seats,), ONE_OF, "which seat is looking"),
            Piece("to_move", (seats + 1,), ONE_OF, "how many seats after the own one the mover sits; last: chance"),
            Piece("turn", (seats,), ONE_OF, "how many seats after the own one the seat sits whose turn it is"),
        ]
        names = self.step_names
        if names:
            found.append(Piece("step", (len(names),), ONE_OF, f"what is being decided or drawn: {', '.join(names)}"))
        return found

    def write_order_of_play(self, s: S, seat: i64, row: SparseRow) -> None:
        """Write the pieces that every game begins with."""
        seats = s.seats
        row.one_of(seat, seats)
        mover = s.mover
        row.one_of(distance(seat, mover, seats) if mover >= 0 else (seats if mover == -1 else i64(-1)), seats + 1)
        row.seat(s.turn, seat, seats)
        if self.step_names:
            row.one_of(self.step_kind(s.step.name), len(self.step_names))


def distance(seat: i64, other: i64, seats: i64) -> i64:
    """Return how many seats after `seat` the other one sits; -1 if there is none."""
    if other < 0:
        return -1
    return (other - seat + seats) % seats
