"""Why Pipeline refuses an action: every reason with its clause and its words."""

from typing import Final

from mypy_extensions import i64

from spindletop.kernel.refusal import reason

# Money, room and empty actions
TOO_DEAR: Final[i64] = reason("PL-205", "That costs {price}; you have {cash}.")
NO_ROOM: Final[i64] = reason("PL-206", "Your {grade} tanks are full. {advice}")
NOTHING_DONE: Final[i64] = reason("PL-305", "Carry out at least one part of the action before you end it.")
NOTHING_TO_DO: Final[i64] = reason("PL-305", "No part of {action} can be carried out now.")

# Set-up
NO_TANK_PLACE: Final[i64] = reason("PL-R35", "There is no place for another tank on your {grade} row.")

# Work phase
ONE_MAIN_ACTION: Final[i64] = reason("PL-1518", "Without Human Resources III you have one main action a turn.")
NO_MORE_ACTIONS: Final[i64] = reason("PL-1518", "You have taken all the actions of this turn.")
PASSED: Final[i64] = reason("PL-302", "You passed; only the Machine phase is left.")
NOT_ON_THE_CROSS: Final[i64] = reason("PL-303", "A secondary action follows only a main action on the cross.")
NO_SECONDARY_TWICE: Final[i64] = reason("PL-303", "One secondary action a turn is all there is.")
NO_SECONDARY: Final[i64] = reason("PL-1518", "With Human Resources III there are no secondary actions any more.")
NOT_ADJACENT: Final[i64] = reason("PL-303", "Your worker cannot go from there to {action}: it is not adjacent.")
SAME_SPACE: Final[i64] = reason("PL-R32", "The secondary action must be on another space.")

# Markets
OTHER_MARKET: Final[i64] = reason("PL-401", "Your worker does not stand in the market of {row}.")
BOUGHT_ALREADY: Final[i64] = reason("PL-402", "You have bought already; all sales come before all purchases.")
NO_SUCH_TIER: Final[i64] = reason("PL-403", "There is no such price on {row}.")
NO_FREE_SPACE: Final[i64] = reason("PL-403", "No space of {row} is free at {price}.")
GRADE_TOO_LOW: Final[i64] = reason("PL-403", "A barrel of a lower grade cannot go on {row}.")
WRONG_COLOUR: Final[i64] = reason("PL-403", "A barrel of another colour cannot go on {row}.")
NO_SUCH_BARREL: Final[i64] = reason("PL-403", "You have no such barrel.")
NO_BARREL_THERE: Final[i64] = reason("PL-404", "There is no {colour} barrel at that price on {row}.")

# Contracts and loans
NO_PAPER_THERE: Final[i64] = reason("PL-501", "There is nothing to take on that space.")
ROW_USED: Final[i64] = reason("PL-501", "You have taken a tile of that row already.")
ENOUGH_CONTRACTS: Final[i64] = reason("PL-501", "You have taken {most} tiles; that is the most in one action.")
NO_DEFERRING: Final[i64] = reason("PL-504", "In the last year no contract can be deferred.")
ORDERS_STAY: Final[i64] = reason("PL-1515", "Orders can be taken as contracts only with Contracts & Orders III.")
ONE_LOAN: Final[i64] = reason("PL-501", "One loan in an action is all you get.")

# Shops
SHOP_EMPTY: Final[i64] = reason("PL-606", "That row of the shop is empty.")
NO_PIPE_THERE: Final[i64] = reason("PL-606", "There is no pipe tile on that space of the shop.")
BATCH_FULL: Final[i64] = reason("PL-605", "A batch has at most four pipe tiles.")
NO_PAIR: Final[i64] = reason("PL-R7", "At this table pipes are sold in pairs, and there is no second tile.")
FINISH_PAIR: Final[i64] = reason("PL-R7", "At this table pipes are sold in pairs: take the second tile first.")
NO_BARE_HALF: Final[i64] = reason("PL-604", "Your network has no uncovered half for a machine.")

# Upgrades
FAMILY_NOT_IN_PLAY: Final[i64] = reason("PL-105", "{family} is not in play.")
TOKEN_DOWN: Final[i64] = reason("PL-701", "The token of {family} lies face down until the next Refresh.")
NO_CARD: Final[i64] = reason("PL-702", "Your next card of {family} is not on offer.")
NO_PLACE_FOR_GIFT: Final[i64] = reason(
    "PL-R16", "{family} I brings a machine, and your network has no uncovered half for it: lay a pipe tile first."
)
ENOUGH_UPGRADES: Final[i64] = reason("PL-701", "You have bought {most} upgrades; that is the most in one action.")
BUY_FIRST: Final[i64] = reason("PL-704", "Buy an upgrade before you turn another token or end the action.")

