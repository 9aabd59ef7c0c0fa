"""What a played game of International Oilman is measured by: land, holes, strikes, bids and salaries."""

from typing import Final

from spindletop.games.oilman import log
from spindletop.games.oilman.state import Table
from spindletop.kernel.facts import Fact, by, count, last, total, when


def properties(s: Table, seat: int) -> float:
    """Return how many properties a company owns at the end."""
    return float(s.owned[seat])


def final_salary(s: Table, seat: int) -> float:
    """Return the salary at the end."""
    return float(s.salary[seat])


FACTS: Final[list[Fact]] = [
    last("properties", properties),
    total("paid_for_land", log.SOLD, "amount"),
    when("first_land_at", log.SOLD),
    count("holes", log.DRILLED),
    by("holes_by_rig", log.DRILLED, "rig"),
    total("paid_for_holes", log.DRILLED, "amount"),
    count("dry", log.DRY),
    count("strikes", log.STRUCK),
    by("strikes_by_level", log.STRUCK, "level"),
    total("salary_raised", log.RAISED, "amount"),
    last("final_salary", final_salary),
    count("drawings", log.DREW),
    count("unsold", log.UNSOLD),
    count("bids", log.BID),
    count("overbids", log.OVERBID),
    count("loans", log.BORROWED),
    count("passes", log.PASSED),
]
