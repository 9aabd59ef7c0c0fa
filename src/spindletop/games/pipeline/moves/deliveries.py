"""Filling contracts and orders (PL-12xx)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log
from spindletop.games.pipeline import names as N
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline import words as say
from spindletop.games.pipeline.components import covers, need_of
from spindletop.games.pipeline.state import EMPTY, Table
from spindletop.kernel.bits import bit
from spindletop.kernel.buffer import Buffer, index_of
from spindletop.kernel.figures import NO_FIGURES, Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, number, one_of

FIRST_ORDER_SPOT: Final[i64] = 9
DISPLAY_SPOTS: Final[i64] = 18


def line_colour(s: Table, paper: i64, line: i64) -> i64:
    """Return the colour that a line asks for."""
    return s.terms.box.line_colour[paper * N.MOST_LINES + line]


def line_grade(s: Table, paper: i64, line: i64) -> i64:
    """Return the grade that a line asks for."""
    return s.terms.box.line_grade[paper * N.MOST_LINES + line]


def usable(s: Table, grade: i64) -> i64:
    """Return LEGAL if a barrel of this grade may go onto the line that is being filled, or why not."""
    colour = line_colour(s, s.paper, s.line)
    if grade < line_grade(s, s.paper, s.line):
        return R.GRADE_BELOW_LINE  # PL-1202
    if s.stock(s.turn, colour, grade) == 0:
        return R.NO_OIL_FOR_LINE  # PL-1202
    if is_contract(s):
        return LEGAL
    have = s.packed_stock(s.turn) - need_of(colour, grade)
    return LEGAL if covers(have, need_after(s, s.paper, s.line)) else R.NEEDED_ELSEWHERE  # PL-1204


def is_contract(s: Table) -> bool:
    """Tell whether the paper that is being filled is held by the seat, and not an order of the board."""
    return (s.active[s.turn] >> s.paper) & 1 != 0


def need_after(s: Table, paper: i64, line: i64) -> i64:
    """Return the packed demand of the lines after this one."""
    need: i64 = 0
    later = line + 1
    while later < s.terms.box.line_count[paper]:
        need += need_of(line_colour(s, paper, later), line_grade(s, paper, later))
        later += 1
    return need


def only_grade(s: Table) -> i64:
    """Return the one grade that may go onto the line, or EMPTY if there is a choice."""
    found = EMPTY
    grade: i64 = N.LOW
    while grade <= N.HIGH:
        if usable(s, grade) == LEGAL:
            if found != EMPTY:
                return EMPTY
            found = grade
        grade += 1
    return found


def fill_lines(s: Table) -> None:
    """Fill the line, or all lines of an order, as far as there is no choice; a paper that is left asks for one."""
    while True:
        grade = only_grade(s)
        if grade == EMPTY or fill_line(s, grade):
            return


def fill_line(s: Table, grade: i64) -> bool:
    """Put a barrel on the line; return True if the delivery is complete."""
    colour = line_colour(s, s.paper, s.line)
    s.unload(s.turn, colour, grade)
    s.lying[colour] += 1  # PL-1206
    if is_contract(s):
        finish_line(s, colour, grade)
        return True
    s.line += 1
    if s.line < s.terms.box.line_count[s.paper]:
        return False
    finish_order(s)
    return True


def contract_pay(s: Table, seat: i64, paper: i64, line: i64) -> i64:
    """Return what a seat is paid for a line of a contract (PL-1202, PL-1514)."""
    return s.terms.box.contract_rate[line_grade(s, paper, line)] + s.power(seat, N.DELIVERY_BONUS)


def order_pay(s: Table, seat: i64, paper: i64) -> i64:
    """Return what a seat is paid for all lines of an order (PL-1204, PL-1514)."""
    box = s.terms.box
    amount: i64 = 0
    line: i64 = 0
    while line < box.line_count[paper]:
        amount += box.order_rate[line_grade(s, paper, line)] + s.power(seat, N.DELIVERY_BONUS)
        line += 1
    return amount


def finish_line(s: Table, colour: i64, grade: i64) -> None:
    """Pay a barrel on a contract; the last line completes a filling (PL-1202, PL-1203, PL-1514)."""
    box = s.terms.box
    paper = s.paper
    amount = contract_pay(s, s.turn, paper, s.line)
    s.receive(s.turn, amount)
    s.filled[paper] |= bit(s.line)
    if s.listener is not None:
        facts = {
            "barrel": say.barrel(int(colour), int(grade)),
            "paper": say.paper(s, int(paper)),
            "amount": int(amount),
        }
        s.tell(log.DELIVERED, s.turn, facts)
    if s.filled[paper] == bit(box.line_count[paper]) - 1:
        s.filled[paper] = 0
        s.fillings[paper] += 1
        if s.listener is not None:
            s.tell(log.FULFILLED, s.turn, {"paper": say.paper(s, int(paper))})
    s.paper = EMPTY


def finish_order(s: Table) -> None:
    """Pay all lines of an order and give its tile to the seat (PL-1204, PL-1514)."""
    paper = s.paper
    amount = order_pay(s, s.turn, paper)
    s.receive(s.turn, amount)
    s.display[spot_of(s, paper)] = EMPTY
    s.completed[s.turn] |= bit(paper)
    if s.listener is not None:
        s.tell(log.ORDER, s.turn, {"paper": say.paper(s, int(paper)), "amount": int(amount)})
    s.paper = EMPTY


def spot_of(s: Table, paper: i64) -> i64:
    """Return the space of the display on which an order lies, or EMPTY."""
    return index_of(s.display, paper, FIRST_ORDER_SPOT, DISPLAY_SPOTS)


@final
class Deliver(Verb[Table]):
    """Put a barrel on an open line of an active contract.  [PL-1201 to PL-1203, PL-1513]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose the open lines for which there is a barrel, the first of equal ones."""
        held = s.active[s.turn]
        most = s.power(s.turn, N.FILLINGS)
        paper: i64 = 0
        while held != 0:
            if held & 1 != 0 and s.fillings[paper] < most:
                line: i64 = 0
                while line < s.terms.box.line_count[paper]:
                    if self._open(s, paper, line):
                        out.add(paper * N.MOST_LINES + line)
                    line += 1
            held >>= 1
            paper += 1

    def _open(self, s: Table, paper: i64, line: i64) -> bool:
        if (s.filled[paper] >> line) & 1 != 0:
            return False
        if s.best(s.turn, line_colour(s, paper, line)) < line_grade(s, paper, line):
            return False
        return not self._has_equal_before(s, paper, line)

    def _has_equal_before(self, s: Table, paper: i64, line: i64) -> bool:
        at = paper * N.MOST_LINES
        box = s.terms.box
        i: i64 = 0
        while i < line:
            same = box.line_colour[at + i] == box.line_colour[at + line]
            if same and box.line_grade[at + i] == box.line_grade[at + line] and (s.filled[paper] >> i) & 1 == 0:
                return True
            i += 1
        return False

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the contract, the year, the line and the tanks."""
        paper = x // N.MOST_LINES
        line = x % N.MOST_LINES
        if (s.deferred[s.turn] >> paper) & 1 != 0:
            return R.STILL_DEFERRED  # PL-504
        if (s.active[s.turn] >> paper) & 1 == 0:
            return R.NOT_YOUR_CONTRACT  # PL-1202
        if s.fillings[paper] >= s.power(s.turn, N.FILLINGS):
            return R.FILLED_THIS_YEAR  # PL-1203, PL-1513
        if line >= s.terms.box.line_count[paper] or (s.filled[paper] >> line) & 1 != 0:
            return R.NO_OPEN_LINE  # PL-1202
        if self._has_equal_before(s, paper, line):
            return R.EQUAL_LINE  # PL-1202
        best = s.best(s.turn, line_colour(s, paper, line))
        return LEGAL if best >= line_grade(s, paper, line) else R.NO_OIL_FOR_LINE  # PL-1202

    def apply(self, s: Table, x: i64) -> None:
        s.paper = x // N.MOST_LINES
        s.line = x % N.MOST_LINES
        s.again()
        fill_lines(s)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        colour, grade = (
            line_colour(s, x // N.MOST_LINES, x % N.MOST_LINES),
            line_grade(s, x // N.MOST_LINES, x % N.MOST_LINES),
        )
        return {"colour": N.COLOUR_NAMES[colour], "grade": N.GRADE_NAMES[grade]}

    def words(self, s: Table, x: i64) -> str:
        paper, line = self.split(x)
        what = say.barrel(int(line_colour(s, paper, line)), int(line_grade(s, paper, line)))
        return f"Deliver {what} to {say.paper(s, paper)}"

    def place(self, s: Table, x: i64) -> str:
        paper, line = self.split(x)
        return f"line:{N.PAPER_NAMES[paper]}:{line}"

    def hint(self, s: Table, x: i64) -> str:
        paper, line = self.split(x)
        return f"pays {contract_pay(s, s.turn, paper, line)}"

    def figures(self, s: Table, x: i64) -> Figures:
        """Tell what the line pays, at once or as soon as the barrel for it is chosen."""
        paper, line = self.split(x)
        return Figures(gain=int(contract_pay(s, s.turn, paper, line)))


@final
class Order(Verb[Table]):
    """Fill all lines of an order of the board at once.  [PL-1204]"""

    def offer(self, s: Table, out: Buffer) -> None:
        have = s.packed_stock(s.turn)
        if have == 0:
            return
        spot = FIRST_ORDER_SPOT
        while spot < DISPLAY_SPOTS:
            paper = s.display[spot]
            if paper != EMPTY and covers(have, s.terms.box.paper_need[paper]):
                out.add(paper - N.CONTRACTS)
            spot += 1

    def refuse(self, s: Table, x: i64) -> i64:
        if spot_of(s, x + N.CONTRACTS) == EMPTY:
            return R.NO_SUCH_ORDER  # PL-1204
        have = s.packed_stock(s.turn)
        return LEGAL if covers(have, s.terms.box.paper_need[x + N.CONTRACTS]) else R.ORDER_OUT_OF_REACH  # PL-1204

    def apply(self, s: Table, x: i64) -> None:
        s.paper = x + N.CONTRACTS
        s.line = 0
        s.again()
        fill_lines(s)

    def words(self, s: Table, x: i64) -> str:
        return f"Fill {say.paper(s, int(x) + N.CONTRACTS)}"

    def place(self, s: Table, x: i64) -> str:
        spot = spot_of(s, x + N.CONTRACTS)
        return f"order:{N.PAPER_NAMES[x + N.CONTRACTS]}" if spot != EMPTY else ""

    def hint(self, s: Table, x: i64) -> str:
        return f"pays {order_pay(s, s.turn, x + N.CONTRACTS)}"

    def figures(self, s: Table, x: i64) -> Figures:
        """Tell what the order pays, at once or as soon as the barrels for it are chosen."""
        return Figures(gain=int(order_pay(s, s.turn, x + N.CONTRACTS)))


@final
class Use(Verb[Table]):
    """Choose the grade of the barrel for a line.  [PL-1202, PL-1204]"""

    def refuse(self, s: Table, x: i64) -> i64:
        return usable(s, x + N.LOW)

    def apply(self, s: Table, x: i64) -> None:
        if not fill_line(s, x + N.LOW):
            fill_lines(s)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        colour, grade = line_colour(s, s.paper, s.line), line_grade(s, s.paper, s.line)
        return {"colour": N.COLOUR_NAMES[colour], "grade": N.GRADE_NAMES[grade]}

    def words(self, s: Table, x: i64) -> str:
        return f"Use a {say.barrel(int(line_colour(s, s.paper, s.line)), int(x) + 1)} barrel"

    def figures(self, s: Table, x: i64) -> Figures:
        """Tell what the delivery pays if it is complete with this barrel."""
        trial = s.copy()
        self.apply(trial, x)
        paid = trial.cash[s.turn] - s.cash[s.turn]
        return Figures(gain=int(paid)) if paid > 0 else NO_FIGURES


DELIVER: Final = Deliver(
    "deliver", [one_of("contract", N.PAPER_NAMES), number("line", 0, N.MOST_LINES - 1)], exact=True
)
ORDER: Final = Order("order", [one_of("order", N.PAPER_NAMES[N.CONTRACTS :])], exact=True)
USE: Final = Use("use", [one_of("grade", N.GRADE_NAMES[1:])], place="tanks:{grade}")
