"""Checking lessons by playing them: the model's way reaches the goal, and every other way is allowed and answered."""

import re
from typing import Final

from spindletop.bots.pass_bot import PassBot
from spindletop.kernel.record import Record
from spindletop.kernel.rng import Rng
from spindletop.lessons.errors import LessonError
from spindletop.lessons.lesson import VERB, Lesson
from spindletop.lessons.lesson_run import LessonRun, usable_places

STEP_WORDS: Final = 60
FIRST_STEP_WORDS: Final = 45
REPLY_WORDS: Final = 40
END_WORDS: Final = 45
HINT_WORDS: Final = 30
PROMISE_WORDS: Final = 16
TITLE_LETTERS: Final = 40
WRITTEN_HINTS: Final = 2
"""How many hints are written for a step; the third is the move itself."""
WORDS_A_SECOND: Final = 170 / 60
DECISION_SECONDS: Final = 7.0
"""How long a careful reader takes for a decision, beside reading."""
MOST_SECONDS: Final = 180
LEARNERS: Final = 12
"""So many learners who choose by lot must not break anything."""
CLOSING: Final = ("end_", "pass", "done")
"""How verbs begin that close a step: even an idle learner plays them."""
CITED: Final = re.compile(r"\b[A-Z]{2}-[A-Z]?\d")


def count(text: str) -> int:
    """Return the number of words."""
    return len(text.split())


def check_lesson(lesson: Lesson, learners: int = LEARNERS) -> list[str]:
    """Return everything that is wrong with a lesson, each as a sentence; nothing if it can be played."""
    return LessonCheck(lesson).faults(learners)


