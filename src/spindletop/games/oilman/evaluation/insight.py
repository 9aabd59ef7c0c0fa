"""What a position of International Oilman is worth to a company, from the experience of its players."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.oilman.components import HOLES, MOST_HOLES, MOST_SEATS, WET
from spindletop.games.oilman.evaluation import narrowing
from spindletop.games.oilman.evaluation.horizon import turns_left
from spindletop.games.oilman.evaluation.outlook import BLANK, FILLED_UP, MARKED, Outlook, average_rise
from spindletop.games.oilman.scoring import net_worth
from spindletop.games.oilman.state import FREE, Table
from spindletop.kernel.buffer import Buffer, zeros
from spindletop.kernel.insight import Insight
from spindletop.kernel.numbers import Numbers
from spindletop.kernel.state import NOBODY, OVER

TO_THE_END: Final = -1.0
HOPE: Final = 1.2
"""What the drawer reckons to pay for its property, in minimum bids."""
IDLE_DRAWING: Final = 0.5
"""What it costs to put up a property that only the others want."""


@final
class OilmanInsight(Insight[Table]):
    """The net worth that a company's course leads to, the property being drawn or auctioned included."""

    def evaluate(self, s: Table, seat: int) -> float:
        """Return the net worth a company may expect at the end."""
        me: i64 = seat
        if s.mover == OVER:
            return float(net_worth(s, me))
        turns = turns_left(s, me)
        step = s.step.name
        if step == "mark" and s.turn == me and not s.barred(me):
            return self._drawn(s, me, turns, s.terms.box.minimum[MOST_HOLES - 1], FILLED_UP)
        if step == "bid" and s.leader == me:
            return self._led(s, me, turns)
        if step == "bid" and s.leader == NOBODY and s.turn == me and s.in_auction(me):
            return self._drawn(s, me, turns, s.minimum, MARKED)
        return Outlook(s, me).worth_after(turns, step == "act" and s.turn == me)

    def _drawn(self, s: Table, seat: i64, turns: float, minimum: i64, lot: i64) -> float:
        """Return what a company may expect that draws a property, and will buy it if that is worth while."""
        without = Outlook(s, seat).worth_after(turns) - IDLE_DRAWING
        price = HOPE * float(minimum)
        if price > float(s.cash[seat]):
            return without
        return max(without, Outlook(s, seat, price, lot).worth_after(turns))

    def _led(self, s: Table, seat: i64, turns: float) -> float:
        """Return what the highest bidder may expect: the property, or an overbid's loss of all its cash (OM-48).

        As if sold at once: a bid that settles the auction and one that does not must be weighed alike.
        """
        short = float(s.standing - s.cash[seat])
        if short > 0.0:
            return Outlook(s, seat, float(s.cash[seat])).worth_after(turns) - short
        return Outlook(s, seat, float(s.standing), MARKED).worth_after(turns)

    def narrow(self, s: Table, choices: Buffer) -> None:
        """Leave the choices that a company thinks about."""
        narrowing.narrow(s, choices)

    def horizon(self, s: Table) -> float:
        """Turns are short and luck is great: who plays to the end sees how often a company wins."""
        return TO_THE_END

    def names(self, s: Table) -> list[str]:
        """Return the names of the features."""
        found = ["round", "turns_left", "free_holes", "standing_bid", "minimum_bid", "marks"]
        parts = ["cash", "salary", "net_worth", "dry", "owed", "barred", "open_wells", "prospects"]
        for place in range(s.seats):
            found += [f"{part}_{place}" for part in parts]
        return found

    def describe(self, s: Table, seat: int, numbers: Numbers) -> None:
        """Write the position as numbers, the own company first, then clockwise."""
        numbers.count(s.round)
        numbers.add(turns_left(s, seat))
        numbers.count(s.free_holes)
        numbers.count(s.standing)
        numbers.count(s.minimum)
        numbers.count(len(s.marks))
        survey = Survey(s)
        place: i64 = 0
        while place < s.seats:
            i = (i64(seat) + place) % s.seats
            numbers.count(s.cash[i])
            numbers.count(s.salary[i])
            numbers.count(net_worth(s, i))
            numbers.count(s.dry[i])
            numbers.count(s.owed[i])
            numbers.add(1.0 if s.barred(i) else 0.0)
            numbers.count(survey.open[i])
            numbers.add(survey.rises[i])
            place += 1


@final
class Survey:
    """Every company's open wells, and how much they would raise its salary if all were drilled to the last level."""

    def __init__(self, s: Table) -> None:
        self.open: vec[i64] = zeros(int(s.seats))
        self.rises: vec[float] = BLANK[:MOST_SEATS]
        hole: i64 = 0
        while hole < HOLES:
            plot = s.plot[hole]
            if plot != FREE and s.cap[hole] < WET:
                owner = s.owners[plot]
                self.open[owner] += 1
                self.rises[owner] += average_rise(s, hole)
            hole += 1
