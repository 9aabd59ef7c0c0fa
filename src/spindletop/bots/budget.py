"""How long a search may go on: for a number of looks, or for a time."""

from time import perf_counter
from typing import final

from mypy_extensions import i64


@final
class Budget:
    """Counts the looks of one search; if `seconds` are given they alone bound it."""

    def __init__(self, playouts: i64, seconds: float) -> None:
        self.playouts = float(playouts)
        self.seconds = seconds
        self.done = 0.0
        self.start = perf_counter()
        self.first_look = self.start

    def begin(self) -> None:
        """Note that everything is prepared and the first look follows."""
        self.first_look = perf_counter()

    def spend(self) -> None:
        """Count one look."""
        self.done += 1.0

    def used(self) -> float:
        """Return how much of the budget is used up: 1 is all of it."""
        if self.seconds > 0.0:
            return (perf_counter() - self.start) / self.seconds
        return self.done / self.playouts

    def looks(self) -> float:
        """Return how many looks there will be, judged by those there were."""
        if self.seconds > 0.0:
            now = perf_counter()
            left = max(0.0, self.seconds - (now - self.start))
            return self.done + left * self.done / max(1e-9, now - self.first_look)
        return self.playouts
