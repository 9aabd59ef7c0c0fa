"""What lies on the table of International Oilman: companies, holes, properties, the auction under way."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.oilman import fields, geology, scoring
from spindletop.games.oilman.components import CAPS, HOLES, MOST_HOLES, NONE, RIGS, WET
from spindletop.games.oilman.options import Terms
from spindletop.kernel.bits import has
from spindletop.kernel.buffer import index_of, zeros
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import NOBODY, State
from spindletop.kernel.vocabulary import Vocabulary

FREE: Final[i64] = -1
"""The property number of a hole that no property contains."""
MOST_NEIGHBOURS: Final = 8


def listed(holes: vec[i64], count: i64, hole: i64) -> bool:
    """Tell whether a hole is among the first `count` of a short list."""
    return index_of(holes, hole, 0, count) >= 0


@final
class Table(State):
    """One position. Money is in thousands of dollars and moves only between the bank and one company (OM-02)."""

    def __init__(self, vocabulary: Vocabulary, terms: Terms, like: "Table | None" = None) -> None:
        super().__init__(vocabulary, terms.seats, like)
        self.terms = terms
        if like is None:
            self._lay_out(terms)
        else:
            fields.copy(self, like)

    def _lay_out(self, terms: Terms) -> None:
        seats = int(terms.seats)
        box = terms.box
        self.cash: vec[i64] = vec[i64]([box.start_cash] * seats)  # OM-13
        self.salary: vec[i64] = vec[i64]([box.start_salary] * seats)
        self.dry: vec[i64] = zeros(seats)
        self.owed: vec[i64] = zeros(seats)
        self.borrowed: vec[i64] = zeros(seats)
        self.bank: i64 = -box.start_cash * seats
        # the board
        self.plot: vec[i64] = vec[i64]([FREE] * HOLES)
        self.cap: vec[i64] = zeros(HOLES)
        self.clear: vec[i64] = zeros(HOLES)
        self.oil: vec[i64] = zeros(HOLES)
        self.free_holes: i64 = HOLES
        # the properties, in the order they were bought
        self.owners: vec[i64] = zeros(0)
        self.wells: vec[i64] = zeros(0)
        self.owned: vec[i64] = zeros(seats)
        self.undrilled: vec[i64] = zeros(seats)
        # the hidden ground of `clusters`: which levels of a hole are covered, as bits 1..3
        self.cover: vec[i64] = zeros(0)
        self.layout_seed: i64 = 0
        self.digits: i64 = 0
        # the order of play
        self.round: i64 = 1
        self.first: i64 = 0
        self.turns: i64 = 0
        self.triggered: i64 = 0
        # the boundary being drawn or auctioned
        self.marks: vec[i64] = zeros(0)
        self.size_wanted: i64 = 0
        # the auction
        self.minimum: i64 = 0
        self.ceiling: i64 = 0
        self.standing: i64 = 0
        self.leader: i64 = NOBODY
        self.bidder: i64 = NOBODY
        self.bidding: i64 = 0
        self.last_bids: vec[i64] = zeros(seats)
        # the drilling
        self.hole: i64 = 0
        self.rig: i64 = 0

    def copy(self) -> "Table":
        """Return an independent position; it has no listener."""
        return Table(self.vocabulary, self.terms, self)

    def contents(self) -> list[object]:
        """Return everything on the table, for the digest."""
        return fields.contents(self)

    def scores(self) -> list[int]:
        """Return the net worth of each company."""
        return scoring.net_worths(self)

    def winners(self) -> list[int]:
        """Return the richest company; ties as in OM-97."""
        return scoring.winners(self)

    def resample(self, seat: int, rng: Rng) -> "Table":
        """Return a copy whose hidden ground is drawn anew, in agreement with everything that was seen."""
        twin = self.copy()
        if self.terms.clusters:
            geology.resample(twin, rng)
        return twin

    # -- money

    def receive(self, seat: i64, amount: i64) -> None:
        """Move money from the bank to a company."""
        self.bank -= amount
        self.cash[seat] += amount

    def pay(self, seat: i64, amount: i64) -> None:
        """Move money from a company to the bank; it never has less than nothing (OM-03)."""
        self.cash[seat] -= amount
        self.bank += amount

    # -- holes and properties

    def owner(self, hole: i64) -> i64:
        """Return the company that owns the hole, or NOBODY."""
        plot = self.plot[hole]
        return NOBODY if plot == FREE else self.owners[plot]

    def price(self, hole: i64, rig: i64) -> i64:
        """Return what drilling here with this rig costs, 0 if the rig may not go in (OM-56, OM-57)."""
        row = self.terms.box.terrain[hole] * CAPS + self.cap[hole]
        return self.terms.prices[row * (RIGS + 1) + rig]

    def set_cap(self, hole: i64, cap: i64) -> None:
        """Cap a hole of a property; a first cap gives the property a well (OM-37)."""
        plot = self.plot[hole]
        if self.cap[hole] == NONE:
            if self.wells[plot] == 0:
                self.undrilled[self.owners[plot]] -= 1
            self.wells[plot] += 1
        self.cap[hole] = cap

    def barred(self, seat: i64) -> bool:
        """Tell whether a company may not bid: three or more properties, one of them without a well (OM-37)."""
        return self.undrilled[seat] > 0 and self.owned[seat] >= self.terms.box.bar_from

    def all_barred(self) -> bool:
        """Tell whether no company may bid."""
        seat: i64 = 0
        while seat < self.seats:
            if not self.barred(seat):
                return False
            seat += 1
        return True

    def take_property(self, seat: i64) -> None:
        """Give the marked holes to a company as one property (OM-45)."""
        number = i64(len(self.owners))
        self.owners = append(self.owners, seat)
        self.wells = append(self.wells, 0)
        self.owned[seat] += 1
        self.undrilled[seat] += 1
        for hole in self.marks:
            self.plot[hole] = number
        self.free_holes -= i64(len(self.marks))

    def marked(self, hole: i64) -> bool:
        """Tell whether the hole lies inside the boundary being drawn."""
        return listed(self.marks, i64(len(self.marks)), hole)

    def adjoins_marks(self, hole: i64) -> bool:
        """Tell whether the hole adjoins a marked one (OM-31)."""
        for beside in self.terms.neighbours[hole]:  # noqa: SIM110  a generator would be slow in compiled code
            if self.marked(beside):
                return True
        return False

    def free_area(self, hole: i64, enough: i64) -> i64:
        """Return how many free holes hang together with this one, counting no further than `enough` (OM-34)."""
        queue = zeros(MOST_HOLES + MOST_NEIGHBOURS)
        queue[0] = hole
        found: i64 = 1
        i: i64 = 0
        while i < found < enough:
            for beside in self.terms.neighbours[queue[i]]:
                if self.plot[beside] == FREE and not listed(queue, found, beside):
                    queue[found] = beside
                    found += 1
            i += 1
        return found if found < enough else enough

    # -- companies

    def in_auction(self, seat: i64) -> bool:
        """Tell whether a company may still bid in this auction."""
        return has(self.bidding, seat)

    def wet_wells(self, seat: i64) -> i64:
        """Return how many wet caps stand on a company's properties."""
        found: i64 = 0
        hole: i64 = 0
        while hole < HOLES:
            if self.cap[hole] > WET and self.owner(hole) == seat:
                found += 1
            hole += 1
        return found
