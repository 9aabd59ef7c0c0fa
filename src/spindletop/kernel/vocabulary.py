"""All verbs of a game laid out as one range of ids: an action is an int, a structure and a line of text."""

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64, mypyc_attr

from spindletop.kernel.verb import AnyDeal, AnyVerb


@mypyc_attr(native_class=False)
class BadMove(ValueError):
    """Raised for a structure or a line of text that names no action of the game."""


@final
class Vocabulary:
    """The verbs of the seats first, then those of chance; ids are stable within a rules version."""

    def __init__(self, verbs: list[AnyVerb], deals: list[AnyDeal]) -> None:
        self.verbs: list[AnyVerb] = [*verbs, *deals]
        self.by_name: dict[str, AnyVerb] = {}
        self.owner: list[AnyVerb] = []
        self.decisions = 0
        for verb in self.verbs:
            if verb.name in self.by_name:
                raise ValueError(f"two verbs are called {verb.name!r}")
            self.by_name[verb.name] = verb
            verb.base = len(self.owner)
            self.owner.extend([verb] * verb.size)
            if len(self.by_name) == len(verbs):
                self.decisions = len(self.owner)
        self.size: i64 = len(self.owner)

    def verb(self, a: i64) -> AnyVerb:
        """Return the verb that action `a` belongs to."""
        return self.owner[a]

    def text(self, a: int) -> str:
        """Return the action as a line of text: `drill D3 1`."""
        verb = self.owner[a]
        return verb.text(a - verb.base)

    def structure(self, a: int) -> dict[str, object]:
        """Return the action as a structure: {"verb": "drill", "hole": "D3", "rig": 1}."""
        verb = self.owner[a]
        return {"verb": verb.name, **verb.values(a - verb.base)}

    def from_structure(self, parts: Mapping[str, object]) -> int:
        """Return the action that a structure names."""
        verb = self._named(str(parts.get("verb", "")))
        known = ["verb", *[arg.name for arg in verb.args]]
        for key in parts:
            if key not in known:
                raise BadMove(f"{verb.name!r} has no argument {key!r}; it takes {self._usage(verb)}")
        return self._action(verb, [parts.get(arg.name) for arg in verb.args])

    def parse(self, line: str) -> int:
        """Return the action that a line of text names."""
        words = line.split()
        if not words:
            raise BadMove("an empty line names no action")
        return self._action(self._named(words[0]), list(words[1:]))

    def _named(self, name: str) -> AnyVerb:
        verb = self.by_name.get(name)
        if verb is None:
            raise BadMove(f"there is no verb {name!r}; the verbs are {', '.join(self.by_name)}")
        return verb

    def _usage(self, verb: AnyVerb) -> str:
        return " ".join([verb.name, *[f"<{arg.name}>" for arg in verb.args]])

    def _action(self, verb: AnyVerb, values: list[object]) -> int:
        if len(values) != len(verb.args):
            raise BadMove(f"{verb.name!r} takes {len(verb.args)} argument(s): {self._usage(verb)}")
        parts: list[int] = []
        for arg, value in zip(verb.args, values, strict=True):
            i = -1 if value is None else arg.index(value)
            if i < 0:
                raise BadMove(f"{verb.name!r}: {arg.name} is {value!r}, expected {arg.expected()}")
            parts.append(i)
        return int(verb.base) + verb.join(parts)
