"""A bot for Gusher in plain Python: it banks as soon as the tank holds enough."""

from gusher import BANK, Field

from spindletop import Bot
from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import State


class Cautious(Bot):
    """Drills until the tank holds `enough` barrels."""

    def __init__(self, game: AnyGame, seed: int = 0, enough: int = 15) -> None:
        super().__init__(game, seed)
        self.enough = enough

    def choose(self, state: State) -> int:
        assert isinstance(state, Field)
        full = state.tank >= self.enough or state.bank[state.turn] + state.tank >= state.goal
        return int(BANK.base) if full else state.choices()[0]
