"""Ordering units about: expand, withdraw, move, name a power, vote, decline (IB-301 to IB-313)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.interbellum import armies, log, orders
from spindletop.games.interbellum import reasons as R
from spindletop.games.interbellum.decisions import Executive, VoteBreak
from spindletop.games.interbellum.effects import MOVE_STEPS
from spindletop.games.interbellum.names import POWER_COUNT, POWERS, TERRITORIES, TERRITORY_COUNT
from spindletop.games.interbellum.state import NOWHERE, Table
from spindletop.kernel.bits import has
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Verb, one_of


def area_name(s: Table, area: i64) -> str:
    """Return the printed name of an area."""
    return s.terms.box.atlas.areas[area].name


@final
class Expand(Verb[Table]):
    """Send a unit from the home base of a power into a territory.  [IB-305 to IB-310]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose the targets of every power that may be ordered to expand."""
        power: i64 = 0
        while power < POWER_COUNT:
            if has(s.orders, power):
                goals = armies.expansions(s, power) if s.ousting == 0 else armies.invasions(s, power)
                out.add_all(goals, power * TERRITORY_COUNT)
            power += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the flag, the home base, the place and the chain."""
        power, area = x // TERRITORY_COUNT, x % TERRITORY_COUNT
        if not has(s.orders, power):
            return R.NOT_YOUR_FLAG if s.voluntary != 0 else R.OTHER_POWER_EXPANDS  # IB-627, IB-307
        if s.units_home(power) == 0:
            return R.NO_UNIT_AT_HOME  # IB-305
        unit = armies.unit_in(s, area)
        if s.ousting != 0:
            if unit in (NOBODY, power):
                return R.NOT_HELD  # IB-310
        elif unit != NOBODY:
            return R.OCCUPIED  # IB-310
        if not has(armies.reach(s, power), area):
            return R.NOT_REACHED  # IB-306
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        orders.expand(s, s.mover, x // TERRITORY_COUNT, x % TERRITORY_COUNT)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"power": s.terms.box.power_names[x // TERRITORY_COUNT], "to": area_name(s, x % TERRITORY_COUNT)}

    def words(self, s: Table, x: i64) -> str:
        return f"{s.terms.box.power_names[x // TERRITORY_COUNT]} expands to {area_name(s, x % TERRITORY_COUNT)}"

    def hint(self, s: Table, x: i64) -> str:
        """Name who would be ousted."""
        unit = armies.unit_in(s, x % TERRITORY_COUNT)
        return f"ousts {s.terms.box.power_names[unit]}" if unit != NOBODY else ""


@final
class Withdraw(Verb[Table]):
    """Send a unit home.  [IB-311]"""

    def offer(self, s: Table, out: Buffer) -> None:
        out.add_all(recallable(s))

    def refuse(self, s: Table, x: i64) -> i64:
        return LEGAL if has(recallable(s), x) else R.NO_UNIT_TO_WITHDRAW

    def apply(self, s: Table, x: i64) -> None:
        orders.withdraw(s, s.mover, x)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"area": area_name(s, x)}

    def words(self, s: Table, x: i64) -> str:
        return f"Withdraw the unit of {s.terms.box.power_names[armies.unit_in(s, x)]} from {area_name(s, x)}"


def recallable(s: Table) -> i64:
    """Return the territories from which a unit may be withdrawn now."""
    areas: i64 = 0
    power: i64 = 0
    while power < POWER_COUNT:
        if has(s.recalls, power):
            areas |= s.armies[power]
        power += 1
    return areas


