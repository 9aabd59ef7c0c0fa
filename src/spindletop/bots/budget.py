"""How long a search may go on: for a number of simulations, or for a time."""

from collections.abc import Callable
from time import perf_counter
from typing import final

from mypy_extensions import i64


@final
class Budget:
    """Counts the simulations of one search; if `seconds` are given they alone bound it."""

    def __init__(self, playouts: i64, seconds: float, clock: Callable[[], float] = perf_counter) -> None:
        self.playouts = float(playouts)
        self.seconds = seconds
        self.clock = clock
        self.done = 0.0
        self.start = clock()
        self.first_simulation = self.start

    def begin(self) -> None:
        """Note that everything is prepared and the first simulation follows."""
        self.first_simulation = self.clock()

    def spend(self) -> None:
        """Count one simulation."""
        self.done += 1.0

    def used(self) -> float:
        """Return how much of the budget is used up: 1 is all of it."""
        if self.seconds > 0.0:
            return (self.clock() - self.start) / self.seconds
        return self.done / self.playouts

    def simulations(self) -> float:
        """Return how many simulations there will be, judged by those there were."""
        if self.seconds > 0.0:
            now = self.clock()
            left = max(0.0, self.seconds - (now - self.start))
            return self.done + left * self.done / max(1e-9, now - self.first_simulation)
        return self.playouts
