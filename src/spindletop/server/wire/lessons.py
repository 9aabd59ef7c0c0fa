"""What the server tells about lessons."""

from typing import Literal

from msgspec import Struct


class LessonCard(Struct):
    """A lesson that can be learned."""

    name: str
    number: int
    title: str
    promise: str
    minutes: int
    steps: int
    teaches: list[str]


class LessonOfTable(Struct):
    """The lesson that is learned at a table: what never changes about it; `next` is the lesson after it."""

    name: str
    number: int
    of: int
    title: str
    promise: str
    goal: str
    minutes: int
    steps: int
    teaches: list[str]
    next: str | None


class Told(Struct):
    """What the learner's last move led to, and whether the goal can still be reached by the moves we know."""

    text: str
    within_reach: bool


class LessonSeen(Struct):
    """How far the learner has come: the step to be read, what it points at, and how the lesson ended."""

    step: int
    text: str
    clauses: list[str]
    show: list[str]
    left: int
    told: Told | None
    outcome: Literal["", "done", "lost"]


class HintGiven(Struct):
    """A hint: words, places, and at the third level the choice itself."""

    level: int
    text: str
    places: list[str]
    choice: int | None


class ForgottenRule(Struct):
    """Something that is easily forgotten, and the clause that says so."""

    says: str
    clause: str


class PlayerAid(Struct):
    """A game on one page: the parts of a turn, what scores, what is easily forgotten."""

    turn: list[str]
    scores: list[str]
    forgotten: list[ForgottenRule]
