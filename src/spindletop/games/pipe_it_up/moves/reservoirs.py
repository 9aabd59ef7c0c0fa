"""Stacking city tokens to a water reservoir: first the size, then the city (PU-7.2)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipe_it_up import log
from spindletop.games.pipe_it_up import reasons as R
from spindletop.games.pipe_it_up.options import RESERVOIR
from spindletop.games.pipe_it_up.places import CITIES, CITY_IDS, MOST_PIECES
from spindletop.games.pipe_it_up.state import BUSY, Table
from spindletop.kernel.bits import has
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, number, one_of

SMALLEST: Final = 2


@final
class StartReservoir(Verb[Table]):
    """Decide to build a reservoir of a size; the city follows.  [PU-7.2b to PU-7.2d]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose the sizes from the least one up to the tokens held, if there is a site."""
        if s.terms.tokens != RESERVOIR:
            return
        least = s.least_reservoir()
        most = min(s.held[s.turn], s.terms.box.largest)
        if least > most or not s.has_site():
            return
        size = least
        while size <= most:
            out.add(size - SMALLEST)
            size += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the variant, the tokens, the map and the sizes."""
        size = x + SMALLEST
        if s.terms.tokens != RESERVOIR:
            return R.NO_RESERVOIRS  # PU-7.2b
        if s.held[s.turn] < size:
            return R.FEW_CITY_TOKENS  # PU-7.2b
        if not s.has_site():
            return R.NO_SITE  # PU-7.2b
        if size < s.least_reservoir():
            return R.TOO_SMALL  # PU-7.2c
        if size > s.terms.box.largest:
            return R.TOO_LARGE  # PU-7.2d
        return LEGAL

    def apply(self, s: Table, x: i64) -> None:
        """Keep the size in mind; the city is asked for next."""
        s.size = x + SMALLEST
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {
            "size": x + SMALLEST,
            "held": s.held[s.turn],
            "least": s.least_reservoir(),
            "most": s.terms.box.largest,
        }

    def words(self, s: Table, x: i64) -> str:
        size = x + SMALLEST
        points = f" for {s.terms.box.points[size]} VP" if size <= s.terms.box.largest else ""
        return f"Build a reservoir of {size} city tokens{points}"

    def place(self, s: Table, x: i64) -> str:
        return f"reservoir:{x + SMALLEST}"

    def hint(self, s: Table, x: i64) -> str:
        """Say what the next one will need."""
        following = x + SMALLEST + 1
        if s.terms.ordinal:
            following = s.least_reservoir() + 1
        if following > s.terms.box.largest:
            return "no reservoir can follow it"
        return f"the next reservoir will need at least {following}"


@final
class PlaceReservoir(Verb[Table]):
    """Put the stack on an empty city whose links are all built.  [PU-7.2b, PU-7.2e]"""

    def offer(self, s: Table, out: Buffer) -> None:
        """Propose every site."""
        city: i64 = 0
        while city < CITIES:
            if s.is_site(city):
                out.add(city)
            city += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the city."""
        if has(s.tokened | s.stacked, x):
            return R.CITY_NOT_EMPTY  # PU-7.2b
        return LEGAL if s.is_site(x) else R.LINKS_MISSING  # PU-7.2b

    def apply(self, s: Table, x: i64) -> None:
        """Stack the tokens, score, and go on with the turn."""
        size = s.size
        s.stack_reservoir(s.turn, x, size)
        s.size = 0
        s.reopen_trade()
        s.idle = BUSY
        if s.listener is not None:
            city = s.terms.box.board.name(x)
            points = int(s.terms.box.points[size])
            s.tell(log.RESERVOIR, s.turn, {"city": city, "size": int(size), "vp": points})

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"city": s.terms.box.board.name(x)}

    def words(self, s: Table, x: i64) -> str:
        return f"Put the reservoir on {s.terms.box.board.name(x)}"

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(points=int(s.terms.box.points[s.size]))


START_RESERVOIR: Final[StartReservoir] = StartReservoir(
    "start_reservoir", [number("size", SMALLEST, MOST_PIECES)], exact=True
)
PLACE_RESERVOIR: Final[PlaceReservoir] = PlaceReservoir(
    "place_reservoir", [one_of("city", CITY_IDS)], exact=True, place="city:{city}"
)
