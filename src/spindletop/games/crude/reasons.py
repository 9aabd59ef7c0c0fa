"""Why Crude refuses an action: every reason with its clause and its words."""

from typing import Final

from mypy_extensions import i64

from spindletop.kernel.refusal import reason

# Quadrants
NO_SECOND_QUADRANT: Final[i64] = reason("CR-104", "You run only one quadrant.")
OTHER_QUADRANTS_TURN: Final[i64] = reason("CR-907", "It is the turn of your other quadrant.")

# The market
MARKET_CLOSED: Final[i64] = reason("CR-306", "The {market} market is closed by the news.")
OTHER_MARKET: Final[i64] = reason("CR-301", "You have traded in the other market this turn.")
TRACK_EMPTY: Final[i64] = reason("CR-304", "There is no {product} left in the {market} market.")
TRACK_FULL: Final[i64] = reason("CR-304", "The {market} market has no open space for {product}.")
SOLD_IT_ALREADY: Final[i64] = reason("CR-305", "You have sold {product} this turn, so you cannot buy any now.")
BOUGHT_IT_ALREADY: Final[i64] = reason("CR-305", "You have bought {product} this turn, so you cannot sell any now.")
SOLD_ALREADY: Final[i64] = reason("CR-305", "You have sold this turn, so you cannot buy {product} now.")
BOUGHT_ALREADY: Final[i64] = reason("CR-305", "You have bought this turn, so you cannot sell {product} now.")
NONE_IN_STORAGE: Final[i64] = reason("CR-307", "There is no {product} in that storage.")
TOO_DEAR: Final[i64] = reason("CR-203", "That costs {price}; you have {cash}.")

# Production
NO_REFINERY_HIT: Final[i64] = reason("CR-505", "No refinery has a conversion left.")
NO_OLD_CRUDE: Final[i64] = reason("CR-506", "There is no crude in storage but what was collected this turn.")
NO_STATION_HIT: Final[i64] = reason("CR-511", "No gas station has a sale left.")
NO_GASOLINE: Final[i64] = reason("CR-511", "There is no gasoline in this storage.")
ONLY_FRESH_GASOLINE: Final[i64] = reason("CR-514", "Gasoline refined this turn is sold from the next turn on.")
PRICE_AT_BOTTOM: Final[i64] = reason("CR-513", "The consumer price has reached the bottom; nothing can be sold.")
NO_DOUBLE_HIT_RIG: Final[i64] = reason("CR-507", "No drilling rig was hit by both dice.")
ONLY_ONE_DIE: Final[i64] = reason("CR-603", "A neighbour uses one die only, so no rig becomes a well.")

# Assets
SQUARES_TAKEN: Final[i64] = reason("CR-703", "{square} of that quadrant is not free.")
LEAVES_QUADRANT: Final[i64] = reason(
    "CR-703", "A refinery with its top-left square at {square} would leave the quadrant."
)
BLOCK_TAKEN: Final[i64] = reason("CR-703", "The 2x2 block at {square} is not free.")
NO_ASSET: Final[i64] = reason("CR-704", "No asset has its top-left square at {square}.")
NEW_THIS_TURN: Final[i64] = reason("CR-705", "The asset at {square} is new this turn; it cannot be sold yet.")
NOT_HIT: Final[i64] = reason("CR-704", "The asset at {square} was not hit by your roll.")
NOT_SHUT: Final[i64] = reason("CR-413", "There is no shut refinery at {square}.")

# News
NOTHING_TO_SELL: Final[i64] = reason("CR-410", "You have no asset with its top-left square at {square}.")
OTHERS_FIRST: Final[i64] = reason("CR-410", "This tax makes you sell {first} first.")

# Victory
ALREADY_DECLARED: Final[i64] = reason("CR-802", "Victory has been declared already.")
NOT_RICH_ENOUGH: Final[i64] = reason("CR-801", "A declaration needs {goal} in cash; you have {cash}.")
