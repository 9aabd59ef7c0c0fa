"""The greedy bot: it looks one step ahead and takes what the game's insight values most."""

from typing import Any, Final, final

from mypy_extensions import i64

from spindletop.bots.bot import Bot
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, State

SAMPLE: Final[i64] = 12
"""Up to this many outcomes of chance are all looked at; if there are more, this many are drawn."""


@final
class Lookahead:
    """Values every choice of a position by the insight's evaluation of what directly follows it."""

    def __init__(self, game: AnyGame) -> None:
        self.insight = game.insight
        self.out = Buffer()

    def values(self, s: State, choices: Buffer, rng: Rng) -> list[float]:
        """Return what each choice is worth to the seat that is to move.

        Every choice meets the same luck: where chance is sampled, each sample starts with the same random number, so
        that equal choices get equal values.
        """
        seat = int(s.mover)
        luck = rng.copy()
        rng.next32()
        values: list[float] = []
        i: i64 = 0
        while i < choices.size:
            after = s.copy()
            after.play_into(choices.items[i], self.out)
            if after.mover == CHANCE:
                values.append(self._mean(after, seat, luck.copy()))
            else:
                values.append(self.insight.evaluate(after, seat))
            i += 1
        return values

    def _mean(self, s: State, seat: int, luck: Rng) -> float:
        """Return the mean over the outcomes of chance, weighted by their probabilities."""
        out = self.out
        if out.size > SAMPLE:
            return self._sampled(s, seat, luck)
        total = 0.0
        weights = 0.0
        after = Buffer()
        i: i64 = 0
        while i < out.size:
            reached = s.copy()
            reached.play_into(out.items[i], after)
            total += float(out.odds[i]) * self.insight.evaluate(reached, seat)
            weights += float(out.odds[i])
            i += 1
        return total / weights

    def _sampled(self, s: State, seat: int, luck: Rng) -> float:
        total = 0.0
        after = Buffer()
        i: i64 = 0
        while i < SAMPLE:
            reached = s.copy()
            reached.play_into(self.out.draw(luck), after)
            total += self.insight.evaluate(reached, seat)
            i += 1
        return total / float(SAMPLE)


@final
class GreedyBot(Bot):
    """Takes the choice that leads to the best position; ties are broken at random."""

    def __init__(self, game: AnyGame, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.lookahead = Lookahead(game)

    def memory(self) -> dict[str, Any]:
        """Return nothing: every choice is looked at afresh."""
        return {}

    def choose(self, state: State) -> int:
        """Return the best choice."""
        out = Buffer()
        state.legal(out)
        self.game.insight.narrow(state, out)
        if out.size == 1:
            return int(out.items[0])
        values = self.lookahead.values(state, out, self.rng)
        best = values[0]
        chosen: i64 = 0
        equals: i64 = 1
        i: i64 = 1
        while i < out.size:
            value = values[i]
            if value > best:
                best = value
                chosen = i
                equals = 1
            elif value == best:
                equals += 1
                if self.rng.below(equals) == 0:
                    chosen = i
            i += 1
        return int(out.items[chosen])
