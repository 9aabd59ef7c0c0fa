"""The components of a game, found by themselves: every verb, and every labelled thing that a verb or a deal names."""

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase

from spindletop.kernel.game import AnyGame
from spindletop.kernel.verb import AnyVerb, Arg, Deal
from spindletop.lab.errors import LabError

MOST_LABELS = 40
MOST_NUMBERS = 8
SEAT = re.compile(r"seat|player")


@dataclass(frozen=True)
class Component:
    """Something that can be used or not; `dealt` by chance, so that who gets it is a matter of lot."""

    name: str
    dealt: bool


class Components:
    """All components of a game, and which of them an action uses."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.vocabulary = game.vocabulary
        self.all: list[Component] = []
        for verb in self.vocabulary.verbs:
            dealt = isinstance(verb, Deal)
            names = [name for names in _names(verb) for name in names.values()]
            self.all += [Component(name, dealt) for name in dict.fromkeys([verb.name, *names])]
        self._used: dict[int, tuple[str, ...]] = {}

    def used_by(self, action: int) -> tuple[str, ...]:
        """Return the names of the components that an action uses."""
        found = self._used.get(action)
        if found is None:
            verb = self.vocabulary.verb(action)
            parts = verb.split(action - int(verb.base))
            named = [names.get(part) for names, part in zip(_names(verb), parts, strict=True)]
            found = self._used[action] = (verb.name, *[name for name in named if name is not None])
        return found

    def matching(self, pattern: str) -> list[Component]:
        """Return the components whose name fits a pattern with stars."""
        found = [component for component in self.all if fnmatchcase(component.name, pattern)]
        if not found:
            raise LabError(f"{self.game.title} has no component {pattern!r}; `lab audit {self.game.id} --list` has all")
        return found


def _names(verb: AnyVerb) -> list[dict[int, str]]:
    """Return, for every argument of a verb, the components that its values name."""
    return [
        {i: f"{verb.name} {arg.name}={arg.value(i)}" for i in range(arg.size)} if _names_things(verb, arg) else {}
        for arg in verb.args
    ]


def _names_things(verb: AnyVerb, arg: Arg) -> bool:
    """Return whether the values of an argument are few things with names, not amounts, places or seats."""
    if SEAT.search(arg.name) or arg.size < 2:
        return False
    if arg.labels is None:
        return not isinstance(verb, Deal) and arg.size <= MOST_NUMBERS
    return arg.size <= MOST_LABELS
