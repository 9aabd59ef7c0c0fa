"""The Work phase: main and secondary actions on the cross, passing, and ending an action or the turn (PL-3xx)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log, market
from spindletop.games.pipeline import names as N
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline import words as say
from spindletop.games.pipeline.decisions import Action
from spindletop.games.pipeline.moves import shops, upgrades
from spindletop.games.pipeline.state import EMPTY, Table
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, number

SPACES: Final[i64] = 8
ARMS: Final[i64] = 4


def refuse_main(s: Table) -> i64:
    """Return why no main action of any kind is possible now (PL-301, PL-302, PL-1518)."""
    if s.passed != 0:
        return R.PASSED  # PL-302
    if s.acts == 0:
        return LEGAL
    most = s.power(s.turn, N.MAIN_ACTIONS)
    if most < 2:
        return R.ONE_MAIN_ACTION  # PL-1518
    return LEGAL if s.acts < most else R.NO_MORE_ACTIONS


def begin_main(s: Table, space: i64) -> None:
    """Count a main action; a second one comes back to the same choice (PL-1518)."""
    if s.acts > 0:
        s.again()
    s.acts += 1
    s.main_space = space
    s.workers[s.turn] = space


def available(s: Table, space: i64, cash: i64) -> bool:
    """Tell whether some part of the action of a space could be carried out with this much cash (PL-305)."""
    if space < ARMS:
        return market.can_trade(s, s.turn, space, cash)
    tile = s.inner[space - ARMS]
    if tile == N.CONTRACTS_LOANS:
        return True  # there is always the loan
    if tile == N.TANKS_PIPES:
        return shops.can_buy_tank(s, cash) or shops.can_buy_pipe(s, N.TANK_SHOP, cash)
    if tile == N.MACHINES_PIPES:
        return shops.can_buy_machine(s, cash) or shops.can_buy_pipe(s, N.MACHINE_SHOP, cash)
    return upgrades.can_buy(s, cash)


def begin_action(s: Table, space: i64) -> None:
    """Begin the action of a space of the cross (PL-301, PL-306)."""
    s.parts = 0
    s.bought = 0
    s.pipes = 0
    s.rows_used = 0
    s.loaned = 0
    if space < ARMS:
        s.venue = space
        return
    tile = s.inner[space - ARMS]
    if s.terms.box.has_icon[tile] != 0:
        s.icon = 1
    if tile == N.TANKS_PIPES:
        s.venue = N.TANK_SHOP
    elif tile == N.MACHINES_PIPES:
        s.venue = N.MACHINE_SHOP


@final
class Work(Verb[Table]):
    """Send the worker to a space of the cross as a main action.  [PL-301, PL-305]"""

    def offer(self, s: Table, out: Buffer) -> None:
        if refuse_main(s) != LEGAL:
            return
        cash = s.cash[s.turn]
        space: i64 = 0
        while space < SPACES:
            if available(s, space, cash):
                out.add(space)
            space += 1

    def refuse(self, s: Table, x: i64) -> i64:
        barred = refuse_main(s)
        if barred != LEGAL:
            return barred
        return LEGAL if available(s, x, s.cash[s.turn]) else R.NOTHING_TO_DO  # PL-305

    def apply(self, s: Table, x: i64) -> None:
        if s.listener is not None:
            s.tell(log.WORKS, s.turn, {"action": say.action(s, x)})
        begin_main(s, x)
        begin_action(s, x)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"action": say.action(s, x)}

    def words(self, s: Table, x: i64) -> str:
        return f"Main action: {say.action(s, x)}"

    def hint(self, s: Table, x: i64) -> str:
        return f"beside {say.action(s, (x + ARMS) % SPACES)}"


def steps_between(here: i64, there: i64) -> i64:
    """Return how many steps lie between two spaces of the cross, the centre counting as one (PL-1517)."""
    if here % ARMS == there % ARMS:
        return 0 if here == there else 1
    to_centre = 1 if here >= ARMS else 2
    return to_centre + (1 if there >= ARMS else 2)


@final
class Secondary(Verb[Table]):
    """Pay and move the worker on to an adjacent space for a secondary action.  [PL-303, PL-304, PL-1516, PL-1517]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Follow one main action on the cross to a space within reach that has something to do."""
        if s.main_space == EMPTY:
            return R.NOT_ON_THE_CROSS  # PL-303
        if s.acts != 1:
            return R.NO_SECONDARY_TWICE  # PL-303
        if s.power(s.turn, N.SECONDARY_ALLOWED) == 0:
            return R.NO_SECONDARY  # PL-1518
        steps = steps_between(s.main_space, x)
        if steps == 0:
            return R.SAME_SPACE  # PL-R32
        if steps > s.power(s.turn, N.SECONDARY_STEPS):
            return R.NOT_ADJACENT  # PL-303, PL-1517
        left = s.cash[s.turn] - s.power(s.turn, N.SECONDARY_COST)
        if left < 0:
            return R.TOO_DEAR  # PL-205
        return LEGAL if available(s, x, left) else R.NOTHING_TO_DO  # PL-305

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose the spaces within reach of a main action on the cross."""
        if s.main_space == EMPTY or s.acts != 1:
            return
        reach = s.power(s.turn, N.SECONDARY_STEPS)
        x: i64 = 0
        while x < SPACES:
            if 0 < steps_between(s.main_space, x) <= reach:
                out.add(x)
            x += 1

    def apply(self, s: Table, x: i64) -> None:
        """Pay for the move and begin the action."""
        price = s.power(s.turn, N.SECONDARY_COST)
        s.pay(s.turn, price)
        s.acts += 1
        s.workers[s.turn] = x
        if s.listener is not None:
            s.tell(log.SECONDARY, s.turn, {"paid": say.paid(int(price)), "action": say.action(s, x)})
        s.again()
        begin_action(s, x)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        price = s.power(s.turn, N.SECONDARY_COST)
        return {"action": say.action(s, x), "price": price, "cash": s.cash[s.turn]}

    def words(self, s: Table, x: i64) -> str:
        return f"Secondary action: {say.action(s, x)}"

    def hint(self, s: Table, x: i64) -> str:
        return f"costs {s.power(s.turn, N.SECONDARY_COST)}"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(s.power(s.turn, N.SECONDARY_COST)))


@final
class PassTurn(Verb[Table]):
    """Take no action; the Machine phase still follows.  [PL-302]"""

    def apply(self, s: Table, x: i64) -> None:
        s.passed = 1
        if s.listener is not None:
            s.tell(log.PASSED, s.turn, {})

    def warning(self, s: Table, x: i64) -> str:
        """Ask before the one main action of a turn is given up."""
        return "Your turn ends without a main action."


@final
class Done(Verb[Table]):
    """End the action or run once something was done.  [PL-305, PL-704, PL-801]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the action itself."""
        step = s.step
        assert isinstance(step, Action)
        return step.unfinished(s)


@final
class EndTurn(Verb[Table]):
    """End the turn.  [PL-202, PL-306]"""


WORK: Final = Work("work", [number("space", 0, 7)], exact=True, place="space:{space}")
SECONDARY: Final = Secondary("secondary", [number("space", 0, 7)], place="space:{space}")
PASS_TURN: Final = PassTurn("pass", exact=True, words="Pass the Work phase")
DONE: Final = Done("done", words="Done")
END_TURN: Final = EndTurn("end_turn", exact=True, words="End your turn")
