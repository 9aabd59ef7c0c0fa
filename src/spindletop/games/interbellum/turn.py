"""The order of play: set-up, the six rounds and the end, to be read beside the rulebook."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.interbellum import log, orders
from spindletop.games.interbellum.chance import CARD, COMPANY, CUBES, DIE, EVENT_CARDS, STARTER
from spindletop.games.interbellum.decisions import Choice, Executive, Further
from spindletop.games.interbellum.moves.actions import BUY_INFLUENCE, BUY_WELL, GAS_SEARCH, INCOME, PASS
from spindletop.games.interbellum.moves.build import BUILD
from spindletop.games.interbellum.moves.cards import DRAW_CARDS, PLAY_CARD
from spindletop.games.interbellum.moves.favours import (
    CHOOSE_WELL,
    DISCARD,
    DONE,
    GAIN_INFLUENCE,
    LOSE_INFLUENCE,
    SHIFT_INFLUENCE,
    settle_well,
)
from spindletop.games.interbellum.moves.units import CHOOSE_POWER, DECLINE, EXPAND, MOVE_ARMY, VOTE, WITHDRAW
from spindletop.games.interbellum.names import DECKS, POWER_COUNT, TERRITORY_COUNT
from spindletop.games.interbellum.options import CUBES_PER_GAME
from spindletop.games.interbellum.state import ACTIONS, EVENTS, Table
from spindletop.games.interbellum.steps import DRAW_CARD, SEARCH, draw_bonus
from spindletop.kernel.buffer import Buffer, zeros
from spindletop.kernel.state import NOBODY
from spindletop.kernel.step import AnyStep, Auto, Draw, agenda
from spindletop.kernel.verb import AnyVerb
from spindletop.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    [
        BUILD,
        GAS_SEARCH,
        INCOME,
        BUY_INFLUENCE,
        DRAW_CARDS,
        PLAY_CARD,
        BUY_WELL,
        MOVE_ARMY,
        PASS,
        DONE,
        DECLINE,
        EXPAND,
        WITHDRAW,
        CHOOSE_POWER,
        GAIN_INFLUENCE,
        LOSE_INFLUENCE,
        SHIFT_INFLUENCE,
        DISCARD,
        CHOOSE_WELL,
        VOTE,
    ],
    [STARTER, COMPANY, CARD, *EVENT_CARDS, DIE, CUBES],
)


# Set-up


@final
class StartInfluence(Auto[Table]):
    """Each company's influence is placed in ascending company number; flags follow at once.  [IB-108, IB-204]"""

    def run(self, s: Table) -> None:
        for number, company in enumerate(s.terms.box.companies):
            seat: i64 = 0
            while seat < s.seats:
                if s.company[seat] == number:
                    power: i64 = 0
                    while power < POWER_COUNT:
                        s.add_influence(seat, power, company.influence[power])
                        power += 1
                seat += 1


@final
class StartCards(Auto[Table]):
    """Every player draws action cards, clockwise from the starting player.  [IB-109]"""

    def run(self, s: Table) -> None:
        away = s.seats - 1
        while away >= 0:
            drawn: i64 = 0
            while drawn < s.terms.start_cards:
                s.push(DRAW_CARD[(s.starter + away) % s.seats])
                drawn += 1
            away -= 1


@final
class WellDraft(Choice):
    """Wells are chosen clockwise and then back, the starting player first and last.  [IB-110]"""

    def by(self, s: Table) -> i64:
        """The next in the order there and back."""
        away = s.chosen if s.chosen < s.seats else 2 * s.seats - 1 - s.chosen
        return (s.starter + away) % s.seats

    def enter(self, s: Table, out: Buffer) -> bool:
        """It is the chooser's turn."""
        s.turn = self.by(s)
        return super().enter(s, out)

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        draw_bonus(s, s.mover, x)

    def prompt(self, s: Table) -> str:
        return f"Choose your {'first' if s.chosen < s.seats else 'second'} well"


