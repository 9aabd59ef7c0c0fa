"""A bot of a named level: it looks at the table it sits at and then plays as its level does there."""

from collections.abc import Callable
from typing import Any, final

from mypy_extensions import i64

from spindletop.bots.bot import Bot
from spindletop.bots.greedy import GreedyBot
from spindletop.bots.levels import Level, spec_of
from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import State


@final
class LevelBot(Bot):
    """Plays as `make` makes it once the number of seats is known."""

    def __init__(self, game: AnyGame, seed: int, level: Level, make: Callable[[str, AnyGame], Bot]) -> None:
        super().__init__(game, seed)
        self.level = level
        self.make = make
        self.seed = seed
        self.seats: i64 = 0
        self.player: Bot = GreedyBot(game, seed)

    def begin(self, seed: int) -> None:
        """Get ready for a new game."""
        self.seed = seed
        self.player.begin(seed)

    def choose(self, state: State) -> int:
        """Return what the level chooses."""
        if self.seats != state.seats:
            self.seats = state.seats
            self.player = self.make(spec_of(self.level, self.game, int(state.seats)), self.game)
            self.player.begin(self.seed)
        return self.player.choose(state)

    def parameters(self) -> dict[str, Any]:
        """Return its level, and who makes the bots it plays by."""
        return {"level": self.level, "make": self.make}

    def memory(self) -> dict[str, Any]:
        """Return the bot it plays by."""
        return {"seed": self.seed, "seats": int(self.seats), "player": self.player}
