"""The end of a turn: declaring victory or passing (CR-801 to CR-803)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.crude import log, scoring
from spindletop.games.crude import reasons as R
from spindletop.games.crude.moves.closing import Close
from spindletop.games.crude.state import Table
from spindletop.kernel.ranking import best_other
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Verb


@final
class Declare(Verb[Table]):
    """Claim victory; every other seat has one turn left.  [CR-801, CR-802]"""

    def refuse(self, s: Table, x: i64) -> i64:
        if s.cash[s.turn] < s.terms.victory_cash:
            return R.NOT_RICH_ENOUGH  # CR-801
        if s.declarer != NOBODY:
            return R.ALREADY_DECLARED  # CR-802
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        s.declarer = s.turn
        s.final_left = s.seats - 1
        if s.listener is not None:
            s.tell(log.DECLARED, int(s.turn), {"cash": int(s.cash[s.turn])})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"goal": int(s.terms.victory_cash), "cash": int(s.cash[s.turn])}

    def words(self, s: Table, x: i64) -> str:
        return f"Declare victory with {s.cash[s.turn]} in cash"

    def place(self, s: Table, x: i64) -> str:
        return f"seat:{s.turn}"

    def hint(self, s: Table, x: i64) -> str:
        return "every other company has one final turn"

    def warning(self, s: Table, x: i64) -> str:
        """Say that it cannot be taken back, and who would win as things stand (CR-802, CR-804)."""
        totals = scoring.totals(s)
        mine = totals[s.turn]
        best = max(0, best_other(totals, s.turn))
        stands = f"with everything sold you stand at {mine}, the best other company at {best}"
        if best > mine:
            return f"You would not win as things stand: {stands}, and every other company has one turn left."
        return f"This ends the game after one more turn of every other company: {stands}."


DECLARE: Final = Declare("declare")
PASS: Final = Close("pass", "Pass the turn on", "passes")
