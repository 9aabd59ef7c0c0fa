"""One lesson as its file tells it: a position, a goal, steps with texts and hints, replies to other moves."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from spindletop.kernel.game import AnyGame
from spindletop.kernel.options import settle
from spindletop.kernel.record import Record
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.state import State
from spindletop.kernel.vocabulary import BadMove
from spindletop.lessons.conditions import Expression, Language
from spindletop.lessons.errors import LessonError

FORMAT: Final = 1
FILE: Final = re.compile(r"(\d\d)-([a-z0-9-]+)\.toml")
LONGEST: Final = 60
"""The most decisions a lesson may allow."""
VERB: Final = "verb:"
"""Begins what a step shows if it is a choice without a place on the table: `verb:bid`."""


@dataclass(frozen=True)
class LessonStep:
    """What the learner is told until a condition holds, where to look, and the moves that would do it."""

    text: str
    clauses: tuple[str, ...]
    show: tuple[str, ...]
    until: Expression
    hints: tuple[str, ...]
    moves: tuple[int, ...]


@dataclass(frozen=True)
class Reply:
    """What is said to a move other than the model's: its consequence."""

    to: str
    says: str
    when: Expression | None

    def fits(self, line: str) -> bool:
        """Tell whether a move is meant: by its verb, or by its verb and first arguments; `*` stands for any."""
        return matches(line, self.to)


def matches(line: str, pattern: str) -> bool:
    """Tell whether a line of text begins with the words of a pattern; `*` stands for any word."""
    told, wanted = line.split(), pattern.split()
    return len(told) >= len(wanted) and all(want in {"*", word} for word, want in zip(told, wanted, strict=False))


class Lesson:
    """A lesson, read and checked for its shape; `check_lesson` plays it."""

    def __init__(self, game: AnyGame, file: str, data: Mapping[str, Any], facts: Mapping[str, str]) -> None:
        source = f"{game.id}/lessons/{file}"
        sheet = Sheet(data, source)
        name = FILE.fullmatch(file)
        if name is None:
            raise LessonError(f"{source}: a lesson's file is called NN-name.toml, with small letters and hyphens")
        self.game = game
        self.source = source
        self.number = int(name[1])
        self.name = name[2]
        sheet.integer("format", FORMAT, FORMAT)
        self.title = sheet.text("title")
        self.promise = sheet.text("promise")
        self.minutes = sheet.integer("minutes", 1, 3)
        self.seats = sheet.integer("seats", game.min_seats, game.max_seats)
        self.colours = [game.colours[i] if i < len(game.colours) else f"seat {i + 1}" for i in range(self.seats)]
        self.me = sheet.choice("me", self.colours)
        self.options = settle(game.options, sheet.optional_table("options").data)
        self.edition = sheet.text("edition", "")
        self.position = dict(sheet.table("position").data) if sheet.has("position") else None
        self.prefix = tuple(self._actions(sheet, "prefix"))
        if (self.position is None) == (not sheet.has("prefix")):
            raise sheet.error("position", "expected either [position] or prefix")
        self.chance = tuple(self._actions(sheet, "chance"))
        self.rivals = self._rivals(sheet)
        self.seed = sheet.integer("seed", 0, 1 << 30, 1)
        self.most = sheet.integer("most", 1, LONGEST)
        self.teaches = tuple(sheet.texts("teaches"))
        self.language = Language(facts, self.colours, self.me)
        self.goal = self._condition(sheet, "goal")
        self.goal_words = sheet.text("goal_words")
        self.gone = self._condition(sheet, "gone") if sheet.has("gone") else None
        self.done = self._said(sheet, "done")
        self.lost = self._said(sheet, "lost")
        self.steps = self._steps(sheet)
        self.replies = [self._reply(one) for one in sheet.tables("reply")] if sheet.has("reply") else []
        sheet.done()

    def start(self) -> State:
        """Return the position in which the lesson begins."""
        state = self.record().start()
        for action in self.prefix:
            state.play(action)
        return state

    def record(self) -> Record:
        """Return an empty record of a game that begins as the lesson does, before the first actions it prescribes."""
        names = [colour.capitalize() for colour in self.colours]
        record = Record(self.game, names, self.options, self.edition)
        record.position = self.position
        return record

    # -- reading

    def _actions(self, sheet: Sheet, key: str) -> list[int]:
        return [self._action(sheet, key, line) for line in sheet.texts(key)] if sheet.has(key) else []

    def _action(self, sheet: Sheet, key: str, line: str) -> int:
        try:
            return self.game.vocabulary.parse(line)
        except BadMove as error:
            raise sheet.error(key, str(error)) from None

    def _rivals(self, sheet: Sheet) -> dict[int, tuple[int, ...]]:
        rivals = sheet.optional_table("rivals")
        for colour in rivals.keys():
            rivals.check(colour in self.colours, colour, f"expected one of {', '.join(self.colours)}")
        return {self.colours.index(colour): tuple(self._actions(rivals, colour)) for colour in rivals.keys()}

    def _condition(self, sheet: Sheet, key: str) -> Expression:
        try:
            return self.language.condition(sheet.text(key))
        except LessonError as error:
            raise sheet.error(key, str(error)) from None

    def _said(self, sheet: Sheet, key: str) -> str:
        text = sheet.text(key)
        try:
            self.language.check_text(text)
        except LessonError as error:
            raise sheet.error(key, str(error)) from None
        return text

    def _steps(self, sheet: Sheet) -> list[LessonStep]:
        sheets = sheet.tables("step")
        sheet.check(bool(sheets), "step", "a lesson has at least one step")
        return [self._step(one, one is sheets[-1]) for one in sheets]

    def _step(self, sheet: Sheet, last: bool) -> LessonStep:
        step = LessonStep(
            self._said(sheet, "text"),
            tuple(sheet.texts("clauses")),
            tuple(sheet.texts("show")),
            self.goal if last and not sheet.has("until") else self._condition(sheet, "until"),
            tuple(sheet.texts("hints")),
            tuple(self._actions(sheet, "do")),
        )
        sheet.done()
        return step

    def _reply(self, sheet: Sheet) -> Reply:
        when = self._condition(sheet, "when") if sheet.has("when") else None
        reply = Reply(sheet.text("to"), self._said(sheet, "says"), when)
        check_pattern(self.game, sheet, reply.to)
        sheet.done()
        return reply


def check_pattern(game: AnyGame, sheet: Sheet, pattern: str) -> None:
    """See that a pattern is a verb of the game and, after it, values its first arguments may have, or `*`."""
    name, *values = pattern.split() or [""]
    verb = game.vocabulary.by_name.get(name)
    if verb is None or len(values) > len(verb.args):
        raise sheet.error("to", f"expected a verb and at most its arguments, found {pattern!r}")
    for arg, value in zip(verb.args, values, strict=False):
        i = -1 if value == "*" else arg.index(value)
        if value != "*" and (i < 0 or str(arg.value(i)) != value):
            raise sheet.error("to", f"{arg.name} is {value!r}, expected {arg.expected()}, or * for any")
