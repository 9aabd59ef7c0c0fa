"""Which numbers a search may change, and to what: `oil.percent[0]=40..60/5` or `salary.land.l2=4|5|6`."""

import itertools
import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from spindletop.kernel.game import AnyGame, Edition
from spindletop.lab.errors import LabError
from spindletop.lab.numbers import Number, numbers
from spindletop.lab.patches import patched

LOCKED = ("rulebook", "public")
SPAN = re.compile(r"^(-?\d+)\s*\.\.\s*(-?\d+)(?:\s*/\s*(\d+))?$")
MOST_VALUES = 8
MOST_NUMBERS = 6
MOST_POINTS = 32
Point = tuple[tuple[str, int], ...]
"""A choice of values, by path."""


@dataclass(frozen=True)
class Range:
    """One number and the values that it may have."""

    path: str
    values: tuple[int, ...]
    before: int

    def neighbours(self, value: int) -> list[int]:
        """Return the values one step away."""
        at = self.values.index(value)
        return [self.values[i] for i in (at - 1, at + 1) if 0 <= i < len(self.values)]


def read_ranges(game: AnyGame, edition: Edition, texts: Sequence[str], also_rulebook: bool = False) -> list[Range]:
    """Return the ranges that a designer asks for; what the rulebook gives stays locked unless that is asked for."""
    known = {number.path: number for number in numbers(game, edition)}
    if not texts or len(texts) > MOST_NUMBERS:
        raise LabError(f"a search changes 1 to {MOST_NUMBERS} numbers, not {len(texts)}")
    return [_range(game, known, text, also_rulebook) for text in texts]


def _range(game: AnyGame, known: Mapping[str, Number], text: str, also_rulebook: bool) -> Range:
    path, equals, wanted = (part.strip() for part in text.partition("="))
    if path not in known:
        raise LabError(f"{game.title} has no number {path!r}; `spindletop lab numbers {game.id}` lists all")
    number = known[path]
    values = _values(wanted) if equals else []
    if not 1 <= len(values) <= MOST_VALUES:
        raise LabError(f"the change {text!r} is not understood; write path=low..high/step or path=a|b|c, 1 to 8 values")
    if number.source in LOCKED and not also_rulebook:
        raise LabError(f"{path} is given by the {number.source} sources and stays; --also-rulebook would unlock it")
    low, high = number.low, number.high
    if low is not None and high is not None and not low <= min(values) <= max(values) <= high:
        raise LabError(f"{path} of {game.title} must be from {number.low} to {number.high}, not {wanted}")
    return Range(path, tuple(sorted({*values, number.value})), number.value)


def _values(text: str) -> list[int]:
    span = SPAN.match(text)
    if span:
        return list(range(int(span[1]), int(span[2]) + 1, int(span[3] or 1)))
    parts = [part.strip() for part in text.split("|")]
    return [int(part) for part in parts] if all(re.fullmatch(r"-?\d+", part) for part in parts) else []


def base_point(ranges: Sequence[Range]) -> Point:
    """Return the values that the edition has now."""
    return tuple((one.path, one.before) for one in ranges)


def points(ranges: Sequence[Range], seed: int) -> list[Point]:
    """Return the points to begin with: all of a small grid, else a Latin hypercube; never the base itself."""
    base = base_point(ranges)
    size = 1
    for one in ranges:
        size *= len(one.values)
    if size <= MOST_POINTS:
        grid = itertools.product(*[[(one.path, value) for value in one.values] for one in ranges])
        return [point for point in grid if point != base]
    rng = random.Random(seed)
    columns = []
    for one in ranges:
        column = [one.values[i * len(one.values) // MOST_POINTS] for i in range(MOST_POINTS)]
        rng.shuffle(column)
        columns.append([(one.path, value) for value in column])
    return [point for point in dict.fromkeys(zip(*columns, strict=True)) if point != base]


def deviations(ranges: Sequence[Range], point: Point) -> list[Point]:
    """Return every point that lies one step of one number away."""
    found = []
    for i, one in enumerate(ranges):
        for value in one.neighbours(point[i][1]):
            found.append((*point[:i], (one.path, value), *point[i + 1 :]))
    return found


def changes_of(ranges: Sequence[Range], point: Point) -> dict[str, int]:
    """Return what a point changes."""
    return {path: value for (path, value), one in zip(point, ranges, strict=True) if value != one.before}


def distance(ranges: Sequence[Range], point: Point) -> float:
    """Return how far a point lies from the base: few and small changes are near."""
    moved = 0.0
    for (_, value), one in zip(point, ranges, strict=True):
        if value != one.before:
            moved += 1 + abs(one.values.index(value) - one.values.index(one.before)) / len(one.values)
    return moved


def sound(game: AnyGame, edition: Edition, changed: Mapping[str, int]) -> Edition | None:
    """Return the changed edition, or None if the game does not accept it."""
    try:
        return patched(game, edition, changed)
    except LabError:
        return None
