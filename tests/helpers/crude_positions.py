"""Short ways to build a position of Crude and to play in it."""

from collections.abc import Mapping
from typing import Any

from spindletop.games.crude import GAME
from spindletop.games.crude.state import Table
from spindletop.kernel.refusal import Refusal
from spindletop.kernel.state import CHANCE

EMPTY: dict[str, object] = {"crude": 0, "gasoline": 0}
"""A storage without barrels."""


def table(count: int = 4, options: Mapping[str, object] | None = None, edition: str = "", **description: Any) -> Table:
    """Return the described position at a table of `count` seats."""
    return GAME.position(count, options, description, edition)


def started(seats: int = 4, options: Mapping[str, object] | None = None, edition: str = "") -> Table:
    """Return a new table with its first cards and its starting player drawn."""
    s = GAME.start(seats, options, edition)
    while s.mover == CHANCE:
        s.play(s.choices()[0])
    return s


def do(s: Table, *lines: str) -> Table:
    """Play the lines one after another."""
    for line in lines:
        s.play(GAME.vocabulary.parse(line))
    return s


def legal(s: Table, line: str) -> bool:
    """Tell whether the line may be played now."""
    return s.refusal(GAME.vocabulary.parse(line)) is None


def refused(s: Table, line: str) -> Refusal:
    """Return why the line may not be played now."""
    why = s.refusal(GAME.vocabulary.parse(line))
    assert why is not None, f"{line!r} is allowed"
    return why


def verbs(s: Table) -> set[str]:
    """Return the names of the verbs that may be played now."""
    return {GAME.vocabulary.verb(a).name for a in s.choices()}
