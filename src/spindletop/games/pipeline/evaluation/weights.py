"""The figures of Pipeline's insight: what oil, pipes, tanks, upgrades and contracts count beside money."""

from typing import Final

AHEAD: Final = 0.95
"""How surely what an unfinished action promises is counted."""
WORTH_A_TURN: Final = [
    [0.0, 0.5, 0.5, 0.5],
    [0.0, 0.3, 0.6, 2.0],
    [0.0, 1.6, 4.0, 5.0],
    [0.0, 0.6, 0.6, 0.6],
    [0.0, 0.8, 2.5, 2.5],
    [0.0, 2.4, 3.4, 7.0],
    [0.0, 1.0, 1.5, 3.0],
]
"""What each level of each family brings a turn beyond what the network and the market already show."""
TANK_A_TURN: Final = [
    [0.0, 3.0, 4.6, 5.4, 5.7, 5.9, 6.0, 6.0, 6.0],
    [0.0, 1.8, 2.3, 2.5, 2.6, 2.6, 2.6, 2.6, 2.6],
    [0.0, 1.8, 2.5, 2.8, 2.9, 2.9, 2.9, 2.9, 2.9],
    [0.0, 1.8, 2.8, 3.4, 3.7, 3.8, 3.8, 3.8, 3.8],
]
"""What so many tanks on a row are worth for every turn to come."""
FIRST_TANK: Final = 1.8
"""What the first tank on a row is worth for every turn to come, while tanks are still being placed."""
FREE_TANK: Final = 4.0
TANK: Final = 6.0
"""What a tank still to be had for free, or to be bought, is worth."""
PENALTY: Final = 1.05
"""Tokens weigh a little more than their penalty."""
VALUATION: Final = 0.5
"""How much of what the valuations would pay now is counted."""
PURSE: Final = 40.0
"""Cash up to which money can surely be put to use; having it early is worth more than its face."""
LIQUID: Final = 0.045
TURNS_AHEAD: Final = 3.0

SALE: Final = 0.8
"""What a barrel that still has to be sold is worth beside the best price in sight."""
LAST_SALE: Final = 0.66
"""The same when there is one turn left to sell it."""
PARTLY: Final = 0.4
"""What half the way to the next grade is worth beside reaching it."""
WORKER_RUN: Final = 0.34
"""How often a turn goes into running the best tile: buying, running and selling take turns."""
OTHER_PIPES: Final = 0.05
MACHINE_RUN: Final = 0.5
"""How much of what the machines could refine every turn is really there to be refined."""
CRUDE_PREMIUM: Final = 0.7
"""The share of the gain of refining that crude in a tank is credited with."""
REFINED_PREMIUM: Final = 0.25
"""The same for a barrel that could be sold at once instead of being refined once more."""
CRUDE_A_PIPE: Final = 2.0
"""How much crude a pipeline can use before more of it counts little."""
SPARE_CRUDE: Final = 4.0
"""What a barrel of such crude still counts."""
BEYOND: Final = 0.1
"""What each step beyond the way to the highest grade is worth."""
END_PIPELINE: Final = 1.5
"""What a pipeline is worth at the end, beside what it would pay as it is."""
SECOND_BARREL: Final = 0.4
"""How much more a run brings for each further barrel that a pipeline may refine."""
MACHINES_FED: Final = 0.7
"""How much of what is attached a machine run finds fed."""
TILE: Final = 2.0
TILE_A_TURN: Final = 0.8
"""What a tile still to be chosen is worth, at once and for every turn to come."""
STANDSTILL: Final = 0.3
"""The share of its income that a network is credited with when there is neither money nor oil to feed it."""
CAPITAL: Final = 12.0
"""Money, or oil bought with it, that keeps a network at work."""
BARREL: Final = 7.0
"""What a barrel of crude costs on the average."""
LINE_PREMIUM: Final = 9.0
"""What a contract line is worth beyond the oil: it is served without an action."""
