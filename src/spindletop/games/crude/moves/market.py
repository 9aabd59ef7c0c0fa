"""The Market Phase: buying and selling barrels in one of the two markets (CR-301 to CR-308)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.crude import log
from spindletop.games.crude import reasons as R
from spindletop.games.crude.board import QUADRANT_NAMES
from spindletop.games.crude.cards import MARKET_NAMES, PRODUCT_NAMES
from spindletop.games.crude.components import PRODUCTS
from spindletop.games.crude.moves.closing import Close
from spindletop.games.crude.moves.slots import refuse_slot, slot_arg
from spindletop.games.crude.state import Table
from spindletop.kernel.bits import bit, has
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Verb, one_of

SLOTS: Final[i64] = 2


def market_of(x: i64) -> i64:
    """Return the market that an argument triple of market, product and slot means."""
    return x // (PRODUCTS * SLOTS)


def product_of(x: i64) -> i64:
    """Return the product that an argument triple means."""
    return x // SLOTS % PRODUCTS


def offer_trades(s: Table, out: Buffer) -> None:
    """Propose every trade in a market that may still be used, for the quadrants the seat has."""
    x: i64 = 0
    while x < 2 * PRODUCTS * SLOTS:
        market = market_of(x)
        if not has(s.closed, market) and (s.market == NOBODY or s.market == market):
            slot: i64 = 0
            while slot < s.terms.slots:
                out.add(x + slot)
                slot += 1
        x += SLOTS


def refuse_market(s: Table, x: i64) -> i64:
    """Return why nothing at all can be traded in this market for this quadrant, or LEGAL."""
    wrong = refuse_slot(s, x % SLOTS)
    if wrong != LEGAL:
        return wrong
    if has(s.closed, market_of(x)):
        return R.MARKET_CLOSED  # CR-306
    if s.market != NOBODY and s.market != market_of(x):
        return R.OTHER_MARKET  # CR-301
    return LEGAL


def trade_facts(s: Table, x: i64) -> dict[str, object]:
    """Name market, product and money."""
    market, product = market_of(x), product_of(x)
    price = int(s.buying_price(market, product)) if s.barrels(market, product) > 0 else 0
    names: dict[str, object] = {"market": MARKET_NAMES[market], "product": PRODUCT_NAMES[product]}
    return {**names, "price": price, "cash": int(s.cash[s.turn])}


def storage_words(s: Table, x: i64) -> str:
    """Name the storage where a seat has two."""
    return "" if s.terms.slots == 1 else f", storage {QUADRANT_NAMES[s.land(s.turn, x % SLOTS)]}"


def track_place(x: i64) -> str:
    """Return the id of the track on the drawn table."""
    return f"track:{MARKET_NAMES[market_of(x)]}-{PRODUCT_NAMES[product_of(x)]}"


@final
class Buy(Verb[Table]):
    """Buy the cheapest barrel of a track.  [CR-302, CR-R4, CR-R5]"""

    def offer(self, s: Table, out: Buffer) -> None:
        offer_trades(s, out)

    def refuse(self, s: Table, x: i64) -> i64:
        wrong = refuse_market(s, x)
        if wrong != LEGAL:
            return wrong
        market, product = market_of(x), product_of(x)
        if s.barrels(market, product) == 0:
            return R.TRACK_EMPTY  # CR-304
        if has(s.sold, product) or (s.terms.single_direction and s.sold != 0):
            return R.SOLD_ALREADY if s.terms.single_direction else R.SOLD_IT_ALREADY  # CR-305
        if s.buying_price(market, product) > s.cash[s.turn]:
            return R.TOO_DEAR  # CR-203
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Pay and take the barrel into the storage."""
        market, product = market_of(x), product_of(x)
        price = s.buying_price(market, product)
        s.pay(s.turn, price)
        s.move_barrels(market, product, -1)
        s.gain(s.land(s.turn, x % SLOTS), product, 1)  # CR-307
        s.market = market
        s.bought |= bit(product)
        if s.listener is not None:
            s.tell(log.BOUGHT, int(s.turn), trade_told(market, product, price))
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return trade_facts(s, x)

    def words(self, s: Table, x: i64) -> str:
        market, product = market_of(x), product_of(x)
        price = s.buying_price(market, product)
        return f"Buy 1 {PRODUCT_NAMES[product]} ({MARKET_NAMES[market]}) for {price}{storage_words(s, x)}"

    def place(self, s: Table, x: i64) -> str:
        return track_place(x)

    def hint(self, s: Table, x: i64) -> str:
        """Tell what the one after it would cost."""
        market, product = market_of(x), product_of(x)
        following = s.open_spaces(market, product) + 1
        spaces = s.terms.box.spaces[product]
        return f"the next one costs {spaces[following]}" if following < i64(len(spaces)) else "the last one"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(s.buying_price(market_of(x), product_of(x))))


@final
class Sell(Verb[Table]):
    """Sell a barrel to the dearest open space of a track.  [CR-303, CR-R4, CR-R5]"""

    def offer(self, s: Table, out: Buffer) -> None:
        offer_trades(s, out)

    def refuse(self, s: Table, x: i64) -> i64:
        wrong = refuse_market(s, x)
        if wrong != LEGAL:
            return wrong
        market, product = market_of(x), product_of(x)
        if s.open_spaces(market, product) == 0:
            return R.TRACK_FULL  # CR-304
        if has(s.bought, product) or (s.terms.single_direction and s.bought != 0):
            return R.BOUGHT_ALREADY if s.terms.single_direction else R.BOUGHT_IT_ALREADY  # CR-305
        if s.stored(s.land(s.turn, x % SLOTS), product) == 0:
            return R.NONE_IN_STORAGE  # CR-307
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Put the barrel on the track and collect."""
        market, product = market_of(x), product_of(x)
        price = s.selling_price(market, product)
        s.gain(s.land(s.turn, x % SLOTS), product, -1)  # CR-307
        s.move_barrels(market, product, 1)
        s.earn(s.turn, price)
        s.market = market
        s.sold |= bit(product)
        if s.listener is not None:
            s.tell(log.SOLD, int(s.turn), trade_told(market, product, price))
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return trade_facts(s, x)

    def words(self, s: Table, x: i64) -> str:
        market, product = market_of(x), product_of(x)
        price = s.selling_price(market, product)
        return f"Sell 1 {PRODUCT_NAMES[product]} ({MARKET_NAMES[market]}) for {price}{storage_words(s, x)}"

    def place(self, s: Table, x: i64) -> str:
        return track_place(x)

    def hint(self, s: Table, x: i64) -> str:
        """Tell what the one after it would bring."""
        market, product = market_of(x), product_of(x)
        following = s.open_spaces(market, product) - 2
        return f"the next one brings {s.terms.box.spaces[product][following]}" if following >= 0 else "then it is full"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(gain=int(s.selling_price(market_of(x), product_of(x))))


def trade_told(market: i64, product: i64, price: i64) -> dict[str, object]:
    """Return the facts of a trade for the log."""
    return {"market": MARKET_NAMES[market], "product": PRODUCT_NAMES[product], "price": int(price)}


BUY: Final = Buy("buy", [one_of("market", MARKET_NAMES), one_of("product", PRODUCT_NAMES), slot_arg()])
SELL: Final = Sell("sell", [one_of("market", MARKET_NAMES), one_of("product", PRODUCT_NAMES), slot_arg()])
END_MARKET: Final = Close("end_market", "End trading and roll the dice", "ends trading")
