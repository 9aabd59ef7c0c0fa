"""Forbidding or forcing a component for one seat, to see what it is worth (Jaffe and others, 2012)."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.insight import Insight
from spindletop.kernel.numbers import Numbers
from spindletop.kernel.state import State
from spindletop.lab.components import Components

NOBODY = -1


class Restricted(Insight[Any]):
    """The insight of a game, except that one seat never considers a component, or takes it the first time it can."""

    def __init__(self, insight: Insight[Any], components: Components, forbid: str, force: str) -> None:
        self.insight = insight
        self.components = components
        self.forbid = forbid
        self.force = force
        self.seat = NOBODY
        self.forced = False
        self.unavoidable = 0

    def begin(self, seat: int) -> None:
        """Restrict this seat in the game that begins."""
        self.seat, self.forced, self.unavoidable = seat, False, 0

    def note(self, seat: int, action: int) -> None:
        """Learn what was really played: a component is forced only once, and what cannot be avoided is counted."""
        if seat == self.seat:
            used = self.components.used_by(action)
            self.forced = self.forced or self.force in used
            self.unavoidable += self.forbid in used

    def narrow(self, s: State, choices: Buffer) -> None:
        """Leave the seat what the restriction leaves it, but always something."""
        if s.mover == self.seat and choices.size > 1:
            if self.forbid:
                self._keep(choices, self.forbid, False)
            elif not self.forced:
                self._keep(choices, self.force, True)
        self.insight.narrow(s, choices)

    def _keep(self, choices: Buffer, component: str, wanted: bool) -> None:
        kept = [a for a in choices.actions() if (component in self.components.used_by(a)) == wanted]
        if kept:
            choices.clear()
            choices.base = 0
            for action in kept:
                choices.add(action)

    def evaluate(self, s: State, seat: int) -> float:
        """Return the game's own evaluation."""
        return self.insight.evaluate(s, seat)

    def horizon(self, s: State) -> float:
        """Return the game's own horizon."""
        return self.insight.horizon(s)

    def names(self, s: State) -> list[str]:
        """Return the game's own features."""
        return self.insight.names(s)

    def describe(self, s: State, seat: int, numbers: Numbers) -> None:
        """Write the game's own features."""
        self.insight.describe(s, seat, numbers)


@contextmanager
def restricted(game: AnyGame, components: Components, forbid: str, force: str) -> Iterator[Restricted | None]:
    """Let every bot that is made meanwhile know the restriction: greedy, search and minds all ask the insight."""
    if not forbid and not force:
        yield None
        return
    own = game.insight
    restriction = Restricted(own, components, forbid, force)
    game.insight = restriction
    try:
        yield restriction
    finally:
        game.insight = own