@final
class MoveArmy(Verb[Table]):
    """Move a unit that is outside to a bordering territory.  [IB-309, IB-310, IB-681, IB-682]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every border a unit may cross."""
        if isinstance(s.step, Executive) and s.changes[MOVE_STEPS] == 0:
            return
        occupied = s.occupied()
        border = s.terms.box.atlas.border
        power: i64 = 0
        while power < POWER_COUNT:
            if has(s.marches, power):
                goals = ~occupied if s.ousting == 0 else occupied & ~s.armies[power]
                rest = s.armies[power]
                area: i64 = 0
                while rest != 0:
                    if rest & 1 != 0 and (s.marcher == NOWHERE or s.marcher == area):
                        out.add_all(border[area] & goals, area * TERRITORY_COUNT)
                    rest >>= 1
                    area += 1
            power += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the flag, the border, the place and the timetable."""
        area, to = x // TERRITORY_COUNT, x % TERRITORY_COUNT
        power = armies.unit_in(s, area)
        if s.marcher != NOWHERE and s.marcher != area:
            return R.OTHER_UNIT  # IB-682
        if power == NOBODY or not has(s.marches, power):
            if s.voluntary != 0:
                return R.MUST_EXPAND_INSTEAD  # IB-627
            return R.NOT_YOUR_UNIT if isinstance(s.step, Executive) else R.NO_UNIT_TO_MOVE  # IB-681, IB-309
        if not has(s.terms.box.atlas.border[area], to):
            return R.NOT_BORDERING  # IB-309
        unit = armies.unit_in(s, to)
        if s.ousting != 0:
            if unit in (NOBODY, power):
                return R.NOT_HELD  # IB-310
        elif unit != NOBODY:
            return R.OCCUPIED  # IB-310
        if isinstance(s.step, Executive) and s.changes[MOVE_STEPS] == 0:
            return R.MOVES_CLOSED  # IB-682
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Move; another step may follow."""
        area, to = x // TERRITORY_COUNT, x % TERRITORY_COUNT
        orders.march(s, s.mover, area, to)
        if isinstance(s.step, Executive):
            s.placed[s.mover] += 1
            s.taken = 1
            s.most = s.changes[MOVE_STEPS]
            return
        s.taken += 1
        if s.taken < s.most:
            s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"area": area_name(s, x // TERRITORY_COUNT), "to": area_name(s, x % TERRITORY_COUNT)}

    def words(self, s: Table, x: i64) -> str:
        area, to = x // TERRITORY_COUNT, x % TERRITORY_COUNT
        name = s.terms.box.power_names[armies.unit_in(s, area)]
        return f"Move the unit of {name} from {area_name(s, area)} to {area_name(s, to)}"

    def hint(self, s: Table, x: i64) -> str:
        """Say what the unit leaves, and whom it ousts."""
        unit = armies.unit_in(s, x % TERRITORY_COUNT)
        ousted = f"; ousts {s.terms.box.power_names[unit]}" if unit != NOBODY else ""
        return f"leaves {area_name(s, x // TERRITORY_COUNT)}{ousted}"


@final
class ChoosePower(Verb[Table]):
    """Name the power for a blank die, or one of the tied powers.  [IB-505, IB-506, IB-510]"""

    def offer(self, s: Table, out: Buffer) -> None:
        out.add_all(s.candidates)

    def refuse(self, s: Table, x: i64) -> i64:
        return LEGAL if has(s.candidates, x) else R.NOT_TIED  # IB-510

    def apply(self, s: Table, x: i64) -> None:
        if s.listener is not None:
            s.tell(log.NAMED, s.mover, {"power": s.terms.box.power_names[x]})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"power": s.terms.box.power_names[x]}

    def words(self, s: Table, x: i64) -> str:
        return f"Name {s.terms.box.power_names[x]}"


@final
class Vote(Verb[Table]):
    """Vote for a target with one's influence, or break a tie.  [IB-R10]"""

    def offer(self, s: Table, out: Buffer) -> None:
        out.add_all(s.targets)

    def refuse(self, s: Table, x: i64) -> i64:
        return LEGAL if has(s.targets, x) else R.NOT_A_TARGET

    def apply(self, s: Table, x: i64) -> None:
        """Count the influence for this target; the breaker of a tie settles it."""
        if isinstance(s.step, VoteBreak):
            orders.carry_out(s, s.mover, x)
            return
        weight = s.standing(s.mover, s.balloted)
        s.votes[x] += weight
        if s.listener is not None:
            s.tell(log.VOTED, s.mover, {"area": area_name(s, x), "votes": int(weight)})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"area": area_name(s, x)}

    def words(self, s: Table, x: i64) -> str:
        return f"Vote for {area_name(s, x)}"


@final
class Decline(Verb[Table]):
    """Let the fifth gas find's expansion go.  [IB-627]"""


EXPAND: Final = Expand(
    "expand", [one_of("power", POWERS), one_of("area", TERRITORIES)], exact=True, place="area:{area}"
)
WITHDRAW: Final = Withdraw("withdraw", [one_of("area", TERRITORIES)], exact=True, place="area:{area}")
MOVE_ARMY: Final = MoveArmy(
    "move_army", [one_of("area", TERRITORIES), one_of("to", TERRITORIES)], exact=True, place="area:{to}"
)
CHOOSE_POWER: Final = ChoosePower("choose_power", [one_of("power", POWERS)], exact=True, place="power:{power}")
VOTE: Final = Vote("vote", [one_of("area", TERRITORIES)], exact=True, place="area:{area}")
DECLINE: Final = Decline("decline", exact=True, words="Decline")
