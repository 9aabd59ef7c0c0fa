"""Production: choosing the quadrant, refining, pumping, and turning a rig into a well (CR-504 to CR-514, CR-905)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.crude import board as B
from spindletop.games.crude import log
from spindletop.games.crude import reasons as R
from spindletop.games.crude.board import hit_counts
from spindletop.games.crude.moves.closing import Close
from spindletop.games.crude.moves.slots import slot_arg
from spindletop.games.crude.state import Table
from spindletop.games.crude.view_types import LitByRoll
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb


@final
class ChooseQuadrant(Verb[Table]):
    """Name the quadrant where the dice count; only with two seats.  [CR-905]"""

    def refuse(self, s: Table, x: i64) -> i64:
        return LEGAL if x < s.terms.slots else R.NO_SECOND_QUADRANT  # CR-104

    def apply(self, s: Table, x: i64) -> None:
        s.quadrant = s.land(s.turn, x)
        if s.listener is not None:
            s.tell(log.CHOSE, int(s.turn), {"quadrant": B.QUADRANT_NAMES[s.quadrant]})

    def words(self, s: Table, x: i64) -> str:
        return f"Use the roll in {B.QUADRANT_NAMES[s.land(s.turn, x)]}"

    def place(self, s: Table, x: i64) -> str:
        return f"quadrant:{B.QUADRANT_NAMES[s.land(s.turn, x)]}"

    def hint(self, s: Table, x: i64) -> str:
        """Preview the hits there."""
        quadrant = s.land(s.turn, x)
        found: list[str] = []
        for kind in range(B.KINDS):
            hits = hit_counts(s.standing(kind, quadrant), kind, s.red, s.black)
            if hits > 0:
                found.append(f"{B.KIND_NAMES[kind]} {hits}")
        return f"hits: {', '.join(found) or 'none'}"

    def figures(self, s: Table, x: i64) -> Figures:
        """Tell which row and column the dice would light there (CR-501)."""
        effects: LitByRoll = {"lit_row": int(s.red), "lit_column": int(s.black)}
        return Figures(effects=effects)


@final
class Refine(Verb[Table]):
    """Turn 1 crude of this quadrant's storage into 1 gasoline.  [CR-505, CR-506, CR-904, CR-R16]"""

    def refuse(self, s: Table, x: i64) -> i64:
        if s.refine_left == 0:
            return R.NO_REFINERY_HIT  # CR-505
        if s.crude(s.producer) <= s.fresh_crude(s.producer):
            return R.NO_OLD_CRUDE  # CR-506
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        s.refine_left -= 1
        s.refine(s.producer)
        if s.listener is not None:
            s.tell(log.REFINED, int(s.mover), {})
        s.again()

    def words(self, s: Table, x: i64) -> str:
        return f"Refine 1 crude ({s.refine_left} left)"

    def place(self, s: Table, x: i64) -> str:
        return f"refineries:{B.QUADRANT_NAMES[s.producer]}"


@final
class Pump(Verb[Table]):
    """Sell 1 gasoline of this storage to the Consumer Market, one space below the last barrel.

    [CR-511 to CR-514, CR-R17, CR-R18]
    """

    def refuse(self, s: Table, x: i64) -> i64:
        q = s.producer
        if s.pump_left == 0:
            return R.NO_STATION_HIT  # CR-511
        if s.gasoline(q) == 0:
            return R.NO_GASOLINE  # CR-511
        if not s.terms.sells_fresh and s.gasoline(q) <= s.fresh_gasoline(q):
            return R.ONLY_FRESH_GASOLINE  # CR-514
        if s.consumer_price <= s.terms.box.consumer_low:
            return R.PRICE_AT_BOTTOM  # CR-513
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Put the barrel on the space below and collect its price (CR-512)."""
        s.pump_left -= 1
        s.pump(s.producer)
        s.earn(s.mover, s.consumer_price)
        if s.listener is not None:
            s.tell(log.PUMPED, int(s.mover), {"price": int(s.consumer_price)})
        s.again()

    def words(self, s: Table, x: i64) -> str:
        return f"Sell 1 gasoline to consumers for {s.consumer_price - 1} ({s.pump_left} left)"

    def hint(self, s: Table, x: i64) -> str:
        """Tell what stays in store."""
        return f"{s.gasoline(s.producer)} in storage"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(gain=int(s.consumer_price) - 1)


@final
class Convert(Verb[Table]):
    """Turn a rig that both dice met into a well; the rig is gone.  [CR-507, CR-508]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose it where a rig was met by both dice."""
        if s.strike != B.NO_SQUARE:
            out.add(0)

    def refuse(self, s: Table, x: i64) -> i64:
        if s.producer != s.quadrant:
            return R.ONLY_ONE_DIE  # CR-603
        if s.strike == B.NO_SQUARE:
            return R.NO_DOUBLE_HIT_RIG  # CR-507
        if s.well_price(s.mover) > s.cash[s.mover]:
            return R.TOO_DEAR  # CR-203
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Pay, and count the well for the price of the next one; it is new this turn (CR-510, CR-R14)."""
        price = s.well_price(s.mover)
        s.pay(s.mover, price)
        s.remove_asset(B.RIG, s.producer, s.strike)
        s.place_asset(B.WELL, s.producer, s.strike)
        s.wells_built[s.mover] += 1
        if s.listener is not None:
            where = {"quadrant": B.QUADRANT_NAMES[s.producer], "square": B.SQUARE_NAMES[s.strike]}
            s.tell(log.STRUCK, int(s.mover), {**where, "price": int(price)})
        s.strike = B.NO_SQUARE
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"price": int(s.well_price(s.mover)), "cash": int(s.cash[s.mover])}

    def words(self, s: Table, x: i64) -> str:
        return f"Turn the rig at {B.SQUARE_NAMES[s.strike]} into an oil well for {s.well_price(s.mover)}"

    def place(self, s: Table, x: i64) -> str:
        return "" if s.strike == B.NO_SQUARE else f"square:{B.QUADRANT_NAMES[s.producer]}-{B.SQUARE_NAMES[s.strike]}"

    def hint(self, s: Table, x: i64) -> str:
        """Tell what a well gives."""
        return f"a well gives {s.terms.box.crude_per_hit} crude a hit, from the next turn on"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(s.well_price(s.mover)))


CHOOSE_QUADRANT: Final = ChooseQuadrant("choose_quadrant", [slot_arg()])
REFINE: Final = Refine("refine")
PUMP: Final = Pump("pump", place="consumer:next")
CONVERT: Final = Convert("convert")
END_PRODUCTION: Final = Close("end_production", "End production", "ends production")