@final
class FirstGame(Auto[Table]):
    """Companies by the table for a first game, Player 1 being the starting player.  [IB-112]"""

    def run(self, s: Table) -> None:
        for number, seating in enumerate(s.terms.box.seatings[: int(s.seats)]):
            seat: i64 = (s.starter + number) % s.seats
            s.company[seat] = seating.company
            s.dealt += 1
            if s.listener is not None:
                s.tell(log.COMPANY, seat, {"company": s.terms.box.companies[seating.company].name})


@final
class FirstWells(Auto[Table]):
    """Wells by the table for a first game, with their bonuses.  [IB-111, IB-112]"""

    def run(self, s: Table) -> None:
        for number, seating in enumerate(s.terms.box.seatings[: int(s.seats)]):
            for well in seating.wells:
                seat: i64 = (s.starter + number) % s.seats
                settle_well(s, seat, well)
                draw_bonus(s, seat, well)
                s.chosen += 1


# The round


@final
class BeginRound(Auto[Table]):
    """A round begins; from the second on the players receive their gas income.  [IB-401, IB-402]"""

    def run(self, s: Table) -> None:
        s.round += 1
        s.phase = EVENTS
        s.turn = s.starter
        if s.listener is not None:
            s.tell(log.ROUND, s.starter, {"round": int(s.round)})
        if s.round == 1:
            return
        away: i64 = 0
        while away < s.seats:
            seat = (s.starter + away) % s.seats
            amount = s.terms.box.gas_income[s.finds[seat]]
            s.receive(seat, amount)
            if s.listener is not None and amount > 0:
                s.tell(log.GAS_INCOME, seat, {"amount": int(amount)})
            away += 1


@final
class EventDraw(Draw[Table]):
    """The next event card is drawn and carried out.  [IB-403, IB-502]"""

    def __init__(self, deck: int) -> None:
        super().__init__(f"event {DECKS[deck]}", "IB-403", EVENT_CARDS[deck])
        self.deck = deck

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        """Carry out the half of this round (IB-502, IB-503)."""
        s.follow(s.terms.scripts.events[self.deck][s.terms.box.half[s.round]][x])

    def prompt(self, s: Table) -> str:
        return f"An {DECKS[self.deck]} event is drawn"


@final
class BeginActions(Auto[Table]):
    """The starting player is the first to act.  [IB-404]"""

    def run(self, s: Table) -> None:
        s.phase = ACTIONS
        s.turn = s.starter


@final
class Act(Executive):
    """The player in turn places an executive and performs one action, or passes.  [IB-404, IB-601, IB-602]"""

    def enter(self, s: Table, out: Buffer) -> bool:
        """Nothing is ordered but moves of the own flags."""
        orders.brief(s, 0, s.flags_of(s.turn), 0)
        return super().enter(s, out)

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        """Go on with what the action has begun."""
        seat = s.mover
        if verb is BUILD:
            if s.most > 0:
                s.push(BUILD_MORE)  # IB-612
        elif verb is GAS_SEARCH:
            s.push(SEARCH[seat])
        elif verb is DRAW_CARDS:
            s.follow(s.terms.scripts.draws[seat])
        elif verb is PLAY_CARD:
            s.push(SHELVE)
            s.follow(s.terms.scripts.cards[seat][x])
        elif verb is BUY_WELL:
            if s.terms.all_bonuses:
                draw_bonus(s, seat, x)  # IB-672
        elif verb is MOVE_ARMY and s.taken < s.most:
            s.marcher = x % TERRITORY_COUNT
            s.push(MOVE_MORE)  # IB-682

    def prompt(self, s: Table) -> str:
        return f"Place executive {s.placed[s.turn] + 1} of {s.terms.box.executives}"


@final
class BuildMore(Further):
    """Further segments of the same action, in areas of the same power.  [IB-612]"""

    def prompt(self, s: Table) -> str:
        name = s.terms.box.power_names[s.gang]
        return f"Build up to {s.most - s.taken} more in areas of {name}, or be done"


@final
class MoveMore(Further):
    """The moved unit may take another step.  [IB-682]"""

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        """Follow the unit."""
        if verb is MOVE_ARMY and s.taken < s.most:
            s.marcher = x % TERRITORY_COUNT


