"""What chance decides: set-up, dice, questions and the icons of city tokens."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import log
from spindletop.games.pipe_it_up import places as P
from spindletop.games.pipe_it_up.moves.questions import earn_pipes, earn_token, settle
from spindletop.games.pipe_it_up.options import CERTAIN, RESERVOIR
from spindletop.games.pipe_it_up.secrets import answer_to
from spindletop.games.pipe_it_up.state import Table
from spindletop.kernel.bits import bit, has
from spindletop.kernel.buffer import Buffer, index_of
from spindletop.kernel.lots import SeatLot
from spindletop.kernel.luck import OF_GAME_DECK, OF_TURN_DECK, Luck, of_number, of_seat
from spindletop.kernel.verb import Deal, number, one_of

RIGHT: Final[i64] = 0
WRONG: Final[i64] = 1


def begins(s: Table, seat: int) -> None:
    """Every seat is equally likely to begin.  [PU-1.8]"""
    s.first = seat


@final
class Lay(Deal[Table]):
    """One city after the other gets a token face up.  [PU-7.1]"""

    def next_city(self, s: Table) -> i64:
        """Return the first city that waits for its token, or NO_CITY."""
        done = s.laid[0] | s.laid[1] | s.laid[2] | s.laid[3]
        city: i64 = 0
        while city < P.CITIES:
            if has(s.tokened & ~done, city):
                return city
            city += 1
        return P.NO_CITY

    def weigh(self, s: Table, out: Buffer) -> None:
        """Weigh the icons by the copies not laid yet."""
        city = self.next_city(s)
        icon: i64 = 0
        while icon < P.ICONS:
            out.weigh(city * P.ICONS + icon, s.unseen[icon])
            icon += 1

    def luck(self, s: Table) -> Luck:
        return of_number(self.next_city(s), True, P.ICONS)

    def apply(self, s: Table, x: i64) -> None:
        icon = x % P.ICONS
        s.laid[icon] |= bit(x // P.ICONS)
        s.unseen[icon] -= 1
        if s.listener is not None:
            s.tell(log.LAID, -1, {"city": s.terms.box.board.name(x // P.ICONS), "icon": P.ICON_IDS[icon]})
        if self.next_city(s) != P.NO_CITY:
            s.again()


@final
class DealMission(Deal[Table]):
    """Each seat gets a mission that only it sees, from the first seat on.  [PU-1.6, PU-7.2h]"""

    def next_seat(self, s: Table) -> i64:
        """Return the next seat without a mission, or -1."""
        away: i64 = 0
        while away < s.seats:
            seat = (s.first + away) % s.seats
            if s.mission[seat] == P.NO_MISSION:
                return seat
            away += 1
        return -1

    def weigh(self, s: Table, out: Buffer) -> None:
        """Every card left in the deck is equally likely."""
        seat = self.next_seat(s)
        for card, mission in enumerate(s.terms.box.missions):
            if mission.not_with_reservoir and s.terms.tokens == RESERVOIR:
                continue
            if index_of(s.mission, card, 0, s.seats) < 0:
                out.weigh(seat * P.MISSIONS + card, 1)

    def luck(self, s: Table) -> Luck:
        return of_seat(self.next_seat(s), True, P.MISSIONS)

    def apply(self, s: Table, x: i64) -> None:
        seat = x // P.MISSIONS
        s.mission[seat] = x % P.MISSIONS
        if s.listener is not None:
            card = s.terms.box.missions[x % P.MISSIONS]
            s.whisper(log.MISSION, seat, {}, {"mission": f"{card.id} {card.name}"})
        if self.next_seat(s) >= 0:
            s.again()

    def visible(self, s: Table, x: i64, seat: int) -> bool:
        """Show the card to its owner only."""
        return seat == x // P.MISSIONS


@final
class PlayerDie(Deal[Table]):
    """The player die brings pipes, a token or a question.  [PU-2.3, PU-7.4]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        out.weigh_all(s.terms.box.player_die.weights, self.size)

    def apply(self, s: Table, x: i64) -> None:
        """Gain what it shows; a question waits until all dice are rolled (PU-3.6)."""
        die = s.terms.box.player_die
        s.note_face(x)
        if s.listener is not None:
            s.tell(log.PLAYER_DIE, s.turn, {"face": P.PLAYER_FACES[x], "shown": P.FACE_WORDS[P.PLAYER_FACES[x]]})
        if die.asks[x] != 0:
            if s.terms.cardless:
                earn_pipes(s, s.terms.box.cardless_pipes)
            else:
                s.card = 1
        if die.pipes[x] > 0:
            earn_pipes(s, die.pipes[x])
        if die.tokens[x] > 0:
            earn_token(s)


