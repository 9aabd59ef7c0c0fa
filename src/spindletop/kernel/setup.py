"""How a table was set up: enough to set up another one with the same components and agreements."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, final

from spindletop.kernel.options import Value
from spindletop.kernel.step import Step

if TYPE_CHECKING:
    from spindletop.kernel.game import AnyGame, Edition
    from spindletop.kernel.state import State


@final
class Setup:
    """A game, a number of seats, the options agreed on and the edition; all positions of a game share one."""

    def __init__(self, game: "AnyGame", seats: int, options: "Mapping[str, Value]", edition: "str | Edition") -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.edition = edition
        self.steps: dict[str, Step[Any]] = {}
        """Every step of the game by a name of its own, once a position has been pickled."""

    def start(self) -> "State":
        """Return the first position of another game at such a table."""
        first: State = self.game.start(self.seats, self.options, self.edition)
        return first

    def reduced(self, state: "State") -> tuple[Any, ...]:
        """Return what `pickle` needs to lay a position at this table out again."""
        return self.game.reduced(state, self)

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.game, self.seats, dict(self.options), self.edition)
