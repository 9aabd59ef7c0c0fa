"""How a news card is resolved, step by step: its effects, who pays, and the card that follows it."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.crude import news
from spindletop.games.crude.board import QUADRANT_NAMES, SQUARE_NAMES
from spindletop.games.crude.cards import NO_CARD, REFINERY_FEE, TAX
from spindletop.games.crude.chance import NEWS_DRAW
from spindletop.games.crude.moves.taxes import LIQUIDATE, PAY_FEE, SCRAP, SHUT
from spindletop.games.crude.phase import Phase
from spindletop.games.crude.state import UNASSESSED, Table
from spindletop.kernel.bits import has
from spindletop.kernel.step import Auto, Draw, agenda


@final
class News(Auto[Table]):
    """A double ends what lasts until a double, and most doubles bring a card.  [CR-402 to CR-404]"""

    def run(self, s: Table) -> None:
        if s.red != s.black or not s.terms.has_news:
            return
        news.end_until_double(s)
        if has(s.terms.box.most_likely_doubles, s.red):
            card = s.most_likely
            s.most_likely = NO_CARD
        elif has(s.terms.box.unlikely_doubles, s.red):
            card = s.unlikely
            s.unlikely = NO_CARD
        else:
            return
        news.take_card(s, card)
        s.follow(RESOLUTION)


@final
class Effects(Auto[Table]):
    """The effects of the card, one after another.  [CR-405]"""

    def run(self, s: Table) -> None:
        if s.effect == i64(len(s.terms.box.news[s.card].effects)):
            return
        s.effect += 1
        s.again()
        effect = news.current(s)
        if effect.op == TAX:
            news.ask_everybody(s)
            s.push(COLLECT)
        elif effect.op == REFINERY_FEE:
            news.ask_everybody(s)
            s.push(INSPECT)
        else:
            news.change_market(s, effect)


@final
class Collect(Auto[Table]):
    """Each seat pays the tax; one that is short sells assets first.  [CR-409 to CR-411]"""

    def run(self, s: Table) -> None:
        while s.payers > 0:
            if s.due == UNASSESSED:
                s.due = news.tax(s, s.payer, news.current(s))
            if s.cash[s.payer] < s.due and news.has_assets(s, s.payer):
                s.again()
                s.push(FORCED_SALE)
                return
            news.collect(s)
            news.next_payer(s)


class PayerPhase(Phase):
    """A decision of the seat that the news makes pay."""

    def by(self, s: Table) -> i64:
        """The seat that must pay."""
        return s.payer


@final
class ForcedSale(PayerPhase):
    """A seat short of cash sells an asset to the bank."""

    def prompt(self, s: Table) -> str:
        """Say what is missing."""
        return f"You owe {s.due} and have {s.cash[s.payer]}: sell assets"


@final
class Inspect(Auto[Table]):
    """Each seat is asked about each of its refineries.  [CR-412]"""

    def run(self, s: Table) -> None:
        while s.payers > 0:
            if news.next_refinery(s):
                s.again()
                s.push(CLEAN_AIR)
                return
            news.next_payer(s)


@final
class CleanAir(PayerPhase):
    """The owner pays for a refinery, leaves it shut or scraps it."""

    def prompt(self, s: Table) -> str:
        """Name the refinery."""
        return f"The refinery at {QUADRANT_NAMES[s.fee_quadrant]} {SQUARE_NAMES[s.fee_square]}: pay, shut or scrap?"


@final
class FileCard(Auto[Table]):
    """The card goes under the deck unless it lasts; the Unlikely card slides.  [CR-406]"""

    def run(self, s: Table) -> None:
        news.file_card(s)


NEWS: Final = News("news", "CR-403")
EFFECTS: Final = Effects("effects", "CR-405")
COLLECT: Final = Collect("collect", "CR-409")
FORCED_SALE: Final = ForcedSale("news_pay", "CR-410", [LIQUIDATE])
INSPECT: Final = Inspect("inspect", "CR-412")
CLEAN_AIR: Final = CleanAir("clean_air", "CR-412", [PAY_FEE, SHUT, SCRAP])
FILE_CARD: Final = FileCard("file card", "CR-406")
DRAW_NEWS: Final = Draw[Table]("news_draw", "CR-407", NEWS_DRAW, forced=True)

RESOLUTION: Final = agenda([EFFECTS, FILE_CARD, DRAW_NEWS])  # CR-405 to CR-407
