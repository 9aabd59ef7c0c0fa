"""A learner in a lesson: which step it is, what was reached, what a move led to, and what helps."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from spindletop.kernel.events import Chronicle, Event
from spindletop.kernel.refusal import Illegal
from spindletop.kernel.state import CHANCE, State
from spindletop.lessons.errors import LessonError
from spindletop.lessons.glance import Glance
from spindletop.lessons.lesson import VERB, Lesson, LessonStep
from spindletop.lessons.script import Script

Outcome = Literal["", "done", "lost"]
"""How a lesson ended; nothing while it goes on."""
MOST_ANSWERS: Final = 400
"""More actions of chance and rivals in a row than any lesson needs."""
HINTS: Final = 3
REACHABLE: Final = "The goal can still be reached from here."
OUT_OF_REACH: Final = "From here the way we know no longer leads to the goal: take it back, or go on and see."
TAKE_BACK: Final = "The way we know is closed from here. Take your last move back, or start again."


@dataclass(frozen=True)
class Consequence:
    """What is told about the learner's last move, and whether the goal can still be reached by the moves we know."""

    text: str
    within_reach: bool


@dataclass(frozen=True)
class Hint:
    """One of three hints, each plainer than the one before; the last one names the move itself."""

    level: int
    text: str
    places: tuple[str, ...]
    action: int | None


