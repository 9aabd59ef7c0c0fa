"""Action 1, and the cards that build: laying pipeline pieces (IB-611 to IB-615, IB-702)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.interbellum import log, network, wells
from spindletop.games.interbellum import reasons as R
from spindletop.games.interbellum.atlas import SEGMENTS_A_WORD
from spindletop.games.interbellum.decisions import Executive
from spindletop.games.interbellum.names import POWER_COUNT, SEGMENTS
from spindletop.games.interbellum.state import ANYWHERE, BY_TRACKER, Table
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.state import NOBODY
from spindletop.kernel.verb import Verb, one_of


@final
class Build(Verb[Table]):
    """Lay a pipeline piece on a segment, by an action or by a card.  [IB-611 to IB-613, IB-702]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every segment without an own piece in the areas that can be paid."""
        seat = s.mover
        if s.pieces[seat] == 0:
            return
        atlas = s.terms.box.atlas
        areas = affordable(s, seat)
        low: i64 = 0
        high: i64 = 0
        area: i64 = 0
        while areas != 0:
            if areas & 1 != 0:
                low |= atlas.low_segments[area]
                high |= atlas.high_segments[area]
            areas >>= 1
            area += 1
        out.add_all(low & ~s.pipes[2 * seat])
        out.add_all(high & ~s.pipes[2 * seat + 1], SEGMENTS_A_WORD)

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask for a free place, a piece, the right power and the money."""
        seat = s.mover
        if s.owns(seat, x):
            return R.OWN_SEGMENT  # IB-613
        if s.pieces[seat] == 0:
            return R.NO_PIECE  # IB-613
        if s.gang != ANYWHERE and s.building_power(s.terms.box.atlas.segment_area[x]) != s.gang:
            return R.OTHER_POWER  # IB-612
        if s.segment_price(seat, x) > s.cash[seat]:
            return R.SEGMENT_TOO_DEAR if s.price == BY_TRACKER else R.CARD_SEGMENT_TOO_DEAR  # IB-611, IB-702
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Pay and lay the piece; further segments may follow."""
        seat = s.mover
        price = s.segment_price(seat, x)
        s.pay(seat, price)
        before = network.connected_wells(s, seat)
        network.lay(s, seat, x)
        if s.listener is not None:
            name = s.terms.box.atlas.segment_name(x)
            s.tell(log.BUILT, seat, {"segment": name, "amount": int(price), "id": SEGMENTS[x]})
            wells.tell_connected(s, seat, before)
        if isinstance(s.step, Executive):
            s.placed[seat] += 1
            s.gang = s.building_power(s.terms.box.atlas.segment_area[x])
            s.most = s.extras(seat, s.gang)  # IB-612
            s.taken = 0
            return
        s.taken += 1
        if s.taken < s.most:
            s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {
            "segment": s.terms.box.atlas.segment_name(x),
            "price": s.segment_price(s.mover, x),
            "cash": s.cash[s.mover],
            "power": s.terms.box.power_names[s.gang] if s.gang >= 0 else "",
        }

    def words(self, s: Table, x: i64) -> str:
        return f"Build {s.terms.box.atlas.segment_name(x)} for ${s.segment_price(s.mover, x)}"

    def hint(self, s: Table, x: i64) -> str:
        """Name the area and how many segments may be added, and the points it brings."""
        area = s.terms.box.atlas.segment_area[x]
        power = s.building_power(area)
        parts = [s.terms.box.atlas.areas[area].name]
        if isinstance(s.step, Executive) and power != NOBODY and s.extras(s.mover, power) > 0:
            parts.append(f"then up to {s.extras(s.mover, power)} more for {s.terms.box.power_names[power]}")
        change = wells.points_of_segment(s, s.mover, x)
        if change > 0:
            parts.append(f"{change:+} points")
        return "; ".join(parts)

    def figures(self, s: Table, x: i64) -> Figures:
        """Give the price and the points (IB-611, IB-801)."""
        return Figures(cost=int(s.segment_price(s.mover, x)), points=wells.points_of_segment(s, s.mover, x))

    def warning(self, s: Table, x: i64) -> str:
        """Warn of a shortcut that lowers the score (IB-802)."""
        if network.connected_wells(s, s.mover) == 0:
            return ""  # nothing counts yet that could count less
        change = wells.points_of_segment(s, s.mover, x)
        return f"A shorter route would count: {-change} points less." if change < 0 else ""


def affordable(s: Table, seat: i64) -> i64:
    """Return the areas in which the player may build and can pay a segment."""
    atlas = s.terms.box.atlas
    cash = s.cash[seat]
    if s.price != BY_TRACKER:
        if s.price > cash:
            return 0
        return atlas.all_areas
    areas: i64 = 0
    held: i64 = 0
    power: i64 = 0
    while power < POWER_COUNT:
        own = s.building_areas(power)
        held |= own
        if (s.gang == ANYWHERE or s.gang == power) and s.pipeline_price(seat, power) <= cash:
            areas |= own
        power += 1
    if s.gang == ANYWHERE and s.pipeline_price(seat, NOBODY) <= cash:
        areas |= atlas.all_areas & ~held
    return areas


BUILD: Final = Build("build", [one_of("segment", SEGMENTS)], exact=True, place="segment:{segment}")
