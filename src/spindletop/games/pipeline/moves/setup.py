"""The set-up: a seat places its first tanks (PL-112)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline.names import (
    GRADE_NAMES,
    GRADES,
)
from spindletop.games.pipeline.state import Table
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, one_of


@final
class PutTank(Verb[Table]):
    """Place one of the first tanks on a row, from crude upwards.  [PL-112]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Keep the rising order, and keep room above for the tanks still to come."""
        above = x + 1
        while above < GRADES:
            if s.tanks[s.turn * GRADES + above] > 0:
                return R.TANK_ORDER
            above += 1
        if not s.tank_fits(s.turn, x):
            return R.NO_TANK_PLACE  # PL-R35
        places: i64 = 0
        grade = x
        while grade < GRADES:
            places += s.terms.tank_places - s.tanks[s.turn * GRADES + grade]
            grade += 1
        return LEGAL if places >= s.terms.box.start_tanks - s.tanks_of(s.turn) else R.TOO_FEW_PLACES

    def apply(self, s: Table, x: i64) -> None:
        """Place it; the last one ends the choice of this seat."""
        s.add_tank(s.turn, x)
        s.tank_stack -= 1
        if s.listener is not None:
            s.tell(log.TANK, s.turn, {"grade": GRADE_NAMES[x], "amount": 0})
        if s.tanks_of(s.turn) < s.terms.box.start_tanks:
            s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"grade": GRADE_NAMES[x]}

    def words(self, s: Table, x: i64) -> str:
        return f"Place a tank on the {GRADE_NAMES[x]} row"

    def place(self, s: Table, x: i64) -> str:
        return f"tanks:{GRADE_NAMES[x]}"

    def hint(self, s: Table, x: i64) -> str:
        return f"{s.terms.box.start_tanks - s.tanks_of(s.turn)} tanks still to place"


PUT_TANK: Final = PutTank("put_tank", [one_of("grade", GRADE_NAMES)])
