"""A position of Crude as a learner sees it: every square, barrel, card and die, own company first."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.crude import scoring
from spindletop.games.crude.board import KINDS, NO_SQUARE, QUADRANTS, SIDE, SQUARES
from spindletop.games.crude.cards import MARKET_NAMES, NEWS_IDS, PRODUCT_NAMES
from spindletop.games.crude.components import MARKETS, PRODUCTS
from spindletop.games.crude.state import GOODS, LAYERS, UNASSESSED, Table
from spindletop.kernel.observation import COUNT, FLAG, MONEY, ONE_OF, THERMOMETER, Observation, Piece, SparseRow
from spindletop.kernel.state import NOBODY

STEPS: Final = [
    *["start_player", "news_draw", "special_purchase", "market", "roll", "economy", "news_pay", "clean_air"],
    *["choose", "produce", "neighbour", "assets", "end_turn", "over"],
]
"""Everything a position of this game can wait for."""
CASH: Final = 200.0
BARRELS: Final = 10.0
PRICES: Final = 20.0
ROUNDS: Final = 20.0
SHOWN_BARRELS: Final = 12
"""Barrels in a storage are also shown one by one up to this many."""
CARDS: Final = len(NEWS_IDS)


@final
class CrudeObservation(Observation[Table]):
    """Quadrants clockwise from the own one, so that neighbours always lie at the same place."""

    def __init__(self) -> None:
        super().__init__(STEPS)

    def pieces(self, s: Table) -> list[Piece]:
        """Return the pieces in the order in which they are written."""
        seats = int(s.seats)
        box = s.terms.box
        economies = len(box.economy)
        return [
            *self.order_of_play(seats),
            Piece("terms", (9,), COUNT, "victory cash, limits of rounds and of idle rounds, and the options in force"),
            Piece("round", (1,), COUNT, "the round", ROUNDS),
            Piece("last_sale", (1,), COUNT, "the round in which somebody last sold something", ROUNDS),
            Piece("first", (seats,), ONE_OF, "which seat began, counted from the own one"),
            Piece("declarer", (seats,), ONE_OF, "who has declared victory, counted from the own seat"),
            Piece("final_turns", (seats,), THERMOMETER, "final turns still to come"),
            Piece("cash", (seats,), MONEY, "the cash of each company, own first", CASH),
            Piece("totals", (seats,), MONEY, "cash and what the assets would bring at the end, own first", CASH),
            Piece("wells_built", (seats,), COUNT, "wells each company has built, own first", BARRELS),
            Piece("owners", (QUADRANTS, seats), ONE_OF, "who runs each quadrant, clockwise from the own one"),
            Piece(
                "squares",
                (QUADRANTS, LAYERS, SIDE, SIDE),
                FLAG,
                "top-left squares of rigs, wells, stations, refineries; covered squares; shut refineries; what is new",
            ),
            Piece("hits", (SIDE, SIDE), FLAG, "assets of the active quadrant that the roll has hit"),
            Piece("strike", (SIDE, SIDE), ONE_OF, "the rig that may become a well"),
            Piece("storage", (QUADRANTS, GOODS), COUNT, "crude, gasoline, and how much of each is fresh", BARRELS),
            Piece(
                "storage_steps",
                (QUADRANTS, PRODUCTS, SHOWN_BARRELS),
                THERMOMETER,
                "the barrels in each storage one by one",
            ),
            *[
                Piece(
                    f"{market}_{product}",
                    (len(box.spaces[p]),),
                    THERMOMETER,
                    "covered spaces of the track; the first one is the dearest",
                )
                for market in MARKET_NAMES
                for p, product in enumerate(PRODUCT_NAMES)
            ],
            Piece("barrels", (MARKETS, PRODUCTS), COUNT, "barrels on each track", BARRELS),
            Piece("markets_closed", (MARKETS,), FLAG, "markets closed by the news"),
            Piece("market_used", (MARKETS,), ONE_OF, "the market of this turn"),
            Piece("traded", (2, PRODUCTS), FLAG, "what was bought and what was sold this turn"),
            Piece("consumer", (2,), COUNT, "the next price and the barrels in the Consumer Market", PRICES),
            Piece("economy", (economies,), ONE_OF, "the economy card in force"),
            Piece("prices", (2, KINDS), MONEY, "what assets cost and what they bring now", PRICES),
            Piece("difference", (int(box.trigger) + SIDE,), THERMOMETER, "the difference marker"),
            Piece("most_likely", (CARDS,), ONE_OF, "the news card in the first slot"),
            Piece("unlikely", (CARDS,), ONE_OF, "the news card in the second slot"),
            Piece("resolving", (CARDS,), ONE_OF, "the news card being resolved"),
            Piece("active", (CARDS,), FLAG, "news cards that last"),
            Piece("unseen", (CARDS,), FLAG, "news cards nobody has seen"),
            Piece("used", (CARDS, CARDS), ONE_OF, "the cards under the deck, in their order"),
            Piece("payer", (seats,), ONE_OF, "who has to pay for the news, counted from the own seat"),
            Piece("payers_left", (seats,), THERMOMETER, "how many seats the card still has to visit"),
            Piece("due", (2,), MONEY, "the sum due, and whether it is assessed", CASH),
            Piece("effect", (1,), COUNT, "which effect of the card is being carried out"),
            Piece("fee_quadrant", (QUADRANTS,), ONE_OF, "where the refinery stands that is asked about"),
            Piece("fee_square", (SIDE, SIDE), ONE_OF, "its top-left square"),
            Piece("dice", (2, SIDE), ONE_OF, "the red and the black die"),
            Piece("place", (QUADRANTS,), ONE_OF, "the place in the round, clockwise from the own one; none: before it"),
            Piece("quadrant", (QUADRANTS,), ONE_OF, "the quadrant whose turn it is, clockwise from the own one"),
            Piece("producer", (QUADRANTS,), ONE_OF, "the quadrant that produces, clockwise from the own one"),
            Piece("left", (2,), COUNT, "conversions and sales the producer has left", BARRELS),
        ]

    def write(self, s: Table, seat: i64, row: SparseRow) -> None:
        """Write the position as a company sees it."""
        seats = s.seats
        self.write_order_of_play(s, seat, row)
        self._terms(s, row)
        row.count(s.round, ROUNDS)
        row.count(s.last_sale, ROUNDS)
        row.seat(s.first, seat, seats)
        row.seat(s.declarer, seat, seats)
        row.thermometer(s.final_left, seats)
        self._companies(s, seat, row)
        self._board(s, seat, row)
        self._economy(s, row)
        self._news(s, seat, row)
        row.one_of(s.red - 1, SIDE)
        row.one_of(s.black - 1, SIDE)
        row.one_of(clockwise(seat, s.place), QUADRANTS)
        row.one_of(clockwise(seat, s.quadrant), QUADRANTS)
        producing = s.step.name == "produce" or s.step.name == "neighbour"
        row.one_of(clockwise(seat, s.producer) if producing else NOBODY, QUADRANTS)
        row.count(s.refine_left if producing else 0, BARRELS)
        row.count(s.pump_left if producing else 0, BARRELS)

    def _terms(self, s: Table, row: SparseRow) -> None:
        terms = s.terms
        row.count(terms.victory_cash, 1000.0)
        row.count(terms.max_rounds, 100.0)
        row.count(terms.idle_rounds, 100.0)
        row.flag(terms.single_direction)
        row.flag(terms.shared_wells)
        row.flag(terms.sells_fresh)
        row.flag(terms.has_news)
        row.flag(terms.ghost_triggers)
        row.flag(terms.rotates)

    def _companies(self, s: Table, seat: i64, row: SparseRow) -> None:
        row.seats(s.cash, seat, s.seats, CASH)
        i: i64 = 0
        while i < s.seats:
            row.count(scoring.total(s, (seat + i) % s.seats), CASH)
            i += 1
        row.seats(s.wells_built, seat, s.seats, BARRELS)

    def _board(self, s: Table, seat: i64, row: SparseRow) -> None:
        q: i64 = 0
        while q < QUADRANTS:
            row.seat(s.owner((seat + q) % QUADRANTS), seat, s.seats)
            q += 1
        q = 0
        while q < QUADRANTS:
            land = (seat + q) % QUADRANTS
            layer: i64 = 0
            while layer < LAYERS:
                row.flags(s.squares[layer * QUADRANTS + land], SQUARES)
                layer += 1
            q += 1
        row.flags(s.hits, SQUARES)
        row.one_of(s.strike if s.step.name == "produce" else NO_SQUARE, SQUARES)
        q = 0
        while q < QUADRANTS:
            land = (seat + q) % QUADRANTS
            goods: i64 = 0
            while goods < GOODS:
                row.count(s.storage[goods * QUADRANTS + land], BARRELS)
                goods += 1
            q += 1
        q = 0
        while q < QUADRANTS:
            land = (seat + q) % QUADRANTS
            row.thermometer(s.crude(land), SHOWN_BARRELS)
            row.thermometer(s.gasoline(land), SHOWN_BARRELS)
            q += 1

    def _economy(self, s: Table, row: SparseRow) -> None:
        box = s.terms.box
        market: i64 = 0
        while market < MARKETS:
            product: i64 = 0
            while product < PRODUCTS:
                row.thermometer(s.barrels(market, product), len(box.spaces[product]))
                product += 1
            market += 1
        row.counts(s.tracks, 0, MARKETS * PRODUCTS, BARRELS)
        row.flags(s.closed, MARKETS)
        row.one_of(s.market, MARKETS)
        row.flags(s.bought, PRODUCTS)
        row.flags(s.sold, PRODUCTS)
        row.count(s.consumer_price, PRICES)
        row.count(s.consumer_barrels, PRICES)
        row.one_of(s.economy, len(box.economy))
        kind: i64 = 0
        while kind < KINDS:
            row.count(s.price(kind), PRICES)
            kind += 1
        kind = 0
        while kind < KINDS:
            row.count(s.value(kind), PRICES)
            kind += 1
        row.thermometer(s.difference, box.trigger + SIDE)

    def _news(self, s: Table, seat: i64, row: SparseRow) -> None:
        row.one_of(s.most_likely, CARDS)
        row.one_of(s.unlikely, CARDS)
        row.one_of(s.card, CARDS)
        row.flags(s.active, CARDS)
        row.flags(s.unseen, CARDS)
        i: i64 = 0
        while i < CARDS:
            row.one_of(s.under[i] if i < i64(len(s.under)) else NOBODY, CARDS)
            i += 1
        asked = s.card >= 0
        row.seat(s.payer if asked else NOBODY, seat, s.seats)
        row.thermometer(s.payers if asked else 0, s.seats)
        row.count(s.due if asked and s.due != UNASSESSED else 0, CASH)
        row.flag(asked and s.due != UNASSESSED)
        row.count(s.effect if asked else 0, 1.0)
        inspecting = s.step.name == "clean_air"
        row.one_of(clockwise(seat, s.fee_quadrant) if inspecting else NOBODY, QUADRANTS)
        row.one_of(s.fee_square if inspecting else NO_SQUARE, SQUARES)


def clockwise(seat: i64, quadrant: i64) -> i64:
    """Return how many quadrants after the first own one this one lies, or NOBODY for none."""
    return NOBODY if quadrant == NOBODY else (quadrant - seat + QUADRANTS) % QUADRANTS
