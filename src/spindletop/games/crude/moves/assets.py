"""The Assets Phase: buying, selling and reopening assets (CR-413, CR-701 to CR-706)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.crude import board as B
from spindletop.games.crude import log, news
from spindletop.games.crude import reasons as R
from spindletop.games.crude.board import footprint, sites
from spindletop.games.crude.moves.closing import Close
from spindletop.games.crude.moves.slots import quadrant_of, refuse_slot, slot_arg, spot, square_arg, square_place
from spindletop.games.crude.state import Table
from spindletop.kernel.bits import has
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.events import Kind
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb


def asset_told(s: Table, kind: i64, quadrant: i64, square: i64, price: i64) -> dict[str, object]:
    """Return the facts of a deal in assets for the log."""
    where = {"quadrant": B.QUADRANT_NAMES[quadrant], "square": B.SQUARE_NAMES[square]}
    name = s.terms.box.asset_names[kind].lower()
    return {"asset": name, "one": with_article(name), **where, "price": int(price)}


def with_article(name: str) -> str:
    """Return a name with "a" or "an" before it."""
    return f"an {name}" if name[0].lower() in "aeiou" else f"a {name}"


def sell_to_bank(s: Table, seat: i64, x: i64, told: Kind) -> None:
    """Let a seat give back an asset of its own for what the bank pays."""
    quadrant, square = quadrant_of(s, seat, x), x % B.SQUARES
    kind = s.kind_at(quadrant, square)
    price = s.value(kind)
    s.receive(seat, price)
    s.remove_asset(kind, quadrant, square)
    if s.listener is not None:
        s.tell(told, int(seat), asset_told(s, kind, quadrant, square, price))
    news.settle(s)


@final
class BuyAsset(Verb[Table]):
    """Buy an asset of one kind and place it on empty squares of an own quadrant.  [CR-114, CR-701 to CR-703]"""

    def __init__(self, name: str, kind: i64) -> None:
        super().__init__(name, [slot_arg(), square_arg()], exact=True)
        self.kind = kind

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every site the asset fits on, if there is money for it."""
        if s.price(self.kind) > s.cash[s.turn]:
            return
        slot: i64 = 0
        while slot < s.terms.slots:
            if refuse_slot(s, slot) == LEGAL:
                out.add_all(sites(self.kind, s.covered(s.land(s.turn, slot))), slot * B.SQUARES)
            slot += 1

    def refuse(self, s: Table, x: i64) -> i64:
        wrong = refuse_slot(s, x // B.SQUARES)
        if wrong != LEGAL:
            return wrong
        if s.price(self.kind) > s.cash[s.turn]:
            return R.TOO_DEAR  # CR-203
        square = x % B.SQUARES
        if self.kind == B.REFINERY and not has(B.CORNERS, square):
            return R.LEAVES_QUADRANT  # CR-703
        if footprint(self.kind, square) & s.covered(quadrant_of(s, s.turn, x)) != 0:
            return R.BLOCK_TAKEN if self.kind == B.REFINERY else R.SQUARES_TAKEN  # CR-703
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        price = s.price(self.kind)
        quadrant = quadrant_of(s, s.turn, x)
        s.pay(s.turn, price)
        s.place_asset(self.kind, quadrant, x % B.SQUARES)
        if s.listener is not None:
            s.tell(log.BUILT, int(s.turn), asset_told(s, self.kind, quadrant, x % B.SQUARES, price))
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"square": B.SQUARE_NAMES[x % B.SQUARES], "price": int(s.price(self.kind)), "cash": int(s.cash[s.turn])}

    def words(self, s: Table, x: i64) -> str:
        name = with_article(s.terms.box.asset_names[self.kind])
        return f"Buy {name} for {s.price(self.kind)} and place it at {spot(s, s.turn, x)}"

    def place(self, s: Table, x: i64) -> str:
        return square_place(s, s.turn, x)

    def hint(self, s: Table, x: i64) -> str:
        """Tell what it would bring back."""
        final = s.terms.box.economy[s.terms.box.economy_final].sell[self.kind]
        return f"sells for {s.value(self.kind)} now, {final} at the end"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(s.price(self.kind)))


