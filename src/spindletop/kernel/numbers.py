"""The reused row that the numbers describing a position are written into."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Numbers:
    """A row of numbers, written one after the other from `at` on; it grows as needed."""

    def __init__(self, room: int = 64) -> None:
        self.row: vec[float] = vec[float]([0.0] * room)
        self.at: i64 = 0

    def add(self, number: float) -> None:
        """Write one number."""
        if self.at >= i64(len(self.row)):
            self._grow()
        self.row[self.at] = number
        self.at += 1

    def count(self, number: i64) -> None:
        """Write one whole number."""
        self.add(float(number))

    def counts(self, numbers: vec[i64], start: i64, stop: i64) -> None:
        """Write a part of a row of whole numbers."""
        i = start
        while i < stop:
            self.add(float(numbers[i]))
            i += 1

    def _grow(self) -> None:
        """Double the capacity."""
        more = vec[float]([0.0] * (2 * len(self.row)))
        i: i64 = 0
        while i < self.at:
            more[i] = self.row[i]
            i += 1
        self.row = more

    def written(self) -> list[float]:
        """Return the numbers as an ordinary list."""
        return [self.row[i] for i in range(self.at)]