class LessonCheck:
    """Plays one lesson in every way that matters, and collects what is wrong."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.found: list[str] = []
        self.model: list[int] = []
        """The learner's moves of the model's way."""
        self.words = count(lesson.goal_words) + count(lesson.done)
        self.unused: list[int] = []
        """Scripted draws that have not been seen to happen."""

    def faults(self, learners: int = LEARNERS) -> list[str]:
        """Return everything that is wrong."""
        try:
            self._texts()
            self._model()
            if not self.found:
                self._first_moves()
                self._replies()
                self._idle()
                self._by_lot(learners)
                never = [self.lesson.game.vocabulary.text(action) for action in self.unused]
                self._expect(not never, f"draws that never happen: {', '.join(never)}")
        except (LessonError, ValueError) as error:
            self.found.append(f"{error}")
        return [
            fault if fault.startswith(self.lesson.source) else f"{self.lesson.source}: {fault}" for fault in self.found
        ]

    @property
    def seconds(self) -> float:
        """Return how long a careful reader takes, once the model was played."""
        return self.words / WORDS_A_SECOND + len(self.model) * DECISION_SECONDS

    def _expect(self, holds: bool, fault: str) -> None:
        if not holds:
            self.found.append(fault)

    def _short(self, what: str, text: str, most: int) -> None:
        self._expect(count(text) <= most, f"{what} has {count(text)} words, at most {most} are read")
        self._expect(CITED.search(text) is None, f"{what} has the number of a clause in its text")

    # -- what is written

    def _texts(self) -> None:
        lesson = self.lesson
        clauses = lesson.game.rulebook().clauses
        self._expect(len(lesson.title) <= TITLE_LETTERS, f"the title has more than {TITLE_LETTERS} letters")
        self._short("the promise", lesson.promise, PROMISE_WORDS)
        self._short("the goal", lesson.goal_words, PROMISE_WORDS)
        self._short("`done`", lesson.done, END_WORDS)
        self._short("`lost`", lesson.lost, END_WORDS)
        for number, step in enumerate(lesson.steps, start=1):
            self._expect(
                len(step.hints) == WRITTEN_HINTS,
                f"step {number}: expected {WRITTEN_HINTS} hints; the third is the move",
            )
            for hint in step.hints:
                self._short(f"step {number}: a hint", hint, HINT_WORDS)
            self._expect(bool(step.clauses), f"step {number} rests on no clause")
            for clause in step.clauses:
                self._expect(clause in clauses, f"step {number}: there is no clause {clause}")
            self._expect(bool(step.show), f"step {number} points at nothing")
        for reply in lesson.replies:
            self._short(f"the reply to {reply.to!r}", reply.says, REPLY_WORDS)
        vocabulary = lesson.game.vocabulary
        for name in lesson.teaches:
            verb = vocabulary.by_name.get(name)
            self._expect(verb is not None and verb.base < vocabulary.decisions, f"{name!r} is no verb of a seat")

    # -- the model's way

    def _model(self) -> None:
        run = LessonRun.begun(self.lesson)
        self._expect(not run.outcome, f"the lesson is {run.outcome} before it begins")
        self._expect(run.mine, "the learner does not move first")
        shown = -1
        used: set[str] = set()
        while run.going and not self.found:
            if run.at != shown:
                self._expect(run.at == shown + 1, f"step {shown + 2} is passed over by the model")
                shown, used = run.at, set()
                text = run.text()
                self._short(f"step {shown + 1}", text, FIRST_STEP_WORDS if shown == 0 else STEP_WORDS)
                self.words += count(text)
            used |= set(run.step.show) & usable_places(run.state)
            step = run.step
            action = self._next_of_model(run, shown)
            if action is None:
                return
            self.model.append(action)
            run.decide(action)
            if run.at != shown or run.outcome == "done":
                never = sorted(set(step.show) - used)
                self._expect(not never, f"step {shown + 1} points at what cannot be used: {', '.join(never)}")
        self._ended(run)

    def _next_of_model(self, run: LessonRun, shown: int) -> int | None:
        """Return the model's next move, which something shown must lead to."""
        left = run.model_moves()
        if not left:
            self._expect(False, f"step {shown + 1}: its moves are made, and it is not done")
            return None
        action, line = left[0], run.state.vocabulary.text(left[0])
        refusal = run.state.refusal(action)
        if refusal is not None:
            self._expect(False, f"step {shown + 1}: {line!r} is refused: {refusal}")
            return None
        verb = run.state.vocabulary.verb(action)
        place = verb.place(run.state, action - verb.base)
        leads = place in run.step.show or f"{VERB}{verb.name}" in run.step.show
        self._expect(leads, f"step {shown + 1}: nothing shown leads to {line!r} at {place or 'no place'}")
        return action

    def _ended(self, run: LessonRun) -> None:
        if self.found:
            return
        lesson = self.lesson
        self._expect(run.outcome == "done", f"the model ends the lesson as {run.outcome!r}")
        self._expect(run.at == len(lesson.steps), "the goal is reached before all steps are shown")
        self._expect(self.seconds <= MOST_SECONDS, f"a careful reader needs {self.seconds:.0f} seconds")
        verbs = {lesson.game.vocabulary.verb(action).name for action in self.model}
        missing = sorted(set(lesson.teaches) - verbs)
        self._expect(not missing, f"teaches what the model does not do: {', '.join(missing)}")
        again = LessonRun.followed(lesson, run.actions)
        same = again.state.digest() == run.state.digest() and again.outcome == run.outcome and again.at == run.at
        self._expect(same, "the same actions lead elsewhere when they are followed again")
        record = lesson.record()
        record.actions = run.actions[:]
        self._expect(replays(record, run.state.digest()), "the record does not replay to where the lesson ended")
        self.unused = run.script.draws[:]

    # -- every other way

    def _first_moves(self) -> None:
        first = LessonRun.begun(self.lesson)
        for action in first.state.choices():
            run = first.copy()
            run.decide(action)
            self._seen(run)
            line = first.state.vocabulary.text(action)
            told = action == self.model[0] or run.outcome or run.consequence() is not None
            self._expect(bool(told), f"nothing is told after the first move {line!r}")

    def _replies(self) -> None:
        """See that every reply is given to some move that leaves the model's way."""
        left = list(self.lesson.replies)
        run = LessonRun.begun(self.lesson)
        for move in self.model:
            for action in run.state.choices():
                line = run.state.vocabulary.text(action)
                if any(reply.fits(line) for reply in left):
                    other = run.copy()
                    other.decide(action)
                    self._seen(other)
                    told = other.consequence()
                    left = [
                        reply
                        for reply in left
                        if told is None or told.text != self.lesson.language.said(reply.says, other.glance())
                    ]
            run.decide(move)
        for reply in left:
            self._expect(False, f"the reply to {reply.to!r} is never given one move beside the model's way")

    def _idle(self) -> None:
        """See that doing as little as the rules allow does not reach the goal."""
        run = LessonRun.begun(self.lesson)
        quiet = PassBot(self.lesson.game, 2)
        busy = False
        while run.going:
            action = quiet.choose(run.state.copy())
            verb = run.state.vocabulary.verb(action).name
            busy = busy or (verb in self.lesson.teaches and not verb.startswith(CLOSING))
            run.decide(action)
        self._seen(run)
        self._expect(busy or run.outcome == "lost", "doing nothing reaches the goal")

    def _by_lot(self, learners: int) -> None:
        """See that learners who choose by lot break nothing and come to an end."""
        for seed in range(learners):
            run, rng = LessonRun.begun(self.lesson), Rng(seed + 1)
            while run.going:
                choices = run.state.choices()
                run.decide(choices[int(rng.below(len(choices)))])
                run.text()
                run.hint(1 + seed % 3)
            self._seen(run)
            run.text()

    def _seen(self, run: LessonRun) -> None:
        self.unused = [action for action in self.unused if action in run.script.draws]


def replays(record: Record, digest: str) -> bool:
    """Tell whether a record leads to the position with this fingerprint."""
    return record.replay().digest() == digest
