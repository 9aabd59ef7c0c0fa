"""The arguments that name a quadrant of one's own and a square in it, and which quadrant may be used now."""

from mypy_extensions import i64

from spindletop.games.crude import reasons as R
from spindletop.games.crude.board import QUADRANT_NAMES, SQUARE_NAMES, SQUARES
from spindletop.games.crude.state import Table
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Arg, one_of

SLOT_NAMES = ["first", "second"]


def slot_arg() -> Arg:
    """Return the argument that names the first or second quadrant of a seat."""
    return one_of("quadrant", SLOT_NAMES)


def square_arg() -> Arg:
    """Return the argument that names a square; for a refinery it is the top-left one."""
    return one_of("square", SQUARE_NAMES)


def refuse_slot(s: Table, slot: i64) -> i64:
    """Return why the seat whose turn it is cannot use this quadrant of its own, or LEGAL.

    With two seats that choose, both are free (CR-906); in a rotating turn only one is.
    Before the first turn `place` is NOBODY: the Special Purchase Round is held for both quadrants (CR-907).
    """
    if slot >= s.terms.slots:
        return R.NO_SECOND_QUADRANT  # CR-104
    if s.terms.rotates and s.place != NOBODY and s.land(s.turn, slot) != s.place:
        return R.OTHER_QUADRANTS_TURN  # CR-907
    return LEGAL


def quadrant_of(s: Table, seat: i64, x: i64) -> i64:
    """Return the quadrant that an argument pair of slot and square means."""
    return s.land(seat, x // SQUARES)


def spot(s: Table, seat: i64, x: i64) -> str:
    """Return the square as players say it, with its quadrant where a seat has two."""
    square = SQUARE_NAMES[x % SQUARES]
    return square if s.terms.slots == 1 else f"{QUADRANT_NAMES[quadrant_of(s, seat, x)]} {square}"


def square_place(s: Table, seat: i64, x: i64) -> str:
    """Return the id of the square on the drawn table."""
    if x // SQUARES >= s.terms.slots:
        return ""
    return f"square:{QUADRANT_NAMES[quadrant_of(s, seat, x)]}-{SQUARE_NAMES[x % SQUARES]}"
