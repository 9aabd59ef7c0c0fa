"""The budget of a search: a number of simulations, or a time."""

from collections.abc import Callable
from time import perf_counter
from typing import final

from mypy_extensions import i64


@final
class Budget:
    """Counts the simulations of one search; `seconds`, if given, are its only limit."""

    def __init__(self, playouts: i64, seconds: float, clock: Callable[[], float] = perf_counter) -> None:
        self.playouts = float(playouts)
        self.seconds = seconds
        self.clock = clock
        self.done = 0.0
        self.start = clock()
        self.first_simulation = self.start

    def begin(self) -> None:
        """Note that preparation is over and the first simulation follows."""
        self.first_simulation = self.clock()

    def spend(self) -> None:
        """Count one simulation."""
        self.done += 1.0

    def used(self) -> float:
        """Return the fraction of the budget that is used up."""
        if self.seconds > 0.0:
            return (self.clock() - self.start) / self.seconds
        return self.done / self.playouts

    def simulations(self) -> float:
        """Return how many simulations there will be in all, extrapolated from those so far."""
        if self.seconds > 0.0:
            now = self.clock()
            left = max(0.0, self.seconds - (now - self.start))
            return self.done + left * self.done / max(1e-9, now - self.first_simulation)
        return self.playouts
