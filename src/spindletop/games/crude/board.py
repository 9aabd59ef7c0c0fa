"""The Operations board: the squares of a quadrant as bits of one number, its lines, and what a die hits (CR-102)."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from spindletop.games.crude.view_types import AssetKind
from spindletop.kernel.bits import bit, count, shift

QUADRANTS: Final = 4
SIDE: Final = 6
SQUARES: Final = 36
SQUARE_NAMES: Final = [f"r{row}c{column}" for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)]
QUADRANT_NAMES: Final = [f"Q{q}" for q in range(QUADRANTS)]
NO_SQUARE: Final[i64] = -1

# Kinds of assets, in the order of the edition file.
RIG: Final[i64] = 0
WELL: Final[i64] = 1
STATION: Final[i64] = 2
REFINERY: Final[i64] = 3
KINDS: Final = 4
KIND_NAMES: Final[Sequence[AssetKind]] = ["rig", "well", "station", "refinery"]
NO_KIND: Final[i64] = -1

WHOLE: Final[i64] = 0xFFFFFFFFF
"""All squares of a quadrant."""
BLOCK: Final[i64] = 0b11000011
"""The four squares of a refinery whose top-left square is the first one (CR-R11)."""
CORNERS: Final[i64] = 0x1F7DF7DF
"""Where the top-left square of a refinery may lie: rows and columns 1 to 5 (CR-703)."""
FIRST_ROW: Final[i64] = 0x3F
FIRST_COLUMN: Final[i64] = 0x41041041


def row(n: i64) -> i64:
    """Return the squares of row 1 to 6; there is nothing in row 0."""
    return shift(FIRST_ROW, (n - 1) * SIDE) if n > 0 else 0


def column(n: i64) -> i64:
    """Return the squares of column 1 to 6; there is nothing in column 0."""
    return shift(FIRST_COLUMN, n - 1) if n > 0 else 0


def row_reach(kind: i64, die: i64) -> i64:
    """Return where an asset's top-left square lies if the die's row meets the asset (CR-501, CR-503)."""
    return row(die) | row(die - 1) if kind == REFINERY else row(die)


def column_reach(kind: i64, die: i64) -> i64:
    """Return where an asset's top-left square lies if the die's column meets the asset (CR-501, CR-503)."""
    return column(die) | column(die - 1) if kind == REFINERY else column(die)


def hit_counts(standing: i64, kind: i64, red: i64, black: i64) -> i64:
    """Return the hit counts of all these assets together; a die that does not count here is 0.

    A refinery is met once by each die, whichever of its lines is rolled (CR-501 to CR-503, CR-R9, CR-R10).
    """
    if standing == 0:
        return 0
    return count(standing & row_reach(kind, red)) + count(standing & column_reach(kind, black))


def footprint(kind: i64, square: i64) -> i64:
    """Return the squares that an asset covers, given its top-left square (CR-702)."""
    return shift(BLOCK, square) if kind == REFINERY else bit(square)


def sites(kind: i64, covered: i64) -> i64:
    """Return the top-left squares where an asset still fits (CR-702, CR-703)."""
    empty = WHOLE & ~covered
    if kind != REFINERY:
        return empty
    pairs = empty & (empty >> 1)
    return pairs & (pairs >> SIDE) & CORNERS
