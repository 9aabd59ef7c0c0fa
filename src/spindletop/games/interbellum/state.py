"""What lies on the table of Interbellum: money, cubes, pieces, units, flags, cards, and what is being decided."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.interbellum import armies, fields, hands, network, scoring
from spindletop.games.interbellum import effects as E
from spindletop.games.interbellum.atlas import SEGMENTS_A_WORD
from spindletop.games.interbellum.components import TRACK, column
from spindletop.games.interbellum.limits import at_least, at_most
from spindletop.games.interbellum.names import MOST_KINDS, POWER_COUNT, TERRITORY_COUNT
from spindletop.games.interbellum.options import EXECUTIVES_PER_ROUND, Terms
from spindletop.games.interbellum.view_types import Phase
from spindletop.kernel.bits import count, has
from spindletop.kernel.buffer import zeros
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import NOBODY, State
from spindletop.kernel.vocabulary import Vocabulary

SETUP: Final[i64] = 0
EVENTS: Final[i64] = 1
ACTIONS: Final[i64] = 2
PHASES: Final[list[Phase]] = ["setup", "events", "actions"]

ANYWHERE: Final[i64] = -2
"""The power a building action is bound to, while it is bound to none."""
BY_TRACKER: Final[i64] = -1
"""The fixed price of a segment, where there is none."""
NOWHERE: Final[i64] = -1


@final
class Table(State):
    """One position. Money moves only between the bank and one player; the bank has no limit (IB-107)."""

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
        # the players
        self.cash: vec[i64] = vec[i64]([box.start_money] * seats)  # IB-103
        self.bank: i64 = -box.start_money * seats
        self.company: vec[i64] = vec[i64]([i64(NOBODY)] * seats)
        self.placed: vec[i64] = zeros(seats)  # executives on the board
        self.finds: vec[i64] = zeros(seats)
        self.cubes: vec[i64] = vec[i64]([box.cubes] * seats)
        self.pieces: vec[i64] = vec[i64]([box.pieces] * seats)
        self.influence: vec[i64] = zeros(seats * POWER_COUNT)
        self.hands: vec[i64] = zeros(seats * MOST_KINDS)
        self.hand_size: vec[i64] = zeros(seats)
        self.wells: vec[i64] = zeros(seats)
        self.pipes: vec[i64] = zeros(2 * seats)
        self.sea: vec[i64] = zeros(2 * seats)  # nodes that the own chain joins to a port
        # the powers
        self.armies: vec[i64] = zeros(POWER_COUNT)
        self.flags: vec[i64] = vec[i64]([i64(NOBODY)] * POWER_COUNT)
        self.cheap: vec[i64] = zeros(POWER_COUNT)  # cheap places used up
        # cards and bag
        self.pile: vec[i64] = box.pile[:]
        self.discards: vec[i64] = zeros(MOST_KINDS)
        self.in_play: i64 = NOBODY
        self.drawn: vec[i64] = zeros(3)
        self.events: vec[i64] = vec[i64]([i64(NOBODY)] * 3)
        self.changes: vec[i64] = box.changes[:]
        self.white: i64 = box.white * terms.seats  # IB-105
        self.black: i64 = box.black * terms.seats
        self.white_gone: i64 = 0
        self.black_gone: i64 = 0
        # the round
        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.starter: i64 = 0
        self.dealt: i64 = 0
        self.chosen: i64 = 0
        self.at_pile: i64 = 0
        self.worked: i64 = 0
        self.fresh: i64 = 0
        self._clear_decision()

    def _clear_decision(self) -> None:
        """Nothing is being decided yet; each step that asks says here what it asks."""
        self.subject: i64 = NOBODY
        self.drawing: i64 = 0
        self.shown: i64 = 0
        self.candidates: i64 = 0
        self.ordered: i64 = 0
        self.times: i64 = 0
        self.orders: i64 = 0
        self.marches: i64 = 0
        self.recalls: i64 = 0
        self.ousting: i64 = 0
        self.marcher: i64 = NOWHERE
        self.gang: i64 = ANYWHERE
        self.price: i64 = BY_TRACKER
        self.taken: i64 = 0
        self.voluntary: i64 = 0
        self.most: i64 = 0
        self.targets: i64 = 0
        self.balloted: i64 = 0
        self.votes: vec[i64] = zeros(0)

    def copy(self) -> "Table":
        """Return an independent position; it has no listener."""
        return Table(self.vocabulary, self.terms, self)

    def contents(self) -> list[object]:
        """Return everything on the table, for the digest."""
        return fields.contents(self)

    def scores(self) -> list[int]:
        """Return the points of each player as they stand."""
        return scoring.totals(self)

    def winners(self) -> list[int]:
        """Return who has most points; ties as in IB-809."""
        return scoring.winners(self)

    def resample(self, seat: int, rng: Rng) -> "Table":
        """Return a copy in which the hands of the others are drawn anew from the cards that `seat` cannot place."""
        twin = self.copy()
        hands.resample(twin, seat, rng)
        return twin

    # -- money

    def receive(self, seat: i64, amount: i64) -> None:
        """Move money from the bank to a player."""
        self.bank -= amount
        self.cash[seat] += amount

    def pay(self, seat: i64, amount: i64) -> None:
        """Move money from a player to the bank."""
        self.cash[seat] -= amount
        self.bank += amount

    # -- influence and flags

    def standing(self, seat: i64, power: i64) -> i64:
        """Return the influence of a player in a power (IB-201)."""
        return self.influence[seat * POWER_COUNT + power]

    def total_influence(self, seat: i64) -> i64:
        """Return the influence of a player in all powers together."""
        return self.terms.box.cubes - self.cubes[seat]

    def add_influence(self, seat: i64, power: i64, amount: i64) -> bool:
        """Place cubes from the supply; return whether the flag moved (IB-204 to IB-206)."""
        self.cubes[seat] -= amount
        mine = self.influence[seat * POWER_COUNT + power] + amount
        self.influence[seat * POWER_COUNT + power] = mine
        holder = self.flags[power]
        if holder == seat or amount == 0:
            return False
        if holder == NOBODY or mine > self.standing(holder, power):
            self.flags[power] = seat
            return True
        return False

    def drop_influence(self, seat: i64, power: i64) -> bool:
        """Take one cube back into the supply; return whether the flag moved (IB-207)."""
        self.cubes[seat] += 1
        self.influence[seat * POWER_COUNT + power] -= 1
        if self.flags[power] != seat:
            return False
        best = self.standing(seat, power)
        heir: i64 = NOBODY
        if best > 0:
            heir = seat
        away: i64 = 1
        while away < self.seats:
            other = (seat + away) % self.seats
            if self.standing(other, power) > best:
                best = self.standing(other, power)
                heir = other
            away += 1
        self.flags[power] = heir
        return heir != seat

    def flags_of(self, seat: i64) -> i64:
        """Return the powers whose flag a player holds at this moment (IB-208)."""
        held: i64 = 0
        power: i64 = 0
        mark: i64 = 1
        while power < POWER_COUNT:
            if self.flags[power] == seat:
                held |= mark
            mark <<= 1
            power += 1
        return held

    def decider(self, power: i64) -> i64:
        """Return who decides for a power on an event card: the flag holder, else the starting player (IB-307)."""
        holder = self.flags[power]
        if holder == NOBODY:
            return self.starter
        return holder

    # -- areas

    def occupied(self) -> i64:
        """Return the territories in which a unit stands."""
        a = self.armies
        return a[0] | a[1] | a[2] | a[3] | a[4]

    def units_home(self, power: i64) -> i64:
        """Return how many units of a power stand in its home base (IB-312)."""
        return self.terms.box.armies - count(self.armies[power])

    def controller(self, area: i64) -> i64:
        """Return the power that controls an area, or NOBODY (IB-304)."""
        if area >= TERRITORY_COUNT:
            return self.terms.box.atlas.home_power[area]
        return armies.unit_in(self, area)

    # -- prices

    def building_power(self, area: i64) -> i64:
        """Return the power whose tracker counts for segments in an area, or NOBODY (IB-611, IB-612, IB-R6)."""
        if area >= TERRITORY_COUNT and not self.terms.home_discount:
            return NOBODY
        return self.controller(area)

    def building_areas(self, power: i64) -> i64:
        """Return the areas in which the tracker of a power counts for segments (IB-611, IB-612, IB-R6)."""
        if self.terms.home_discount:
            return self.armies[power] | self.terms.box.atlas.home_areas[power]
        return self.armies[power]

    def pipeline_price(self, seat: i64, power: i64) -> i64:
        """Return what a segment costs where the tracker of `power` counts, or of NOBODY (IB-611)."""
        price = self.terms.box.pipeline + self.changes[E.PIPELINE_PRICE]
        if power != NOBODY:
            price -= self.terms.box.discount[power * TRACK + column(self.standing(seat, power))]
        return at_least(price, 0)

    def segment_price(self, seat: i64, segment: i64) -> i64:
        """Return what a segment costs now: by the card that is played, else by IB-611."""
        if self.price != BY_TRACKER:
            return self.price  # IB-702
        return self.pipeline_price(seat, self.building_power(self.terms.box.atlas.segment_area[segment]))

    def extras(self, seat: i64, power: i64) -> i64:
        """Return how many segments an action may add where the tracker of a power counts (IB-612, IB-615)."""
        if power == NOBODY or self.changes[E.EXTRA_OFF] != 0:
            return 0
        mine = self.standing(seat, power)
        extra = self.terms.box.extra[power * TRACK + column(mine)]
        if mine > 0:
            extra += self.changes[E.EXTRA_SEGMENTS]
        return at_least(extra, 0)

    def influence_price(self, power: i64, cubes: i64) -> i64:
        """Return what so many cubes cost in a power (IB-642)."""
        box = self.terms.box
        left = at_least(box.cheap_places - self.cheap[power], 0)
        cheap = at_most(left, cubes)
        if self.terms.cheap == EXECUTIVES_PER_ROUND and left > 0:
            cheap = cubes
        change = self.changes[E.INFLUENCE_PRICE]
        low = at_least(box.influence_cheap + change, 1)
        full = at_least(box.influence + change, 1)
        return cheap * low + (cubes - cheap) * full

    def card_fee(self) -> i64:
        """Return the fee at the card pile (IB-651)."""
        if self.changes[E.FEE_WAIVED] != 0:
            return 0
        fee = self.terms.box.card_base + self.at_pile + self.changes[E.CARD_FEE]
        return at_least(fee, 0)

    def well_price(self) -> i64:
        """Return what a new well costs (IB-671)."""
        return at_least(self.terms.box.well + self.changes[E.WELL_PRICE], 0)

    def yield_of(self, seat: i64, well: i64) -> i64:
        """Return the income of a well (IB-631)."""
        box = self.terms.box
        amount = box.connected if network.connected(self, seat, well) else box.unconnected
        if box.atlas.bonus[well] == 0:
            amount += box.production * box.atlas.bonus_amount[well]
        return at_least(amount + self.changes[E.INCOME], 0)

    # -- wells, pieces and bag

    def owner(self, well: i64) -> i64:
        """Return who owns a well, or NOBODY."""
        seat: i64 = 0
        while seat < self.seats:
            if has(self.wells[seat], well):
                return seat
            seat += 1
        return NOBODY

    def free_wells(self) -> i64:
        """Return the wells that nobody owns."""
        free = self.terms.wells
        for owned in self.wells:
            free &= ~owned
        return free

    def owns(self, seat: i64, segment: i64) -> bool:
        """Tell whether a player has a piece on a segment."""
        if segment < SEGMENTS_A_WORD:
            return has(self.pipes[2 * seat], segment)
        return has(self.pipes[2 * seat + 1], segment - SEGMENTS_A_WORD)

    def bag(self) -> i64:
        """Return how many cubes are in the gas bag."""
        return self.white + self.black

    def can_find(self, seat: i64) -> bool:
        """Tell whether a draw from the bag could still be a find (IB-628)."""
        return self.black > 0 and self.finds[seat] < self.terms.box.meter
