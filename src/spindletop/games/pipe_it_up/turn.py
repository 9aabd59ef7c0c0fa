"""The order of play: set-up, the steps of a turn, and the end, to be read beside the rulebook."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import chance, log, missions, scoring
from spindletop.games.pipe_it_up import reasons as R
from spindletop.games.pipe_it_up.moves.pipelines import BUILD, END_TURN, at_hand
from spindletop.games.pipe_it_up.moves.plants import BUILD_PLANT, BUILD_PLANT_OFF, BUY_TOKEN, SELL_TOKEN
from spindletop.games.pipe_it_up.moves.questions import ANSWER, JUDGE
from spindletop.games.pipe_it_up.moves.reservoirs import PLACE_RESERVOIR, START_RESERVOIR
from spindletop.games.pipe_it_up.options import HOUSE as HOUSE_MODE
from spindletop.games.pipe_it_up.options import ODDS as ODDS_MODE
from spindletop.games.pipe_it_up.options import RANDOM_SEAT, RESERVOIR, STRATEGIC
from spindletop.games.pipe_it_up.places import NO_CITY
from spindletop.games.pipe_it_up.state import NOTHING, Table
from spindletop.kernel.bits import bit, members
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.step import AnyStep, Auto, Decision, Draw, agenda
from spindletop.kernel.verb import AnyVerb
from spindletop.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    [
        BUILD,
        BUY_TOKEN,
        SELL_TOKEN,
        BUILD_PLANT,
        BUILD_PLANT_OFF,
        ANSWER,
        JUDGE,
        START_RESERVOIR,
        PLACE_RESERVOIR,
        END_TURN,
    ],
    [
        chance.START_SEAT,
        chance.LAY,
        chance.DEAL,
        chance.PLAYER_DIE,
        chance.STANDARD_DIE,
        chance.QUESTION,
        chance.ODDS_DEAL,
        chance.ICON,
    ],
)


class Drawn(Draw[Table]):
    """A draw of chance; nobody else has a say (PU-2.1)."""

    def not_for(self, s: Table, seat: int) -> i64:
        return R.OTHER_SEAT

    def refuse(self, s: Table, verb: AnyVerb, x: i64) -> i64:
        return super().refuse(s, verb, x) if verb is self.deal else R.CHANCE_FIRST


@final
class QuestionDrawn(Drawn):
    """A question is drawn, to be settled as the table agreed.  [PU-3.1, PU-3.2]"""

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        if s.terms.mode == HOUSE_MODE:
            s.push(JUDGEMENT)
        elif s.terms.mode == ODDS_MODE:
            s.push(ODDS)
        else:
            s.push(ANSWERING)


# A turn


@final
class BeginTurn(Auto[Table]):
    """Count the dice and forget the last turn.  [PU-2.2]"""

    def run(self, s: Table) -> None:
        s.dice_left = s.dice(s.turn) - 1
        s.builds = 0
        s.trade = NOTHING
        s.roll = 0


@final
class SettleQuestion(Auto[Table]):
    """If a card was rolled, the left neighbour draws a question, after all dice.  [PU-3.1, PU-3.5, PU-3.6]"""

    def run(self, s: Table) -> None:
        if s.card == 0:
            return
        if s.asked == bit(i64(len(s.terms.box.questions))) - 1:
            s.asked = 0  # PU-3.5
            if s.listener is not None:
                s.tell(log.RESHUFFLED, s.turn, {})
        s.push(QUESTION)


class Settling(Decision[Table]):
    """A question is settled by one verb, in the way that the table agreed on."""

    def not_for(self, s: Table, seat: int) -> i64:
        return R.OTHER_SEAT

    def refuse(self, s: Table, verb: AnyVerb, x: i64) -> i64:
        if verb is self.verbs[0]:
            return LEGAL
        return R.OTHER_MODE if verb is ANSWER or verb is JUDGE else R.OTHER_STEP


@final
class Answering(Settling):
    """The roller picks an answer."""

    def prompt(self, s: Table) -> str:
        """Read the question out."""
        return s.terms.box.questions[s.question].text


@final
class Judgement(Settling):
    """The reader declares the answer right or wrong."""

    def by(self, s: Table) -> i64:
        """The seat to the roller's left (PU-3.1)."""
        return (s.turn + 1) % s.seats

    def prompt(self, s: Table) -> str:
        return f"Is the answer right? {s.terms.box.questions[s.question].text}"


@final
class Act(Decision[Table]):
    """The seat builds, trades, or ends its turn."""

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        """See to what a pipeline brings, its icons first, or ask where a reservoir stands."""
        if verb is BUILD:
            if s.taken_at == NO_CITY:
                after_building(s)
            else:
                s.push(AFTER_BUILDING)
                s.push(ICON)  # PU-4.7
        elif verb is START_RESERVOIR:
            s.push(SITE)

    def not_for(self, s: Table, seat: int) -> i64:
        return R.OTHER_SEAT

    def prompt(self, s: Table) -> str:
        """Say what is at hand."""
        limit = ", one pipeline a turn" if s.limited() else ""
        return f"Build, trade or end the turn: {at_hand(s)}{limit}"


@final
class Site(Decision[Table]):
    """The reservoir that was begun needs a city."""

    def not_for(self, s: Table, seat: int) -> i64:
        return R.OTHER_SEAT

    def refuse(self, s: Table, verb: AnyVerb, x: i64) -> i64:
        return verb.refuse(s, x) if verb is PLACE_RESERVOIR else R.OTHER_SITE

    def prompt(self, s: Table) -> str:
        return f"Where does the reservoir of {s.size} stand?"


