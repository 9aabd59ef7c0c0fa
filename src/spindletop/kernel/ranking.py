"""Who is ahead: the seats with the highest rank, and the best of the others."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.bits import bit, has


def leaders(ranks: list[Any]) -> list[int]:
    """Return the seats with the highest rank, a number or a tuple of numbers; equals share."""
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def best_other(scores: list[int], seat: int) -> int:
    """Return the highest score of any other seat."""
    return max([score for other, score in enumerate(scores) if other != seat])


def highest(row: vec[i64], among: i64) -> i64:
    """Return those members of a set of places whose number in the row is the highest; equals share."""
    found: i64 = 0
    best: i64 = 0
    place: i64 = 0
    while among >> place != 0:
        if has(among, place):
            if found == 0 or row[place] > best:
                found = 0
                best = row[place]
            if row[place] == best:
                found |= bit(place)
        place += 1
    return found


def most_of_others(row: vec[i64], seat: i64, width: i64, column: i64) -> i64:
    """Return the most that any other seat has in a column, at least 0; each seat has `width` columns of the row."""
    most: i64 = 0
    place = column
    end = i64(len(row))
    own = seat * width + column
    while place < end:
        if place != own and row[place] > most:
            most = row[place]
        place += width
    return most
