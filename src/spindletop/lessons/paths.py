"""Paths into a view: how a fact such as `cash(me)` finds its value in what a seat may see."""

import re
from collections.abc import Mapping
from typing import Final

from spindletop.lessons.errors import LessonError

PART: Final = re.compile(r"([^.\[\]]+)((?:\[[^\]]*\])*)(?:\.|$)")
FILTER: Final = re.compile(r"\[([^\]]*)\]")


def resolve(view: object, path: str) -> object:
    """Walk a path through a view.

    Keys and numbers stand between dots; `[key=value,...]` keeps the fitting entries of a list; a key after a list is
    taken of each entry; `#` counts; `sum`, `max` and `min` do what they say. A list of one is its one.
    """
    at = view
    for name, filters in PART.findall(path):
        at = _step(at, name, path)
        for wanted in FILTER.findall(filters):
            at = _filtered(at, wanted, path)
    return at[0] if isinstance(at, list) and len(at) == 1 and not path.endswith("]") else at


def _step(at: object, name: str, path: str) -> object:
    if at is None:
        return None
    if isinstance(at, list | tuple):
        return _of_list(list(at), name, path)
    if not isinstance(at, Mapping):
        raise LessonError(f"the path {path!r} asks for {name!r} of {at!r}, which is no table")
    if name == "#":
        return len(at)
    if name not in at:
        raise LessonError(f"the path {path!r}: the view has no {name!r} here, only {', '.join(map(str, at))}")
    found: object = at[name]
    return found


def _of_list(entries: list[object], name: str, path: str) -> object:
    if name == "#":
        return len(entries)
    if name in {"sum", "max", "min"}:
        numbers = [entry for entry in entries if isinstance(entry, int)]
        if name == "sum":
            return sum(numbers)
        return (max if name == "max" else min)(numbers, default=None)
    if name.isdigit():
        if int(name) >= len(entries):
            raise LessonError(f"the path {path!r}: there are {len(entries)} entries, none has the number {name}")
        return entries[int(name)]
    found = [_step(entry, name, path) for entry in entries]
    if found and all(isinstance(part, list) for part in found):
        return [one for part in found if isinstance(part, list) for one in part]
    return found


def _filtered(at: object, wanted: str, path: str) -> object:
    if not isinstance(at, list | tuple):
        raise LessonError(f"the path {path!r} chooses among {at!r}, which is no list")
    pairs = [pair.partition("=")[::2] for pair in wanted.split(",")]
    return [
        entry
        for entry in at
        if isinstance(entry, Mapping) and all(str(entry.get(key)).lower() == value.lower() for key, value in pairs)
    ]
