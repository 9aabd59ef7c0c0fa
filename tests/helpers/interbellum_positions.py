"""Tables of Interbellum for tests: set up in a line, played in words, asked for reasons."""

from typing import Any

from spindletop.games.interbellum import GAME
from spindletop.games.interbellum.names import KINDS, MOST_KINDS, POWERS, SEGMENTS, TERRITORIES, WELLS
from spindletop.games.interbellum.state import Table
from spindletop.kernel.bits import members
from spindletop.kernel.events import Chronicle
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE

RED, BLUE, YELLOW, GREEN, PURPLE = 0, 1, 2, 3, 4
PERSIA, BRITAIN, USSR, SAUDI, TURKEY = 0, 1, 2, 3, 4
COLOURS = ["red", "blue", "yellow", "green", "purple"]
NAMES = [colour.title() for colour in COLOURS]


def start(seats: int = 3, **options: object) -> Table:
    """Return a new table, as in the box but for these options."""
    return GAME.start(seats, options)


def table(seats: int = 3, options: Any = None, **facts: Any) -> Table:
    """Return a position: a colour names what its player has, the rest is as in a file.

    An event card that is `coming` is certainly not among those drawn in earlier rounds.
    """
    description = {key: fact for key, fact in facts.items() if key not in {*COLOURS, "coming"}}
    coming = facts.get("coming", "")
    if coming:
        others = [f"{coming[0]}{number}" for number in range(1, 9) if f"{coming[0]}{number}" != coming]
        description["drawn"] = {coming[0]: others[: facts.get("round", 1) - 1]}
    description["players"] = {key: fact for key, fact in facts.items() if key in COLOURS}
    return GAME.position(seats, options or {}, description)


def play(s: Table, *lines: str) -> Table:
    """Play these actions, each checked by the rules, and return the table."""
    for line in lines:
        s.play(GAME.vocabulary.parse(line))
    return s


def settle(s: Table, seed: int = 1) -> Table:
    """Let chance draw until a player must decide."""
    rng = Rng(seed)
    while s.mover == CHANCE:
        s.play(s.choices()[int(rng.below(len(s.choices())))])
    return s


def told(s: Table, *lines: str, seat: int | None = None) -> list[str]:
    """Play these actions and return what the log says, to those concerned or to one seat."""
    chronicle = Chronicle()
    s.listener = chronicle
    play(s, *lines)
    s.listener = None
    return [event.words(event.seat if seat is None else seat, NAMES) for event in chronicle.take()]


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


def passing(s: Table, number: int) -> Table:
    """Let so many players pass."""
    return play(s, *["pass"] * number)


def to_end_of_round(s: Table) -> Table:
    """Pass until the next round has begun (or the game is over)."""
    number = s.round
    while s.mover >= 0 and s.round == number:
        play(s, "pass")
    return s


def units(s: Table, power: int) -> list[str]:
    """Return where the units of a power stand."""
    return [TERRITORIES[area] for area in members(s.armies[power])]


def flags(s: Table, seat: int) -> list[str]:
    """Return the flags of a player."""
    return [POWERS[power] for power in members(s.flags_of(seat))]


def hand(s: Table, seat: int) -> list[str]:
    """Return the cards of a player."""
    return [KINDS[kind] for kind in range(MOST_KINDS) for _ in range(s.hands[seat * MOST_KINDS + kind])]


def wells(s: Table, seat: int) -> list[str]:
    """Return the wells of a player."""
    return [WELLS[well] for well in members(s.wells[seat])]


def segments(s: Table, seat: int) -> list[str]:
    """Return the segments of a player."""
    return [name for number, name in enumerate(SEGMENTS) if s.owns(seat, number)]
