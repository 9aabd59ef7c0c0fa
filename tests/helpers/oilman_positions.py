"""Tables of International Oilman for tests: set up in a line, played in words, asked for reasons."""

from collections.abc import Mapping, Sequence
from typing import Any

from spindletop.games.oilman import GAME
from spindletop.games.oilman.components import HOLE_NAMES
from spindletop.games.oilman.state import Table
from spindletop.kernel.events import Chronicle
from spindletop.kernel.state import CHANCE

RED, BLUE, GREEN, YELLOW = 0, 1, 2, 3
NAMES = [colour.title() for colour in GAME.colours]
SOUTH = "H9 I9 J9 K9 L9 M9 N9 O9 P9"
"""A row of nine holes of the southern sea."""


def start(seats: int = 3, **options: object) -> Table:
    """Return a new table, as in the box but for these options."""
    return GAME.start(seats, options)


def table(
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    land: Mapping[str, Sequence[str]] | None = None,
    **facts: Any,
) -> Table:
    """Return a position: `land` names each company's properties, a colour its money, the rest is as in a file."""
    description = {key: fact for key, fact in facts.items() if key not in GAME.colours}
    description["companies"] = {key: fact for key, fact in facts.items() if key in GAME.colours}
    description["properties"] = [
        {"owner": owner, "holes": holes.split()} for owner, lots in (land or {}).items() for holes in lots
    ]
    return GAME.position(seats, options or {}, description)


def auction_of(holes: str = SOUTH, seats: int = 3, options: Mapping[str, object] | None = None, **facts: Any) -> Table:
    """Return the table when the property that the company in turn has drawn comes up for auction."""
    s = table(seats, options, step="mark", **facts)
    play(s, *marks(holes))
    return s if s.step.name != "mark" else play(s, "offer")


def marks(holes: str = SOUTH) -> list[str]:
    """Return the actions that mark these holes."""
    return [f"mark {hole}" for hole in holes.split()]


def play(s: Table, *lines: str) -> Table:
    """Play these actions, each checked by the rules, and return the table."""
    for line in lines:
        s.play(GAME.vocabulary.parse(line))
    return s


def told(s: Table, *lines: str) -> list[str]:
    """Play these actions and return what the log says."""
    chronicle = Chronicle()
    s.listener = chronicle
    play(s, *lines)
    s.listener = None
    return [event.words(event.seat, NAMES) for event in chronicle.take()]


def clause(s: Table, line: str, seat: int | None = None) -> str | None:
    """Return the clause that forbids an action (of a seat, if given), or None if it is allowed."""
    refusal = s.refusal(GAME.vocabulary.parse(line), seat)
    return None if refusal is None else refusal.clause


def choices(s: Table, verb: str = "") -> list[str]:
    """Return the legal actions in words, all or those of one verb."""
    lines = [GAME.vocabulary.text(a) for a in s.choices()]
    return [line for line in lines if not verb or line.split()[0] == verb]


def odds(s: Table) -> dict[str, int]:
    """Return what chance may bring, with the weights."""
    assert s.mover == CHANCE
    return dict(zip(choices(s), s.weights(), strict=True))


def at(hole: str) -> int:
    """Return the number of a hole."""
    return HOLE_NAMES.index(hole)


def board_without(free: str) -> list[str]:
    """Return properties that cover the whole board but for these holes."""
    lots: list[str] = []
    for row in range(10):
        lot: list[str] = []
        for hole in HOLE_NAMES[row * 18 : (row + 1) * 18]:
            if hole in free.split() or len(lot) == 9:
                lots.append(" ".join(lot))
                lot = []
            if hole not in free.split():
                lot.append(hole)
        lots.append(" ".join(lot))
    return [lot for lot in lots if lot]
