"""The steps of the actions, runs, gains and deliveries that a turn may bring (PL-4xx to PL-12xx, PL-15xx)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline import words as say
from spindletop.games.pipeline.decisions import Action, Choice, Gain
from spindletop.games.pipeline.moves.building import PLACE as LAY
from spindletop.games.pipeline.moves.building import PLACE_MACHINE as PUT_MACHINE
from spindletop.games.pipeline.moves.contracts import LOAN, TAKE
from spindletop.games.pipeline.moves.deliveries import USE as USE_BARREL
from spindletop.games.pipeline.moves.gains import DECLINE, TAKE_GOV, TAKE_MACHINE, TAKE_PIPE, TAKE_TANK
from spindletop.games.pipeline.moves.government import GOV_PICK
from spindletop.games.pipeline.moves.markets import BUY, SELL
from spindletop.games.pipeline.moves.running import REFINE as REFINE_BARREL
from spindletop.games.pipeline.moves.shops import BUY_MACHINE, BUY_PIPE, BUY_TANK, half_a_pair
from spindletop.games.pipeline.moves.upgrades import FLIP, UPGRADE
from spindletop.games.pipeline.moves.work import ARMS, DONE
from spindletop.games.pipeline.names import CONTRACTS_LOANS as CONTRACTS_TILE
from spindletop.games.pipeline.names import MACHINE_SHOP, MARKET_NAMES
from spindletop.games.pipeline.names import MACHINES_PIPES as MACHINES_TILE
from spindletop.games.pipeline.names import TANKS_PIPES as TANKS_TILE
from spindletop.games.pipeline.state import EMPTY, NO_MACHINE, STACK_MACHINE, Table
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.step import AnyStep
from spindletop.kernel.verb import AnyVerb
from spindletop.kernel.words import counted


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


@final
class BuyingTiles(Action):
    """The seat buys government tiles."""

    def unfinished(self, s: Table) -> i64:
        return LEGAL if s.worker_tile() == EMPTY else R.WORKER_TILE_FIRST  # PL-801

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        if verb is GOV_PICK:
            s.push(PLACE)


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
        return f"Take {counted(int(s.gov_takes), 'government tile')} for free"


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


@final
class Refining(Action):
    """The seat refines barrels with the pipelines of the run."""

    def prompt(self, s: Table) -> str:
        return f"Refine: {counted(int(s.parts), 'barrel')} so far"


@final
class Using(Choice):
    """The seat chooses the barrel for a line."""

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        if s.paper != EMPTY:
            s.again()

    def prompt(self, s: Table) -> str:
        return f"Which barrel goes on line {s.line + 1} of {say.paper(s, int(s.paper))}?"


MARKET: Final = Trading("market", "PL-402", [SELL, BUY, DONE])
TANKS_PIPES: Final = Shopping("tanks_pipes", "PL-601", [BUY_TANK, BUY_PIPE, DONE])
MACHINES_PIPES: Final = Shopping("machines_pipes", "PL-603", [BUY_MACHINE, BUY_PIPE, DONE])
CONTRACTS: Final = Contracting(
    "contracts", "PL-501", [TAKE, LOAN, DONE], prompt="Take up to three contracts, and perhaps a loan"
)
UPGRADES: Final = Upgrading(
    "upgrades", "PL-701", [UPGRADE, FLIP, DONE], prompt="Buy up to two upgrades; then turn a token"
)
GOV_BUY: Final = BuyingTiles(
    "gov_buy", "PL-803", [GOV_PICK, DONE], prompt="Buy the tile of your worker and tiles beside it"
)
GOV_TAKE: Final = FreeTiles("gov_take", "PL-1501", [TAKE_GOV, DECLINE])
SHOP_TAKE: Final = FreeGoods("shop_take", "PL-1510", [TAKE_TANK, TAKE_MACHINE, TAKE_PIPE, DECLINE])
PLACE: Final = Laying("place", "PL-902", [LAY])
PLACE_MACHINE: Final = PlacingMachine(
    "place_machine", "PL-604", [PUT_MACHINE, DECLINE], prompt="Put the machine on an uncovered half of your network"
)
REFINE: Final = Refining("refine", "PL-1002", [REFINE_BARREL, DONE])
USE: Final = Using("use", "PL-1202", [USE_BARREL])
