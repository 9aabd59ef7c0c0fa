"""The figures of Crude's insight: what barrels, dice, room and a declaration count beside money."""

from typing import Final

from mypy_extensions import i64

PLAN: Final = 10.0
"""How many rounds of production a company plans ahead."""
USUAL_PRICE: Final = 24.0
"""What gasoline brings at a pump in the long run; today's price is the smaller part of a guess."""
TODAY: Final = 0.35
LATER: Final = 0.85
"""What a barrel that will be sold some day is worth beside one sold now."""
DUMP_CRUDE: Final = 1.5
DUMP_GASOLINE: Final = 4.0
"""What barrels beyond the own capacity bring in a market."""
BLOCK_FREE: Final = 1.0
"""What it is worth to keep room for another refinery."""
DICE: Final = 4.0
DICE_OF_TWO: Final = 2.3
"""How many dice concern a quadrant in a round: two of its own, one of each neighbour; fewer where it is chosen."""
STRIKE_WAIT: Final = 72.0
"""A rig strikes once in 36 rolls and is then a well for half of the plan on the average."""
BOUGHT: Final = 0.15
"""Gasoline from elsewhere that the stations may sell in a round."""
COMBINATIONS: Final = 36.0
"""Rolls of two dice."""
ALIGNED: Final[i64] = 0x15015015
"""The top-left squares of the nine blocks that fill a quadrant."""
WIN: Final = 300.0
"""What winning is worth beside money."""
DOUBT: Final = 50.0
"""How far ahead a declarer must be to be fairly sure."""
DECLARED_AGAINST: Final = 0.2
"""How much a rival's declaration threatens, beside what an own one promises."""
FINAL_TURN: Final = 30.0
"""What a company may sell in its final turn."""