@final
class SellAsset(Verb[Table]):
    """Sell an asset that this turn's own roll hit.  [CR-704, CR-705]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose what was hit; assets that are new or gone have left the hits."""
        slot: i64 = 0
        while slot < s.terms.slots:
            if s.land(s.turn, slot) == s.quadrant:
                out.add_all(s.hits, slot * B.SQUARES)
            slot += 1

    def refuse(self, s: Table, x: i64) -> i64:
        wrong = refuse_slot(s, x // B.SQUARES)
        if wrong != LEGAL:
            return wrong
        quadrant, square = quadrant_of(s, s.turn, x), x % B.SQUARES
        if s.kind_at(quadrant, square) == B.NO_KIND:
            return R.NO_ASSET  # CR-704
        if has(s.fresh_assets(quadrant), square):
            return R.NEW_THIS_TURN  # CR-705
        if quadrant != s.quadrant or not has(s.hits, square):
            return R.NOT_HIT  # CR-704
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        sell_to_bank(s, s.turn, x, log.SOLD_ASSET)
        s.note_sale()
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"square": B.SQUARE_NAMES[x % B.SQUARES]}

    def words(self, s: Table, x: i64) -> str:
        kind = s.kind_at(quadrant_of(s, s.turn, x), x % B.SQUARES)
        name = s.terms.box.asset_names[kind]
        return f"Sell the {name} at {spot(s, s.turn, x)} for {s.value(kind)}"

    def place(self, s: Table, x: i64) -> str:
        return square_place(s, s.turn, x)

    def hint(self, s: Table, x: i64) -> str:
        """Compare with the value at the end."""
        kind = s.kind_at(quadrant_of(s, s.turn, x), x % B.SQUARES)
        return f"{s.terms.box.economy[s.terms.box.economy_final].sell[kind]} at the end"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(gain=int(s.value(s.kind_at(quadrant_of(s, s.turn, x), x % B.SQUARES))))


@final
class Reopen(Verb[Table]):
    """Pay the fee for a shut refinery, which may work again.  [CR-413]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose what is shut."""
        if s.active == 0:
            return
        slot: i64 = 0
        while slot < s.terms.slots:
            out.add_all(s.shut(s.land(s.turn, slot)), slot * B.SQUARES)
            slot += 1

    def refuse(self, s: Table, x: i64) -> i64:
        wrong = refuse_slot(s, x // B.SQUARES)
        if wrong != LEGAL:
            return wrong
        if not has(s.shut(quadrant_of(s, s.turn, x)), x % B.SQUARES):
            return R.NOT_SHUT  # CR-413
        if news.fee(s) > s.cash[s.turn]:
            return R.TOO_DEAR  # CR-203
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        quadrant, square = quadrant_of(s, s.turn, x), x % B.SQUARES
        s.pay(s.turn, news.fee(s))
        s.open_refinery(quadrant, square)
        if s.listener is not None:
            where = {"quadrant": B.QUADRANT_NAMES[quadrant], "square": B.SQUARE_NAMES[square]}
            s.tell(log.REOPENED, int(s.turn), {"amount": int(news.fee(s)), **where})
        news.settle(s)
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"square": B.SQUARE_NAMES[x % B.SQUARES], "price": int(news.fee(s)), "cash": int(s.cash[s.turn])}

    def words(self, s: Table, x: i64) -> str:
        return f"Reopen the refinery at {spot(s, s.turn, x)} for {news.fee(s)}"

    def place(self, s: Table, x: i64) -> str:
        return square_place(s, s.turn, x)

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(news.fee(s)))


BUY_RIG: Final = BuyAsset("buy_rig", B.RIG)
BUY_STATION: Final = BuyAsset("buy_station", B.STATION)
BUY_REFINERY: Final = BuyAsset("buy_refinery", B.REFINERY)
SELL_ASSET: Final = SellAsset("sell_asset", [slot_arg(), square_arg()], exact=True)
REOPEN: Final = Reopen("reopen", [slot_arg(), square_arg()])
END_ASSETS: Final = Close("end_assets", "Done with assets", "is done with assets")
