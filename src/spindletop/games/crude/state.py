"""What lies on the table of Crude: companies, quadrants, markets, economy, news, and the turn under way."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spindletop.games.crude import fields, scoring
from spindletop.games.crude.board import KINDS, NO_KIND, NO_SQUARE, QUADRANTS, footprint
from spindletop.games.crude.cards import NO_CARD
from spindletop.games.crude.components import CRUDE, GASOLINE, MARKETS, PRODUCTS
from spindletop.games.crude.options import Terms
from spindletop.kernel.bits import bit, has
from spindletop.kernel.buffer import zeros
from spindletop.kernel.fields import Later
from spindletop.kernel.state import NOBODY, State
from spindletop.kernel.vocabulary import Vocabulary

# Layers of the board: the four kinds of assets, each as the set of its top-left squares, and three more.
COVERED: Final[i64] = 4
SHUT: Final[i64] = 5
FRESH: Final[i64] = 6
LAYERS: Final = 7

# Goods in a storage: the two products, and how much of each is fresh this turn.
FRESH_CRUDE: Final[i64] = 2
FRESH_GASOLINE: Final[i64] = 3
GOODS: Final = 4

UNASSESSED: Final[i64] = -1
"""The tax of a payer whose amount has not been worked out yet."""


@final
class Table(State):
    """One position. Money, barrels and pieces move only between the bank or the supply and one company.

    `turn` is the seat that rolls, NOBODY while a ghost quadrant does. Squares are kept as sets of top-left squares.
    """

    def __init__(self, vocabulary: Vocabulary, terms: Terms, like: "Table | None" = None) -> None:
        super().__init__(vocabulary, terms.seats, like)
        self.terms = terms
        if like is None:
            self._lay_out(terms)
        else:
            fields.copy(self, like)

    def _lay_out(self, terms: Terms) -> None:
        box = terms.box
        seats = int(terms.seats)
        # the companies
        self.cash: vec[i64] = vec[i64]([box.start_cash[seats]] * seats)  # CR-105, CR-R32
        self.wells_built: vec[i64] = zeros(seats)
        self.bank: i64 = -box.start_cash[seats] * seats
        # the Operations board: sets of squares by layer and quadrant, barrels by goods and quadrant
        self.squares: vec[i64] = zeros(LAYERS * QUADRANTS)
        self.storage: vec[i64] = zeros(GOODS * QUADRANTS)
        # the Economy board: barrels by market and product
        self.tracks: vec[i64] = zeros(MARKETS * PRODUCTS)
        self.supply: vec[i64] = box.supply[:]
        self.consumer_price: i64 = box.consumer_start  # CR-108
        self.consumer_barrels: i64 = 1
        self.economy: i64 = box.economy_start  # CR-111
        self.difference: i64 = box.difference_start  # CR-112
        # the news
        self.most_likely: i64 = NO_CARD
        self.unlikely: i64 = NO_CARD
        self.active: i64 = 0
        self.closed: i64 = 0
        self.unseen: i64 = terms.deck
        self.under: vec[i64] = zeros(0)
        # the card being resolved
        self.card: i64 = NO_CARD
        self.effect: i64 = 0
        self.payer: i64 = NOBODY
        self.payers: i64 = 0
        self.due: i64 = UNASSESSED
        self.fee_quadrant: i64 = 0
        self.fee_square: i64 = NO_SQUARE
        # the order of play
        self.round: i64 = 1
        self.first: i64 = 0
        self.last_sale: Later = 0  # CR-808
        self.place: i64 = NOBODY
        self.declarer: i64 = NOBODY
        self.final_left: i64 = 0
        # the turn
        self.red: i64 = 0
        self.black: i64 = 0
        self.market: i64 = NOBODY
        self.bought: i64 = 0
        self.sold: i64 = 0
        self.quadrant: i64 = NOBODY
        self.hits: i64 = 0
        # the quadrant that produces
        self.producer: i64 = NOBODY
        self.refine_left: i64 = 0
        self.pump_left: i64 = 0
        self.strike: i64 = NO_SQUARE
        self._deal_barrels(terms)

    def _deal_barrels(self, terms: Terms) -> None:
        """Put the first barrels into storages and on the tracks (CR-107 to CR-109, CR-R31)."""
        box = terms.box
        q: i64 = 0
        while q < QUADRANTS:
            if terms.owners[q] != NOBODY:
                self.gain(q, CRUDE, box.start_crude[terms.seats])
                self.gain(q, GASOLINE, box.start_gasoline[terms.seats])
            q += 1
        market: i64 = 0
        while market < MARKETS:
            self.move_barrels(market, CRUDE, box.start_barrels[CRUDE])
            self.move_barrels(market, GASOLINE, box.start_barrels[GASOLINE])
            market += 1
        self.supply[KINDS + GASOLINE] -= self.consumer_barrels

    def copy(self) -> "Table":
        """Return an independent position; it has no listener."""
        return Table(self.vocabulary, self.terms, self)

    def contents(self) -> list[object]:
        """Return everything on the table, for the digest."""
        return fields.contents(self)

    def scores(self) -> list[int]:
        """Return what each company would end with."""
        return scoring.totals(self)

    def winners(self) -> list[int]:
        """Return the richest company; ties as in CR-806."""
        return scoring.winners(self)

    # -- money

    def receive(self, seat: i64, amount: i64) -> None:
        """Move money from the bank to a company."""
        self.bank -= amount
        self.cash[seat] += amount

    def pay(self, seat: i64, amount: i64) -> None:
        """Move money from a company to the bank."""
        self.cash[seat] -= amount
        self.bank += amount

    def earn(self, seat: i64, amount: i64) -> None:
        """Move money from the bank to a company that has sold something of its own free will (CR-808)."""
        self.receive(seat, amount)
        self.note_sale()

    def note_sale(self) -> None:
        """Note that a company has sold something of its own free will (CR-808)."""
        if self.terms.idle_rounds > 0:
            self.last_sale = self.round

    # -- storages

    def crude(self, quadrant: i64) -> i64:
        """Return how much crude lies in a storage."""
        return self.storage[CRUDE * QUADRANTS + quadrant]

    def gasoline(self, quadrant: i64) -> i64:
        """Return how much gasoline lies in a storage."""
        return self.storage[GASOLINE * QUADRANTS + quadrant]

    def stored(self, quadrant: i64, product: i64) -> i64:
        """Return how many barrels of a product lie in a storage."""
        return self.storage[product * QUADRANTS + quadrant]

    def fresh_crude(self, quadrant: i64) -> i64:
        """Return how much of the crude was collected this turn (CR-506)."""
        return self.storage[FRESH_CRUDE * QUADRANTS + quadrant]

    def fresh_gasoline(self, quadrant: i64) -> i64:
        """Return how much of the gasoline was refined this turn (CR-514)."""
        return self.storage[FRESH_GASOLINE * QUADRANTS + quadrant]

    def gain(self, quadrant: i64, product: i64, barrels: i64) -> None:
        """Move barrels of a product from the supply into a storage, or back if negative."""
        self.supply[KINDS + product] -= barrels
        self.storage[product * QUADRANTS + quadrant] += barrels

    def collect(self, quadrant: i64, barrels: i64) -> None:
        """Move crude from the supply into a storage, where it is fresh until the turn ends (CR-506, CR-509)."""
        self.gain(quadrant, CRUDE, barrels)
        self.storage[FRESH_CRUDE * QUADRANTS + quadrant] += barrels

    def refine(self, quadrant: i64) -> None:
        """Exchange 1 crude for 1 fresh gasoline (CR-505)."""
        self.gain(quadrant, CRUDE, -1)
        self.gain(quadrant, GASOLINE, 1)
        self.storage[FRESH_GASOLINE * QUADRANTS + quadrant] += 1

    def pump(self, quadrant: i64) -> None:
        """Move 1 gasoline to the Consumer Market, one space below the last barrel (CR-512)."""
        left = self.gasoline(quadrant) - 1
        self.storage[GASOLINE * QUADRANTS + quadrant] = left
        if self.fresh_gasoline(quadrant) > left:
            self.storage[FRESH_GASOLINE * QUADRANTS + quadrant] = left
        self.consumer_price -= 1
        self.consumer_barrels += 1

    def forget_fresh(self) -> None:
        """Begin a turn: nothing on the board is fresh any more."""
        q: i64 = 0
        while q < QUADRANTS:
            self.squares[FRESH * QUADRANTS + q] = 0
            self.storage[FRESH_CRUDE * QUADRANTS + q] = 0
            self.storage[FRESH_GASOLINE * QUADRANTS + q] = 0
            q += 1

    # -- markets

    def move_barrels(self, market: i64, product: i64, barrels: i64) -> None:
        """Move barrels from the supply to a track's dearest open spaces, or the cheapest back if negative (CR-308)."""
        self.supply[KINDS + product] -= barrels
        self.tracks[market * PRODUCTS + product] += barrels

    def barrels(self, market: i64, product: i64) -> i64:
        """Return how many barrels stand on a track."""
        return self.tracks[market * PRODUCTS + product]

    def open_spaces(self, market: i64, product: i64) -> i64:
        """Return how many spaces of a track are open."""
        return i64(len(self.terms.box.spaces[product])) - self.barrels(market, product)

    def buying_price(self, market: i64, product: i64) -> i64:
        """Return the price of the cheapest covered space; the track is not empty (CR-302, CR-308, CR-R2, CR-R3)."""
        return self.terms.box.spaces[product][self.open_spaces(market, product)]

    def selling_price(self, market: i64, product: i64) -> i64:
        """Return the price of the dearest open space; the track is not full (CR-303, CR-308)."""
        return self.terms.box.spaces[product][self.open_spaces(market, product) - 1]

    # -- quadrants and assets

    def owner(self, quadrant: i64) -> i64:
        """Return the seat that runs a quadrant, or NOBODY for a ghost."""
        return self.terms.owners[quadrant]

    def land(self, seat: i64, slot: i64) -> i64:
        """Return the first or second quadrant of a seat (CR-104)."""
        return seat + 2 * slot

    def standing(self, kind: i64, quadrant: i64) -> i64:
        """Return where assets of a kind stand in a quadrant, as a set of top-left squares."""
        return self.squares[kind * QUADRANTS + quadrant]

    def kind_at(self, quadrant: i64, square: i64) -> i64:
        """Return the kind of the asset whose top-left square this is, or NO_KIND."""
        kind: i64 = 0
        while kind < KINDS:
            if has(self.standing(kind, quadrant), square):
                return kind
            kind += 1
        return NO_KIND

    def covered(self, quadrant: i64) -> i64:
        """Return the squares of a quadrant that are not free."""
        return self.squares[COVERED * QUADRANTS + quadrant]

    def fresh_assets(self, quadrant: i64) -> i64:
        """Return where assets stand that are new this turn (CR-705)."""
        return self.squares[FRESH * QUADRANTS + quadrant]

    def shut(self, quadrant: i64) -> i64:
        """Return where refineries are shut (CR-413)."""
        return self.squares[SHUT * QUADRANTS + quadrant]

    def shut_refinery(self, quadrant: i64, square: i64) -> None:
        """Put the shut marker on."""
        self.squares[SHUT * QUADRANTS + quadrant] |= bit(square)

    def open_refinery(self, quadrant: i64, square: i64) -> None:
        """Take the shut marker off."""
        self.squares[SHUT * QUADRANTS + quadrant] &= ~bit(square)

    def reopen_all(self) -> None:
        """Take every shut marker off."""
        q: i64 = 0
        while q < QUADRANTS:
            self.squares[SHUT * QUADRANTS + q] = 0
            q += 1

    def any_shut(self) -> bool:
        """Tell whether any refinery at the table is shut."""
        q: i64 = 0
        while q < QUADRANTS:
            if self.shut(q) != 0:
                return True
            q += 1
        return False

    def place_asset(self, kind: i64, quadrant: i64, square: i64) -> None:
        """Move an asset from the supply to the board; it is new this turn (CR-702)."""
        self.supply[kind] -= 1
        self.squares[kind * QUADRANTS + quadrant] |= bit(square)
        self.squares[COVERED * QUADRANTS + quadrant] |= footprint(kind, square)
        self.squares[FRESH * QUADRANTS + quadrant] |= bit(square)

    def remove_asset(self, kind: i64, quadrant: i64, square: i64) -> None:
        """Move an asset from the board to the supply; what was noted of it goes with it."""
        gone = ~bit(square)
        self.supply[kind] += 1
        self.squares[kind * QUADRANTS + quadrant] &= gone
        self.squares[COVERED * QUADRANTS + quadrant] &= ~footprint(kind, square)
        self.squares[FRESH * QUADRANTS + quadrant] &= gone
        self.squares[SHUT * QUADRANTS + quadrant] &= gone
        if quadrant == self.quadrant:
            self.hits &= gone

    def price(self, kind: i64) -> i64:
        """Return what the bank asks for an asset now (CR-701)."""
        return self.terms.box.economy[self.economy].buy[kind]

    def value(self, kind: i64) -> i64:
        """Return what the bank pays for an asset now (CR-704)."""
        return self.terms.box.economy[self.economy].sell[kind]

    def well_price(self, seat: i64) -> i64:
        """Return what the next well costs a seat; sold wells still count (CR-508, CR-R12, CR-R13)."""
        built: i64 = 0
        if self.terms.shared_wells:
            for one in self.wells_built:
                built += one
        else:
            built = self.wells_built[seat]
        return self.terms.box.well_cost + self.terms.box.well_cost_step * built

    # -- the news

    def put_under(self, card: i64) -> None:
        """Put a used card under the deck (CR-406)."""
        self.under = append(self.under, card)
