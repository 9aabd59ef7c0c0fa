"""The order of play: set-up, turns, years and the end, as steps to be read beside the rulebook."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log, market
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline import words as say
from spindletop.games.pipeline.chance import bring
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
from spindletop.games.pipeline.moves.shops import BUY_MACHINE, BUY_PIPE, BUY_TANK, half_a_pair
from spindletop.games.pipeline.moves.upgrades import FLIP, UPGRADE
from spindletop.games.pipeline.moves.work import ARMS, DONE, END_TURN, PASS_TURN, SECONDARY, WORK
from spindletop.games.pipeline.names import CONTRACTS_LOANS as CONTRACTS_TILE
from spindletop.games.pipeline.names import (
    CRUDE,
    FAMILY_NAMES,
    GRADE_NAMES,
    GRADES,
    MACHINE_SHOP,
    MARKET_NAMES,
    MOST_SPACES,
    ROWS,
    YEARLY_GOV,
    YEARLY_TANKS,
)
from spindletop.games.pipeline.names import MACHINES_PIPES as MACHINES_TILE
from spindletop.games.pipeline.names import TANKS_PIPES as TANKS_TILE
from spindletop.games.pipeline.phase import Action, Choice, Gain
from spindletop.games.pipeline.state import EMPTY, NO_MACHINE, STACK_MACHINE, Table
from spindletop.games.pipeline.year import MOVE_CONTRACTS, RENEW, THE_END, refill_shops
from spindletop.kernel.bits import bit
from spindletop.kernel.buffer import Buffer, zeros
from spindletop.kernel.refusal import LEGAL
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
            while grade < GRADES:
                while s.tanks[s.turn * GRADES + grade] < s.terms.box.recommended_tanks[grade]:
                    s.add_tank(s.turn, grade)
                    s.tank_stack -= 1
                grade += 1
        if s.tanks_of(s.turn) >= s.terms.box.start_tanks:
            return False
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        box = s.terms.box
        wise = ", ".join(f"{box.recommended_tanks[grade]} {GRADE_NAMES[grade]}" for grade in range(GRADES))
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
        for row in range(ROWS):
            if s.terms.box.row_grade[row] == CRUDE:
                market.fill(s, row, MOST_SPACES)
        refill_shops(s)
        for name in s.terms.families:
            bring(s, FAMILY_NAMES.index(name))
        for card in s.terms.valuations:
            s.valuations |= bit(card - 1)


# The turn


@final
class BeginTurn(Auto[Table]):
    """Make the turn ready; in the first round of a later year yearly benefits come first.  [PL-202, PL-R27]"""

    def run(self, s: Table) -> None:
        if s.round > 1 and s.new_year():
            s.tank_takes = s.power(s.turn, YEARLY_TANKS)  # PL-1510
            s.gov_takes = s.power(s.turn, YEARLY_GOV)  # PL-1502
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


def action_at(s: Table, space: i64) -> AnyStep:
    """Return the action of a space of the cross (PL-301)."""
    if space < ARMS:
        return MARKET
    tile = s.inner[space - ARMS]
    if tile == CONTRACTS_TILE:
        return CONTRACTS
    if tile == TANKS_TILE:
        return TANKS_PIPES
    return MACHINES_PIPES if tile == MACHINES_TILE else UPGRADES


@final
class WorkPhase(Phase):
    """The seat delivers, runs its machines early, and takes its main action."""

    def prompt(self, s: Table) -> str:
        return "Choose your main action, deliver oil, or pass"


@final
class AfterWork(Phase):
    """The seat delivers, takes a second action if it has one, and may run its machines."""

    def prompt(self, s: Table) -> str:
        return "Secondary action, deliveries, machine run, or end your turn"


@final
class AfterMachines(Phase):
    """The seat delivers once more."""

    def prompt(self, s: Table) -> str:
        return "Deliver oil or end your turn"


@final
class TurnOrder(Choice):
    """After an action with the icon the seat chooses its place for the next round."""

    def enter(self, s: Table, out: Buffer) -> bool:
        """Without the icon the disk slides down by itself (PL-308)."""
        if s.icon == 0:
            take_leftmost(s)
            return False
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        return "Choose your place in the turn order of the next round"


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


# Actions


@final
class Trading(Action):
    """The seat sells and buys in the market of its worker."""

    def prompt(self, s: Table) -> str:
        phase = "buy" if s.bought != 0 else "sell, then buy"
        return f"{MARKET_NAMES[s.venue]}: {phase}"


@final
class Shopping(Action):
    """The seat buys in a shop."""

    def unfinished(self, s: Table) -> i64:
        """Ask for one part, and for a whole pair of pipes."""
        why = super().unfinished(s)
        return R.FINISH_PAIR if why == LEGAL and half_a_pair(s) else why  # PL-R7

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        if verb is BUY_PIPE:
            s.push(PLACE)
        elif verb is BUY_MACHINE:
            s.push(PLACE_MACHINE)

    def prompt(self, s: Table) -> str:
        what = "machines" if s.venue == MACHINE_SHOP else "tanks"
        return f"Buy {what} and one batch of pipes ({s.pipes} so far)"


@final
class Contracting(Action):
    """The seat takes contracts."""

    def prompt(self, s: Table) -> str:
        return "Take up to three contracts, and perhaps a loan"


@final
class Upgrading(Action):
    """The seat buys upgrades."""

    def unfinished(self, s: Table) -> i64:
        return LEGAL if s.parts > 0 else R.BUY_FIRST  # PL-704

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        """Give what the card gives at once (PL-1501, PL-1510, PL-1511, PL-1519)."""
        if verb is not UPGRADE:
            return
        if s.gov_takes > 0:
            s.push(GOV_TAKE)
        if s.machine != NO_MACHINE:
            s.push(PLACE_MACHINE)
        if s.tank_takes + s.pipe_takes + s.machine_takes > 0:
            s.push(SHOP_TAKE)

    def prompt(self, s: Table) -> str:
        return "Buy up to two upgrades; then turn a token"


@final
class BuyingTiles(Action):
    """The seat buys government tiles."""

    def unfinished(self, s: Table) -> i64:
        return LEGAL if s.worker_tile() == EMPTY else R.WORKER_TILE_FIRST  # PL-801

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        if verb is GOV_PICK:
            s.push(PLACE)

    def prompt(self, s: Table) -> str:
        return "Buy the tile of your worker and tiles beside it"


class FreeGain(Gain):
    """A free gain; it ends by itself when nothing more can be taken."""

    def enter(self, s: Table, out: Buffer) -> bool:
        """Ask only if something can be taken beside declining."""
        s.mover = s.turn
        self.fill(s, out)
        if out.size > 1:
            return True
        self.forgo(s)
        return False

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        if verb is TAKE_GOV or verb is TAKE_PIPE:
            s.push(PLACE)
        elif verb is TAKE_MACHINE:
            s.push(PLACE_MACHINE)


@final
class FreeTiles(FreeGain):
    """Government tiles for free.  [PL-1501 to PL-1503]"""

    def forgo(self, s: Table) -> None:
        s.gov_takes = 0

    def prompt(self, s: Table) -> str:
        return f"Take {s.gov_takes} government tile(s) for free"


@final
class FreeGoods(FreeGain):
    """Tanks, machines and pipes of the shops for free.  [PL-1510 to PL-1512]"""

    def forgo(self, s: Table) -> None:
        s.tank_takes = 0
        s.machine_takes = 0
        s.pipe_takes = 0

    def prompt(self, s: Table) -> str:
        return f"Take from the shops for free: {s.tank_takes} tanks, {s.machine_takes} machines, {s.pipe_takes} pipes"


@final
class Laying(Choice):
    """The seat lays the tile in its hand."""

    def enter(self, s: Table, out: Buffer) -> bool:
        """Discard a tile for which there is no spot (PL-R6)."""
        s.mover = s.turn
        self.fill(s, out)
        if out.size > 0:
            return True
        if s.listener is not None:
            s.tell(log.DISCARDED, s.turn, {"tile": int(s.hand)})
        s.hand = EMPTY
        return False

    def prompt(self, s: Table) -> str:
        return f"Lay {say.tile(s, int(s.hand))} in your network"


@final
class PlacingMachine(Gain):
    """The seat puts a machine on its network."""

    def bound_to(self, s: Table) -> i64:
        """A machine that was bought or taken must be placed."""
        return LEGAL if s.machine == STACK_MACHINE else R.MUST_PLACE  # PL-604

    def forgo(self, s: Table) -> None:
        """A machine of the stack stays there."""
        s.machine = NO_MACHINE

    def prompt(self, s: Table) -> str:
        return "Put the machine on an uncovered half of your network"


@final
class Refining(Action):
    """The seat refines barrels with the pipelines of the run."""

    def prompt(self, s: Table) -> str:
        return f"Refine: {s.parts} barrel(s) so far"


@final
class Using(Choice):
    """The seat chooses the barrel for a line."""

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        if s.paper != EMPTY:
            s.again()

    def prompt(self, s: Table) -> str:
        return f"Which barrel goes on line {s.line + 1} of {say.paper(s, int(s.paper))}?"


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
WORK_PHASE: Final = WorkPhase("turn", "PL-301", [DELIVER, ORDER, EARLY, WORK, GOV, RUN, RUN_MACHINE, PASS_TURN])
AFTER_WORK: Final = AfterWork(
    "after_work", "PL-303", [DELIVER, ORDER, SECONDARY, WORK, GOV, RUN, RUN_MACHINE, ACTIVATE, END_TURN]
)
AFTER_MACHINES: Final = AfterMachines("after_machines", "PL-1201", [DELIVER, ORDER, END_TURN])
TURN_ORDER: Final = TurnOrder("turn_order", "PL-306", [SLOT, KEEP])
NEXT_SEAT: Final = NextSeat("next seat", "PL-203")

MARKET: Final = Trading("market", "PL-402", [SELL, BUY, DONE])
TANKS_PIPES: Final = Shopping("tanks_pipes", "PL-601", [BUY_TANK, BUY_PIPE, DONE])
MACHINES_PIPES: Final = Shopping("machines_pipes", "PL-603", [BUY_MACHINE, BUY_PIPE, DONE])
CONTRACTS: Final = Contracting("contracts", "PL-501", [TAKE, LOAN, DONE])
UPGRADES: Final = Upgrading("upgrades", "PL-701", [UPGRADE, FLIP, DONE])
GOV_BUY: Final = BuyingTiles("gov_buy", "PL-803", [GOV_PICK, DONE])
GOV_TAKE: Final = FreeTiles("gov_take", "PL-1501", [TAKE_GOV, DECLINE])
SHOP_TAKE: Final = FreeGoods("shop_take", "PL-1510", [TAKE_TANK, TAKE_MACHINE, TAKE_PIPE, DECLINE])
PLACE: Final = Laying("place", "PL-902", [LAY])
PLACE_MACHINE: Final = PlacingMachine("place_machine", "PL-604", [PUT_MACHINE, DECLINE])
REFINE: Final = Refining("refine", "PL-1002", [REFINE_BARREL, DONE])
USE: Final = Using("use", "PL-1202", [USE_BARREL])

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