@final
class StandardDie(Deal[Table]):
    """A standard die brings pipes or nothing.  [PU-2.4, PU-2.7]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        out.weigh_all(s.terms.box.standard_die.weights, self.size)

    def apply(self, s: Table, x: i64) -> None:
        """Gain what it shows, and roll the next die."""
        s.note_face(x)
        if s.listener is not None:
            s.tell(log.STANDARD_DIE, s.turn, {"face": P.STANDARD_FACES[x], "shown": P.FACE_WORDS[P.STANDARD_FACES[x]]})
        pipes = s.terms.box.standard_die.pipes[x]
        if pipes > 0:
            earn_pipes(s, pipes)
        s.dice_left -= 1
        if s.dice_left > 0:
            s.again()


@final
class DrawQuestion(Deal[Table]):
    """A question is drawn and read out; its answer stays hidden.  [PU-3.1]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        """Every card of the draw pile is equally likely."""
        out.weigh_absent(s.asked, i64(len(s.terms.box.questions)))

    def luck(self, s: Table) -> Luck:
        return OF_GAME_DECK

    def apply(self, s: Table, x: i64) -> None:
        """Open the card."""
        s.asked |= bit(x)
        s.question = x
        s.right = answer_to(s, x)
        if s.listener is not None:
            card = s.terms.box.questions[x]
            s.tell(log.QUESTION, s.turn, {"question": card.id, "text": card.text, "reward": card.reward})


@final
class Odds(Deal[Table]):
    """Chance decides whether the roller knows the answer.  [PU-3.2]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        out.weigh(RIGHT, s.terms.odds)
        out.weigh(WRONG, CERTAIN - s.terms.odds)

    def apply(self, s: Table, x: i64) -> None:
        settle(s, x == RIGHT)


@final
class Icon(Deal[Table]):
    """The icon of a city token that was lying face down, seen by its taker only.  [PU-4.7]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        """Weigh the icons by the copies that nobody holds."""
        out.weigh_all(s.unseen, P.ICONS)

    def luck(self, s: Table) -> Luck:
        return OF_TURN_DECK

    def apply(self, s: Table, x: i64) -> None:
        s.unseen[x] -= 1
        s.icons[s.turn * P.ICONS + x] += 1
        if s.listener is not None:
            city = s.terms.box.board.name(s.taken_at)
            s.whisper(log.ICON, s.turn, {"city": city}, {"icon": P.ICON_IDS[x]})
        s.taken_at = s.taken_next
        s.taken_next = P.NO_CITY
        if s.taken_at != P.NO_CITY:
            s.again()  # PU-4.8

    def visible(self, s: Table, x: i64, seat: int) -> bool:
        """Show the icon to the taker only."""
        return seat == s.turn


START_SEAT: Final[SeatLot[Table]] = SeatLot("start_seat", P.MOST_SEATS, log.FIRST_SEAT, begins)
LAY: Final[Lay] = Lay("lay", [one_of("city", P.CITY_IDS), one_of("icon", P.ICON_IDS)])
DEAL: Final[DealMission] = DealMission("deal", [number("seat", 0, P.MOST_SEATS - 1), one_of("mission", P.MISSION_IDS)])
PLAYER_DIE: Final[PlayerDie] = PlayerDie("player_die", [one_of("face", P.PLAYER_FACES)])
STANDARD_DIE: Final[StandardDie] = StandardDie("standard_die", [one_of("face", P.STANDARD_FACES)])
QUESTION: Final[DrawQuestion] = DrawQuestion("question", [one_of("card", P.QUESTION_IDS)])
ODDS_DEAL: Final[Odds] = Odds("odds", [one_of("outcome", ["right", "wrong"])])
ICON: Final[Icon] = Icon("icon", [one_of("icon", P.ICON_IDS)])
