"""By what numbers of an observation are divided, so that most of them lie between 0 and 1."""

from typing import Final

CASH: Final = 100.0
BARRELS: Final = 4.0
SMALL: Final = 4.0
LENGTHS: Final = 10.0
ROUNDS: Final = 20.0
STACKS: Final = 50.0

SPACES: Final = 8
"""Spaces of the action cross."""
