"""Why Interbellum refuses an action: every reason with its clause and its words."""

from typing import Final

from mypy_extensions import i64

from spindletop.kernel.refusal import reason

# Set-up
WELL_TAKEN: Final[i64] = reason("IB-110", "{well} is already taken.")
NO_SUCH_WELL: Final[i64] = reason("IB-R5", "At this table {well} is a plain junction, not a well.")

# Build
OWN_SEGMENT: Final[i64] = reason("IB-613", "You already have a piece on {segment}.")
NO_PIECE: Final[i64] = reason("IB-613", "You have no pipeline piece left.")
OTHER_POWER: Final[i64] = reason("IB-612", "{segment} does not lie in a territory held by {power}.")
SEGMENT_TOO_DEAR: Final[i64] = reason("IB-611", "{segment} costs ${price}; you have ${cash}.")
CARD_SEGMENT_TOO_DEAR: Final[i64] = reason("IB-702", "By this card the segment costs ${price}; you have ${cash}.")

# Gas
STAKE_TOO_HIGH: Final[i64] = reason("IB-621", "{n} attempts cost ${price}; you have ${cash}.")
BAG_TOO_SMALL: Final[i64] = reason("IB-625", "The bag holds only {bag} cubes; the last attempt would draw nothing.")
METER_FULL: Final[i64] = reason("IB-628", "Your gas meter is full.")
NO_BLACK_CUBE: Final[i64] = reason("IB-628", "There is no black cube left in the bag.")

# Income
NOT_YOUR_WELL: Final[i64] = reason("IB-631", "{well} is not yours.")
WELL_USED: Final[i64] = reason("IB-632", "{well} has already been used this round.")
WELL_TOO_NEW: Final[i64] = reason("IB-633", "{well} was bought this round and yields from the next one on.")

# Influence
INFLUENCE_TOO_DEAR: Final[i64] = reason("IB-642", "{n} influence in {power} costs ${price}; you have ${cash}.")
NO_CUBE: Final[i64] = reason("IB-202", "You have only {cubes} influence cubes left.")
NO_CUBE_THERE: Final[i64] = reason("IB-202", "You have no influence in {power} to lose.")
SAME_POWER: Final[i64] = reason("IB-704", "A cube is shifted to another power.")
NO_CUBE_TO_SHIFT: Final[i64] = reason("IB-704", "You have no influence in {power} to shift.")

# Action cards
FEE_TOO_HIGH: Final[i64] = reason("IB-651", "The fee at the card pile is ${fee}; you have ${cash}.")
NO_CARDS: Final[i64] = reason("IB-652", "There is no card in the pile or among the discards.")
NOT_IN_HAND: Final[i64] = reason("IB-661", "You do not hold {card}.")
NOT_PLAYABLE: Final[i64] = reason("IB-661", "{card} would have no effect now: {need}.")
NOT_IN_HAND_TO_DISCARD: Final[i64] = reason("IB-507", "You do not hold {card}.")
FIRST_STEP_FIRST: Final[i64] = reason("IB-661", "At least the first step of the card must be done.")

# Wells
WELL_NOT_FREE: Final[i64] = reason("IB-671", "{well} already has an owner.")
WELL_TOO_DEAR: Final[i64] = reason("IB-671", "A new well costs ${price}; you have ${cash}.")

# Units
NOT_YOUR_UNIT: Final[i64] = reason("IB-681", "In {area} stands no unit of a power whose flag you hold.")
NOT_BORDERING: Final[i64] = reason("IB-309", "{to} does not border {area}.")
OCCUPIED: Final[i64] = reason("IB-310", "A unit stands in {to} already.")
MOVES_CLOSED: Final[i64] = reason("IB-682", "This round no unit may be moved by an action.")
OTHER_UNIT: Final[i64] = reason("IB-682", "Only the unit that has just moved may take a second step.")
NO_UNIT_TO_MOVE: Final[i64] = reason("IB-309", "In {area} stands no unit that you may move.")
MUST_EXPAND_INSTEAD: Final[i64] = reason("IB-627", "In {area} stands no unit of a flag of yours that cannot expand.")
NOT_HELD: Final[i64] = reason("IB-310", "{to} is not held by another power.")
OTHER_POWER_EXPANDS: Final[i64] = reason("IB-307", "{power} is not to expand by your decision now.")
NOT_YOUR_FLAG: Final[i64] = reason("IB-627", "You do not hold the flag of {power}.")
NO_UNIT_AT_HOME: Final[i64] = reason("IB-305", "{power} has no unit at home.")
NOT_REACHED: Final[i64] = reason("IB-306", "{to} is not joined to the home base of {power}.")
NO_UNIT_TO_WITHDRAW: Final[i64] = reason("IB-311", "In {area} stands no unit that is to be withdrawn.")
ALREADY_ROLLED: Final[i64] = reason("IB-506", "{power} has already come up on this card.")
NOT_TIED: Final[i64] = reason("IB-510", "{power} is not among the tied powers.")
NOT_A_TARGET: Final[i64] = reason("IB-R10", "{area} is not one of the targets of this vote.")
