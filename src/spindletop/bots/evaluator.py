"""What a search believes by itself: how promising choices are, and what a position is worth to each seat."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.bots.greedy import Lookahead
from spindletop.bots.mind import Mind
from spindletop.bots.net import blank
from spindletop.bots.utility import leads
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER, State

VICTORY: Final = 1.0
"""What winning is worth beyond its points, as a share of the highest score."""


class Evaluator:
    """Ranks the choices of a position and values the leaves of a search tree."""

    def rank(self, s: State, choices: Buffer, rng: Rng) -> list[float]:
        """Return how promising each choice is for the seat that is to move."""
        raise TypeError(f"{type(self).__name__} does not say how it ranks choices")

    def utilities(self, s: State, seat: int) -> list[float]:
        """Return what a position is worth to each seat, as far as `seat` can know."""
        raise TypeError(f"{type(self).__name__} does not say what a position is worth")


@final
class InsightEvaluator(Evaluator):
    """Believes the game's own insight: each seat goes for its lead over the others."""

    def __init__(self, game: AnyGame) -> None:
        self.insight = game.insight
        self.lookahead = Lookahead(game)

    def rank(self, s: State, choices: Buffer, rng: Rng) -> list[float]:
        """Return what the insight thinks of what directly follows each choice."""
        return self.lookahead.values(s, choices, rng)

    def utilities(self, s: State, seat: int) -> list[float]:
        """Return how far each seat is ahead of the others; when the game is over, winning counts for itself."""
        values = [self.insight.evaluate(s, other) for other in range(s.seats)]
        if s.mover == OVER:
            prize = VICTORY * max([abs(value) for value in values])
            for winner in s.winners():
                values[winner] += prize
        return leads(values)


@final
class MindEvaluator(Evaluator):
    """Believes a mind: its win chances, and a little of the scores it expects."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.values: vec[float] = blank(64)

    def rank(self, s: State, choices: Buffer, rng: Rng) -> list[float]:
        """Return what the mind thinks of what directly follows each choice."""
        while i64(len(self.values)) < choices.size:
            self.values = blank(2 * len(self.values))
        self.mind.choices(s, choices, self.values)
        found: list[float] = []
        i: i64 = 0
        while i < choices.size:
            found.append(self.values[i])
            i += 1
        return found

    def utilities(self, s: State, seat: int) -> list[float]:
        """Return win chances tilted by scores, seen from the seat that searches."""
        self.mind.value_afresh(s, seat)
        return [self.mind.utility(other) for other in range(s.seats)]

    def __reduce__(self) -> tuple[object, ...]:
        return MindEvaluator, (self.mind,)
