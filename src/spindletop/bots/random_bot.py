"""The random bot: every choice is equally likely."""

from typing import final

from spindletop.bots.bot import Bot
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.state import State


@final
class RandomBot(Bot):
    """Chooses at random; the baseline for every other bot."""

    def choose(self, state: State) -> int:
        """Return any choice."""
        out = Buffer()
        state.legal(out)
        return int(out.choose(self.rng))
