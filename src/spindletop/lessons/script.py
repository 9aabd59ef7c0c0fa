"""What chance and the rivals do in a lesson: as its script says, and as little as possible beyond it."""

from spindletop.bots.pass_bot import PassBot
from spindletop.kernel.dealer import SeededDealer
from spindletop.kernel.state import CHANCE, State
from spindletop.lessons.lesson import Lesson


class Script:
    """The lines that are not used yet.

    What comes next depends on the lesson and the actions before it alone, so a position can be reached again by
    following the same actions.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.draws = list(lesson.chance)
        self.rivals = {seat: list(lines) for seat, lines in lesson.rivals.items()}
        self.drawn = 0

    def copy(self) -> "Script":
        """Return an independent script at the same place."""
        twin = Script(self.lesson)
        twin.draws = self.draws[:]
        twin.rivals = {seat: lines[:] for seat, lines in self.rivals.items()}
        twin.drawn = self.drawn
        return twin

    def next(self, state: State) -> int:
        """Return what chance or the rival to move does, and cross out the line it came from."""
        return self._draw(state) if state.mover == CHANCE else self._answer(state)

    def _draw(self, state: State) -> int:
        """Return the first line of this kind of draw that can happen now, else a draw from the lesson's seed."""
        choices = state.choices()
        self.drawn += 1
        for action in self.draws:
            if action in choices:
                self.draws.remove(action)
                return action
        return choices[SeededDealer(self.lesson.seed * 1000 + self.drawn).draw(state.weights())]

    def _answer(self, state: State) -> int:
        """Return the rival's next line that is legal, else what does least."""
        lines = self.rivals.get(int(state.mover), [])
        while lines:
            action = lines.pop(0)
            if state.refusal(action) is None:
                return action
        return PassBot(self.lesson.game, self.lesson.seed).choose(state.copy())
