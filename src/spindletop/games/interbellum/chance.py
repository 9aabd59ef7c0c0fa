"""What chance decides: the starting player, companies, action cards, events, the power die and the gas bag."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.interbellum import hands, log
from spindletop.games.interbellum import names as N
from spindletop.games.interbellum.card_words import describe
from spindletop.games.interbellum.components import BLANK
from spindletop.games.interbellum.limits import at_least, at_most
from spindletop.games.interbellum.state import Table
from spindletop.games.interbellum.wells import MOST_CUBES, ways
from spindletop.kernel.bits import bit, has
from spindletop.kernel.buffer import Buffer, index_of
from spindletop.kernel.lots import SeatLot
from spindletop.kernel.luck import OF_GAME, OF_GAME_DECK, Luck, of_seat
from spindletop.kernel.verb import Deal, number, one_of


def starts(s: Table, seat: int) -> None:
    """Every player is equally likely to start.  [IB-102]"""
    s.starter = seat


@final
class CompanyCard(Deal[Table]):
    """Every company not dealt yet is equally likely.  [IB-104]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        company: i64 = 0
        while company < self.size:
            if index_of(s.company, company, 0, s.seats) < 0:
                out.weigh(company, 1)
            company += 1

    def luck(self, s: Table) -> Luck:
        return of_seat((s.starter + s.dealt) % s.seats, True)

    def apply(self, s: Table, x: i64) -> None:
        """Deal clockwise from the starting player."""
        seat = (s.starter + s.dealt) % s.seats
        s.company[seat] = x
        s.dealt += 1
        if s.listener is not None:
            s.tell(log.COMPANY, seat, {"company": s.terms.box.companies[x].name})
        if s.dealt < s.seats:
            s.again()


@final
class Card(Deal[Table]):
    """An action card from the pile, seen only by the player who draws it.  [IB-109, IB-652, IB-662]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        """Weigh each kind by its copies in the pile."""
        out.weigh_all(s.pile, N.MOST_KINDS)

    def luck(self, s: Table) -> Luck:
        return of_seat(s.subject, True)

    def apply(self, s: Table, x: i64) -> None:
        hands.take(s, s.subject, x)
        if s.listener is not None:
            card = {"card": s.terms.box.kinds[x].name, "kind": N.KINDS[x]}
            s.whisper(log.DREW_CARD, int(s.subject), {}, card)

    def visible(self, s: Table, x: i64, seat: int) -> bool:
        return seat == s.subject


@final
class EventCard(Deal[Table]):
    """Every card of a deck that has not been drawn is equally likely.  [IB-106, IB-403]"""

    def __init__(self, name: str, deck: int) -> None:
        super().__init__(name, [one_of("card", N.EVENTS[deck])])
        self.deck: i64 = deck

    def weigh(self, s: Table, out: Buffer) -> None:
        drawn = s.drawn[self.deck]
        card: i64 = 0
        while card < i64(len(s.terms.box.events[self.deck])):
            if not has(drawn, card):
                out.weigh(card, 1)
            card += 1

    def luck(self, s: Table) -> Luck:
        return OF_GAME_DECK

    def apply(self, s: Table, x: i64) -> None:
        """Lay the card down; the half of this round is carried out next (IB-502, IB-503)."""
        s.drawn[self.deck] |= bit(x)
        s.events[self.deck] = x
        s.shown = 0
        if s.listener is not None:
            half = s.terms.box.half[s.round]
            card = s.terms.box.events[self.deck][x]
            text = describe(card.halves[half], s.terms.box.power_names)
            s.tell(log.EVENT, -1, {"card": card.id, "name": card.name, "text": text})


@final
class Die(Deal[Table]):
    """The power die; a face that has come up on this card is rolled again, a blank never.  [IB-504 to IB-506]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        face: i64 = 0
        while face < self.size:
            if not has(s.shown, face):
                out.weigh(face, s.terms.box.die[face])
            face += 1

    def luck(self, s: Table) -> Luck:
        return OF_GAME

    def apply(self, s: Table, x: i64) -> None:
        if s.listener is not None:
            s.tell(log.DIE, -1, {"face": "a blank" if x == BLANK else s.terms.box.power_names[x]})
        if x == BLANK:
            s.candidates = (bit(N.POWER_COUNT) - 1) & ~s.shown  # IB-505
        else:
            s.shown |= bit(x)


@final
class Cubes(Deal[Table]):
    """How many of the cubes drawn from the gas bag are black.  [IB-623 to IB-625]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        """Count the ways to draw so many black and white cubes."""
        black = at_least(s.drawing - s.white, 0)
        most = at_most(s.drawing, s.black)
        while black <= most:
            out.weigh(black, ways(s.black, black) * ways(s.white, s.drawing - black))
            black += 1

    def luck(self, s: Table) -> Luck:
        return of_seat(s.subject)

    def apply(self, s: Table, x: i64) -> None:
        """Put one black cube on the meter, or take one white cube out of the game."""
        seat = s.subject
        if x == 0:
            s.white -= 1  # IB-624
            s.white_gone += 1
            if s.listener is not None:
                s.tell(log.NO_GAS, seat, {})
            return
        s.black -= 1  # IB-623
        s.finds[seat] += 1
        if s.listener is not None:
            s.tell(log.FOUND, seat, {"black": int(x), "cubes": int(s.drawing), "find": int(s.finds[seat])})


STARTER: Final[SeatLot[Table]] = SeatLot("starter", N.MOST_SEATS, log.STARTER, starts)
COMPANY: Final = CompanyCard("company", [one_of("company", N.COMPANIES)])
CARD: Final = Card("card", [one_of("kind", N.KINDS)])
EVENT_CARDS: Final = [EventCard(f"event_{deck.lower()}", number) for number, deck in enumerate(N.DECKS)]
DIE: Final = Die("die", [one_of("face", [*N.POWERS, "blank"])])
CUBES: Final = Cubes("cubes", [number("black", 0, MOST_CUBES)])
