"""Contracts & Loans: take contracts, active or deferred, and perhaps a loan (PL-5xx)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline import words as say
from spindletop.games.pipeline.names import DISPLAY_COLUMNS, ORDERS_AS_CONTRACTS, PAPER_ROWS, YEARS
from spindletop.games.pipeline.state import EMPTY, Table
from spindletop.kernel.bits import bit, count
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, number, one_of

CONTRACT_ROWS: Final[i64] = 3
SPOTS: Final[i64] = 18
STATES: Final = ["active", "deferred"]


@final
class Take(Verb[Table]):
    """Take a contract of the display, active or deferred.  [PL-501, PL-502, PL-504, PL-1515]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose the tiles that lie on the display; orders only to those who may take them."""
        end = SPOTS if s.power(s.turn, ORDERS_AS_CONTRACTS) != 0 else CONTRACT_ROWS * DISPLAY_COLUMNS
        spot: i64 = 0
        while spot < end:
            if s.display[spot] != EMPTY:
                out.add(2 * spot)
                out.add(2 * spot + 1)
            spot += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Take one tile a row, three in all, and defer only before the last year."""
        deferred = x % 2
        spot = x // 2
        row = spot // DISPLAY_COLUMNS
        if row >= CONTRACT_ROWS and s.power(s.turn, ORDERS_AS_CONTRACTS) == 0:
            return R.ORDERS_STAY  # PL-1515
        if s.display[spot] == EMPTY:
            return R.NO_PAPER_THERE  # PL-501, PL-506
        if (s.rows_used >> row) & 1 != 0:
            return R.ROW_USED  # PL-501
        if count(s.rows_used) >= s.terms.box.most_contracts:
            return R.ENOUGH_CONTRACTS  # PL-501, PL-R29
        return R.NO_DEFERRING if deferred != 0 and s.year() == YEARS else LEGAL  # PL-504

    def apply(self, s: Table, x: i64) -> None:
        """Move the tile to the seat; the space stays empty (PL-506)."""
        spot = x // 2
        paper = s.display[spot]
        s.display[spot] = EMPTY
        s.rows_used |= bit(spot // DISPLAY_COLUMNS)
        s.filled[paper] = 0
        s.fillings[paper] = 0
        if x % 2 != 0:
            s.deferred[s.turn] |= bit(paper)
        else:
            s.active[s.turn] |= bit(paper)
        s.parts += 1
        if s.listener is not None:
            s.tell(log.TOOK, s.turn, {"paper": say.paper(s, int(paper)), "state": STATES[x % 2]})
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"most": s.terms.box.most_contracts}

    def words(self, s: Table, x: i64) -> str:
        paper = int(s.display[x // 2])
        name = say.paper(s, paper) if paper >= 0 else "an empty space"
        return f"Take {name}, {STATES[x % 2]}"

    def place(self, s: Table, x: i64) -> str:
        spot = x // 2
        return f"display:{PAPER_ROWS[spot // DISPLAY_COLUMNS]}:{spot % DISPLAY_COLUMNS}"

    def hint(self, s: Table, x: i64) -> str:
        if x % 2:
            return "to be filled from next year on"
        return f"to be filled this year; year {s.year()} of {YEARS}"


@final
class Loan(Verb[Table]):
    """Take a loan and a penalty token.  [PL-501, PL-505]"""

    def refuse(self, s: Table, x: i64) -> i64:
        return LEGAL if s.loaned == 0 else R.ONE_LOAN  # PL-501

    def apply(self, s: Table, x: i64) -> None:
        box = s.terms.box
        s.receive(s.turn, box.loan)
        s.tokens[s.turn] += box.loan_tokens
        s.loaned = 1
        s.parts += 1
        if s.listener is not None:
            s.tell(log.LOAN, s.turn, {"amount": int(box.loan)})
        s.again()

    def words(self, s: Table, x: i64) -> str:
        return f"Take a loan of {s.terms.box.loan}"

    def hint(self, s: Table, x: i64) -> str:
        box = s.terms.box
        tokens = s.tokens[s.turn]
        return f"your penalty rises from {box.penalty(tokens)} to {box.penalty(tokens + box.loan_tokens)}"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(gain=int(s.terms.box.loan))


TAKE: Final = Take(
    "take", [one_of("row", PAPER_ROWS), number("column", 0, DISPLAY_COLUMNS - 1), one_of("state", STATES)]
)
LOAN: Final = Loan("loan", place="bank:loan")