class LessonRun:
    """One learner's way through a lesson.

    `actions` are all actions since the record of the lesson begins, those of chance and rivals included: following
    them again gives the same run.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.state: State = lesson.start()
        self.script = Script(lesson)
        self.actions: list[int] = list(lesson.prefix)
        self.decided: list[int] = []
        """How many actions there were before each decision of the learner: where one can go back to."""
        self.at = 0
        """The number of steps whose condition has been met."""
        self.outcome: Outcome = ""
        self.events: list[Event] = []
        """What has happened since the learner's last decision."""
        self._made: list[int] = []
        """The learner's moves in the present step."""
        self._last: int | None = None
        self._strayed = False
        """Whether the learner's last move was not the model's."""
        self._note()

    @classmethod
    def begun(cls, lesson: Lesson) -> "LessonRun":
        """Return a run in which the learner is to decide for the first time."""
        run = cls(lesson)
        run._settle()
        return run

    @classmethod
    def followed(cls, lesson: Lesson, actions: Sequence[int]) -> "LessonRun":
        """Return the run that these actions make."""
        run = cls(lesson)
        begun = len(lesson.prefix)
        if list(actions[:begun]) != run.actions:
            raise LessonError(f"{lesson.source}: the lesson does not begin with these actions")
        for action in actions[begun:]:
            if run.mine:
                run._decide(action)
            else:
                run.script.next(run.state)
                run._play(action)
        return run

    def copy(self) -> "LessonRun":
        """Return an independent run at the same place."""
        twin = LessonRun.__new__(LessonRun)
        twin.lesson = self.lesson
        twin.state = self.state.copy()
        twin.script = self.script.copy()
        twin.actions = self.actions[:]
        twin.decided = self.decided[:]
        twin.at, twin.outcome = self.at, self.outcome
        twin.events = self.events[:]
        twin._made = self._made[:]
        twin._last, twin._strayed = self._last, self._strayed
        return twin

    # -- playing

    @property
    def decisions(self) -> int:
        """Return how often the learner has decided."""
        return len(self.decided)

    @property
    def mine(self) -> bool:
        """Tell whether the learner is to move."""
        return self.state.mover == self.lesson.me

    @property
    def going(self) -> bool:
        """Tell whether the lesson is neither done nor lost."""
        return self.outcome == ""

    def decide(self, action: int) -> list[int]:
        """Play the learner's move and what answers it; return all that was played. An illegal move raises Illegal."""
        played = len(self.actions)
        self._decide(action)
        self._settle()
        return self.actions[played:]

    def _decide(self, action: int) -> None:
        strayed = action != self.expected()
        before = self.at
        heard, self.events = self.events, []
        self.decided.append(len(self.actions))
        try:
            self._play(action)
        except Illegal:
            self.decided.pop()
            self.events = heard
            raise
        self._last, self._strayed = action, strayed
        if self.at == before:
            self._made.append(action)

    def _play(self, action: int) -> None:
        chronicle = Chronicle()
        self.state.listener = chronicle
        self.state.play(action)
        self.state.listener = None
        self.events += chronicle.take()
        self.actions.append(action)
        self._note()

    def _settle(self) -> None:
        """Let chance and rivals play until the learner decides or the lesson is over."""
        for _ in range(MOST_ANSWERS):
            if self.mine or not self.going:
                return
            self._play(self.script.next(self.state))
        raise LessonError(f"{self.lesson.source}: chance and rivals never come to an end")

    def _note(self) -> None:
        """Note which steps are done and whether the lesson is over; while chance is to move, nothing is."""
        if self.state.mover == CHANCE:
            return
        glance = self.glance()
        while self.at < len(self.lesson.steps) and self.lesson.steps[self.at].until.holds(glance):
            self.at += 1
            self._made = []
        self.outcome = self._outcome(glance)

    def _outcome(self, glance: Glance) -> Outcome:
        if self.lesson.goal.holds(glance):
            return "done"
        if glance.over or (self.lesson.gone is not None and self.lesson.gone.holds(glance)):
            return "lost"
        return "lost" if glance.mine and self.decisions >= self.lesson.most else ""

    # -- what is told

    def glance(self) -> Glance:
        """Return the position as the learner sees it."""
        return Glance(self.lesson.game, self.state, self.lesson.me)

    @property
    def step(self) -> LessonStep:
        """Return the present step, or the last one when all are done."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    def text(self) -> str:
        """Return what the present step says, or how the lesson ended."""
        said = {"": self.step.text, "done": self.lesson.done, "lost": self.lesson.lost}[self.outcome]
        return self.lesson.language.said(said, self.glance())

    def shown(self) -> list[str]:
        """Return what the step points at, as far as it can be used now."""
        if self.outcome or not self.mine:
            return []
        usable = usable_places(self.state)
        return [place for place in self.step.show if place in usable]

    def log(self, names: Sequence[str]) -> list[str]:
        """Return what has happened since the learner's last decision, as the learner may know it."""
        return [event.words(self.lesson.me, list(names)) for event in self.events]

    def consequence(self) -> Consequence | None:
        """Return what is told about the learner's last move; nothing where it was the model's and no reply fits."""
        if self._last is None:
            return None
        glance, line = self.glance(), self.state.vocabulary.text(self._last)
        for reply in self.lesson.replies:
            if reply.fits(line) and (reply.when is None or reply.when.holds(glance)):
                return Consequence(self.lesson.language.said(reply.says, glance), self.within_reach())
        if not self._strayed or self.outcome == "done":
            return None
        reachable = self.within_reach()
        return Consequence(REACHABLE if reachable else OUT_OF_REACH, reachable)

    def within_reach(self) -> bool:
        """Tell whether the rest of the model's moves still leads to the goal; luck and rivals are known beforehand."""
        if self.outcome:
            return self.outcome == "done"
        ahead = self.copy()
        while ahead.going:
            action = ahead.expected()
            if action is None:
                return False
            ahead.decide(action)
        return ahead.outcome == "done"

    def expected(self) -> int | None:
        """Return the next move of the model that can be made now, or None."""
        if not self.mine:
            return None
        for action in self.model_moves():
            if self.state.refusal(action) is None:
                return action
        return None

    def model_moves(self) -> list[int]:
        """Return the model's moves in the present step that the learner has not made."""
        left = list(self.step.moves)
        for action in self._made:
            if action in left:
                left.remove(action)
        return left

    def hint(self, level: int) -> Hint:
        """Return a hint, from 1, a question, to 3, the move itself; beside the way it says how to get back to it."""
        level = min(max(level, 1), HINTS)
        action = self.expected()
        if action is None or not self.within_reach():
            return Hint(level, TAKE_BACK, (), None)
        if level < HINTS:
            return Hint(level, self.step.hints[level - 1], tuple(self.shown()), None)
        verb = self.state.vocabulary.verb(action)
        x = action - verb.base
        place = verb.place(self.state, x)
        return Hint(level, f"{verb.words(self.state, x)}.", (place,) if place else (), action)


def usable_places(state: State) -> set[str]:
    """Return what can be pointed at: the places of the legal actions, and their verbs as `verb:NAME`."""
    found: set[str] = set()
    for action in state.choices():
        verb = state.vocabulary.verb(action)
        found |= {verb.place(state, action - verb.base), f"{VERB}{verb.name}"}
    return found - {""}
