"""Undo: a seat's own decisions since the last chance event, reveal or decision of another seat."""

from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import State
from spindletop.kernel.undo import reveals


class UndoStep:
    """One decision: the position it was made in, and whether it revealed something (None: not checked yet)."""

    def __init__(self, n: int, seat: int, before: State, action: int) -> None:
        self.n = n
        self.seat = seat
        self.before = before
        self.action = action
        self.revealing: bool | None = None


class UndoStack:
    """Decisions that may be undone, the last one at the end."""

    def __init__(self) -> None:
        self.steps: list[UndoStep] = []

    def clear(self) -> None:
        """Drop everything: nothing before this can be undone."""
        self.steps = []

    def add(self, n: int, seat: int, before: State, action: int) -> None:
        """Add a decision; the decisions of any other seat can no longer be undone."""
        if self.steps and self.steps[-1].seat != seat:
            self.steps = []
        self.steps.append(UndoStep(n, seat, before, action))

    def points(self, seat: int, now: State, secrets_of: AnyGame | None) -> list[int]:
        """Return the positions `seat` may go back to; `secrets_of` is the game if the table has secrets."""
        found: list[int] = []
        after = now
        for step in reversed(self.steps):
            if step.seat != seat:
                break
            if step.revealing is None:
                step.revealing = reveals(step.before, step.action, after, secrets_of)
            if step.revealing:
                break
            found.append(step.n)
            after = step.before
        return found[::-1]

    def back_to(self, n: int) -> State | None:
        """Return the position with this number and forget what came after it."""
        for i, step in enumerate(self.steps):
            if step.n == n:
                del self.steps[i:]
                return step.before
        self.clear()
        return None
