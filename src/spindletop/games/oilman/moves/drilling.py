"""Drilling a hole, and what the rig finds (OM-55 to OM-67)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.oilman import geology, log
from spindletop.games.oilman import reasons as R
from spindletop.games.oilman.components import CAP_NAMES, CAPS, DRY, HOLE_NAMES, HOLES, RIGS, WET
from spindletop.games.oilman.options import ALLOWED, FORBIDDEN
from spindletop.games.oilman.state import FREE, Table
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Verb, number, one_of


@final
class Drill(Verb[Table]):
    """Pay for a drilling and let the rig go in.  [OM-55 to OM-67]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every hole and rig that may be drilled and paid."""
        cash = s.cash[s.turn]
        prices = s.terms.prices
        terrain = s.terms.box.terrain
        trespass = s.terms.trespass
        hole: i64 = 0
        while hole < HOLES:
            cap = s.cap[hole]
            if trespass == FORBIDDEN and s.plot[hole] == FREE:
                hole += 1
                continue
            if cap < WET and (trespass == ALLOWED or self._trespass(s, hole) == LEGAL):
                row = (terrain[hole] * CAPS + cap) * (RIGS + 1)
                rig = cap + 1  # OM-56: no rig goes less deep than the cap
                while rig <= RIGS:
                    price = prices[row + rig]
                    if 0 < price <= cash:
                        out.add(hole * RIGS + rig - 1)
                    rig += 1
            hole += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the cap, the rig, the owner and the purse."""
        hole = x // RIGS
        price = s.price(hole, x % RIGS + 1)
        if s.cap[hole] > WET:
            return R.WET_WELL  # OM-62
        if price == 0:
            return R.WRONG_RIG  # OM-56
        trespass = self._trespass(s, hole)
        if trespass != LEGAL:
            return trespass
        if price > s.cash[s.turn]:
            return R.TOO_DEAR  # OM-55
        return LEGAL

    def _trespass(self, s: Table, hole: i64) -> i64:
        if s.terms.trespass == ALLOWED:
            return LEGAL
        owner = s.owner(hole)
        if owner == s.turn:
            return LEGAL
        if owner != NOBODY:
            return R.FOREIGN_LAND  # OM-64
        return R.FREE_LAND if s.terms.trespass == FORBIDDEN else LEGAL  # OM-65

    def apply(self, s: Table, x: i64) -> None:
        """Pay; hidden patches show at once what lies below, else chance will."""
        s.hole = x // RIGS
        s.rig = x % RIGS + 1
        price = s.price(s.hole, s.rig)
        s.pay(s.turn, price)
        if s.listener is not None:
            s.tell(log.DRILLED, s.turn, {"hole": HOLE_NAMES[s.hole], "rig": int(s.rig), "amount": int(price)})
        if s.terms.clusters:
            enter_result(s, geology.struck(s, s.hole, s.rig))  # OM-83

    def reveals(self, s: Table, x: i64) -> bool:
        """Hidden patches are found without a draw (OM-83)."""
        return s.terms.clusters

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        """Name hole, rig, cap and money."""
        hole, rig = x // RIGS, x % RIGS + 1
        cap = CAP_NAMES[s.cap[hole]] if s.cap[hole] else "a new well"
        return {
            "hole": HOLE_NAMES[hole],
            "rig": rig,
            "cap": cap,
            "price": s.price(hole, rig),
            "cash": s.cash[s.turn],
        }

    def words(self, s: Table, x: i64) -> str:
        hole, rig = x // RIGS, x % RIGS + 1
        return f"Drill {HOLE_NAMES[hole]} with rig {rig} for {s.price(hole, rig)}"

    def hint(self, s: Table, x: i64) -> str:
        """Give whose land it is and the odds."""
        hole, rig = x // RIGS, x % RIGS + 1
        owner = s.owner(hole)
        whose = "your hole" if owner == s.turn else "free hole: nothing to gain" if owner == NOBODY else "foreign hole"
        if s.terms.clusters:
            return whose
        parts = [f"{found} {percent} %" for found, percent in self._odds(s, hole, rig)]
        return f"{whose}; {', '.join(parts) or 'no oil'}"

    def _odds(self, s: Table, hole: i64, rig: i64) -> list[tuple[str, int]]:
        """Return the levels at which this rig may strike oil, with their percentages rounded down (OM-80)."""
        weights = geology.odds(s, hole, rig)
        total = sum(weights)
        return [(f"level {k}", 100 * weights[k] // total) for k in range(1, RIGS + 1) if weights[k] > 0]

    def figures(self, s: Table, x: i64) -> Figures:
        """Give the price, and the odds where the ground is not laid out before (OM-55, OM-80)."""
        hole, rig = x // RIGS, x % RIGS + 1
        return Figures(cost=int(s.price(hole, rig)), odds=None if s.terms.clusters else self._odds(s, hole, rig))

    def warning(self, s: Table, x: i64) -> str:
        """Name the price of a drilling that can gain nothing for the driller (OM-64, OM-65, OM-81)."""
        hole, rig = x // RIGS, x % RIGS + 1
        owner, name = s.owner(hole), HOLE_NAMES[hole]
        cost = f"costs you {s.price(hole, rig)} and your turn"
        if owner == NOBODY:
            return f"{name} belongs to nobody: drilling there {cost}, and oil would raise no salary."
        if owner != s.turn:
            return f"{name} is another company's land: drilling there {cost}, and oil would raise its salary."
        if s.clear[hole] >= rig:
            return f"{name} is known to be dry as deep as rig {rig} goes: drilling there {cost}."
        return ""


def enter_result(s: Table, level: i64) -> None:
    """Enter what the rig found: notes for all, a cap and a rise on owned land, a dry attempt for the driller."""
    hole, rig = s.hole, s.rig
    owner = s.owner(hole)
    if level == 0:
        s.clear[hole] = max(s.clear[hole], rig)  # OM-81
        s.dry[s.turn] += 1  # OM-67
        if owner != NOBODY:
            s.set_cap(hole, DRY + rig)  # OM-60
    else:
        s.oil[hole] = level  # OM-81
        s.clear[hole] = level - 1
        if owner != NOBODY:
            s.set_cap(hole, WET + level)  # OM-61, OM-64
            s.salary[owner] += s.terms.box.gain(s.terms.box.terrain[hole], level)
    if s.listener is not None:
        tell_result(s, level, owner)


def tell_result(s: Table, level: i64, owner: i64) -> None:
    """Tell what the rig found."""
    name = HOLE_NAMES[s.hole]
    if level == 0:
        s.tell(log.DRY, s.turn, {"hole": name, "level": int(s.rig)})
        return
    s.tell(log.STRUCK, s.turn, {"hole": name, "level": int(level)})
    if owner != NOBODY:
        gain = int(s.terms.box.gain(s.terms.box.terrain[s.hole], level))
        s.tell(log.RAISED, owner, {"amount": gain, "salary": int(s.salary[owner])})


DRILL: Final = Drill("drill", [one_of("hole", HOLE_NAMES), number("rig", 1, RIGS)], exact=True, place="hole:{hole}")