# Government
NO_GOV_TILE: Final[i64] = reason("PL-801", "There is no tile on that space.")
QUADRANT_CLOSED: Final[i64] = reason("PL-802", "That quadrant is closed, and no more may be opened this year.")
TAKE_CLOSED: Final[i64] = reason("PL-1503", "That quadrant is closed, and you may not open it with this gain.")
NOT_BESIDE_WORKER: Final[i64] = reason("PL-803", "That tile does not share an edge with the tile of your worker.")
KEEP_FOR_WORKER: Final[i64] = reason(
    "PL-801",
    "That tile costs {price}, and the tile under your worker, which must be bought too, {worker}; you have {cash}.",
)
WORKER_TILE_FIRST: Final[i64] = reason("PL-801", "The tile under your worker must be bought.")
NO_TAKES_LEFT: Final[i64] = reason("PL-1512", "Your upgrade gives you no such take any more.")

# The network
FIRST_TILE: Final[i64] = reason("PL-901", "The first tile of a network begins in the middle of the grid.")
CELL_TAKEN: Final[i64] = reason("PL-902", "Another tile lies there.")
NOT_TOUCHING: Final[i64] = reason("PL-902", "The tile must share an edge with an uncovered half of your network.")
OFF_THE_TABLE: Final[i64] = reason("PL-902", "Your network would grow beyond the edge of the table.")
SAME_TURN: Final[i64] = reason("PL-902", "This tile looks the same after half a turn; use the smaller rotation.")
NOT_YOUR_TILE: Final[i64] = reason("PL-604", "That tile does not lie in your network.")
HALF_COVERED: Final[i64] = reason("PL-604", "A machine covers that half already.")
MUST_PLACE: Final[i64] = reason("PL-604", "A machine that you bought or took must be placed now.")

# Running
NO_OWN_TILE: Final[i64] = reason("PL-1001", "That tile does not lie in your network.")
NOTHING_TO_REFINE: Final[i64] = reason("PL-305", "No barrel of yours could be refined by that run.")
NO_WORKER_ON_MACHINE: Final[i64] = reason("PL-1519", "Only Machines I lets your worker run a machine.")
NO_SUCH_MACHINE: Final[i64] = reason("PL-1519", "You have no such machine.")
NO_EARLY_RUN: Final[i64] = reason("PL-1521", "Only Machines III allows a machine run before your first action.")
EARLY_RUN_USED: Final[i64] = reason("PL-1521", "The early machine run has been made in this turn.")
NOT_IN_RUN: Final[i64] = reason("PL-1002", "There is no such pipeline in this run.")
PIPELINE_USED: Final[i64] = reason("PL-1003", "That pipeline has been used in this run.")
PIPELINE_SPENT: Final[i64] = reason("PL-1506", "That pipeline has refined as many barrels as it may.")
OTHER_GRADE: Final[i64] = reason("PL-1506", "The second barrel must start from the same grade as the first.")
NO_SOURCE: Final[i64] = reason("PL-1003", "You have no {colour} {grade} barrel that was there when the run began.")
VALUE_TOO_LOW: Final[i64] = reason("PL-1002", "That refinement costs {cost}; the pipeline has a value of {value}.")

# Deliveries
NOT_YOUR_CONTRACT: Final[i64] = reason("PL-1202", "That is no contract of yours.")
STILL_DEFERRED: Final[i64] = reason("PL-504", "That contract is deferred; it accepts no oil this year.")
FILLED_THIS_YEAR: Final[i64] = reason("PL-1203", "That contract has been filled as often as it may be this year.")
NO_OPEN_LINE: Final[i64] = reason("PL-1202", "That line is not open.")
EQUAL_LINE: Final[i64] = reason("PL-1202", "Fill the first open one of equal lines.")
NO_OIL_FOR_LINE: Final[i64] = reason("PL-1202", "You have no {colour} barrel of at least {grade} grade.")
NO_SUCH_ORDER: Final[i64] = reason("PL-1204", "That order does not lie on the board.")
ORDER_OUT_OF_REACH: Final[i64] = reason("PL-1204", "You cannot fill all lines of that order at once.")
GRADE_BELOW_LINE: Final[i64] = reason("PL-1202", "The line asks for {grade} grade or better.")
NEEDED_ELSEWHERE: Final[i64] = reason("PL-1204", "With that barrel here the remaining lines could not be served.")

# Turn order
NO_SUCH_SLOT: Final[i64] = reason("PL-307", "The order row has only {seats} spaces.")
