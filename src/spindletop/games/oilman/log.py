"""What can happen at a table of International Oilman, as kinds of events with their words."""

from typing import Final

from spindletop.kernel.events import Kind

FIRST_SEAT: Final = Kind("first_seat", "{who} is the banker and plays first.", "flag")
LAYOUT: Final = Kind("layout", "The ground is laid out, unseen by anybody.", "layers")
SALARY: Final = Kind("salary", "{who} receives a salary of {amount}.", "coin")
INSTALMENT: Final = Kind("instalment", "{who} repays {amount}; {owed} are still owed.", "coin")
BORROWED: Final = Kind("borrowed", "{who} borrows {amount} and owes {owed}.", "bank")
DREW: Final = Kind("drew", "{who} draws a boundary.", "pen")
MARKED: Final = Kind("marked", "{who} marks {hole}.", "pen", places=["hole:{hole}"])
AUCTION: Final = Kind("auction", "A property of {size} is auctioned, from {minimum}.", "gavel")
BID: Final = Kind("bid", "{who} bids {amount}.", "gavel")
DROPPED: Final = Kind("dropped", "{who} drops out.", "gavel")
SOLD: Final = Kind("sold", "{who} buys the property for {amount}.", "gavel")
OVERBID: Final = Kind("overbid", "{who} cannot pay {amount} and loses all its cash of {cash}.", "warning")
DECLINED: Final = Kind("declined", "{who} declines to buy.", "gavel")
UNSOLD: Final = Kind("unsold", "The property is not sold; the boundary is erased.", "eraser")
DRILLED: Final = Kind("drilled", "{who} drills {hole} with rig {rig} for {amount}.", "rig", places=["hole:{hole}"])
STRUCK: Final = Kind("struck", "Oil at level {level} in {hole}!", "oil", places=["hole:{hole}"])
DRY: Final = Kind("dry", "{hole} is dry down to level {level}.", "dry", places=["hole:{hole}"])
RAISED: Final = Kind("raised", "The salary of {who} rises by {amount} to {salary}.", "coin")
PASSED: Final = Kind("passed", "{who} passes.", "pass")
END_NEAR: Final = Kind("end_near", "The end is in sight: {why}.", "flag")
OVER: Final = Kind("over", "The game is over.", "flag")
