"""Facts about a played game: figures counted from what happened, declared by the game that knows what matters."""

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from spindletop.kernel.events import Kind

COUNT: Final = "count"
TOTAL: Final = "total"
BY: Final = "by"
WHEN: Final = "when"
LAST: Final = "last"


@final
class Fact:
    """One figure, for each seat that events are about; events about nobody make a figure of the whole game.

    `kind` and `where` say which events count; `field` is the fact of the event that is added up or told apart.
    """

    def __init__(
        self,
        name: str,
        how: str,
        kind: Kind | None = None,
        field: str = "",
        where: Mapping[str, object] | None = None,
        value: Callable[[Any, int], float] | None = None,
    ) -> None:
        self.name = name
        self.how = how
        self.kind = kind
        self.field = field
        self.where: dict[str, object] = dict(where or {})
        self.value = value


def count(name: str, kind: Kind, **where: object) -> Fact:
    """Return a fact: how often this happened."""
    return Fact(name, COUNT, kind, "", where)


def total(name: str, kind: Kind, field: str, **where: object) -> Fact:
    """Return a fact: the sum of a number that such events tell."""
    return Fact(name, TOTAL, kind, field, where)


def by(name: str, kind: Kind, field: str, **where: object) -> Fact:
    """Return facts `name.VALUE`, one for each value: how often this happened with it."""
    return Fact(name, BY, kind, field, where)


def when(name: str, kind: Kind, **where: object) -> Fact:
    """Return a fact: after which share of the game's turns this happened first."""
    return Fact(name, WHEN, kind, "", where)


def last(name: str, value: Callable[[Any, int], float]) -> Fact:
    """Return a fact that is read off the last position, for each seat."""
    return Fact(name, LAST, None, "", None, value)
