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
from spindletop.kernel.events import Kind
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


def trade_told(market: i64, product: i64, price: i64) -> dict[str, object]:
    """Return the facts of a trade for the log."""
    return {"market": MARKET_NAMES[market], "product": PRODUCT_NAMES[product], "price": int(price)}


class Trade(Verb[Table]):
    """One barrel changes hands for money, in the one market of the turn."""

    def __init__(self, name: str, told: Kind) -> None:
        args = [one_of("market", MARKET_NAMES), one_of("product", PRODUCT_NAMES), slot_arg()]
        super().__init__(name, args, place="track:{market}-{product}")
        self.told = told

    def price(self, s: Table, market: i64, product: i64) -> i64:
        """Return what the barrel costs or brings."""
        raise TypeError(f"{type(self).__name__} does not say its price")

    def barred(self, s: Table, quadrant: i64, market: i64, product: i64) -> i64:
        """Return why this barrel cannot be traded in an open market, or LEGAL."""
        return LEGAL

    def refuse(self, s: Table, x: i64) -> i64:
        wrong = refuse_market(s, x)
        if wrong != LEGAL:
            return wrong
        return self.barred(s, s.land(s.turn, x % SLOTS), market_of(x), product_of(x))

    def exchange(self, s: Table, quadrant: i64, market: i64, product: i64) -> None:
        """Move barrel and money."""
        raise TypeError(f"{type(self).__name__} does not say what changes hands")

    def offer(self, s: Table, out: Buffer) -> None:
        offer_trades(s, out)

    def apply(self, s: Table, x: i64) -> None:
        """Trade in this market, which becomes the one of the turn."""
        market, product = market_of(x), product_of(x)
        price = self.price(s, market, product)
        self.exchange(s, s.land(s.turn, x % SLOTS), market, product)
        s.market = market
        if s.listener is not None:
            s.tell(self.told, int(s.turn), trade_told(market, product, price))
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return trade_facts(s, x)

    def words(self, s: Table, x: i64) -> str:
        """Name the barrel, the market and the price, and the storage where a seat has two."""
        market, product = market_of(x), product_of(x)
        storage = "" if s.terms.slots == 1 else f", storage {QUADRANT_NAMES[s.land(s.turn, x % SLOTS)]}"
        trade = f"{self.name.capitalize()} 1 {PRODUCT_NAMES[product]} ({MARKET_NAMES[market]})"
        return f"{trade} for {self.price(s, market, product)}{storage}"


@final
class Buy(Trade):
    """Buy the cheapest barrel of a track.  [CR-302, CR-R4, CR-R5]"""

    def price(self, s: Table, market: i64, product: i64) -> i64:
        return s.buying_price(market, product)

    def barred(self, s: Table, quadrant: i64, market: i64, product: i64) -> i64:
        if s.barrels(market, product) == 0:
            return R.TRACK_EMPTY  # CR-304
        if has(s.sold, product) or (s.terms.single_direction and s.sold != 0):
            return R.SOLD_ALREADY if s.terms.single_direction else R.SOLD_IT_ALREADY  # CR-305
        if s.buying_price(market, product) > s.cash[s.turn]:
            return R.TOO_DEAR  # CR-203
        return LEGAL

    def exchange(self, s: Table, quadrant: i64, market: i64, product: i64) -> None:
        """Pay and take the barrel into the storage."""
        s.pay(s.turn, s.buying_price(market, product))
        s.move_barrels(market, product, -1)
        s.gain(quadrant, product, 1)  # CR-307
        s.bought |= bit(product)

    def hint(self, s: Table, x: i64) -> str:
        """Tell what the one after it would cost."""
        market, product = market_of(x), product_of(x)
        following = s.open_spaces(market, product) + 1
        spaces = s.terms.box.spaces[product]
        return f"the next one costs {spaces[following]}" if following < i64(len(spaces)) else "the last one"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(s.buying_price(market_of(x), product_of(x))))


@final
class Sell(Trade):
    """Sell a barrel to the dearest open space of a track.  [CR-303, CR-R4, CR-R5]"""

    def price(self, s: Table, market: i64, product: i64) -> i64:
        return s.selling_price(market, product)

    def barred(self, s: Table, quadrant: i64, market: i64, product: i64) -> i64:
        if s.open_spaces(market, product) == 0:
            return R.TRACK_FULL  # CR-304
        if has(s.bought, product) or (s.terms.single_direction and s.bought != 0):
            return R.BOUGHT_ALREADY if s.terms.single_direction else R.BOUGHT_IT_ALREADY  # CR-305
        if s.stored(quadrant, product) == 0:
            return R.NONE_IN_STORAGE  # CR-307
        return LEGAL

    def exchange(self, s: Table, quadrant: i64, market: i64, product: i64) -> None:
        """Put the barrel on the track and collect."""
        price = s.selling_price(market, product)
        s.gain(quadrant, product, -1)  # CR-307
        s.move_barrels(market, product, 1)
        s.earn(s.turn, price)
        s.sold |= bit(product)

    def hint(self, s: Table, x: i64) -> str:
        """Tell what the one after it would bring."""
        market, product = market_of(x), product_of(x)
        following = s.open_spaces(market, product) - 2
        return f"the next one brings {s.terms.box.spaces[product][following]}" if following >= 0 else "then it is full"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(gain=int(s.selling_price(market_of(x), product_of(x))))


BUY: Final = Buy("buy", log.BOUGHT)
SELL: Final = Sell("sell", log.SOLD)
END_MARKET: Final = Close("end_market", "End trading and roll the dice", "ends trading")
