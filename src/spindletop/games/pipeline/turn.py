"""The order of play: set-up, turns, years and the end, as steps to be read beside the rulebook."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log, market
from spindletop.games.pipeline import names as N
from spindletop.games.pipeline.actions import GOV_BUY, GOV_TAKE, REFINE, SHOP_TAKE, USE, action_at
from spindletop.games.pipeline.chance import bring
from spindletop.games.pipeline.decisions import Choice
from spindletop.games.pipeline.draws import (
    DEAL_ACTION,
    DEAL_CONTRACT,
    DEAL_FAMILY,
    DEAL_FIRST_SEAT,
    DEAL_MARKER,
    DEAL_ORDER,
    DEAL_PIPE,
    DEAL_VALUATION,
    DEALS,
)
from spindletop.games.pipeline.moves.building import PLACE as LAY
from spindletop.games.pipeline.moves.building import PLACE_MACHINE as PUT_MACHINE
from spindletop.games.pipeline.moves.contracts import LOAN, TAKE
from spindletop.games.pipeline.moves.deliveries import DELIVER, ORDER
from spindletop.games.pipeline.moves.deliveries import USE as USE_BARREL
from spindletop.games.pipeline.moves.gains import DECLINE, TAKE_GOV, TAKE_MACHINE, TAKE_PIPE, TAKE_TANK
from spindletop.games.pipeline.moves.government import GOV, GOV_PICK
from spindletop.games.pipeline.moves.markets import BUY, SELL
from spindletop.games.pipeline.moves.order import KEEP, SLOT, take_leftmost
from spindletop.games.pipeline.moves.running import ACTIVATE, EARLY, RUN, RUN_MACHINE
from spindletop.games.pipeline.moves.running import REFINE as REFINE_BARREL
from spindletop.games.pipeline.moves.setup import PUT_TANK
from spindletop.games.pipeline.moves.shops import BUY_MACHINE, BUY_PIPE, BUY_TANK
from spindletop.games.pipeline.moves.upgrades import FLIP, UPGRADE
from spindletop.games.pipeline.moves.work import DONE, END_TURN, PASS_TURN, SECONDARY, WORK
from spindletop.games.pipeline.state import EMPTY, Table
from spindletop.games.pipeline.year import MOVE_CONTRACTS, RENEW, THE_END, refill_shops
from spindletop.kernel.bits import bit
from spindletop.kernel.buffer import Buffer, zeros
from spindletop.kernel.state import NOBODY
from spindletop.kernel.step import AnyStep, Auto, agenda
from spindletop.kernel.verb import AnyVerb
from spindletop.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    [
        PUT_TANK,
        DELIVER,
        ORDER,
        USE_BARREL,
        EARLY,
        WORK,
        GOV,
        RUN,
        RUN_MACHINE,
        PASS_TURN,
        SECONDARY,
        ACTIVATE,
        END_TURN,
        SELL,
        BUY,
        TAKE,
        LOAN,
        BUY_TANK,
        BUY_MACHINE,
        BUY_PIPE,
        UPGRADE,
        FLIP,
        GOV_PICK,
        DONE,
        TAKE_GOV,
        TAKE_TANK,
        TAKE_MACHINE,
        TAKE_PIPE,
        DECLINE,
        LAY,
        PUT_MACHINE,
        REFINE_BARREL,
        SLOT,
        KEEP,
    ],
    DEALS,
)


# The set-up


@final
class FirstTanks(Choice):
    """The seats place their first tanks, in turn order."""

    def enter(self, s: Table, out: Buffer) -> bool:
        """Ask the first seat that has none, or place them as recommended."""
        s.turn = s.upper[s.place]
        if s.terms.recommended:
            grade: i64 = 0
            while grade < N.GRADES:
                while s.tanks[s.turn * N.GRADES + grade] < s.terms.box.recommended_tanks[grade]:
                    s.add_tank(s.turn, grade)
                    s.tank_stack -= 1
                grade += 1
        if s.tanks_of(s.turn) >= s.terms.box.start_tanks:
            return False
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        box = s.terms.box
        wise = ", ".join(f"{box.recommended_tanks[grade]} {N.GRADE_NAMES[grade]}" for grade in range(N.GRADES))
        return f"Place tank {s.tanks_of(s.turn) + 1} of {box.start_tanks} on a row of your board; recommended: {wise}"


@final
class NextTanks(Auto[Table]):
    """Ask the next seat for its tanks, or begin the first round.  [PL-112, PL-201]"""

    def run(self, s: Table) -> None:
        s.place += 1
        if s.place < s.seats:
            s.replan(TANKS)
            return
        s.round = 1
        s.place = 0
        begin_turn(s)


@final
class Fill(Auto[Table]):
    """Fill markets and shops, and bring what the options fix.  [PL-102, PL-105, PL-106, PL-110]"""

    def run(self, s: Table) -> None:
        for row in range(N.ROWS):
            if s.terms.box.row_grade[row] == N.CRUDE:
                market.fill(s, row, N.MOST_SPACES)
        refill_shops(s)
        for name in s.terms.families:
            bring(s, N.FAMILY_NAMES.index(name))
        for card in s.terms.valuations:
            s.valuations |= bit(card - 1)


# The turn


@final
class BeginTurn(Auto[Table]):
    """Make the turn ready; in the first round of a later year yearly benefits come first.  [PL-202, PL-R27]"""

    def run(self, s: Table) -> None:
        if s.round > 1 and s.new_year():
            s.tank_takes = s.power(s.turn, N.YEARLY_TANKS)  # PL-1510
            s.gov_takes = s.power(s.turn, N.YEARLY_GOV)  # PL-1502
            if s.tank_takes > 0:
                s.push(SHOP_TAKE)
            if s.gov_takes > 0:
                s.push(GOV_TAKE)


def begin_turn(s: Table) -> None:
    """Begin the turn of the seat whose place it is in the order (PL-201)."""
    s.turn = s.upper[s.place]
    s.acts = 0
    s.passed = 0
    s.main_space = EMPTY
    s.icon = 0
    s.early = 0
    s.parts = 0
    s.worker = EMPTY
    s.run = zeros(0)
    s.replan(TURN)


class Phase(Choice):
    """A part of the turn in which the seat begins actions, runs and deliveries."""

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        """Go on with what was begun; the seat chooses the barrels of a delivery that leaves a choice."""
        if verb is WORK or verb is SECONDARY:
            s.push(action_at(s, x))
        elif verb is GOV:
            s.push(GOV_BUY)
        elif verb is RUN or verb is RUN_MACHINE or verb is EARLY:
            s.push(REFINE)
        elif verb is ACTIVATE:
            s.push(AFTER_MACHINES)
            s.push(REFINE)
        elif s.paper != EMPTY:
            s.push(USE)


@final
class WorkPhase(Phase):
    """The seat delivers, runs its machines early, and takes its main action."""


@final
class AfterWork(Phase):
    """The seat delivers, takes a second action if it has one, and may run its machines."""


@final
class AfterMachines(Phase):
    """The seat delivers once more."""


@final
class TurnOrder(Choice):
    """After an action with the icon the seat chooses its place for the next round."""

    def enter(self, s: Table, out: Buffer) -> bool:
        """Without the icon the disk slides down by itself (PL-308)."""
        if s.icon == 0:
            take_leftmost(s)
            return False
        return super().enter(s, out)


@final
class NextSeat(Auto[Table]):
    """The next seat of the round, the next round, the Refresh of a new year, or the end.  [PL-201, PL-203, PL-204]"""

    def run(self, s: Table) -> None:
        s.place += 1
        if s.place < s.seats:
            begin_turn(s)
            return
        s.place = 0
        place: i64 = 0
        while place < s.seats:
            s.upper[place] = s.lower[place]  # PL-203
            s.lower[place] = NOBODY
            place += 1
        if s.round == s.terms.box.last_round:
            s.replan(END)  # PL-1401
            return
        s.round += 1
        if s.listener is not None:
            s.tell(log.ROUND, -1, {"round": int(s.round)})
        if s.new_year():
            s.turn = s.upper[0]
            s.replan(REFRESH)  # PL-204
        else:
            begin_turn(s)


# The new year


@final
class BeginYear(Auto[Table]):
    """The first turn of the new year."""

    def run(self, s: Table) -> None:
        begin_turn(s)


FILL: Final = Fill("fill the board", "PL-102")
FIRST_TANKS: Final = FirstTanks("tanks_setup", "PL-112", [PUT_TANK])
NEXT_TANKS: Final = NextTanks("next tanks", "PL-112")

BEGIN_TURN: Final = BeginTurn("begin turn", "PL-202")
WORK_PHASE: Final = WorkPhase(
    "turn",
    "PL-301",
    [DELIVER, ORDER, EARLY, WORK, GOV, RUN, RUN_MACHINE, PASS_TURN],
    prompt="Choose your main action, deliver oil, or pass",
)
AFTER_WORK: Final = AfterWork(
    "after_work",
    "PL-303",
    [DELIVER, ORDER, SECONDARY, WORK, GOV, RUN, RUN_MACHINE, ACTIVATE, END_TURN],
    prompt="Secondary action, deliveries, machine run, or end your turn",
)
AFTER_MACHINES: Final = AfterMachines(
    "after_machines", "PL-1201", [DELIVER, ORDER, END_TURN], prompt="Deliver oil or end your turn"
)
TURN_ORDER: Final = TurnOrder(
    "turn_order", "PL-306", [SLOT, KEEP], prompt="Choose your place in the turn order of the next round"
)
NEXT_SEAT: Final = NextSeat("next seat", "PL-203")

BEGIN_YEAR: Final = BeginYear("begin year", "PL-204")

TANKS: Final = agenda([FIRST_TANKS, NEXT_TANKS])  # PL-112
TURN: Final = agenda([BEGIN_TURN, WORK_PHASE, AFTER_WORK, TURN_ORDER, NEXT_SEAT])  # PL-202
REFRESH: Final = agenda([MOVE_CONTRACTS, RENEW, BEGIN_YEAR])  # PL-13xx
END: Final = agenda([THE_END])


def begin(s: Table) -> None:
    """Set up and wait for the first draw (PL-101 to PL-113)."""
    steps: list[AnyStep] = [FILL]
    if not s.terms.families:
        steps.append(DEAL_FAMILY)
    steps += [DEAL_CONTRACT, DEAL_ORDER, DEAL_PIPE, DEAL_ACTION, DEAL_MARKER]
    if not s.terms.valuations:
        steps.append(DEAL_VALUATION)
    s.begin(agenda([*steps, DEAL_FIRST_SEAT, FIRST_TANKS, NEXT_TANKS]))
