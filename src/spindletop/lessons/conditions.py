"""Conditions of lessons, such as `cash(me) >= 40 and cap(D3) == wet1`: read once, asked at every position."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from spindletop.lessons.errors import LessonError
from spindletop.lessons.glance import Glance
from spindletop.lessons.paths import resolve

TOKEN: Final = re.compile(r"\s*(>=|<=|==|!=|>|<|\+|-|\(|\)|,|[A-Za-z_]\w*|\d+)")
COMPARISONS: Final = (">=", "<=", "==", "!=", ">", "<")
LITERALS: Final[Mapping[str, object]] = {"true": True, "false": False, "none": None}
PLACEHOLDER: Final = re.compile(r"\{([^{}]*)\}")


class Expression:
    """Something that has a value at every position."""

    def value(self, glance: Glance) -> object:
        """Return its value at a position."""
        raise TypeError(f"{type(self).__name__} has no value")

    def holds(self, glance: Glance) -> bool:
        """Tell whether it is true at a position."""
        return bool(self.value(glance))


@dataclass(frozen=True)
class Literal(Expression):
    """A number, a word, true, false or none."""

    said: object

    def value(self, glance: Glance) -> object:
        return self.said


@dataclass(frozen=True)
class Fact(Expression):
    """What a path leads to in the view of the learner's seat."""

    path: str

    def value(self, glance: Glance) -> object:
        return resolve(glance.view, self.path)


@dataclass(frozen=True)
class Won(Expression):
    """Whether a seat has won."""

    seat: int

    def value(self, glance: Glance) -> object:
        return glance.won(self.seat)


@dataclass(frozen=True)
class Circumstance(Expression):
    """What is known of every game: `step`, `over` and `mine`."""

    name: str

    def value(self, glance: Glance) -> object:
        if self.name == "step":
            return glance.step
        return glance.over if self.name == "over" else glance.mine


@dataclass(frozen=True)
class Sum(Expression):
    """Terms that are added, or subtracted where the sign is -1."""

    terms: tuple[tuple[int, Expression], ...]

    def value(self, glance: Glance) -> object:
        total = 0
        for sign, term in self.terms:
            number = term.value(glance)
            if not isinstance(number, int):
                return None
            total += sign * number
        return total


@dataclass(frozen=True)
class Comparison(Expression):
    """Two values compared; what is not a number is neither less nor more than anything."""

    sign: str
    left: Expression
    right: Expression

    def value(self, glance: Glance) -> object:
        left, right = self.left.value(glance), self.right.value(glance)
        if self.sign in {"==", "!="}:
            return (str(left).lower() == str(right).lower()) == (self.sign == "==")
        if not isinstance(left, int) or not isinstance(right, int):
            return False
        return {">=": left >= right, "<=": left <= right, ">": left > right, "<": left < right}[self.sign]


@dataclass(frozen=True)
class Both(Expression):
    """All parts are true."""

    parts: tuple[Expression, ...]

    def value(self, glance: Glance) -> object:
        return all(part.holds(glance) for part in self.parts)


@dataclass(frozen=True)
class Either(Expression):
    """At least one part is true."""

    parts: tuple[Expression, ...]

    def value(self, glance: Glance) -> object:
        return any(part.holds(glance) for part in self.parts)


class Language:
    """What the conditions of a lesson may name: the game's facts, the colours of its seats, and `me`."""

    def __init__(self, facts: Mapping[str, str], seats: Sequence[str], me: int) -> None:
        self.facts = facts
        self.seats = list(seats)
        self.me = me

    def condition(self, text: str) -> Expression:
        """Return the condition that a text says."""
        return _Reader(text, self).whole()

    def said(self, text: str, glance: Glance) -> str:
        """Return a text with the figures of a position in place of its {facts}."""
        return PLACEHOLDER.sub(lambda found: self._figure(found[1], glance), text)

    def _figure(self, fact: str, glance: Glance) -> str:
        """Return the number or the word that a fact is; something larger does not belong into a text."""
        value = self.condition(fact).value(glance)
        if value is None:
            return "none"
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise LessonError(f"{fact!r} in a text is {value!r}, which is neither a number nor a word")
        return str(value)

    def check_text(self, text: str) -> None:
        """Read every {fact} of a text, so that a misspelt one is noticed before anybody plays."""
        for placeholder in PLACEHOLDER.findall(text):
            self.condition(placeholder)

    def seat(self, word: str) -> str:
        """Return the number of a seat that a word names, or the word itself."""
        if word == "me":
            return str(self.me)
        return str(self.seats.index(word)) if word in self.seats else word


