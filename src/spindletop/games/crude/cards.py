"""Economy and news cards as typed, checked data: prices, demand, and the effects a news card is made of."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.crude.board import KIND_NAMES, KINDS, SIDE, WELL
from spindletop.games.crude.view_types import MarketName, Product
from spindletop.kernel.bits import bit
from spindletop.kernel.buffer import zeros
from spindletop.kernel.sheet import Sheet

MARKET_NAMES: Final[list[MarketName]] = ["domestic", "foreign"]
PRODUCT_NAMES: Final[list[Product]] = ["crude", "gasoline"]
MOST_MONEY: Final = 1_000_000
MOST_SPACES: Final = 200

NEWS_IDS: Final = [
    "property_tax",
    "clean_air",
    "pump_tax",
    "hard_winter",
    "inspection",
    "reserve_glut",
    "crude_shortage",
    "embargo",
]
NO_CARD: Final[i64] = -1
NO_FEE: Final[i64] = -1

OPS: Final = ["tax", "refinery_fee", "market_remove", "market_move", "consumer_move", "market_close"]
TAX: Final[i64] = 0
REFINERY_FEE: Final[i64] = 1
MARKET_REMOVE: Final[i64] = 2
MARKET_MOVE: Final[i64] = 3
CONSUMER_MOVE: Final[i64] = 4
MARKET_CLOSE: Final[i64] = 5

LASTING: Final = ["no", "until_settled", "until_double"]
INSTANT: Final[i64] = 0
UNTIL_SETTLED: Final[i64] = 1
UNTIL_DOUBLE: Final[i64] = 2

TAXED: Final = [*KIND_NAMES, *PRODUCT_NAMES]
"""What a tax may be raised on: the four kinds of assets, then the two kinds of barrels."""


@final
class EconomyCard:
    """One state of the economy: what assets cost and bring, how demand changes, and what may follow."""

    def __init__(self, sheet: Sheet, ids: list[str]) -> None:
        self.id = sheet.text("id")
        self.name = sheet.text("name")
        self.demand: i64 = sheet.integer("demand", -MOST_SPACES, MOST_SPACES)
        self.buy: vec[i64] = zeros(KINDS)
        self.sell: vec[i64] = zeros(KINDS)
        buy, sell = sheet.table("buy"), sheet.table("sell")
        for kind, name in enumerate(KIND_NAMES):
            self.sell[kind] = sell.integer(name, 0, MOST_MONEY)
            if kind != WELL:  # CR-701: wells cannot be bought
                self.buy[kind] = buy.integer(name, 1, MOST_MONEY)
                told = f"expected at least what the card pays for a {name}, {self.sell[kind]}"
                buy.check(self.buy[kind] >= self.sell[kind], name, told)
        buy.done()
        sell.done()
        self.next: vec[i64] = zeros(SIDE)
        for green, follower in enumerate(sheet.texts("next", SIDE)):
            sheet.check(follower in ids, f"next[{green}]", f"expected one of {', '.join(ids)}, found {follower!r}")
            self.next[green] = ids.index(follower)
        sheet.done()


@final
class Effect:
    """One thing a news card does; `op` says which of the other fields matter."""

    def __init__(self, sheet: Sheet) -> None:
        self.op: i64 = sheet.choice("op", OPS)
        self.rates: vec[i64] = zeros(len(TAXED))
        self.sell_first: i64 = 0
        self.fee: i64 = 0
        self.market: i64 = 0
        self.target: i64 = 0
        self.product: i64 = 0
        self.count: i64 = 0
        self.red_spaces: i64 = 0
        if self.op == TAX:
            self._tax(sheet)
        elif self.op == REFINERY_FEE:
            self.fee = sheet.integer("fee", 0, MOST_MONEY)
        elif self.op == CONSUMER_MOVE:
            self.red_spaces = sheet.integer("red_spaces", -MOST_SPACES, MOST_SPACES)
        elif self.op == MARKET_MOVE:
            self._goods(sheet)
            self.market = sheet.choice("from", MARKET_NAMES)
            self.target = sheet.choice("to", MARKET_NAMES)
            sheet.check(self.market != self.target, "to", "expected the other market")
        else:
            self.market = sheet.choice("market", MARKET_NAMES)
            if self.op == MARKET_REMOVE:
                self._goods(sheet)
        sheet.done()

    def _goods(self, sheet: Sheet) -> None:
        self.product = sheet.choice("product", PRODUCT_NAMES)
        self.count = sheet.integer("count", 1, MOST_SPACES)

    def _tax(self, sheet: Sheet) -> None:
        rates = sheet.table("rates")
        for i, taxed in enumerate(TAXED):
            self.rates[i] = rates.integer(taxed, 0, MOST_MONEY, 0)
        rates.ignore(*TAXED)
        rates.done()
        for name in sheet.texts("sell_first"):
            sheet.check(name in KIND_NAMES, "sell_first", f"expected kinds of assets, found {name!r}")
            self.sell_first |= bit(KIND_NAMES.index(name))


@final
class NewsCard:
    """One news card: its words, how long it lasts, and its effects in order."""

    def __init__(self, sheet: Sheet) -> None:
        self.id = sheet.text("id")
        self.title = sheet.text("title")
        self.text = sheet.text("text")
        self.lasting: i64 = sheet.choice("lasting", LASTING)
        self.stacks = sheet.flag("stacks")
        self.effects = [Effect(effect) for effect in sheet.tables("effects")]
        self.fee: i64 = NO_FEE
        self.closes: i64 = 0
        for effect in self.effects:
            if effect.op == REFINERY_FEE:
                self.fee = effect.fee
            elif effect.op == MARKET_CLOSE:
                self.closes |= bit(effect.market)
        settles = self.lasting == UNTIL_SETTLED
        sheet.check(
            settles == (self.fee != NO_FEE), "lasting", "'until_settled' belongs to a refinery_fee, and to no other"
        )
        doubles = self.lasting == UNTIL_DOUBLE
        sheet.check(
            doubles == (self.closes != 0), "lasting", "'until_double' belongs to a market_close, and to no other"
        )
        sheet.done()


def doubles(sheet: Sheet, key: str) -> i64:
    """Return the faces of doubles that a key of the news table lists, as a set."""
    faces: i64 = 0
    for face in sheet.integers(key, 1, SIDE):
        sheet.check(faces & bit(face) == 0, key, f"double {face} stands twice")
        faces |= bit(face)
    return faces
