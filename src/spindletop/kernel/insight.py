"""What a position is worth to a seat: named features and an evaluation, for bots and learners."""

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.numbers import Numbers

if TYPE_CHECKING:
    from spindletop.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(Generic[S]):
    """How good positions of a game are for a seat, judged only by what that seat may know."""

    def evaluate(self, s: S, seat: int) -> float:
        """Return how good the position is for `seat`, in the unit of the score; higher is better."""
        return float(s.scores()[seat])

    def narrow(self, s: S, choices: Buffer) -> None:
        """Strike out legal choices that nobody would consider, so that bots leave them out; at least one is left."""

    def horizon(self, s: S) -> float:
        """Return how many rounds a search plays on before it relies on `evaluate`; below 0: to the end."""
        return 1.0

    def names(self, s: S) -> list[str]:
        """Return the names of the features, parallel to what `describe` writes."""
        return [f"score_{i}" for i in range(s.seats)]

    def describe(self, s: S, seat: int, numbers: Numbers) -> None:
        """Write the position as numbers, seen from `seat`, whose own numbers come first."""
        scores = s.scores()
        for i in range(s.seats):
            numbers.add(float(scores[(seat + i) % s.seats]))

    def features(self, s: S, seat: int) -> list[float]:
        """Return the position as numbers, as `describe` writes them."""
        numbers = Numbers()
        self.describe(s, seat, numbers)
        return numbers.written()
