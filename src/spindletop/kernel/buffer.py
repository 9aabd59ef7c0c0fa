"""The reused buffer that legal actions and the weights of chance are written into."""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from spindletop.kernel.rng import Rng

BLANK: Final[vec[i64]] = vec[i64]([i64(0)] * 1024)
"""A slice of it is a fresh block of zeros, many times faster than one made from a list."""


def zeros(n: int) -> vec[i64]:
    """Return `n` zeros."""
    if n <= 1024:
        return BLANK[:n]
    return vec[i64]([i64(0)] * n)


def index_of(row: vec[i64], value: i64, first: i64, end: i64) -> i64:
    """Return where a value stands first in a part of a row, or -1."""
    i = first
    while i < end:
        if row[i] == value:
            return i
        i += 1
    return -1


@final
class Buffer:
    """A list of action ids; at chance each has its weight beside it."""

    def __init__(self) -> None:
        self.items: vec[i64] = zeros(64)
        self.odds: vec[i64] = zeros(64)
        self.size: i64 = 0
        self.base: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        """Remove all entries."""
        self.size = 0
        self.total = 0

    def add(self, x: i64) -> None:
        """Offer argument `x` of the verb that is being asked."""
        n = self.size
        if n >= i64(len(self.items)):
            self.grow()
        self.items[n] = self.base + x
        self.size = n + 1

    def add_all(self, places: i64, first: i64 = 0) -> None:
        """Offer every member of a set of places; `first` is the argument that its place 0 means."""
        x = first
        while places != 0:
            if places & 1 != 0:
                self.add(x)
            places >>= 1
            x += 1

    def weigh(self, x: i64, weight: i64) -> None:
        """List outcome `x` with its weight; an outcome without weight is not listed."""
        if weight <= 0:
            return
        self.add(x)
        self.odds[self.size - 1] = weight
        self.total += weight

    def weigh_all(self, weights: vec[i64], size: i64) -> None:
        """List outcomes 0 to size - 1 with their weights."""
        x: i64 = 0
        while x < size:
            self.weigh(x, weights[x])
            x += 1

    def weigh_absent(self, places: i64, size: i64) -> None:
        """List as equally likely those of 0 to size - 1 that are not in a set."""
        x: i64 = 0
        while x < size:
            self.weigh(x, 1 - ((places >> x) & 1))
            x += 1

    def grow(self) -> None:
        """Double the capacity."""
        self.items = extend(self.items, self.items)
        self.odds = extend(self.odds, self.odds)

    def choose(self, rng: Rng) -> i64:
        """Return one of the actions, each equally likely."""
        return self.items[rng.below(self.size)]

    def draw(self, rng: Rng) -> i64:
        """Return one of the outcomes by its weight."""
        return self.outcome_at(rng.below(self.total))

    def outcome_at(self, place: i64) -> i64:
        """Return the outcome at a place from 0 to total - 1, all laid end to end, each as long as its weight."""
        left = place
        i: i64 = 0
        while left >= self.odds[i]:
            left -= self.odds[i]
            i += 1
        return self.items[i]

    def actions(self) -> list[int]:
        """Return the ids as an ordinary list."""
        return [int(self.items[i]) for i in range(self.size)]

    def weights(self) -> list[int]:
        """Return the weights as an ordinary list, parallel to `actions`."""
        return [int(self.odds[i]) for i in range(self.size)]

    def __reduce__(self) -> tuple[object, ...]:
        return buffer_of, (self.actions(), self.weights(), int(self.total))


def buffer_of(actions: list[int], weights: list[int], total: int) -> Buffer:
    """Return a buffer that lists these actions; where chance does not decide, the weights mean nothing."""
    out = Buffer()
    for action in actions:
        out.add(action)
    for i, weight in enumerate(weights):
        out.odds[i] = weight
    out.total = total
    return out
