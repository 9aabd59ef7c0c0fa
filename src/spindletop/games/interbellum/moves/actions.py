"""The other actions of an executive: gas, income, influence, wells, and passing (IB-621 to IB-643, IB-671)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.interbellum import log, network, wells
from spindletop.games.interbellum import reasons as R
from spindletop.games.interbellum.effects import GAS_CUBES, GAS_PRICE
from spindletop.games.interbellum.limits import at_most
from spindletop.games.interbellum.names import POWER_COUNT, POWERS, WELLS
from spindletop.games.interbellum.options import EXECUTIVES_PER_ROUND
from spindletop.games.interbellum.state import Table
from spindletop.games.interbellum.view_types import InfluenceEffects
from spindletop.kernel.bits import bit, has
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Verb, number, one_of

MOST_ATTEMPTS: Final = 50
MOST_BOUGHT: Final = 20


@final
class GasSearch(Verb[Table]):
    """Pay for attempts and draw from the gas bag.  [IB-621 to IB-628]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every number of attempts that can be paid and still draws."""
        if not s.can_find(s.mover):
            return
        price = s.changes[GAS_PRICE]
        cubes = s.changes[GAS_CUBES]
        cash = s.cash[s.mover]
        bag = s.bag()
        n: i64 = 1
        while n <= MOST_ATTEMPTS and n * price <= cash and (n - 1) * cubes < bag:
            out.add(n - 1)
            n += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the purse, the bag and the meter."""
        if (x + 1) * s.changes[GAS_PRICE] > s.cash[s.mover]:
            return R.STAKE_TOO_HIGH  # IB-621
        if x * s.changes[GAS_CUBES] >= s.bag():
            return R.BAG_TOO_SMALL  # IB-625
        if s.finds[s.mover] >= s.terms.box.meter:
            return R.METER_FULL  # IB-628
        if s.black == 0:
            return R.NO_BLACK_CUBE  # IB-628
        return LEGAL

    def cubes(self, s: Table, x: i64) -> i64:
        """Return how many cubes are drawn for so many attempts (IB-621, IB-622, IB-625)."""
        drawn = (x + 1) * s.changes[GAS_CUBES] + wells.free_cubes(s, s.mover)
        return at_most(drawn, s.bag())

    def apply(self, s: Table, x: i64) -> None:
        seat = s.mover
        amount = (x + 1) * s.changes[GAS_PRICE]
        s.placed[seat] += 1
        s.pay(seat, amount)
        s.drawing = self.cubes(s, x)
        if s.listener is not None:
            s.tell(log.SEARCHED, seat, {"amount": int(amount), "cubes": int(s.drawing)})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        price = (x + 1) * s.changes[GAS_PRICE]
        return {"n": x + 1, "price": price, "cash": s.cash[s.mover], "bag": s.bag()}

    def words(self, s: Table, x: i64) -> str:
        return f"Search for gas for ${(x + 1) * s.changes[GAS_PRICE]}"

    def hint(self, s: Table, x: i64) -> str:
        """Give the cubes and the chance of a find."""
        cubes = int(self.cubes(s, x))
        return f"{cubes} cubes, {wells.chance_of_find(s, cubes)} % for a find"

    def figures(self, s: Table, x: i64) -> Figures:
        percent = wells.chance_of_find(s, int(self.cubes(s, x)))
        return Figures(cost=int((x + 1) * s.changes[GAS_PRICE]), odds=[("find", percent)])


