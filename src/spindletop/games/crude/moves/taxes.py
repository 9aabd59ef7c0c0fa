"""What the news makes a company do: sell assets for a tax, settle the fee of a refinery (CR-410 to CR-413)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.crude import board as B
from spindletop.games.crude import log, news
from spindletop.games.crude import reasons as R
from spindletop.games.crude.moves.assets import sell_to_bank
from spindletop.games.crude.moves.slots import quadrant_of, slot_arg, spot, square_arg, square_place
from spindletop.games.crude.state import Table
from spindletop.kernel.bits import has, members
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb


@final
class Liquidate(Verb[Table]):
    """Sell an asset, hit or not, because cash does not cover a tax.  [CR-410, CR-R35]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose all assets of the payer."""
        slot: i64 = 0
        while slot < s.terms.slots:
            quadrant = s.land(s.payer, slot)
            kind: i64 = 0
            tops: i64 = 0
            while kind < B.KINDS:
                tops |= s.standing(kind, quadrant)
                kind += 1
            out.add_all(tops, slot * B.SQUARES)
            slot += 1

    def refuse(self, s: Table, x: i64) -> i64:
        if x // B.SQUARES >= s.terms.slots:
            return R.NO_SECOND_QUADRANT  # CR-104
        kind = s.kind_at(quadrant_of(s, s.payer, x), x % B.SQUARES)
        if kind == B.NO_KIND:
            return R.NOTHING_TO_SELL  # CR-410
        first = news.sell_first(s)
        if first != 0 and not has(first, kind):
            return R.OTHERS_FIRST  # CR-410
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        sell_to_bank(s, s.payer, x, log.FORCED_SALE)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        first = " and ".join(f"{B.KIND_NAMES[kind]}s" for kind in members(news.sell_first(s)))
        return {"square": B.SQUARE_NAMES[x % B.SQUARES], "first": first}

    def words(self, s: Table, x: i64) -> str:
        kind = s.kind_at(quadrant_of(s, s.payer, x), x % B.SQUARES)
        return f"Sell the {s.terms.box.asset_names[kind]} at {spot(s, s.payer, x)} for {s.value(kind)}"

    def place(self, s: Table, x: i64) -> str:
        return square_place(s, s.payer, x)

    def hint(self, s: Table, x: i64) -> str:
        """Tell how much is missing."""
        return f"{s.due - s.cash[s.payer]} missing"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(gain=int(s.value(s.kind_at(quadrant_of(s, s.payer, x), x % B.SQUARES))))


def refinery_told(s: Table) -> dict[str, object]:
    """Return the place of the refinery in question for the log."""
    return {"quadrant": B.QUADRANT_NAMES[s.fee_quadrant], "square": B.SQUARE_NAMES[s.fee_square]}


def refinery_place(s: Table) -> str:
    """Return the id of the refinery in question on the drawn table."""
    return f"square:{B.QUADRANT_NAMES[s.fee_quadrant]}-{B.SQUARE_NAMES[s.fee_square]}"


@final
class PayFee(Verb[Table]):
    """Pay for the refinery in question, which goes on working.  [CR-412]"""

    def refuse(self, s: Table, x: i64) -> i64:
        return LEGAL if news.fee(s) <= s.cash[s.payer] else R.TOO_DEAR  # CR-203

    def apply(self, s: Table, x: i64) -> None:
        s.pay(s.payer, news.fee(s))
        s.open_refinery(s.fee_quadrant, s.fee_square)
        if s.listener is not None:
            s.tell(log.FEE_PAID, int(s.payer), {"amount": int(news.fee(s)), **refinery_told(s)})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"price": int(news.fee(s)), "cash": int(s.cash[s.payer])}

    def words(self, s: Table, x: i64) -> str:
        return f"Pay {news.fee(s)} for the refinery at {B.SQUARE_NAMES[s.fee_square]}"

    def place(self, s: Table, x: i64) -> str:
        return refinery_place(s)

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(news.fee(s)))


@final
class Shut(Verb[Table]):
    """Leave the refinery in question shut until the fee is paid.  [CR-412, CR-413]"""

    def apply(self, s: Table, x: i64) -> None:
        s.shut_refinery(s.fee_quadrant, s.fee_square)
        if s.listener is not None:
            s.tell(log.SHUT, int(s.payer), refinery_told(s))

    def words(self, s: Table, x: i64) -> str:
        return f"Leave the refinery at {B.SQUARE_NAMES[s.fee_square]} shut"

    def place(self, s: Table, x: i64) -> str:
        return refinery_place(s)

    def hint(self, s: Table, x: i64) -> str:
        """Tell how it is opened again."""
        return f"it may be reopened for {news.fee(s)} in an Assets Phase"


@final
class Scrap(Verb[Table]):
    """Sell the refinery in question at once.  [CR-412]"""

    def apply(self, s: Table, x: i64) -> None:
        price = s.value(B.REFINERY)
        s.receive(s.payer, price)
        s.remove_asset(B.REFINERY, s.fee_quadrant, s.fee_square)
        if s.listener is not None:
            s.tell(log.SCRAPPED, int(s.payer), {"price": int(price), **refinery_told(s)})

    def words(self, s: Table, x: i64) -> str:
        return f"Scrap the refinery at {B.SQUARE_NAMES[s.fee_square]} for {s.value(B.REFINERY)}"

    def place(self, s: Table, x: i64) -> str:
        return refinery_place(s)

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(gain=int(s.value(B.REFINERY)))


LIQUIDATE: Final = Liquidate("liquidate", [slot_arg(), square_arg()])
PAY_FEE: Final = PayFee("pay_fee")
SHUT: Final = Shut("shut")
SCRAP: Final = Scrap("scrap")
