"""The edition of Crude as typed, checked data: seats, board, pieces, markets, economy and news."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.crude.board import KIND_NAMES, QUADRANTS, REFINERY, SIDE, WELL
from spindletop.games.crude.cards import (
    MARKET_NAMES,
    MOST_MONEY,
    MOST_SPACES,
    NEWS_IDS,
    NO_CARD,
    NO_FEE,
    PRODUCT_NAMES,
    EconomyCard,
    NewsCard,
    doubles,
)
from spindletop.games.crude.view_types import Colour
from spindletop.kernel.buffer import zeros
from spindletop.kernel.sheet import Sheet

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
COLOURS: Final[list[Colour]] = ["red", "blue", "green", "yellow"]

DOMESTIC: Final[i64] = 0
FOREIGN: Final[i64] = 1
MARKETS: Final = 2
CRUDE: Final[i64] = 0
GASOLINE: Final[i64] = 1
PRODUCTS: Final = 2

LANDS: Final = {2: [[0, 2], [1, 3]], 3: [[0], [1], [2]], 4: [[0], [1], [2], [3]]}
"""Which quadrants a seat runs, by the number of seats (CR-104)."""
SUPPLIES: Final = ["drilling_rigs", "oil_wells", "gas_stations", "refineries", "crude_barrels", "gasoline_barrels"]
"""The general supply: the four kinds of assets in their order, then the two kinds of barrels."""


@final
class Components:
    """Everything that is in the box."""

    def __init__(self, sheet: Sheet) -> None:
        sheet.integer("schema", 1, 1)
        self.title = sheet.text("title")
        self.edition = sheet.text("edition")
        sheet.check(sheet.text("game") == "crude", "game", "expected 'crude'")
        self._seats(sheet.table("players"))
        self._board(sheet.table("board"), sheet.table("dice"))
        self._difference(sheet.table("difference_track"))
        self._supply(sheet.table("supply"))
        self._money(sheet.table("money"))
        self._assets(sheet.table("assets"))
        self._markets(sheet.table("markets"))
        self._consumer(sheet.table("consumer"))
        self._economy(sheet.table("economy"))
        self._news(sheet.table("news"))
        victory = sheet.table("victory")
        self.victory_cash: i64 = victory.integer("cash", 1, MOST_MONEY)
        victory.integer("final_turns_each", 1, 1)
        victory.done()
        sheet.done()
        self.outlooks: dict[int, object] = {}
        """What the evaluation has worked out from the economy, by the rolls of a round."""

    def _seats(self, players: Sheet) -> None:
        self.start_cash: vec[i64] = zeros(MOST_SEATS + 1)
        self.start_crude: vec[i64] = zeros(MOST_SEATS + 1)
        self.start_gasoline: vec[i64] = zeros(MOST_SEATS + 1)
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
            one = players.table(str(seats))
            self.start_cash[seats] = one.integer("cash", 0, MOST_MONEY)
            self.start_crude[seats] = one.integer("start_crude", 0, MOST_SPACES)
            self.start_gasoline[seats] = one.integer("start_gasoline", 0, MOST_SPACES)
            lands = one.value("quadrants", "a list of quadrants for each seat")
            one.check(lands == LANDS[seats], "quadrants", f"expected {LANDS[seats]} (CR-104), found {lands!r}")
            ghost = [q for q in range(QUADRANTS) if all(q not in land for land in LANDS[seats])]
            one.check(one.integers("ghost", 0, 3) == ghost, "ghost", f"expected {ghost}, what no seat runs (CR-104)")
            one.done()
        players.done()

    def _board(self, board: Sheet, dice: Sheet) -> None:
        board.integer("quadrants", QUADRANTS, QUADRANTS)
        board.integer("rows", SIDE, SIDE)
        board.integer("columns", SIDE, SIDE)
        board.done()
        for key, colour in {"row_die": "red", "column_die": "black", "difference_die": "green"}.items():
            dice.check(dice.text(key) == colour, key, f"expected {colour!r} (CR-401)")
        dice.integer("faces", SIDE, SIDE)
        dice.done()

    def _difference(self, track: Sheet) -> None:
        self.trigger: i64 = track.integer("trigger", 1, 100)
        self.difference_start: i64 = track.integer("start", 0, int(self.trigger) - 1)
        self.difference_after: i64 = track.integer("after_change", 0, int(self.trigger) - 1)
        track.done()

    def _supply(self, supply: Sheet) -> None:
        self.supply: vec[i64] = zeros(len(SUPPLIES))
        for i, name in enumerate(SUPPLIES):
            self.supply[i] = supply.integer(name, 0, 10_000)
        supply.check(not supply.flag("limited"), "limited", "expected false: substitutes are allowed (CR-106)")
        supply.done()

    def _money(self, money: Sheet) -> None:
        """Look at the money tokens, which are there to be handled only: the bank never runs out (CR-106)."""
        tokens = money.table("tokens")
        for value in tokens.keys():
            tokens.check(value.isdecimal(), value, "expected a whole number of millions")
            tokens.integer(value, 0, 10_000)
        money.done()

    def _assets(self, assets: Sheet) -> None:
        self.asset_names: list[str] = []
        sheets = [assets.table(name) for name in KIND_NAMES]
        for kind, asset in enumerate(sheets):
            self.asset_names.append(asset.text("name"))
            side = 2 if kind == REFINERY else 1
            asset.integer("height", side, side)
            asset.integer("width", side, side)
            asset.check(asset.flag("buyable") == (kind != WELL), "buyable", "all but wells can be bought (CR-701)")
        _, well, station, refinery = sheets
        self.crude_per_hit: i64 = well.integer("crude_per_hit", 0, MOST_SPACES)
        self.well_cost: i64 = well.integer("first_cost", 0, MOST_MONEY)
        self.well_cost_step: i64 = well.integer("cost_step", 0, MOST_MONEY)
        self.sales_per_hit: i64 = station.integer("sales_per_hit", 0, MOST_SPACES)
        self.conversions_per_hit: i64 = refinery.integer("conversions_per_hit", 0, MOST_SPACES)
        for asset in sheets:
            asset.done()
        assets.done()

    def _markets(self, markets: Sheet) -> None:
        """Read the tracks, which are what the editions differ in (CR-R1)."""
        markets.check(markets.texts("names") == MARKET_NAMES, "names", f"expected {MARKET_NAMES}")
        tracks = markets.table("tracks")
        self.spaces: list[vec[i64]] = []
        self.start_barrels: vec[i64] = zeros(PRODUCTS)
        for product, name in enumerate(PRODUCT_NAMES):
            track = tracks.table(name)
            prices = track.integers("spaces", 1, MOST_MONEY)
            track.check(0 < len(prices) <= MOST_SPACES, "spaces", f"expected 1 to {MOST_SPACES} spaces")
            track.check(prices == sorted(set(prices)), "spaces", "expected rising prices, each once")
            self.spaces.append(vec[i64](prices))
            self.start_barrels[product] = track.integer("barrels", 0, len(prices))
            track.done()
        tracks.done()
        markets.done()

    def _consumer(self, consumer: Sheet) -> None:
        """Read the Consumer Market and work out the next red space above and below every space (CR-422, CR-R20)."""
        self.consumer_low: i64 = consumer.integer("min", 1, 1)
        self.consumer_high: i64 = consumer.integer("max", 2, 1000)
        high = int(self.consumer_high)
        self.consumer_start: i64 = consumer.integer("start", 1, high)
        self.red = consumer.integers("red", 1, high)
        consumer.check(len(self.red) > 0, "red", "expected at least one red space")
        consumer.check(self.red == sorted(set(self.red)), "red", "expected rising spaces, each once")
        self.red_above: vec[i64] = zeros(high + 1)
        self.red_below: vec[i64] = zeros(high + 1)
        for space in range(1, high + 1):
            self.red_above[space] = min([red for red in self.red if red > space], default=space)
            self.red_below[space] = max([red for red in self.red if red < space], default=space)
        consumer.done()

    def _economy(self, economy: Sheet) -> None:
        sheets = economy.tables("cards")
        economy.check(len(sheets) > 0, "cards", "expected at least one economy card")
        ids = [card.text("id") for card in sheets]
        economy.check(len(set(ids)) == len(ids), "cards", "every economy card needs an id of its own")
        self.economy = [EconomyCard(card, ids) for card in sheets]
        self.economy_ids = ids
        self.economy_start: i64 = economy.choice("start", ids)
        self.economy_final: i64 = economy.choice("final", ids)
        economy.done()

    def _news(self, news: Sheet) -> None:
        self.most_likely_doubles: i64 = doubles(news, "most_likely_doubles")
        self.unlikely_doubles: i64 = doubles(news, "unlikely_doubles")
        ending = doubles(news, "ending_doubles")
        sets = [self.most_likely_doubles, self.unlikely_doubles, ending]
        together = sets[0] | sets[1] | sets[2]
        every = together == (2 << SIDE) - 2 and sum(sets) == together
        news.check(every, "ending_doubles", "expected each double 1 to 6 in exactly one of the three lists (CR-403)")
        self.news = [NewsCard(card) for card in news.tables("cards", len(NEWS_IDS))]
        for i, card in enumerate(self.news):
            news.check(card.id == NEWS_IDS[i], f"cards[{i}]", f"expected the card {NEWS_IDS[i]!r}, found {card.id!r}")
        fees = [i for i, card in enumerate(self.news) if card.fee != NO_FEE]
        news.check(len(fees) <= 1, "cards", "expected at most one card with a refinery_fee")
        self.fee_card: i64 = fees[0] if fees else NO_CARD
        news.done()

    def red_move(self, space: i64, steps: i64) -> i64:
        """Return where a barrel comes to stand that moves so many red spaces, up or down (CR-422, CR-423)."""
        while steps > 0:
            space = self.red_above[space]
            steps -= 1
        while steps < 0:
            space = self.red_below[space]
            steps += 1
        return space
