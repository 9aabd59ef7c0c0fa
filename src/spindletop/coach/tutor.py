"""Whether a move loses much, judged as its seat could: by the mind of the game, or by paired continuations."""

import math
import time
import warnings
from dataclasses import dataclass
from typing import Final

from spindletop.bots.greedy import Lookahead
from spindletop.bots.mind import Mind
from spindletop.bots.minds import find_mind
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import State
from spindletop.review.comparison import Comparison
from spindletop.review.draws import Draws
from spindletop.review.futures import Futures
from spindletop.review.values import InsightValues, MindValues

CHANCE_LOSS: Final = 0.05
"""How much of the chance to win a move must lose before the coach asks, where a mind can tell it."""
WORLDS: Final = 4
"""In so many worlds that the seat could imagine the mind is asked."""
PAIRS: Final = 16
FEWEST_PAIRS: Final = 8
"""Fewer pairs of continuations confirm nothing."""
ERRORS: Final = 2.0
"""By how many standard errors a difference must be larger than nothing."""
SECONDS: Final = 0.4
"""How long a player waits for the coach at most."""
MOST_OUTCOMES: Final = 36
SAMPLES: Final = 16
SLOPE: Final = 0.05
"""Any slope will do where only the expected scores of the insight are compared."""


@dataclass(frozen=True)
class Risk:
    """A loss that was confirmed: how much, in words that tell the difference alone, and the move that does better."""

    loss: float
    words: str
    better: int


class Tutor:
    """Knows which move a seat would like best at a glance; whether a move loses much, its two kinds tell."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.lookahead = Lookahead(game)

    def favourite(self, state: State, seed: int = 0) -> int:
        """Return the move that looks best one step ahead."""
        return self._glanced(state, state.choices()[0], seed)[0]

    def risk(self, state: State, action: int, seed: int = 0) -> Risk | None:
        """Return what a move loses against a better one, if that is much and certain enough."""
        raise TypeError(f"{type(self).__name__} does not compare moves")

    def _glanced(self, state: State, action: int, seed: int) -> tuple[int, float]:
        """Return the move that the insight likes best, and by how much more than `action`."""
        rng = Rng(seed + 1)
        world = state.resample(int(state.mover), rng)
        out = Buffer()
        world.legal(out)
        self.game.insight.narrow(world, out)
        choices = out.actions()
        if action not in choices:
            choices.append(action)
            out.base = 0
            out.add(action)
        values = self.lookahead.values(world, out, rng)
        best = max(range(len(choices)), key=values.__getitem__)
        return choices[best], values[best] - values[choices.index(action)]


class MindTutor(Tutor):
    """Asks the mind of the game, whose differences are far more certain than what it takes to ask."""

    def __init__(self, game: AnyGame, mind: Mind) -> None:
        super().__init__(game)
        self.values = MindValues(mind, "coach")
        self.comparison = Comparison(game, self.values)

    def risk(self, state: State, action: int, seed: int = 0) -> Risk | None:
        """Return how much of the chance to win a move loses."""
        seat = int(state.mover)
        worlds = self.comparison.worlds(state, 0, seed, WORLDS)
        choices = self.comparison.candidates(worlds[0], action, 0, seed)
        found = self.comparison.values_of(worlds, choices, 0, seed)
        chances = [sum(vector[seat] for vector in vectors) / len(vectors) for vectors in found]
        best = max(range(len(choices)), key=chances.__getitem__)
        loss = chances[best] - chances[choices.index(action)]
        if loss < max(CHANCE_LOSS, ERRORS * self.values.doubt):
            return None
        return Risk(loss, f"That costs you about {100 * loss:.0f} in 100 chances to win.", choices[best])


class InsightTutor(Tutor):
    """Lets the game's insight suspect a move, and greedy players confirm it: the insight alone is right too seldom."""

    def __init__(self, game: AnyGame, warn: int, unit: str, seconds: float = SECONDS) -> None:
        super().__init__(game)
        self.warn = float(warn)
        self.unit = unit
        self.seconds = seconds
        self.futures = Futures(game, Draws(InsightValues(game, SLOPE), MOST_OUTCOMES, SAMPLES), None)

    def risk(self, state: State, action: int, seed: int = 0) -> Risk | None:
        """Return how many points a move loses, if continuations with equal luck confirm it in time."""
        until = time.monotonic() + self.seconds
        better, suspected = self._glanced(state, action, seed)
        if better == action or suspected < self.warn:
            return None
        losses = self._losses(state, action, better, seed, until)
        if len(losses) < FEWEST_PAIRS:
            return None
        mean = sum(losses) / len(losses)
        spread = math.sqrt(sum((loss - mean) ** 2 for loss in losses) / (len(losses) - 1))
        if mean < self.warn or mean <= ERRORS * spread / math.sqrt(len(losses)):
            return None
        words = f"On average about {mean:.0f} {self.unit} worse than another move, in {len(losses)} continuations."
        return Risk(mean, words, better)

    def _losses(self, state: State, action: int, better: int, seed: int, until: float) -> list[float]:
        """Let both moves meet the same futures, and return how much more the better one brought in each."""
        score = int(state.seats) + int(state.mover)
        losses: list[float] = []
        while len(losses) < PAIRS and time.monotonic() < until:
            best = self.futures.look(state, better, 0, seed, len(losses))
            played = self.futures.look(state, action, 0, seed, len(losses))
            losses.append(best[score] - played[score])
        return losses


def tutor_for(game: AnyGame, first: State, warn: int, unit: str) -> Tutor:
    """Return the tutor for a table that begins with this position: by the mind, where one knows the game."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        mind = find_mind(game, first)
    return InsightTutor(game, warn, unit) if mind is None else MindTutor(game, mind)
