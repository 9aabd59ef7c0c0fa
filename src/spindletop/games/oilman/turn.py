"""The order of play: the steps of a turn, of an auction and of the end, to be read beside the rulebook."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.oilman import log
from spindletop.games.oilman import reasons as R
from spindletop.games.oilman.chance import CLOCK, FIRST_SEAT, LAYOUT_DIGIT
from spindletop.games.oilman.chance import STRIKE as STRIKE_DEAL
from spindletop.games.oilman.components import HOLES, MOST_HOLES
from spindletop.games.oilman.moves.auction import BID, BUY, DECLINE, DROP, RAISE, erase, sell
from spindletop.games.oilman.moves.boundary import DRAW, MARK, OFFER
from spindletop.games.oilman.moves.drilling import DRILL
from spindletop.games.oilman.moves.means import BORROW, PASS_TURN
from spindletop.games.oilman.options import BY_ROUNDS, BY_TARGET, BY_TIME, RANDOM_SEAT
from spindletop.games.oilman.scoring import net_worth
from spindletop.games.oilman.state import FREE, Table
from spindletop.kernel.bits import bit
from spindletop.kernel.buffer import zeros
from spindletop.kernel.refusal import NOT_YOUR_DECISION
from spindletop.kernel.state import NOBODY
from spindletop.kernel.step import Auto, Decision, agenda
from spindletop.kernel.step import Draw as Chance
from spindletop.kernel.verb import AnyVerb
from spindletop.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    [DRAW, MARK, OFFER, DRILL, PASS_TURN, BORROW, BID, RAISE, DROP, BUY, DECLINE],
    [STRIKE_DEAL, CLOCK, FIRST_SEAT, LAYOUT_DIGIT],
)


# A company's turn


@final
class Salary(Auto[Table]):
    """The bank pays the company its salary, but not in the drawing round.  [OM-21, OM-22]"""

    def run(self, s: Table) -> None:
        amount = s.salary[s.turn]
        s.receive(s.turn, amount)
        if s.listener is not None:
            s.tell(log.SALARY, s.turn, {"amount": int(amount)})


@final
class Instalment(Auto[Table]):
    """A borrower whose salary is high enough pays an instalment.  [OM-23, OM-75]"""

    def run(self, s: Table) -> None:
        """Pay, if it is due."""
        box = s.terms.box
        if s.owed[s.turn] == 0 or s.salary[s.turn] < box.repay_from_salary:
            return
        s.pay(s.turn, box.instalment)
        s.owed[s.turn] -= box.instalment
        if s.listener is not None:
            s.tell(log.INSTALMENT, s.turn, {"amount": int(box.instalment), "owed": int(s.owed[s.turn])})


@final
class BeginBoundary(Auto[Table]):
    """Wipe the marks; in the drawing round the boundary has a required size.  [OM-21, OM-33 to OM-35]"""

    def run(self, s: Table) -> None:
        """Set the size at which the boundary closes by itself."""
        s.marks = zeros(0)
        s.size_wanted = MOST_HOLES
        if s.round > 1:
            return
        s.size_wanted = largest_area(s, s.terms.box.first_round_holes)
        if s.size_wanted == 0 or s.all_barred():
            s.replan(END_OF_TURN)  # OM-35


def largest_area(s: Table, enough: i64) -> i64:
    """Return the size of the largest connected free area, counting no further than `enough` (OM-34)."""
    best: i64 = 0
    hole: i64 = 0
    while hole < HOLES and best < enough:
        if s.plot[hole] == FREE:
            best = max(best, s.free_area(hole, enough))
        hole += 1
    return best


@final
class Marking(Decision[Table]):
    """The company marks the boundary hole by hole."""

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        """Auction the property once the boundary is closed: it was offered, or has all its holes (OM-33, OM-34)."""
        if verb is OFFER or i64(len(s.marks)) == s.size_wanted:
            s.follow(AUCTION)
        else:
            s.again()

    def citing(self, s: Table) -> str:
        """In the drawing round nothing else is allowed (OM-21)."""
        return "OM-21" if s.round == 1 else self.clause

    def prompt(self, s: Table) -> str:
        """Say how far the boundary is, and whether it may be smaller (OM-33, OM-34)."""
        bound = "exactly" if s.round == 1 else "at most"
        return f"Mark holes: {len(s.marks)} of {bound} {s.size_wanted}"


@final
class Act(Decision[Table]):
    """The company draws, drills, borrows or passes."""

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        """Draw the boundary, or have chance say what the rig finds (OM-80)."""
        if verb is DRAW:
            s.follow(DRAWING)
        elif verb is DRILL and not s.terms.clusters:
            s.push(STRIKE)


# The auction


@final
class OpenAuction(Auto[Table]):
    """Set minimum and ceiling and let everybody in who is not barred.  [OM-40, OM-41, OM-46]"""

    def run(self, s: Table) -> None:
        """Open with the drawer, or with the next bidder clockwise if the drawer is barred."""
        s.minimum = s.terms.box.minimum[i64(len(s.marks)) - 1]
        richest: i64 = 0
        s.bidding = 0
        seat: i64 = 0
        while seat < s.seats:
            richest = max(richest, s.cash[seat])
            if not s.barred(seat):
                s.bidding |= bit(seat)
            s.last_bids[seat] = 0
            seat += 1
        s.ceiling = min(max(s.minimum, richest), s.terms.box.ceiling)
        s.standing = 0
        s.leader = NOBODY
        s.bidder = s.turn
        while not s.in_auction(s.bidder):
            s.bidder = (s.bidder + 1) % s.seats
        if s.listener is not None:
            holes = len(s.marks)
            size = "one hole" if holes == 1 else f"{holes} holes"
            s.tell(log.AUCTION, s.turn, {"size": size, "holes": holes, "minimum": int(s.minimum)})


@final
class Bidding(Decision[Table]):
    """One company bids or drops; one that cannot bid is dropped by itself (OM-46)."""

    def by(self, s: Table) -> i64:
        """The company that is asked."""
        return s.bidder

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        """Ask the next company that is still in and not leading; if there is none the auction closes (OM-44)."""
        seat = s.bidder
        asked: i64 = 0
        while asked < s.seats:
            seat = seat + 1 if seat + 1 < s.seats else 0
            if seat != s.leader and s.in_auction(seat):
                s.bidder = seat
                s.again()
                return
            asked += 1
        s.push(SETTLE)

    def not_for(self, s: Table, seat: int) -> i64:
        """Explain to another company why it is not asked."""
        if s.barred(seat):
            return R.BARRED  # OM-37
        if not s.in_auction(seat):
            return R.DROPPED  # OM-43
        return NOT_YOUR_DECISION

    def prompt(self, s: Table) -> str:
        """Say what stands."""
        return f"Bid at least {s.minimum if s.leader == NOBODY else s.standing + 1}, or drop"


@final
class Right(Decision[Table]):
    """After an overbid one company may buy at its own last bid."""

    def by(self, s: Table) -> i64:
        """The company that has the right."""
        return s.bidder

    def prompt(self, s: Table) -> str:
        return f"Buy the property for {s.last_bids[s.bidder]}?"


@final
class Settle(Auto[Table]):
    """Sell to the highest bidder, or deal with an overbid.  [OM-44, OM-45, OM-48, OM-50]"""

    def run(self, s: Table) -> None:
        if s.leader == NOBODY:
            erase(s)  # OM-50
        elif s.standing <= s.cash[s.leader]:
            sell(s, s.leader, s.standing)  # OM-45
        else:
            forfeit(s)


def forfeit(s: Table) -> None:
    """Take all cash of a winner that cannot pay; the right goes to the best bidder that can (OM-48, OM-49)."""
    cash = s.cash[s.leader]
    if s.listener is not None:
        s.tell(log.OVERBID, s.leader, {"amount": int(s.standing), "cash": int(cash)})
    s.pay(s.leader, cash)
    s.bidder = NOBODY
    best: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        last = s.last_bids[seat]
        if seat != s.leader and best < last <= s.cash[seat]:
            best = last
            s.bidder = seat
        seat += 1
    if s.bidder == NOBODY:
        erase(s)  # OM-50
    else:
        s.push(RIGHT)


# The end of a turn


@final
class TurnDone(Auto[Table]):
    """Count the turn and see whether the end is triggered.  [OM-27, OM-91, OM-92]"""

    def run(self, s: Table) -> None:
        """Look at the target, or have the clock read."""
        s.turns += 1
        if s.terms.end == BY_TIME and s.triggered == 0:
            s.push(CLOCK_READING)
        elif s.terms.end == BY_TARGET and s.triggered == 0 and best_worth(s) >= s.terms.target:
            s.triggered = 1
            if s.listener is not None:
                s.tell(log.END_NEAR, s.turn, {"why": "the target is reached"})


def best_worth(s: Table) -> i64:
    """Return the largest net worth at the table."""
    best = net_worth(s, 0)
    seat: i64 = 1
    while seat < s.seats:
        best = max(best, net_worth(s, seat))
        seat += 1
    return best


@final
class NextCompany(Auto[Table]):
    """End the game, or pass the turn clockwise.  [OM-06, OM-20, OM-27, OM-90 to OM-94]"""

    def run(self, s: Table) -> None:
        following = (s.turn + 1) % s.seats
        round_done = following == s.first
        if s.triggered != 0 and (round_done or not s.terms.finish_round):
            finish(s, "target" if s.terms.end == BY_TARGET else "time")  # OM-93
        elif round_done and s.round >= s.terms.last_round:
            finish(s, "rounds" if s.terms.end == BY_ROUNDS else "max_rounds")  # OM-90, OM-94
        else:
            s.turn = following
            if round_done:
                s.round += 1
            s.replan(FIRST_TURN if s.round == 1 else TURN)


def finish(s: Table, why: str) -> None:
    """End the game."""
    if s.listener is not None:
        s.tell(log.OVER, -1, {})
    clauses = {"rounds": "OM-90", "target": "OM-91", "time": "OM-92", "max_rounds": "OM-94"}
    s.end(why, clauses[why])


@final
class Opening(Auto[Table]):
    """The first company begins the drawing round.  [OM-12, OM-20]"""

    def run(self, s: Table) -> None:
        if s.terms.first_seat != RANDOM_SEAT:
            s.first = s.terms.first_seat
            s.turn = s.first
        s.replan(FIRST_TURN)


SALARY: Final = Salary("salary", "OM-22")
INSTALMENT: Final = Instalment("instalment", "OM-75")
ACT: Final = Act("act", "OM-24", [DRAW, DRILL, BORROW, PASS_TURN], prompt="Draw a property, drill a hole, or pass")
BEGIN_BOUNDARY: Final = BeginBoundary("begin boundary", "OM-33")
MARKING: Final = Marking("mark", "OM-24", [MARK, OFFER])
STRIKE: Final = Chance[Table]("strike", "OM-58", STRIKE_DEAL)
OPEN_AUCTION: Final = OpenAuction("open auction", "OM-40")
BIDDING: Final = Bidding("bid", "OM-42", [BID, RAISE, DROP], closing=DROP)
SETTLE: Final = Settle("settle", "OM-45")
RIGHT: Final = Right("right", "OM-49", [BUY, DECLINE])
CLOCK_READING: Final = Chance[Table]("clock", "OM-92", CLOCK)
TURN_DONE: Final = TurnDone("turn done", "OM-27")
NEXT_COMPANY: Final = NextCompany("next company", "OM-27")

AUCTION: Final = agenda([OPEN_AUCTION, BIDDING])
DRAWING: Final = agenda([BEGIN_BOUNDARY, MARKING])
END_OF_TURN: Final = agenda([TURN_DONE, NEXT_COMPANY])
FIRST_TURN: Final = agenda([BEGIN_BOUNDARY, MARKING, TURN_DONE, NEXT_COMPANY])  # OM-21
TURN: Final = agenda([SALARY, INSTALMENT, ACT, TURN_DONE, NEXT_COMPANY])  # OM-22 to OM-27

FIRST_SEAT_DRAW: Final = Chance[Table]("first seat", "OM-12", FIRST_SEAT)
LAYOUT_DRAW: Final = Chance[Table]("layout", "OM-83", LAYOUT_DIGIT)
OPENING: Final = Opening("opening", "OM-12")


def begin(s: Table) -> None:
    """Set up and wait for the first decision or draw (OM-10 to OM-14)."""
    steps = [FIRST_SEAT_DRAW] if s.terms.first_seat == RANDOM_SEAT else []
    if s.terms.clusters:
        steps.append(LAYOUT_DRAW)
    s.begin(agenda([*steps, OPENING]))
