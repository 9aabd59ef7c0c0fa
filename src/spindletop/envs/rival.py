"""OpenSpiel's own tree search as a bot of ours, for measuring: `spindletop.envs.rival:OpenSpielMcts:seconds=0.2`."""

from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from spindletop.bots.bot import Bot
from spindletop.envs.openspiel import PREFIX, SpielState
from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import State

FIRST_GUESS = 4
"""Simulations for the first decision, before their speed is known."""


class OpenSpielMcts(Bot):
    """Plays by open_spiel.python.algorithms.mcts with its random rollouts.

    OpenSpiel counts simulations, not time: `seconds` is kept by choosing their number from the speed of the last
    decisions; `simulations`, if given, is used as it is. `spent` and `decisions` tell what was really taken.
    """

    def __init__(
        self, game: AnyGame, seed: int = 0, seconds: float = 0.2, simulations: int = 0, explore: float = 2.0
    ) -> None:
        super().__init__(game, seed)
        self.seconds = seconds
        self.simulations = simulations
        self.explore = explore
        self.random = np.random.RandomState(seed % (1 << 32))
        self.per_second = 0.0
        self.spent = 0.0
        self.searched = 0
        self.decisions = 0

    def begin(self, seed: int) -> None:
        """Prepare for a new game; the measured speed is kept."""
        super().begin(seed)
        self.random = np.random.RandomState(seed % (1 << 32))

    def choose(self, state: State) -> int:
        """Return the choice of OpenSpiel's search."""
        theirs = pyspiel.load_game(PREFIX + self.game.id, {"players": int(state.seats)})
        position: SpielState = theirs.new_initial_state()
        position.wrapped.table = state
        count = self.simulations or max(2, round(self.per_second * self.seconds)) if self.decisions else FIRST_GUESS
        evaluator = mcts.RandomRolloutEvaluator(1, self.random)
        start = perf_counter()
        action = mcts.MCTSBot(theirs, self.explore, count, evaluator, random_state=self.random).step(position)
        self._learn(count, perf_counter() - start)
        return int(action)

    def _learn(self, count: int, seconds: float) -> None:
        """Remember how fast simulations are, the last decisions counting most."""
        self.decisions += 1
        self.searched += count
        self.spent += seconds
        now = count / max(seconds, 1e-6)
        self.per_second = now if self.per_second == 0.0 else 0.7 * self.per_second + 0.3 * now