@final
class AfterBuilding(Auto[Table]):
    """Grey plants and the end come after the city tokens are taken.  [PU-4.9, PU-6.1]"""

    def run(self, s: Table) -> None:
        after_building(s)


def after_building(s: Table) -> None:
    """Place grey plants on cities that were reached (PU-4.9), and end the game if nothing is left to do."""
    plants = s.reached & s.terms.box.board.neutral & ~s.grey
    if plants != 0:
        s.grey |= plants
        if s.listener is not None:
            for city in members(plants):
                s.tell(log.GREY_PLANT, s.turn, {"city": s.terms.box.board.name(city)})
    if s.built == s.terms.usable:
        finish(s, "links")  # PU-6.1
    elif s.terms.ends_on_tokens and s.tokened == 0:
        finish(s, "tokens")  # PU-7.1b, PU-7.2g


# The end of a turn and of the game


@final
class NextSeat(Auto[Table]):
    """Look after the guards, then the dice pass clockwise.  [PU-1.8, PU-6.8, PU-6.9]"""

    def run(self, s: Table) -> None:
        s.idle += 1
        if dead_end(s):
            finish(s, "dead_end")  # PU-6.8
        elif s.idle >= s.terms.idle_turns:
            finish(s, "idle")  # PU-6.9
        else:
            s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
            s.replan(TURN)


def dead_end(s: Table) -> bool:
    """Tell whether no seat could ever build any link at the network (PU-6.8)."""
    most: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        most = max(most, s.supply[seat] + s.stock[seat])
        seat += 1
    return s.frontier & s.terms.box.board.within[min(most, s.terms.box.largest)] == 0


def finish(s: Table, why: str) -> None:
    """End the game and tell what the final scoring adds."""
    if s.listener is not None:
        s.tell(log.OVER, -1, {"why": WHY[why]})
        for seat in range(s.seats):
            card = s.terms.box.missions[s.mission[seat]]
            facts: dict[str, object] = {
                "plants": int(scoring.plant_points(s, seat)),
                "icons": int(scoring.icon_points(s, seat)),
                "mission": int(missions.points(s, seat)),
                "name": card.name,
            }
            s.tell(log.SCORED, seat, facts)
    clause = ENDED_BY[why]
    if s.terms.tokens == RESERVOIR and s.tokened == 0:
        clause = "PU-7.2g"  # also if the last token lies at the end of the last link
    s.end(why, clause)


ENDINGS: Final = ["links", "tokens", "dead_end", "idle"]
ENDED_BY: Final = {"links": "PU-6.1", "tokens": "PU-7.1b", "dead_end": "PU-6.8", "idle": "PU-6.9"}
WHY: Final = {
    "links": "every pipeline is built",
    "tokens": "the last city token is taken",
    "dead_end": "nobody has the pipes for any link",
    "idle": "nobody builds any more",
}


@final
class Opening(Auto[Table]):
    """The first seat begins.  [PU-1.8]"""

    def run(self, s: Table) -> None:
        s.turn = s.first
        s.replan(TURN)


START_SEAT: Final = Drawn("start seat", "PU-1.8", chance.START_SEAT)
LAY: Final = Drawn("lay", "PU-7.1", chance.LAY)
DEAL: Final = Drawn("deal", "PU-1.6", chance.DEAL)
OPENING: Final = Opening("opening", "PU-1.8")

BEGIN_TURN: Final = BeginTurn("begin turn", "PU-2.2")
PLAYER_DIE: Final = Drawn("player die", "PU-2.3", chance.PLAYER_DIE)
STANDARD_DICE: Final = Drawn("standard dice", "PU-2.4", chance.STANDARD_DIE)
SETTLE_QUESTION: Final = SettleQuestion("settle question", "PU-3.6")
QUESTION: Final = QuestionDrawn("question", "PU-3.1", chance.QUESTION)
ANSWERING: Final = Answering("answer", "PU-3.2", [ANSWER])
JUDGEMENT: Final = Judgement("judge", "PU-3.2", [JUDGE])
ODDS: Final = Drawn("odds", "PU-3.2", chance.ODDS_DEAL)
ACT: Final = Act(
    "act", "PU-2.1", [BUILD, BUY_TOKEN, SELL_TOKEN, BUILD_PLANT, BUILD_PLANT_OFF, START_RESERVOIR, END_TURN]
)
SITE: Final = Site("site", "PU-7.2b", [PLACE_RESERVOIR])
ICON: Final = Drawn("icon", "PU-4.7", chance.ICON)
AFTER_BUILDING: Final = AfterBuilding("after building", "PU-4.9")
NEXT_SEAT: Final = NextSeat("next seat", "PU-2.1")

ACTIONS: Final = agenda([ACT, NEXT_SEAT])
TURN: Final = agenda([BEGIN_TURN, PLAYER_DIE, STANDARD_DICE, SETTLE_QUESTION, ACT, NEXT_SEAT])  # PU-2.1


def begin(s: Table) -> None:
    """Set up and wait for the first draw (PU-1)."""
    steps: list[AnyStep] = []
    if s.terms.start_seat == RANDOM_SEAT:
        steps.append(START_SEAT)
    else:
        s.first = s.terms.start_seat
    if s.terms.tokens == STRATEGIC:
        steps.append(LAY)
    s.begin(agenda([*steps, DEAL, OPENING]))
