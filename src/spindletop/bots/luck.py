"""The luck that a look into the future meets, turn by turn."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.kernel.rng import Rng

STRIDE: Final[i64] = 0x10000
"""How far apart the seeds of two turns lie: further than two looks of one search."""


@final
class Luck:
    """Random numbers of which every turn has its own: what one choice draws does not change what later turns meet."""

    def __init__(self) -> None:
        self.rng = Rng(0)
        self.seed: i64 = 0

    def begin(self, seed: i64) -> None:
        """Start with the turn under way."""
        self.seed = seed
        self.rng.reseed(int(seed))

    def next_turn(self) -> None:
        """Go on with the numbers of the next turn."""
        self.begin(self.seed + STRIDE)
