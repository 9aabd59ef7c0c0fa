"""What a position is worth to every seat: win chances and expected final scores in one vector, whoever asks."""

import math
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from spindletop.bots.mind import Mind
from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import State

MIND_DOUBT: Final = 0.0075
"""The standard error assumed for a difference between two choices, where the card of a mind does not say it."""
INSIGHT_DOUBT: Final = 0.015
"""The same where the game's own insight stands in for a mind."""


def settled(s: State) -> list[float]:
    """Return the end of a game as a vector: shares of the victory, then final scores."""
    vector = [0.0] * int(s.seats)
    winners = s.winners()
    for winner in winners:
        vector[winner] = 1.0 / float(len(winners))
    for score in s.scores():
        vector.append(float(score))
    return vector


@mypyc_attr(allow_interpreted_subclasses=True)
class Values:
    """Values positions in which a seat is to move: the win chance of every seat, then its expected final score."""

    def __init__(self, name: str, doubt: float) -> None:
        self.name = name
        """Tells reviews apart that were made with different values."""
        self.doubt = doubt
        """The standard error of a difference between what follows two choices."""

    def value(self, s: State) -> list[float]:
        """Return the vector of a position, which depends on the position alone."""
        raise TypeError(f"{type(self).__name__} does not say what a position is worth")

    def look_from(self, s: State, seat: int) -> None:
        """Get ready to value what may follow from a position, as a seat sees it."""

    def seen(self, s: State, seat: int) -> list[float]:
        """Return the vector of a position that follows from the one given to `look_from`."""
        return self.value(s)


@final
class MindValues(Values):
    """Asks the mind of a game; as it looks through the eyes of one seat, a position is worth the mean over all eyes."""

    def __init__(self, mind: Mind, name: str, doubt: float = MIND_DOUBT) -> None:
        super().__init__(name, doubt)
        self.mind = mind

    def value(self, s: State) -> list[float]:
        """Return the mean of what the mind says through the eyes of each seat."""
        seats = s.seats
        total = [0.0] * (2 * int(seats))
        seat: i64 = 0
        while seat < seats:
            self.mind.value_afresh(s, seat)
            self._add(total, seats)
            seat += 1
        return [number / float(seats) for number in total]

    def look_from(self, s: State, seat: int) -> None:
        """Let the mind work out what all that follows has in common."""
        self.mind.rebase(s, seat)

    def seen(self, s: State, seat: int) -> list[float]:
        """Return what the mind says through the eyes of a seat."""
        vector = [0.0] * (2 * int(s.seats))
        self.mind.value(s, seat)
        self._add(vector, s.seats)
        return vector

    def _add(self, total: list[float], seats: i64) -> None:
        mind = self.mind
        i: i64 = 0
        while i < seats:
            total[i] += mind.wins[i]
            total[seats + i] += mind.score_mean + mind.score_spread * mind.scores[i]
            i += 1


@final
class InsightValues(Values):
    """Stands in for a mind: win chances are a softmax of what the game's insight expects each seat to score."""

    def __init__(self, game: AnyGame, slope: float, doubt: float = INSIGHT_DOUBT) -> None:
        super().__init__(f"insight-{game.id}-{slope:.6g}", doubt)
        self.insight = game.insight
        self.slope = slope
        """How much the logarithm of the odds changes with one point of lead."""

    def value(self, s: State) -> list[float]:
        """Return the softmax of the evaluations, and the evaluations."""
        worths = [self.insight.evaluate(s, seat) for seat in range(s.seats)]
        return softmax(worths, self.slope) + worths


def softmax(worths: list[float], slope: float) -> list[float]:
    """Return numbers as chances with sum 1: the larger the slope, the more a lead counts."""
    top = max(worths)
    powers = [math.exp(slope * (worth - top)) for worth in worths]
    total = sum(powers)
    return [power / total for power in powers]
