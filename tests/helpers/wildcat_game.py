"""A tiny game with numbers to turn, for the lab: buy what brings income, roll the die, count the cash in the end.

`first_bonus` favours whoever begins, `charm` is a card that never matters, and every price can be planted wrong.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spindletop.kernel.events import Kind
from spindletop.kernel.facts import by, count, last, total
from spindletop.kernel.game import Game
from spindletop.kernel.insight import Insight
from spindletop.kernel.options import Value
from spindletop.kernel.refusal import LEGAL, reason
from spindletop.kernel.sheet import Sheet
from spindletop.kernel.state import OVER, State
from spindletop.kernel.step import Decision, Draw, agenda
from spindletop.kernel.verb import Deal, Verb, number, one_of
from spindletop.kernel.vocabulary import Vocabulary

ITEMS = ["derrick", "refinery", "charm"]
DERRICK, REFINERY, CHARM = range(3)
TOO_DEAR = reason("WC-1", "You cannot pay for it.")
BOUGHT = Kind("bought", "{who} buys a {item} for {price}.")
ROLLED = Kind("rolled", "{who} rolls {face}.")


class Box:
    """The edition, checked."""

    def __init__(self, sheet: Sheet) -> None:
        self.rounds = sheet.integer("rounds", 1, 30)
        self.cash = sheet.integer("cash", 0, 100)
        self.first_bonus = sheet.integer("first_bonus", 0, 100)
        self.track = sheet.integer("track", 1, 100)
        prices = sheet.table("prices")
        self.prices = [prices.integer(item, 0, 50) for item in ITEMS]
        prices.done()
        self.income = [*sheet.integers("income", 0, 20, 2), 0]
        sheet.done()


class Wildcat(State):
    """Cash and income of every seat."""

    def __init__(self, seats: int, box: Box, like: "Wildcat | None" = None) -> None:
        super().__init__(VOCABULARY, seats, like)
        self.box = box
        self.round: int = like.round if like else 1
        self.cash: list[int] = list(like.cash) if like else [box.cash] * seats
        self.income: list[int] = list(like.income) if like else [0] * seats
        if like is None:
            self.cash[0] += box.first_bonus

    def copy(self) -> "Wildcat":
        return Wildcat(self.seats, self.box, self)

    def contents(self) -> list[object]:
        return [self.round, self.cash, self.income]

    def scores(self) -> list[int]:
        return list(self.cash)


class Buy(Verb[Wildcat]):
    """Buy something.  [WC-1]"""

    def refuse(self, s: Wildcat, x: int) -> int:
        return LEGAL if s.cash[s.turn] >= s.box.prices[x] else TOO_DEAR

    def apply(self, s: Wildcat, x: int) -> None:
        s.cash[s.turn] -= s.box.prices[x]
        s.income[s.turn] += s.box.income[x]
        s.tell(BOUGHT, s.turn, {"item": ITEMS[x], "price": s.box.prices[x]})
        s.follow(agenda([ROLL]))


class Pass(Verb[Wildcat]):
    """Keep the money.  [WC-1]"""

    def apply(self, s: Wildcat, x: int) -> None:
        s.follow(agenda([ROLL]))


class Roll(Deal[Wildcat]):
    """The die and the income of the turn.  [WC-2]"""

    def apply(self, s: Wildcat, x: int) -> None:
        s.tell(ROLLED, s.turn, {"face": x + 1})
        s.cash[s.turn] += x + 1 + s.income[s.turn]
        s.turn = (s.turn + 1) % s.seats
        if s.turn == 0:
            s.round += 1
        if s.round > s.box.rounds:
            s.end("rounds", "WC-2")
        else:
            s.follow(agenda([TURN]))


BUY = Buy("buy", [one_of("item", ITEMS)])
PASS = Pass("pass")
DIE = Roll("roll", [number("face", 1, 6)])
VOCABULARY = Vocabulary([BUY, PASS], [DIE])
TURN = Decision[Wildcat]("buy", "WC-1", [BUY, PASS])
ROLL = Draw[Wildcat]("roll", "WC-2", DIE)


class WildcatInsight(Insight[Wildcat]):
    """Cash, and income for the turns that are left."""

    def evaluate(self, s: Wildcat, seat: int) -> float:
        left = 0 if s.mover == OVER else s.box.rounds - s.round + (seat >= s.turn)
        return float(s.cash[seat] + s.income[seat] * left)


class WildcatGame(Game[Wildcat]):
    """The game as the rest of the house sees it."""

    def check(self, sheet: Sheet) -> Box:
        return Box(sheet)

    def lay_out(self, components: Any, seats: int, options: Mapping[str, Value]) -> Wildcat:
        table = Wildcat(seats, components)
        table.begin(agenda([TURN]))
        return table

    def view(self, state: Wildcat, seat: int) -> dict[str, object]:
        return {"turn": int(state.turn), "cash": list(state.cash), "income": list(state.income)}


GAME = WildcatGame(
    id="wildcat",
    title="Wildcat",
    tagline="Buy, roll, count.",
    folder=Path(__file__).parent / "wildcat",
    vocabulary=VOCABULARY,
    insight=WildcatInsight(),
    seats=(2, 4, 3),
    endings=["rounds", "idle"],
    guards=["idle"],
    facts=[
        by("items", BOUGHT, "item"),
        count("derricks", BOUGHT, item="derrick"),
        total("spent", BOUGHT, "price"),
        total("rolled", ROLLED, "face"),
        last("income", lambda state, seat: state.income[seat]),
    ],
)