@final
class Income(Verb[Table]):
    """Take the income of one own well.  [IB-631 to IB-634]"""

    def offer(self, s: Table, out: Buffer) -> None:
        out.add_all(s.wells[s.mover] & ~s.worked & ~s.fresh)

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask whose well it is and whether it yields now."""
        if not has(s.wells[s.mover], x):
            return R.NOT_YOUR_WELL  # IB-631
        if has(s.worked, x):
            return R.WELL_USED  # IB-632
        if has(s.fresh, x):
            return R.WELL_TOO_NEW  # IB-633
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        seat = s.mover
        amount = s.yield_of(seat, x)
        s.placed[seat] += 1
        s.receive(seat, amount)
        s.worked |= bit(x)
        if s.listener is not None:
            s.tell(log.INCOME, seat, {"amount": int(amount), "well": well_name(s, x)})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"well": well_name(s, x)}

    def words(self, s: Table, x: i64) -> str:
        return f"Take ${s.yield_of(s.mover, x)} from {well_name(s, x)}"

    def hint(self, s: Table, x: i64) -> str:
        return "connected" if network.connected(s, s.mover, x) else "not connected"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(gain=int(s.yield_of(s.mover, x)))


def well_name(s: Table, well: i64) -> str:
    """Return the printed name of a well."""
    return s.terms.box.atlas.nodes[well].name


@final
class BuyInfluence(Verb[Table]):
    """Buy influence in one power.  [IB-641 to IB-643]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every number of cubes that can be paid."""
        cash = s.cash[s.mover]
        supply = at_most(s.cubes[s.mover], MOST_BOUGHT)
        power: i64 = 0
        while power < POWER_COUNT:
            n: i64 = 1
            while n <= supply and s.influence_price(power, n) <= cash:
                out.add(power * MOST_BOUGHT + n - 1)
                n += 1
            power += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the purse and the supply."""
        n = x % MOST_BOUGHT + 1
        if s.influence_price(x // MOST_BOUGHT, n) > s.cash[s.mover]:
            return R.INFLUENCE_TOO_DEAR  # IB-642
        if n > s.cubes[s.mover]:
            return R.NO_CUBE  # IB-202
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        seat = s.mover
        power = x // MOST_BOUGHT
        n = x % MOST_BOUGHT + 1
        price = s.influence_price(power, n)
        s.placed[seat] += 1
        s.pay(seat, price)
        s.cheap[power] += 1 if s.terms.cheap == EXECUTIVES_PER_ROUND else n
        moved = s.add_influence(seat, power, n)
        if s.listener is not None:
            name = s.terms.box.power_names[power]
            s.tell(log.BOUGHT_INFLUENCE, seat, {"count": int(n), "power": name, "amount": int(price)})
            if moved:
                s.tell(log.FLAG, seat, {"power": name})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        power, n = x // MOST_BOUGHT, x % MOST_BOUGHT + 1
        price = s.influence_price(power, n)
        name = s.terms.box.power_names[power]
        return {"n": n, "power": name, "price": price, "cash": s.cash[s.mover], "cubes": s.cubes[s.mover]}

    def words(self, s: Table, x: i64) -> str:
        power, n = x // MOST_BOUGHT, x % MOST_BOUGHT + 1
        return f"Buy {n} influence in {s.terms.box.power_names[power]} for ${s.influence_price(power, n)}"

    def hint(self, s: Table, x: i64) -> str:
        """Say whether the flag would come."""
        power, n = x // MOST_BOUGHT, x % MOST_BOUGHT + 1
        if s.flags[power] == s.mover:
            return "you hold the flag"
        needed = self._needed(s, power)
        return "takes the flag" if n >= needed else f"the flag needs {needed}"

    def _needed(self, s: Table, power: i64) -> i64:
        """Return how many cubes carry the flag of a power away from whoever holds it (IB-206)."""
        holder = s.flags[power]
        return (0 if holder == NOBODY else s.standing(holder, power)) + 1 - s.standing(s.mover, power)

    def figures(self, s: Table, x: i64) -> Figures:
        """Give the price, and whether the flag would come."""
        power, n = x // MOST_BOUGHT, x % MOST_BOUGHT + 1
        effects: InfluenceEffects = {"takes_flag": s.flags[power] != s.mover and n >= self._needed(s, power)}
        return Figures(cost=int(s.influence_price(power, n)), effects=effects)


@final
class BuyWell(Verb[Table]):
    """Buy a free well.  [IB-671, IB-672]"""

    def offer(self, s: Table, out: Buffer) -> None:
        if s.well_price() <= s.cash[s.mover]:
            out.add_all(s.free_wells())

    def refuse(self, s: Table, x: i64) -> i64:
        if not has(s.terms.wells, x):
            return R.NO_SUCH_WELL  # IB-R5
        if s.owner(x) != NOBODY:
            return R.WELL_NOT_FREE  # IB-671
        if s.well_price() > s.cash[s.mover]:
            return R.WELL_TOO_DEAR  # IB-671
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Pay; the well yields from the next round on."""
        seat = s.mover
        price = s.well_price()
        s.placed[seat] += 1
        s.pay(seat, price)
        s.wells[seat] |= bit(x)
        s.fresh |= bit(x)  # IB-633
        if s.listener is not None:
            s.tell(log.BOUGHT_WELL, seat, {"well": well_name(s, x), "amount": int(price)})
        if s.terms.all_bonuses:
            wells.give_bonus(s, seat, x)  # IB-672

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"well": well_name(s, x), "price": s.well_price(), "cash": s.cash[s.mover]}

    def words(self, s: Table, x: i64) -> str:
        return f"Buy {well_name(s, x)} for ${s.well_price()}"

    def hint(self, s: Table, x: i64) -> str:
        return wells.bonus_words(s.terms.box, x)

    def figures(self, s: Table, x: i64) -> Figures:
        """Give the price; the coins of the well are a gain where its bonus is given at once (IB-672)."""
        return Figures(cost=int(s.well_price()), gain=wells.coins(s, x) if s.terms.all_bonuses else None)


@final
class Pass(Verb[Table]):
    """Lay an executive aside.  [IB-407]"""

    def apply(self, s: Table, x: i64) -> None:
        s.placed[s.mover] += 1
        if s.listener is not None:
            s.tell(log.PASSED, s.mover, {})

    def hint(self, s: Table, x: i64) -> str:
        """Warn of an executive wasted while something could be done."""
        others = len(s.choices()) - 1
        return f"{others} other actions are open to you" if others > 0 else ""

    def warning(self, s: Table, x: i64) -> str:
        if len(s.choices()) == 1:
            return ""
        left = s.terms.box.executives - s.placed[s.mover] - 1
        return (
            f"An executive is laid aside unused; {left} remain this round."
            if left > 0
            else ("Your last executive of the round is laid aside unused.")
        )


GAS_SEARCH: Final = GasSearch("gas_search", [number("attempts", 1, MOST_ATTEMPTS)], exact=True, place="boat:caspian")
INCOME: Final = Income("income", [one_of("well", WELLS)], exact=True, place="well:{well}")
BUY_INFLUENCE: Final = BuyInfluence(
    "buy_influence", [one_of("power", POWERS), number("cubes", 1, MOST_BOUGHT)], exact=True, place="power:{power}"
)
BUY_WELL: Final = BuyWell("buy_well", [one_of("well", WELLS)], exact=True, place="well:{well}")
PASS: Final = Pass("pass", exact=True, words="Pass")
