"""A verb is something a mover may do; it owns its arguments, its rule, its effect and its words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.events import Kind
from spindletop.kernel.figures import NO_FIGURES, Figures
from spindletop.kernel.luck import OF_TURN, Luck
from spindletop.kernel.refusal import LEGAL

if TYPE_CHECKING:
    from spindletop.kernel.state import State

S = TypeVar("S", bound="State")


@final
class Arg:
    """One bounded argument of a verb: its values 0..size-1 and how they are written."""

    def __init__(
        self, name: str, low: int, size: int, labels: list[str] | None, formerly: list[str] | None = None
    ) -> None:
        self.name = name
        self.low = low
        self.size = size
        self.labels = labels
        self.formerly = formerly
        """How older records write the labels: still read, never written."""

    def value(self, i: int) -> int | str:
        """Return the i-th value as it stands in a structure: a number, or a label."""
        return self.low + i if self.labels is None else self.labels[i]

    def index(self, value: object) -> int:
        """Return which value this is, or -1 if the argument cannot have it; numbers may come as text."""
        if self.labels is not None:
            wanted = str(value).lower()
            for labels in (self.labels, self.formerly or []):
                for i, label in enumerate(labels):
                    if label.lower() == wanted:
                        return i
            return -1
        try:
            number = int(str(value))
        except ValueError:
            return -1
        return number - self.low if self.low <= number < self.low + self.size else -1

    def expected(self) -> str:
        """Return which values the argument may have, in words."""
        if self.labels is None:
            return f"a whole number from {self.low} to {self.low + self.size - 1}"
        shown = ", ".join(self.labels[:8])
        return f"one of {shown}" + (" ..." if self.size > 8 else "")


def number(name: str, low: int, high: int) -> Arg:
    """Return an argument that is a whole number from `low` to `high`."""
    return Arg(name, low, high - low + 1, None)


def one_of(name: str, labels: Sequence[str], formerly: list[str] | None = None) -> Arg:
    """Return an argument that is one of these labels; a label has no spaces. Older records may spell it differently."""
    return Arg(name, 0, len(labels), list(labels), formerly)


@final
class Texts:
    """A text that names {arguments} of a verb, filled in for all their values when it is first asked for."""

    def __init__(self, template: str) -> None:
        self.template = template
        self.filled: list[str] = []

    def of(self, verb: "AnyVerb", x: i64) -> str:
        """Return the text for the arguments `x`."""
        if not self.filled and self.template:
            self.filled = [self.template.format_map(verb.values(i)) for i in range(verb.size)]
        return self.filled[x] if self.filled else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """Something a seat may do.

    `x` is always the number of the argument tuple, 0..size-1, the last argument running fastest.
    Legal = the verb stands in the current step and `refuse` returns LEGAL. `offer` proposes a superset of the legal
    arguments, cheaply; a verb whose offers are never refused says `exact`, and the filter is left out. Words and a
    place that depend on the arguments alone are given as texts: `words="Mark {hole}", place="hole:{hole}"`.
    """

    def __init__(
        self,
        name: str,
        args: list[Arg] | None = None,
        exact: bool = False,
        words: str = "",
        place: str = "",
        told: Kind | None = None,
    ) -> None:
        self.name = name
        self.args: list[Arg] = args if args is not None else []
        size = 1
        for arg in self.args:
            size *= arg.size
        self.size: i64 = size
        self.base: i64 = 0
        self.exact = exact
        self._phrases = Texts(words)
        self._places = Texts(place)
        self._told = told

    def offer(self, s: S, out: Buffer) -> None:
        """Write into `out` the arguments that may be legal now; by default all."""
        x: i64 = 0
        while x < self.size:
            out.add(x)
            x += 1

    def refuse(self, s: S, x: i64) -> i64:
        """Return LEGAL, or the number of the first reason that forbids `x` now."""
        return LEGAL

    def apply(self, s: S, x: i64) -> None:
        """Do it; `x` is known to be legal. By default it is `told` and nothing else; the next step follows."""
        if s.listener is not None and self._told is not None:
            s.tell(self._told, int(s.mover), {})

    def facts(self, s: S, x: i64) -> dict[str, object]:
        """Return what the {facts} in the texts of the reasons stand for."""
        return {}

    def words(self, s: S, x: i64) -> str:
        """Return a short phrase for what `x` would do, for the list of choices."""
        return self._phrases.of(self, x) or self.text(x).replace("_", " ")

    def place(self, s: S, x: i64) -> str:
        """Return the place on the drawn table to click for `x`, or nothing."""
        return self._places.of(self, x)

    def hint(self, s: S, x: i64) -> str:
        """Return what a player would like to know before choosing `x`: a price, the odds."""
        return ""

    def warning(self, s: S, x: i64) -> str:
        """Return a sentence about what `x` would cost if a player should confirm it first, or nothing."""
        return ""

    def figures(self, s: S, x: i64) -> Figures:
        """Return in numbers what a player would like to know before choosing `x`; the warning stands by itself."""
        return NO_FIGURES

    def visible(self, s: S, x: i64, seat: int) -> bool:
        """Return whether `seat` may know the arguments when `x` is played in the position `s`."""
        return True

    def reveals(self, s: S, x: i64) -> bool:
        """Return whether the mover learns something hidden by playing `x`, so that it may not be taken back."""
        return False

    def split(self, x: int) -> list[int]:
        """Return the number of each argument in `x`."""
        parts: list[int] = []
        for arg in reversed(self.args):
            parts.append(x % arg.size)
            x //= arg.size
        parts.reverse()
        return parts

    def join(self, parts: list[int]) -> int:
        """Return `x` for the number of each argument."""
        x = 0
        for arg, part in zip(self.args, parts, strict=True):
            x = x * arg.size + part
        return x

    def values(self, x: int) -> dict[str, int | str]:
        """Return the value of each argument in `x` by its name: {"hole": "D3", "rig": 1}."""
        return {arg.name: arg.value(part) for arg, part in zip(self.args, self.split(x), strict=True)}

    def text(self, x: int) -> str:
        """Return `x` as a line: the verb and its arguments."""
        words = [self.name]
        for arg, part in zip(self.args, self.split(x), strict=True):
            words.append(str(arg.value(part)))
        return " ".join(words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Verb[S]):
    """A chance verb: what the dice, the cards or the ground may bring, with exact weights."""

    def weigh(self, s: S, out: Buffer) -> None:
        """Write into `out` every outcome with its weight; by default all equally likely."""
        x: i64 = 0
        while x < self.size:
            out.weigh(x, 1)
            x += 1

    def luck(self, s: S) -> Luck:
        """Return what the luck of this draw belongs to where two variants shall meet the same luck."""
        return OF_TURN

    def supplied_by(self, s: S) -> str:
        """Return what outside the game supplies the outcome ("clock"), or nothing if the dealer draws it."""
        return ""

    def reading(self, s: S, seconds: i64) -> i64:
        """Return the outcome when the table clock has run this many seconds; asked where "clock" supplies it."""
        return 0


AnyVerb = Verb[Any]
AnyDeal = Deal[Any]
