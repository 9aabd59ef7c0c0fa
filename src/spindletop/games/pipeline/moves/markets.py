"""Trading in the markets: all sales, then all purchases (PL-4xx)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log, market
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline import words as say
from spindletop.games.pipeline.names import COLOUR_NAMES, COLOURS, GRADE_NAMES, GRADES, LETTERS, MOST_TIERS, ROW_NAMES
from spindletop.games.pipeline.state import EMPTY, Table
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, number, one_of


def in_reach(s: Table, row: i64) -> bool:
    """Tell whether the action under way reaches a row (PL-401, PL-1508)."""
    return market.first_row(s, s.turn, s.venue) <= row < market.end_row(s, s.turn, s.venue)


@final
class Sell(Verb[Table]):
    """Put an own barrel on a free space of its colour and of its or a lower grade.  [PL-402, PL-403, PL-1509]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every barrel for every price that still has a space."""
        if s.bought != 0:
            return
        box = s.terms.box
        row = market.first_row(s, s.turn, s.venue)
        end = market.end_row(s, s.turn, s.venue)
        while row < end:
            if market.has_free_space(s, row):
                any_colour = market.takes_any_colour(s, s.turn, row)
                colour: i64 = 0
                while colour < COLOURS:
                    if (any_colour or colour == box.row_colour[row]) and s.best(s.turn, colour) >= box.row_grade[row]:
                        self._offer_colour(s, row, colour, out)
                    colour += 1
            row += 1

    def _offer_colour(self, s: Table, row: i64, colour: i64, out: Buffer) -> None:
        tier: i64 = 0
        while tier < s.terms.box.row_tiers[row]:
            if market.free_space(s, row, tier) != EMPTY:
                grade = s.terms.box.row_grade[row]
                while grade < GRADES:
                    if s.stock(s.turn, colour, grade) > 0:
                        out.add(((row * MOST_TIERS + tier) * COLOURS + colour) * GRADES + grade)
                    grade += 1
            tier += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the order of trading, the market, the space, the barrel."""
        grade = x % GRADES
        colour = x // GRADES % COLOURS
        tier = x // (GRADES * COLOURS) % MOST_TIERS
        row = x // (GRADES * COLOURS * MOST_TIERS)
        box = s.terms.box
        if s.bought != 0:
            return R.BOUGHT_ALREADY  # PL-402
        if not in_reach(s, row):
            return R.OTHER_MARKET  # PL-401
        if tier >= box.row_tiers[row]:
            return R.NO_SUCH_TIER  # PL-403
        if market.free_space(s, row, tier) == EMPTY:
            return R.NO_FREE_SPACE  # PL-403
        if grade < box.row_grade[row]:
            return R.GRADE_TOO_LOW  # PL-403
        if colour != box.row_colour[row] and not market.takes_any_colour(s, s.turn, row):
            return R.WRONG_COLOUR  # PL-403, PL-1509
        return LEGAL if s.stock(s.turn, colour, grade) > 0 else R.NO_SUCH_BARREL  # PL-403

    def apply(self, s: Table, x: i64) -> None:
        """Move the barrel to the market and the money to the seat."""
        grade = x % GRADES
        colour = x // GRADES % COLOURS
        tier = x // (GRADES * COLOURS) % MOST_TIERS
        row = x // (GRADES * COLOURS * MOST_TIERS)
        price = market.price(s, s.turn, row, tier)
        s.unload(s.turn, colour, grade)
        market.put(s, row, market.free_space(s, row, tier), colour)  # PL-406, PL-R13
        s.receive(s.turn, price)
        s.parts += 1
        if s.listener is not None:
            what = say.sale(s, int(row), int(colour), int(grade))
            s.tell(log.SOLD, s.turn, {"what": what, "row": ROW_NAMES[row], "amount": int(price)})
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        row, tier, colour, _ = self.split(x)
        price = s.tier_price(row, tier)
        return {"row": say.row(s, row), "price": price or "such a price", "colour": COLOUR_NAMES[colour]}

    def words(self, s: Table, x: i64) -> str:
        row, tier, colour, grade = self.split(x)
        return f"Sell {say.sale(s, row, colour, grade)} for {market.price(s, s.turn, row, tier)}"

    def place(self, s: Table, x: i64) -> str:
        row, tier, _, _ = self.split(x)
        return f"market:{ROW_NAMES[row]}:{max(0, market.free_space(s, row, tier))}"

    def hint(self, s: Table, x: i64) -> str:
        row, _, _, grade = self.split(x)
        return "below its grade" if grade > s.terms.box.row_grade[row] else ""

    def figures(self, s: Table, x: i64) -> Figures:
        row, tier, _, _ = self.split(x)
        return Figures(gain=int(market.price(s, s.turn, row, tier)))