@final
class Shelve(Auto[Table]):
    """The card that was played goes to the discards.  [IB-661]"""

    def run(self, s: Table) -> None:
        s.discards[s.in_play] += 1
        s.in_play = NOBODY


@final
class NextSeat(Auto[Table]):
    """The next player clockwise acts, until all executives are placed.  [IB-404]"""

    def run(self, s: Table) -> None:
        s.turn = (s.turn + 1) % s.seats
        s.replan(TURN if s.placed[s.turn] < s.terms.box.executives else END_OF_ROUND)


@final
class CleanUp(Auto[Table]):
    """Executives return, the C card ends, fees and places start afresh, new wells become productive.  [IB-405]"""

    def run(self, s: Table) -> None:
        seat: i64 = 0
        while seat < s.seats:
            s.placed[seat] = 0
            seat += 1
        s.changes = s.terms.box.changes[:]
        s.at_pile = 0
        s.worked = 0
        s.fresh = 0
        if s.terms.cheap != CUBES_PER_GAME:
            s.cheap = zeros(POWER_COUNT)  # IB-642


@final
class NextRound(Auto[Table]):
    """The right-hand neighbour becomes the starting player; after the last round the game ends.  [IB-401, IB-406]"""

    def run(self, s: Table) -> None:
        if s.round == s.terms.box.rounds:
            if s.listener is not None:
                s.tell(log.OVER, -1, {})
            s.end("rounds", "IB-401")
            return
        s.starter = (s.starter + s.seats - 1) % s.seats  # IB-406
        s.replan(ROUND)


STARTER_DRAW: Final = Draw[Table]("starter", "IB-102", STARTER)
COMPANY_DRAW: Final = Draw[Table]("company", "IB-104", COMPANY, forced=True)
FIRST_GAME: Final = FirstGame("first game", "IB-112")
START_INFLUENCE: Final = StartInfluence("start influence", "IB-108")
START_CARDS: Final = StartCards("start cards", "IB-109")
WELL_DRAFT: Final = WellDraft("choose well", "IB-110", [CHOOSE_WELL])
FIRST_WELLS: Final = FirstWells("first wells", "IB-112")

BEGIN_ROUND: Final = BeginRound("begin round", "IB-402")
EVENT_DRAWS: Final = [EventDraw(deck) for deck in range(len(DECKS))]
BEGIN_ACTIONS: Final = BeginActions("begin actions", "IB-404")
ACT: Final = Act(
    "act",
    "IB-404",
    [BUILD, GAS_SEARCH, INCOME, BUY_INFLUENCE, DRAW_CARDS, PLAY_CARD, BUY_WELL, MOVE_ARMY, PASS],
)
BUILD_MORE: Final = BuildMore("build more", "IB-612", [BUILD, DONE], closing=DONE)
MOVE_MORE: Final = MoveMore(
    "move more", "IB-682", [MOVE_ARMY, DONE], closing=DONE, prompt="Move the same unit again, or be done"
)
SHELVE: Final = Shelve("shelve", "IB-661")
NEXT_SEAT: Final = NextSeat("next seat", "IB-404")
CLEAN_UP: Final = CleanUp("clean up", "IB-405")
NEXT_ROUND: Final = NextRound("next round", "IB-406")

TURN: Final = agenda([ACT, NEXT_SEAT])  # IB-404
END_OF_ROUND: Final = agenda([CLEAN_UP, NEXT_ROUND])  # IB-405, IB-406
ROUND: Final = agenda([BEGIN_ROUND, *EVENT_DRAWS, BEGIN_ACTIONS, ACT, NEXT_SEAT])  # IB-401 to IB-404


def begin(s: Table) -> None:
    """Set up and wait for the first decision or draw (IB-101 to IB-112)."""
    first: list[AnyStep] = [STARTER_DRAW] if s.terms.random_starter else []
    if s.terms.first_game:
        set_up: list[AnyStep] = [FIRST_GAME, START_INFLUENCE, START_CARDS, FIRST_WELLS]
    else:
        set_up = [COMPANY_DRAW, START_INFLUENCE, START_CARDS, WELL_DRAFT]
    s.begin(agenda([*first, *set_up]).before(ROUND))
