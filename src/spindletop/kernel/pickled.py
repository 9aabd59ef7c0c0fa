# mypyc: off -- it looks into compiled and interpreted objects alike, by the names of their attributes
"""Positions as plain values for pickle, and back: what was agreed by reference to the set-up, all else as it lies.

A position refers to what its game made once and never changes: components, verbs and steps. None of that is pickled. It
is set up again from game, seats, options and edition; then every number on the table is laid as it was, and the steps
that were planned are looked up among those of the game.
"""

import copyreg
import sys
import types
from array import array
from collections.abc import Iterator
from pickle import PicklingError, UnpicklingError
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.setup import Setup
from spindletop.kernel.state import FINISH, State
from spindletop.kernel.step import Cell, Step

PLAIN = (int, float, str, bytes, bool, type(None))
KEPT_BY_THE_SET_UP = {"setup", "vocabulary", "listener", "step", "agenda"}


def attributes(thing: object) -> dict[str, Any]:
    """Return the attributes of a compiled or interpreted object."""
    found: dict[str, Any] = {}
    for kind in type(thing).__mro__:
        for name, slot in vars(kind).items():
            if isinstance(slot, types.GetSetDescriptorType) and not name.startswith("__"):
                found[name] = getattr(thing, name, None)
    return {**found, **getattr(thing, "__dict__", {})}


def is_row(value: object) -> bool:
    """Tell whether this is a vec, of whatever kind."""
    return type(value).__module__ == vec.__module__


def is_plain(value: object) -> bool:
    """Tell whether pickle can take a value as it is."""
    if isinstance(value, list | tuple | set | frozenset):
        return all(is_plain(part) for part in value)
    if isinstance(value, dict):
        return all(is_plain(key) and is_plain(part) for key, part in value.items())
    return isinstance(value, PLAIN) or is_row(value)


def laid_out(thing: object) -> dict[str, Any]:
    """Return what lies on a table (or in one of its parts) as plain values, by name."""
    values: dict[str, Any] = {}
    for name, value in attributes(thing).items():
        if name in KEPT_BY_THE_SET_UP:
            continue
        if is_plain(value):
            values[name] = value
        elif isinstance(value, list):
            values[name] = [Part(laid_out(part)) for part in value]
    return values


class Part:
    """What lies in one of several equal parts of a table, such as the network of a seat."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values = values


def lay(thing: object, values: dict[str, Any]) -> None:
    """Lay everything on a fresh table as `laid_out` told it."""
    for name, value in values.items():
        if isinstance(value, list) and value and isinstance(value[0], Part):
            for part, own in zip(getattr(thing, name), value, strict=True):
                lay(part, own.values)
            continue
        try:
            setattr(thing, name, value)
        except AttributeError:  # a property: it follows from the rest
            continue


def known_steps(setup: Setup, state: State) -> dict[str, Step[Any]]:
    """Return the steps of a game at a table, looked for once."""
    if not setup.steps:
        setup.steps = {FINISH.step.name: FINISH.step, **steps_of(state)}
    return setup.steps


def steps_of(state: State) -> dict[str, Step[Any]]:
    """Return every step of a game by a name of its own: those of its modules, and those made for the table."""
    home = sys.modules[type(state).__module__]
    package = home.__package__ or home.__name__
    found: dict[str, Step[Any]] = {}
    count: dict[str, int] = {}
    for step in _reachable([*_globals(package), state], package):
        name = f"{type(step).__name__} {step.name}"
        count[name] = count.get(name, 0) + 1
        found[f"{name} {count[name]}"] = step
    return found


def _is_within(package: str, module: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def _globals(package: str) -> list[Any]:
    """Return what the modules of a package define, leaving out what Python adds."""
    modules = [module for name, module in sorted(sys.modules.items()) if _is_within(package, name)]
    return [value for module in modules for name, value in vars(module).items() if not name.startswith("__")]


def _reachable(roots: list[Any], package: str) -> Iterator[Step[Any]]:
    """Give each step that can be reached from some objects of a package, once."""
    waiting = roots[::-1]
    seen: set[object] = set()
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, dict):
            waiting.extend(reversed(list(thing.values())))
        elif isinstance(thing, list | tuple):
            waiting.extend(reversed(thing))
        elif isinstance(thing, Cell | Step) or _is_within(package, type(thing).__module__):
            if thing in seen:
                continue
            seen.add(thing)
            if isinstance(thing, Step):
                yield thing
            waiting.extend(reversed(list(attributes(thing).values())))


def planned(state: State) -> list[Step[Any]]:
    """Return the step that is being played and those that follow it."""
    steps = [state.step]
    cell = state.agenda
    while cell is not None:
        steps.append(cell.step)
        cell = cell.rest
    return steps


def reduced(state: State, setup: Setup) -> tuple[Any, ...]:
    """Return what `pickle` needs to lay a position out again."""
    names = {step: name for name, step in known_steps(setup, state).items()}
    steps = [names.get(step, "") for step in planned(state)]
    if "" in steps:
        lost = planned(state)[steps.index("")]
        raise PicklingError(f"the step {lost.name!r} of {setup.game.id} was made during play, so it cannot be pickled")
    return restored, (setup, steps, laid_out(state), state.digest())


def restored(setup: Setup, steps: list[str], values: dict[str, Any], digest: str) -> State:
    """Return a position that was pickled."""
    state = setup.start()
    state.setup = setup
    lay(state, values)
    known = known_steps(setup, state)
    try:
        state.step, *rest = [known[name] for name in steps]
    except KeyError as missing:
        raise UnpicklingError(f"{setup.game.id} has no step {missing}; was it pickled by another version?") from None
    agenda: Cell | None = None
    for step in reversed(rest):
        agenda = Cell(step, agenda)
    state.agenda = agenda
    if state.digest() != digest:
        raise UnpicklingError(f"{setup.game.id} was not restored as it was; its state needs a __reduce__ of its own")
    return state


def _row_of_numbers(data: bytes) -> Any:
    return vec[i64](array("q", data).tolist())


def _row_of_floats(data: bytes) -> Any:
    return vec[float](array("d", data).tolist())


copyreg.pickle(type(vec[i64]([])), lambda row: (_row_of_numbers, (bytes(memoryview(row)),)))
copyreg.pickle(type(vec[float]([])), lambda row: (_row_of_floats, (bytes(memoryview(row)),)))