@final
class Buy(Verb[Table]):
    """Take a barrel off a row, pay the price of its space and store it.  [PL-404, PL-206]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every kind of barrel at every price that can be paid."""
        box = s.terms.box
        cash = s.cash[s.turn]
        row = market.first_row(s, s.turn, s.venue)
        end = market.end_row(s, s.turn, s.venue)
        while row < end:
            if s.market[row] != 0 and s.free_places(s.turn, box.row_grade[row]) > 0:
                tier: i64 = 0
                while tier < box.row_tiers[row] and market.price(s, s.turn, row, tier) <= cash:
                    self._offer_tier(s, row, tier, out)
                    tier += 1
            row += 1

    def _offer_tier(self, s: Table, row: i64, tier: i64, out: Buffer) -> None:
        one = market.on_space(s, row, 2 * tier)
        two = market.on_space(s, row, 2 * tier + 1)
        at = (row * MOST_TIERS + tier) * COLOURS
        if one != EMPTY:
            out.add(at + one)
        if two != EMPTY and two != one:
            out.add(at + two)

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the market, the space, the purse and the tanks."""
        colour = x % COLOURS
        tier = x // COLOURS % MOST_TIERS
        row = x // (COLOURS * MOST_TIERS)
        if not in_reach(s, row):
            return R.OTHER_MARKET  # PL-401
        if tier >= s.terms.box.row_tiers[row] or market.barrel_space(s, row, tier, colour) == EMPTY:
            return R.NO_BARREL_THERE  # PL-404
        if market.price(s, s.turn, row, tier) > s.cash[s.turn]:
            return R.TOO_DEAR  # PL-205
        return LEGAL if s.free_places(s.turn, s.terms.box.row_grade[row]) > 0 else R.NO_ROOM  # PL-206

    def apply(self, s: Table, x: i64) -> None:
        """Move the money to the bank and the barrel to the tanks."""
        colour = x % COLOURS
        tier = x // COLOURS % MOST_TIERS
        row = x // (COLOURS * MOST_TIERS)
        price = market.price(s, s.turn, row, tier)
        grade = s.terms.box.row_grade[row]
        market.remove(s, row, market.barrel_space(s, row, tier, colour))  # PL-406
        s.pay(s.turn, price)
        s.store(s.turn, colour, grade)
        s.bought = 1
        s.parts += 1
        if s.listener is not None:
            what = say.purchase(s, int(row), int(colour))
            s.tell(log.BOUGHT, s.turn, {"what": what, "row": ROW_NAMES[row], "amount": int(price)})
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        row, tier, colour = self.split(x)
        return {
            "row": say.row(s, row),
            "colour": COLOUR_NAMES[colour],
            "price": market.price(s, s.turn, row, tier),
            "cash": s.cash[s.turn],
            "grade": GRADE_NAMES[s.terms.box.row_grade[row]],
            "advice": "Sell or refine something first.",
        }

    def words(self, s: Table, x: i64) -> str:
        row, tier, colour = self.split(x)
        return f"Buy {say.purchase(s, row, colour)} for {market.price(s, s.turn, row, tier)}"

    def place(self, s: Table, x: i64) -> str:
        row, tier, colour = self.split(x)
        return f"market:{ROW_NAMES[row]}:{max(0, market.barrel_space(s, row, tier, colour))}"

    def figures(self, s: Table, x: i64) -> Figures:
        row, tier, _ = self.split(x)
        return Figures(cost=int(market.price(s, s.turn, row, tier)))


SELL: Final = Sell(
    "sell",
    [
        one_of("row", ROW_NAMES),
        number("tier", 0, MOST_TIERS - 1),
        one_of("colour", LETTERS),
        number("grade", 0, GRADES - 1),
    ],
    exact=True,
)
BUY: Final = Buy(
    "buy", [one_of("row", ROW_NAMES), number("tier", 0, MOST_TIERS - 1), one_of("colour", LETTERS)], exact=True
)
