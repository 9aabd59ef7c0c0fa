"""The set-up: a seat places its first tanks (PL-112)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline.names import CRUDE, GRADE_NAMES, GRADES
from spindletop.games.pipeline.state import Table
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, one_of


@final
class PutTank(Verb[Table]):
    """Place one of the first tanks on any row.  [PL-112]"""

    def refuse(self, s: Table, x: i64) -> i64:
        return LEGAL if s.tank_fits(s.turn, x) else R.NO_TANK_PLACE  # PL-R35

    def apply(self, s: Table, x: i64) -> None:
        """Place it; the last one ends the choice of this seat."""
        s.add_tank(s.turn, x)
        s.tank_stack -= 1
        if s.listener is not None:
            s.tell(log.FIRST_TANK, s.turn, {"grade": GRADE_NAMES[x]})
        if s.tanks_of(s.turn) < s.terms.box.start_tanks:
            s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"grade": GRADE_NAMES[x]}

    def hint(self, s: Table, x: i64) -> str:
        here = s.tanks[s.turn * GRADES + x]
        return f"{here} here; {s.terms.box.recommended_tanks[x]} recommended"

    def warning(self, s: Table, x: i64) -> str:
        """Ask before the last tank leaves a company that can hold no crude oil, or nothing else."""
        if s.tanks_of(s.turn) + 1 < s.terms.box.start_tanks:
            return ""
        crude = s.tanks[s.turn * GRADES + CRUDE] + (1 if x == CRUDE else 0)
        if crude == 0:
            return "Without a crude tank you can buy no crude oil, and so refine nothing, until you have bought one."
        if crude == s.terms.box.start_tanks:
            return "Without a tank for a better grade you can refine nothing until you have bought one."
        return ""


PUT_TANK: Final = PutTank(
    "put_tank", [one_of("grade", GRADE_NAMES)], words="Place a tank on the {grade} row", place="tanks:{grade}"
)
