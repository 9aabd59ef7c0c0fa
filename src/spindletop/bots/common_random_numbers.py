"""Common random numbers: alternatives are compared under the same luck, so that luck decides less."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.kernel.rng import Rng

STRIDE: Final[i64] = 0x10000
"""How far apart the seeds of two turns lie: further than two simulations of one search."""


@final
class CommonRandomNumbers:
    """Random numbers of a simulation, by turn: what one choice draws does not change what later turns meet.

    Two simulations with the same seed stay synchronised from turn to turn, the condition under which common random
    numbers reduce the variance of a comparison (Glasserman and Yao 1992).
    """

    def __init__(self) -> None:
        self.rng = Rng(0)
        self.seed: i64 = 0

    def begin(self, seed: i64) -> None:
        """Start with the current turn."""
        self.seed = seed
        self.rng.reseed(int(seed))

    def next_turn(self) -> None:
        """Continue with the numbers of the next turn."""
        self.begin(self.seed + STRIDE)