class _Reader:
    """Reads one condition from left to right; `or` binds less than `and`, and that less than a comparison."""

    def __init__(self, text: str, language: Language) -> None:
        self.text = text
        self.language = language
        self.words: list[str] = TOKEN.findall(text)
        self.at = 0
        if "".join(self.words) != "".join(text.split()):
            raise LessonError(f"the condition {text!r} cannot be read")

    def whole(self) -> Expression:
        found = self._either()
        if self.at < len(self.words):
            raise LessonError(f"the condition {self.text!r}: nothing can follow at {self.words[self.at]!r}")
        return found

    def _either(self) -> Expression:
        parts = [self._both()]
        while self._skip("or"):
            parts.append(self._both())
        return parts[0] if len(parts) == 1 else Either(tuple(parts))

    def _both(self) -> Expression:
        parts = [self._compared()]
        while self._skip("and"):
            parts.append(self._compared())
        return parts[0] if len(parts) == 1 else Both(tuple(parts))

    def _compared(self) -> Expression:
        left = self._sum()
        if self._next() not in COMPARISONS:
            return left
        return Comparison(self._take(), left, self._sum())

    def _sum(self) -> Expression:
        terms = [(1, self._term())]
        while self._next() in {"+", "-"}:
            sign = 1 if self._take() == "+" else -1
            terms.append((sign, self._term()))
        return terms[0][1] if len(terms) == 1 else Sum(tuple(terms))

    def _term(self) -> Expression:
        word = self._take()
        if word.isdigit():
            return Literal(int(word))
        if not word.isidentifier():
            raise LessonError(f"the condition {self.text!r}: expected a fact, a number or a word, found {word!r}")
        arguments = self._arguments() if self._skip("(") else []
        if word == "won":
            return self._won(arguments)
        if word in self.language.facts and (arguments or "{" not in self.language.facts[word]):
            return self._fact(word, arguments)
        if arguments:
            raise LessonError(f"the condition {self.text!r}: there is no fact {word!r}")
        if word in {"step", "over", "mine"}:
            return Circumstance(word)
        return Literal(LITERALS.get(word, word))

    def _arguments(self) -> list[str]:
        arguments = [self.language.seat(self._take())]
        while self._skip(","):
            arguments.append(self.language.seat(self._take()))
        if not self._skip(")"):
            raise LessonError(f"the condition {self.text!r}: a bracket is not closed")
        return arguments

    def _won(self, arguments: list[str]) -> Expression:
        if len(arguments) != 1 or not arguments[0].isdigit():
            raise LessonError(f"the condition {self.text!r}: `won` takes a seat")
        return Won(int(arguments[0]))

    def _fact(self, name: str, arguments: list[str]) -> Expression:
        path = self.language.facts[name]
        for i, argument in enumerate(arguments):
            path = path.replace(f"{{{i}}}", argument)
        if "{" in path:
            raise LessonError(f"the condition {self.text!r}: {name!r} needs more arguments for {path!r}")
        return Fact(path)

    def _next(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def _take(self) -> str:
        if self.at >= len(self.words):
            raise LessonError(f"the condition {self.text!r} ends too early")
        self.at += 1
        return self.words[self.at - 1]

    def _skip(self, word: str) -> bool:
        if self._next() != word:
            return False
        self.at += 1
        return True
