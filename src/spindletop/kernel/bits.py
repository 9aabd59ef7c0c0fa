"""Sets of up to 62 places as the bits of one whole number."""

from typing import Final

from mypy_extensions import i64

FULL: Final = 62
"""How many members such a set can have: one short of the sign bit, so interpreted and compiled agree."""


def shift(x: i64, n: i64) -> i64:
    """Return `x << n`; a literal on the left would be compiled to a 32-bit shift, an argument is not."""
    return x << n


def bit(n: i64) -> i64:
    """Return the set that holds only place `n`."""
    return shift(1, n)


def has(mask: i64, n: i64) -> bool:
    """Return whether place `n` is in the set."""
    return (mask >> n) & 1 != 0


def count(mask: i64) -> i64:
    """Return how many places are in the set."""
    n: i64 = 0
    while mask > 0:
        mask &= mask - 1
        n += 1
    return n


def members(mask: i64) -> list[int]:
    """Return the places of the set in ascending order."""
    places: list[int] = []
    n: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            places.append(n)
        mask >>= 1
        n += 1
    return places
