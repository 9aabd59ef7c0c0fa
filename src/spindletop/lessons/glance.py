"""A position as the learner's seat sees it: all that goals, conditions and texts of a lesson can ask about."""

from collections.abc import Mapping

from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import OVER, State


class Glance:
    """One position through the eyes of one seat; the view is made when it is first asked for."""

    def __init__(self, game: AnyGame, state: State, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self._view: Mapping[str, object] | None = None

    @property
    def view(self) -> Mapping[str, object]:
        """Return what the seat may see."""
        if self._view is None:
            self._view = self.game.view(self.state, self.seat)
        return self._view

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.state.mover == OVER

    @property
    def mine(self) -> bool:
        """Tell whether the learner is to move."""
        return self.state.mover == self.seat

    @property
    def step(self) -> str:
        """Return the name of the step that is being played."""
        return self.state.step.name

    def won(self, seat: int) -> bool:
        """Tell whether a seat has won a game that is over."""
        return self.over and seat in self.state.winners()
