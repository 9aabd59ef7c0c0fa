"""What chance decides: the first seat, the dice, the green die and the next news card."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.crude import log, news
from spindletop.games.crude.board import SIDE
from spindletop.games.crude.cards import NEWS_IDS, NO_CARD
from spindletop.games.crude.components import MOST_SEATS
from spindletop.games.crude.state import Table
from spindletop.kernel.bits import bit, has
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.lots import SeatLot
from spindletop.kernel.luck import OF_GAME, OF_GAME_DECK, Luck
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Deal, number, one_of


def begins(s: Table, seat: int) -> None:
    """Every seat is equally likely to begin.  [CR-113, CR-R33]"""
    s.first = seat


@final
class NewsDraw(Deal[Table]):
    """A card nobody has seen, each equally likely; once all were seen, the one used longest ago.  [CR-407]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        if s.unseen == 0:
            out.weigh(s.under[0], 1)
            return
        card: i64 = 0
        while card < self.size:
            if has(s.unseen, card):
                out.weigh(card, 1)
            card += 1

    def luck(self, s: Table) -> Luck:
        return OF_GAME_DECK

    def apply(self, s: Table, x: i64) -> None:
        """Put the card into the slot that is empty, the Most Likely first (CR-110, CR-406)."""
        if has(s.unseen, x):
            s.unseen &= ~bit(x)
        else:
            s.under = s.under[1:]
        slot = "Unlikely"
        if s.most_likely == NO_CARD:
            s.most_likely = x
            slot = "Most Likely"
        else:
            s.unlikely = x
        if s.listener is not None:
            s.tell(log.NEWS_DRAWN, NOBODY, {"slot": slot, "title": s.terms.box.news[x].title})


@final
class Roll(Deal[Table]):
    """The red and the black die, for row and column.  [CR-401, CR-R6]"""

    def apply(self, s: Table, x: i64) -> None:
        s.red = x // SIDE + 1
        s.black = x % SIDE + 1
        if s.listener is not None:
            s.tell(log.ROLLED, int(s.turn), {"red": int(s.red), "black": int(s.black)})

    def words(self, s: Table, x: i64) -> str:
        return f"Red {x // SIDE + 1}, black {x % SIDE + 1}"


@final
class Economy(Deal[Table]):
    """The green die names the next economy card, which moves demand.  [CR-421, CR-424, CR-R21]"""

    def luck(self, s: Table) -> Luck:
        return OF_GAME

    def apply(self, s: Table, x: i64) -> None:
        s.economy = s.terms.box.economy[s.economy].next[x]
        card = s.terms.box.economy[s.economy]
        news.move_consumer(s, card.demand)
        s.difference = s.terms.box.difference_after
        if s.listener is not None:
            s.tell(log.ECONOMY, NOBODY, {"green": int(x) + 1, "card": card.name, "price": int(s.consumer_price)})

    def words(self, s: Table, x: i64) -> str:
        box = s.terms.box
        return f"Green {x + 1}: {box.economy[box.economy[s.economy].next[x]].name}"


START_PLAYER: Final[SeatLot[Table]] = SeatLot("start_player", MOST_SEATS, None, begins)
NEWS_DRAW: Final = NewsDraw("news_draw", [one_of("card", NEWS_IDS)])
ROLL: Final = Roll("roll", [number("red", 1, SIDE), number("black", 1, SIDE)])
ECONOMY: Final = Economy("economy", [number("green", 1, SIDE)])
