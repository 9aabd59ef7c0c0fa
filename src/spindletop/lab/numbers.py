"""Every number of an edition that a designer may change: its path, value, limits, label and source."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from spindletop.kernel.game import AnyGame, Edition
from spindletop.kernel.sheet import Sheet
from spindletop.lab.about import about

FREE = "ours"
"""The source of the figures that we had to invent; only these are tuned unless somebody asks for more."""


@dataclass(frozen=True)
class Number:
    """One whole number of an edition; `low` and `high` are what the game accepts, None where it does not say."""

    path: str
    value: int
    low: int | None
    high: int | None
    label: str
    source: str

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)


def numbers(game: AnyGame, edition: Edition) -> list[Number]:
    """Return every whole number of an edition, in the order of its file."""
    limits = _limits(game, edition)
    known = about(game)
    rows = []
    for path, value in leaves(edition.data):
        low, high = limits.get(path, (None, None))
        rows.append(Number(path, value, low, high, known.label(path), known.source(path)))
    return rows


def leaves(value: object, path: str = "") -> Iterator[tuple[str, int]]:
    """Yield every whole number of an edition's data with its path, such as `cards[2].price`."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from leaves(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from leaves(inner, f"{path}[{i}]")
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path, value


def _limits(game: AnyGame, edition: Edition) -> dict[str, tuple[int, int]]:
    """Return the limits within which the game reads each number; read twice, the narrower ones count."""
    journal: list[tuple[str, int, int]] = []
    game.check(Sheet(edition.data, edition.source, "", journal))
    limits: dict[str, tuple[int, int]] = {}
    for path, low, high in journal:
        before = limits.get(path, (low, high))
        limits[path] = max(low, before[0]), min(high, before[1])
    return limits
