"""What lies on the table of Pipeline: boards of the seats, markets, displays, shops, and the action under way."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.pipeline import fields, scoring
from spindletop.games.pipeline import names as N
from spindletop.games.pipeline.components import FIELD
from spindletop.games.pipeline.network import Network
from spindletop.games.pipeline.options import Terms
from spindletop.games.pipeline.pieces import TILES
from spindletop.kernel.bits import bit, count, shift
from spindletop.kernel.buffer import zeros
from spindletop.kernel.fields import Shared
from spindletop.kernel.state import NOBODY, State
from spindletop.kernel.vocabulary import Vocabulary

EMPTY: Final[i64] = -1
"""No tile, no contract, no order on a space."""
KINDS_OF_OIL: Final[i64] = 12
"""Colours x grades: the oil of seat `i` begins at i * KINDS_OF_OIL, colour first."""

FOUR: Final[i64] = 4
"""Segments that earn a virtual value (PL-1504)."""

NO_MACHINE: Final[i64] = 0
BOUGHT_MACHINE: Final[i64] = 1
STACK_MACHINE: Final[i64] = 2


@final
class Table(State):
    """One position. Money moves only between the bank and one seat; barrels, tiles and tanks have one place each."""

    def __init__(self, vocabulary: Vocabulary, terms: Terms, like: "Table | None" = None) -> None:
        super().__init__(vocabulary, terms.seats, like)
        self.terms = terms
        if like is None:
            self._lay_out_seats(terms)
            self._lay_out_board(terms)
            self._begin_play()
        else:
            fields.copy(self, like)

    def _lay_out_seats(self, terms: Terms) -> None:
        seats = int(terms.seats)
        box = terms.box
        # the seats (PL-101)
        self.cash: vec[i64] = vec[i64]([box.start_cash] * seats)
        self.bank: i64 = -box.start_cash * seats
        self.tokens: vec[i64] = zeros(seats)
        self.levels: vec[i64] = zeros(seats * N.FAMILIES)
        self.oil: vec[i64] = zeros(seats * N.COLOURS * N.GRADES)
        self.tanks: vec[i64] = zeros(seats * N.GRADES)
        self.room: vec[i64] = zeros(seats * N.GRADES)
        self.networks: list[Network] = [Network(box.pieces) for _ in range(seats)]
        # contracts and orders held, as sets of papers; lines filled and fillings of this year by paper
        self.active: vec[i64] = zeros(seats)
        self.deferred: vec[i64] = zeros(seats)
        self.completed: vec[i64] = zeros(seats)
        self.filled: vec[i64] = zeros(N.PAPERS)
        self.fillings: vec[i64] = zeros(N.PAPERS)
        self.lying: vec[i64] = zeros(N.COLOURS)

    def _lay_out_board(self, terms: Terms) -> None:
        seats = int(terms.seats)
        box = terms.box
        self.supply: vec[i64] = vec[i64]([box.barrels - seats] * N.COLOURS)  # PL-113
        self.market: vec[i64] = zeros(N.ROWS)
        self.display: vec[i64] = vec[i64]([EMPTY] * (6 * N.DISPLAY_COLUMNS))
        self.tops: vec[i64] = vec[i64]([EMPTY] * 3)
        self.below: vec[i64] = vec[i64]([terms.set_aside - terms.columns - 1] * 3)
        self.unseen: i64 = bit(N.CONTRACTS + N.ORDERS) - 1
        self.families: i64 = 0
        self.face_up: i64 = 0
        self.on_offer: vec[i64] = zeros(N.FAMILIES * N.LEVELS)
        self.valuations: i64 = 0
        self.undrawn: vec[i64] = vec[i64]([i64(1)] * TILES)
        self.government: vec[i64] = vec[i64]([EMPTY] * (N.QUADRANTS * N.QUADRANT_SPACES))
        self.open_quadrants: i64 = 0
        self.opened: i64 = 0
        self.slots: vec[i64] = vec[i64]([EMPTY] * (2 * N.SHOP_SLOTS))
        self.shop: vec[i64] = zeros(2 * N.SHOP_ROWS)
        self.workers: vec[i64] = vec[i64]([EMPTY] * seats)
        self.machine_stack: i64 = box.machines
        self.tank_stack: i64 = box.tanks
        # fixed by the set-up, then only read
        self.inner: Shared = vec[i64]([EMPTY] * 4)
        self.markers: Shared = zeros(N.COLOURS * N.STEPS_OF_COLOUR)
        self.markers_left: Shared = box.marker_copies[:]
        self.costs: Shared = zeros(N.COLOURS * N.GRADES * N.GRADES)
        # the order of play
        self.round: i64 = 0
        self.place: i64 = 0
        self.upper: vec[i64] = vec[i64]([i64(seat) for seat in range(seats)])
        self.lower: vec[i64] = vec[i64]([i64(NOBODY)] * seats)

    def _begin_play(self) -> None:
        # the turn
        self.acts: i64 = 0
        self.passed: i64 = 0
        self.main_space: i64 = EMPTY
        self.icon: i64 = 0
        self.early: i64 = 0
        # the action or run under way
        self.venue: i64 = 0
        self.parts: i64 = 0
        self.bought: i64 = 0
        self.pipes: i64 = 0
        self.rows_used: i64 = 0
        self.loaned: i64 = 0
        self.quadrant: i64 = 0
        self.worker: i64 = EMPTY
        self.hand: i64 = EMPTY
        self.machine: i64 = NO_MACHINE
        self.gov_takes: i64 = 0
        self.tank_takes: i64 = 0
        self.machine_takes: i64 = 0
        self.pipe_takes: i64 = 0
        self.paper: i64 = EMPTY
        self.line: i64 = 0
        self.run: Shared = zeros(0)
        self.run_value: Shared = zeros(0)
        self.run_uses: vec[i64] = zeros(0)
        self.run_from: vec[i64] = zeros(0)
        self.fresh: vec[i64] = zeros(N.COLOURS * N.GRADES)

    def copy(self) -> "Table":
        """Return an independent position; it has no listener."""
        return Table(self.vocabulary, self.terms, self)

    def contents(self) -> list[object]:
        """Return everything on the table, for the digest."""
        return fields.contents(self)

    def scores(self) -> list[int]:
        """Return the money of each seat as if the game were scored now."""
        return [scoring.total(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Return the richest seat; ties as in PL-1407."""
        return scoring.winners(self)

    # -- money

    def receive(self, seat: i64, amount: i64) -> None:
        """Move money from the bank to a seat."""
        self.bank -= amount
        self.cash[seat] += amount

    def pay(self, seat: i64, amount: i64) -> None:
        """Move money from a seat to the bank."""
        self.cash[seat] -= amount
        self.bank += amount

    # -- time

    def year(self) -> i64:
        """Return the year of this round (PL-201)."""
        return self.terms.box.year_of[self.round]

    def new_year(self) -> bool:
        """Tell whether this is the first round of a year."""
        years = self.terms.box.year_of
        return self.round == 0 or years[self.round] != years[self.round - 1]

    # -- boards of the seats

    def level(self, seat: i64, family: i64) -> i64:
        """Return the level of a seat in a family of upgrades."""
        return self.levels[seat * N.FAMILIES + family]

    def power(self, seat: i64, power: i64) -> i64:
        """Return what the seat's upgrades make of a rule (PL-15xx)."""
        box = self.terms.box
        return box.powers[power * (N.LEVELS + 1) + self.levels[seat * N.FAMILIES + box.power_family[power]]]

    def stock(self, seat: i64, colour: i64, grade: i64) -> i64:
        """Return how many barrels of a kind a seat has."""
        return self.oil[seat * KINDS_OF_OIL + colour * N.GRADES + grade]

    def store(self, seat: i64, colour: i64, grade: i64) -> None:
        """Put a barrel into the tanks of a seat (PL-206)."""
        self.oil[seat * KINDS_OF_OIL + colour * N.GRADES + grade] += 1
        self.room[seat * N.GRADES + grade] -= 1

    def unload(self, seat: i64, colour: i64, grade: i64) -> None:
        """Take a barrel out of the tanks of a seat."""
        self.oil[seat * KINDS_OF_OIL + colour * N.GRADES + grade] -= 1
        self.room[seat * N.GRADES + grade] += 1

    def best(self, seat: i64, colour: i64) -> i64:
        """Return the best grade that a seat has of a colour, or -1."""
        at = seat * KINDS_OF_OIL + colour * N.GRADES
        grade: i64 = N.GRADES - 1
        while grade >= 0 and self.oil[at + grade] == 0:
            grade -= 1
        return grade

    def packed_stock(self, seat: i64) -> i64:
        """Return the refined oil of a seat as packed counts: barrels of a colour of at least a grade."""
        packed: i64 = 0
        colour: i64 = 0
        while colour < N.COLOURS:
            at = seat * KINDS_OF_OIL + colour * N.GRADES
            barrels: i64 = 0
            grade: i64 = N.GRADES - 1
            while grade > 0:
                barrels += self.oil[at + grade]
                packed += shift(barrels, FIELD * (colour * 3 + grade - 1))
                grade -= 1
            colour += 1
        return packed

    def free_places(self, seat: i64, grade: i64) -> i64:
        """Return how many barrels a tank row can still take (PL-206)."""
        return self.room[seat * N.GRADES + grade]

    def tank_fits(self, seat: i64, grade: i64) -> bool:
        """Tell whether a tank row has a place for one more tank (PL-R35)."""
        return self.tanks[seat * N.GRADES + grade] < self.terms.tank_places

    def tanks_of(self, seat: i64) -> i64:
        """Return how many tanks a seat has."""
        found: i64 = 0
        grade: i64 = 0
        while grade < N.GRADES:
            found += self.tanks[seat * N.GRADES + grade]
            grade += 1
        return found

    def add_tank(self, seat: i64, grade: i64) -> None:
        """Put a tank on a row for good (PL-112, PL-602)."""
        self.tanks[seat * N.GRADES + grade] += 1
        self.room[seat * N.GRADES + grade] += self.terms.box.barrels_per_tank

    def build(self, seat: i64) -> Network:
        """Return the network of a seat for changing it: a copy, if another position looks at it too."""
        network = self.networks[seat]
        if network.shared:
            network = Network(network.pieces, network)
            self.networks[seat] = network
        return network

    # -- the board

    def cost(self, colour: i64, start: i64, end: i64) -> i64:
        """Return the cost of refining a colour from one grade to another (PL-908)."""
        return self.costs[(colour * N.GRADES + start) * N.GRADES + end]

    def value(self, seat: i64, length: i64) -> i64:
        """Return the refinement value of a seat's pipeline of this length (PL-907, PL-1504, PL-1505)."""
        return length if length < FOUR else length + self.power(seat, N.VIRTUAL) * (length // FOUR)

    def reach(self, colour: i64, worth: i64) -> i64:
        """Return the best grade that crude of a colour reaches in one run with this value (PL-1404)."""
        grade: i64 = 0
        while grade < N.HIGH and self.cost(colour, 0, grade + 1) <= worth:
            grade += 1
        return grade

    def set_marker(self, at: i64, kind: i64) -> None:
        """Put a refinement marker on its space and work out the costs (PL-109, PL-908)."""
        markers = self.markers[:]
        left = self.markers_left[:]
        costs = self.costs[:]
        markers[at] = self.terms.box.marker_values[kind]
        left[kind] -= 1
        colour = at // N.STEPS_OF_COLOUR
        start: i64 = 0
        while start < N.GRADES:
            total: i64 = 0
            end = start + 1
            while end < N.GRADES:
                total += markers[colour * N.STEPS_OF_COLOUR + end - 1]
                costs[(colour * N.GRADES + start) * N.GRADES + end] = total
                end += 1
            start += 1
        self.markers = markers
        self.markers_left = left
        self.costs = costs

    def tiles_left(self) -> i64:
        """Return how many pipe tiles nobody has drawn."""
        found: i64 = 0
        for undrawn in self.undrawn:
            if undrawn != 0:
                found += 1
        return found

    def may_open(self, quadrant: i64) -> bool:
        """Tell whether a purchase may be made in a quadrant: it is open, or it may be opened now (PL-801, PL-802)."""
        if (self.open_quadrants >> quadrant) & 1 != 0:
            return True
        return count(self.open_quadrants) < self.terms.box.open_limit[self.year() - 1]

    def may_take_from(self, quadrant: i64) -> bool:
        """Tell whether an upgrade may take a tile from a quadrant (PL-1501, PL-1503)."""
        if (self.open_quadrants >> quadrant) & 1 != 0:
            return True
        bought = self.acts > 0  # the yearly tile of level I comes before all actions
        if bought and self.terms.first_card_opens and self.level(self.turn, N.GOVERNMENT) > 1:
            return False  # PL-R20
        return self.opened == 0 and self.may_open(quadrant)

    def worker_tile(self) -> i64:
        """Return the government tile under the worker, or EMPTY once it is bought (PL-801)."""
        return self.government[self.quadrant * N.QUADRANT_SPACES + self.worker]

    def open_quadrant(self, quadrant: i64) -> None:
        """Declare a quadrant open, if it is not (PL-802)."""
        if (self.open_quadrants >> quadrant) & 1 == 0:
            self.open_quadrants |= bit(quadrant)
            self.opened = 1

    def tier_price(self, row: i64, tier: i64) -> i64:
        """Return the printed price of a tier of a market row."""
        return self.terms.box.price[row * N.MOST_TIERS + tier]
