"""The base class of every bot: it chooses for a seat without ever seeing what that seat may not know."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from spindletop.kernel.game import AnyGame
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import State


@mypyc_attr(native_class=False)
class BotError(ValueError):
    """Raised for a bot that does not exist, cannot be set up as asked, or chooses what the rules forbid."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program; subclasses override `choose`.

    The caller hands over a position determinised for the seat that is to move (`state.resample(seat, rng)`): what the
    seat cannot know has been drawn again at random. The position is the bot's own; it may be changed, copied or kept.
    """

    def __init__(self, game: AnyGame, seed: int = 0) -> None:
        self.game = game
        self.name = type(self).__name__.lower()
        self.rng = Rng(seed)

    def begin(self, seed: int) -> None:
        """Prepare for a new game; the same seed must lead to the same choices."""
        self.rng.reseed(seed)

    def choose(self, state: State) -> int:
        """Return one of `state.choices()` for the seat `state.mover`."""
        raise TypeError(f"{type(self).__name__} does not say how it chooses")

    # -- for copying and pickling: a bot is made anew and reminded of its game; what it had worked out is left behind

    def parameters(self) -> dict[str, Any]:
        """Return what it was made with beside game and seed."""
        return {}

    def memory(self) -> dict[str, Any]:
        """Return what it must remember of the game under way, by the names of attributes; by default its own ones."""
        own: dict[str, Any] = getattr(self, "__dict__", {})
        return {name: value for name, value in own.items() if name not in OF_EVERY_BOT}

    def recall(self, memory: dict[str, Any]) -> None:
        """Remember what `memory` told."""
        for attribute, value in memory.items():
            setattr(self, attribute, value)

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (type(self), self.game, self.parameters(), self.name, self.rng, self.memory())


OF_EVERY_BOT: Final = ("game", "name", "rng")


def remade(
    kind: type[Any], game: AnyGame, parameters: dict[str, Any], name: str, rng: Rng, memory: dict[str, Any]
) -> Bot:
    """Return a bot as it was when it was copied or pickled."""
    bot: Bot = kind(game, 0, **parameters)
    bot.name = name
    bot.rng = rng
    bot.recall(memory)
    return bot
