"""Looking at every attribute of a position, compiled or interpreted: nothing may be forgotten by copy or digest."""

import types
from collections.abc import Iterator
from typing import Any

SHARED = {"vocabulary", "listener", "setup", "seats", "terms", "step", "agenda", "mover", "turn", "ending", "ended_by"}
"""What belongs to the kernel (tested there) or is agreed once and never changes."""


def attributes(thing: object) -> dict[str, Any]:
    """Return the attributes of a compiled or interpreted object."""
    if hasattr(thing, "__dict__"):
        return dict(vars(thing))
    found: dict[str, Any] = {}
    for kind in type(thing).__mro__:
        for name, slot in vars(kind).items():
            if isinstance(slot, types.GetSetDescriptorType) and not name.startswith("__"):
                found[name] = getattr(thing, name)
    return found


def is_settable(thing: object, name: str) -> bool:
    """Tell whether an attribute is data, not a property."""
    try:
        setattr(thing, name, getattr(thing, name))
    except AttributeError:
        return False
    return True


def nudges(thing: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Give a function for each number on the table that changes it by one, with the number's path."""
    for name, value in attributes(thing).items():
        if name in SHARED or not is_settable(thing, name):
            continue
        where = f"{path}{name}"
        if isinstance(value, bool):
            yield where, lambda t=thing, n=name, v=value: setattr(t, n, not v)
        elif isinstance(value, int):
            yield where, lambda t=thing, n=name, v=value: setattr(t, n, v + 1)
        elif type(value).__name__.startswith("vec") or isinstance(value, list):
            if len(value) and isinstance(value[0], int):
                yield f"{where}[-1]", lambda v=value: v.__setitem__(len(v) - 1, v[len(v) - 1] + 1)
            else:
                for i, part in enumerate(value):
                    if _ours(part):
                        yield from nudges(part, f"{where}[{i}].")
        elif _ours(value):
            yield from nudges(value, f"{where}.")


def numbers_on_the_table(thing: Any, path: str = "") -> Iterator[tuple[str, int, Any]]:
    """Give each number on the table, in rows as well: its path, itself, and a function that changes it by so much."""
    for name, value in attributes(thing).items():
        if name in SHARED or not is_settable(thing, name):
            continue
        where = f"{path}{name}"
        if type(value).__name__.startswith("vec") or isinstance(value, list):
            for i, part in enumerate(value):
                if isinstance(part, int):
                    yield f"{where}[{i}]", part, lambda by, v=value, i=i, part=part: v.__setitem__(i, part + by)
                elif _ours(part):
                    yield from numbers_on_the_table(part, f"{where}[{i}].")
        elif _ours(value):
            yield from numbers_on_the_table(value, f"{where}.")
        elif isinstance(value, bool):
            yield where, int(value), lambda by, t=thing, n=name, v=value: setattr(t, n, not v)
        elif isinstance(value, int):
            yield where, value, lambda by, t=thing, n=name, v=value: setattr(t, n, v + by)


def _ours(thing: object) -> bool:
    return type(thing).__module__.startswith("spindletop.games.") and not isinstance(thing, type)
