"""Why International Oilman refuses an action: every reason with its clause and its words."""

from typing import Final

from mypy_extensions import i64

from spindletop.kernel.refusal import reason

# Drawing a boundary
TAKEN: Final[i64] = reason("OM-32", "{hole} already belongs to a property.")
ALREADY_MARKED: Final[i64] = reason("OM-32", "{hole} is marked already.")
NOT_ADJOINING: Final[i64] = reason("OM-31", "{hole} does not adjoin a marked hole.")
AREA_TOO_SMALL: Final[i64] = reason("OM-34", "Around {hole} there are not {wanted} free holes that hang together.")
NOTHING_TO_OFFER: Final[i64] = reason("OM-33", "Mark at least one hole before you close the boundary.")
NINE_IN_ROUND_ONE: Final[i64] = reason("OM-33", "In the drawing round the boundary closes only when it is complete.")
NO_FREE_HOLE: Final[i64] = reason("OM-35", "There is no free hole left to draw a boundary round.")
ALL_BARRED: Final[i64] = reason("OM-35", "Every company is barred from bidding, so there is nobody to sell to.")

# Bidding
BELOW_MINIMUM: Final[i64] = reason("OM-40", "{amount} is below the minimum bid of {minimum}.")
NOT_ABOVE_STANDING: Final[i64] = reason("OM-42", "{amount} is not above the standing bid of {standing}.")
OPENING_ONLY: Final[i64] = reason("OM-42", "Somebody has bid {standing} already, so the bid must be raised.")
ABOVE_CEILING: Final[i64] = reason("OM-46", "{amount} is more than any company could pay; the ceiling is {ceiling}.")
ABOVE_CASH: Final[i64] = reason("OM-47", "{amount} is more than your cash of {cash}.")
OTHER_BIDDING: Final[i64] = reason("OM-42", "This table does not name its bids in that way.")
MUST_OPEN: Final[i64] = reason("OM-51", "You drew this property, so you must open the bidding.")
BARRED: Final[i64] = reason("OM-37", "You own three or more properties, and one of them has no well: you may not bid.")
DROPPED: Final[i64] = reason("OM-43", "You dropped out of this auction.")

# Drilling
WET_WELL: Final[i64] = reason("OM-62", "{hole} is a wet well; it is finished.")
WRONG_RIG: Final[i64] = reason("OM-56", "Rig {rig} may not go into {hole}, which is {cap}.")
FOREIGN_LAND: Final[i64] = reason("OM-64", "{hole} belongs to another company, and this table forbids drilling there.")
FREE_LAND: Final[i64] = reason("OM-65", "{hole} belongs to nobody, and this table forbids drilling there.")
TOO_DEAR: Final[i64] = reason("OM-55", "Drilling {hole} with rig {rig} costs {price}; you have {cash}.")

# Borrowing
SECOND_LOAN: Final[i64] = reason("OM-73", "You have had your one loan.")
FEW_DRY_WELLS: Final[i64] = reason("OM-70", "A loan needs {need_dry} dry attempts; you have {dry}.")
SALARY_TOO_HIGH: Final[i64] = reason("OM-70", "A loan needs a salary below {need_salary}; yours is {salary}.")
CASH_TOO_HIGH: Final[i64] = reason("OM-70", "A loan needs cash below {need_cash}; you have {cash}.")
