"""The careless bot: greedy, but every now and then it does anything at all."""

from typing import Any, final

from spindletop.bots.bot import Bot
from spindletop.bots.greedy import GreedyBot
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import State

FINE = 10_000


@final
class CarelessBot(Bot):
    """Chooses as the greedy bot does, except for a share of its decisions, `slips`, that it leaves to chance."""

    def __init__(self, game: AnyGame, seed: int = 0, slips: float = 0.2) -> None:
        super().__init__(game, seed)
        if not 0 <= slips <= 1:
            raise ValueError(f"slips is {slips}, expected a share from 0 to 1")
        self.slips = float(slips)
        self.greedy = GreedyBot(game, seed)

    def begin(self, seed: int) -> None:
        """Prepare for a new game."""
        self.rng.reseed(seed)
        self.greedy.begin(seed + FINE)

    def choose(self, state: State) -> int:
        """Return the best choice, or any that is worth considering."""
        if float(self.rng.below(FINE)) >= self.slips * FINE:
            return self.greedy.choose(state)
        out = Buffer()
        state.legal(out)
        self.game.insight.narrow(state, out)
        return int(out.choose(self.rng))

    def parameters(self) -> dict[str, Any]:
        """Return how often it slips."""
        return {"slips": self.slips}

    def memory(self) -> dict[str, Any]:
        """Return the lots of its better half."""
        return {"lots": self.greedy.rng}

    def recall(self, memory: dict[str, Any]) -> None:
        """Remember those lots."""
        self.greedy.rng = memory["lots"]
