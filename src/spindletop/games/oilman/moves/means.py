"""A turn without property or rig: passing, and the loan of a destitute company (OM-25, OM-26, OM-70 to OM-73)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.oilman import log
from spindletop.games.oilman import reasons as R
from spindletop.games.oilman.state import Table
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb


@final
class Borrow(Verb[Table]):
    """Take the one loan of a destitute company, then act.  [OM-25, OM-70 to OM-73]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Lend only to the destitute, and once."""
        box = s.terms.box
        if s.borrowed[s.turn] != 0:
            return R.SECOND_LOAN  # OM-73
        if s.dry[s.turn] < box.loan_dry:
            return R.FEW_DRY_WELLS  # OM-70
        if s.salary[s.turn] >= box.loan_salary_below:
            return R.SALARY_TOO_HIGH  # OM-70
        if s.cash[s.turn] >= box.loan_cash_below:
            return R.CASH_TOO_HIGH  # OM-70
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Receive the loan; the turn goes on."""
        box = s.terms.box
        s.receive(s.turn, box.loan)
        s.owed[s.turn] = box.repay_total  # OM-72
        s.borrowed[s.turn] = 1
        if s.listener is not None:
            s.tell(log.BORROWED, s.turn, {"amount": int(box.loan), "owed": int(box.repay_total)})
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        """Name the conditions and how the company stands."""
        box = s.terms.box
        return {
            "need_dry": box.loan_dry,
            "dry": s.dry[s.turn],
            "need_salary": box.loan_salary_below,
            "salary": s.salary[s.turn],
            "need_cash": box.loan_cash_below,
            "cash": s.cash[s.turn],
        }

    def words(self, s: Table, x: i64) -> str:
        return f"Borrow {s.terms.box.loan} from the bank (repay {s.terms.box.repay_total})"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(gain=int(s.terms.box.loan))


PASS_TURN: Final = Verb[Table]("pass_turn", words="Pass", told=log.PASSED)  # OM-26, OM-95
BORROW: Final = Borrow("borrow")
