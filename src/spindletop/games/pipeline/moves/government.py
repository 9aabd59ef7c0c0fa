"""Buying government pipe tiles: the tile under the worker and its neighbours (PL-8xx)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import log
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline import words as say
from spindletop.games.pipeline.moves.work import begin_main, refuse_main
from spindletop.games.pipeline.names import QUADRANT_NAMES, QUADRANT_NUMBERS, QUADRANT_SPACES, QUADRANTS
from spindletop.games.pipeline.state import EMPTY, Table
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.figures import Figures
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, number, one_of
from spindletop.kernel.words import counted

QUADRANT: Final = one_of("quadrant", QUADRANT_NAMES, formerly=QUADRANT_NUMBERS)


@final
class Gov(Verb[Table]):
    """Send the worker to a government tile as a main action.  [PL-801, PL-802]"""

    def offer(self, s: Table, out: Buffer) -> None:
        if s.cash[s.turn] < s.terms.box.gov_prices[0] or refuse_main(s) != LEGAL:
            return
        quadrant: i64 = 0
        while quadrant < QUADRANTS:
            if s.may_open(quadrant):
                at = quadrant * QUADRANT_SPACES
                end = at + QUADRANT_SPACES
                while at < end:
                    if s.government[at] != EMPTY:
                        out.add(at)
                    at += 1
            quadrant += 1

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the turn, the tile, the quadrant and the purse."""
        barred = refuse_main(s)
        if barred != LEGAL:
            return barred
        if s.government[x] == EMPTY:
            return R.NO_GOV_TILE  # PL-801
        if not s.may_open(x // QUADRANT_SPACES):
            return R.QUADRANT_CLOSED  # PL-802
        return LEGAL if s.cash[s.turn] >= s.terms.box.gov_prices[0] else R.TOO_DEAR  # PL-205

    def apply(self, s: Table, x: i64) -> None:
        """Open the quadrant if need be, and begin the purchase."""
        s.parts = 0
        s.pipes = 0
        s.quadrant = x // QUADRANT_SPACES
        s.worker = x % QUADRANT_SPACES
        if s.listener is not None:
            s.tell(log.WORKS, s.turn, {"action": "the government tiles"})
        open_for(s, s.quadrant)
        begin_main(s, EMPTY)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"price": s.terms.box.gov_prices[0], "cash": s.cash[s.turn]}

    def words(self, s: Table, x: i64) -> str:
        tile = int(s.government[x])
        where = QUADRANT_NAMES[x // QUADRANT_SPACES]
        return f"Buy government tiles around {say.tile(s, tile) if tile >= 0 else 'an empty space'} in {where}"

    def place(self, s: Table, x: i64) -> str:
        return f"gov:{x // QUADRANT_SPACES}:{x % QUADRANT_SPACES}"

    def hint(self, s: Table, x: i64) -> str:
        box = s.terms.box
        near = sum(1 for i in box.gov_beside[x % QUADRANT_SPACES] if s.government[x - x % QUADRANT_SPACES + i] != EMPTY)
        opens = "" if (s.open_quadrants >> (x // QUADRANT_SPACES)) & 1 else "; opens the quadrant"
        return f"{counted(1 + near, 'tile')}, {sum(box.gov_prices[: 1 + near])} for all{opens}"


def open_for(s: Table, quadrant: i64) -> None:
    """Declare a quadrant open because a tile is taken from it (PL-802)."""
    if s.listener is not None and (s.open_quadrants >> quadrant) & 1 == 0:
        s.tell(log.OPENED, s.turn, {"quadrant": int(quadrant) + 1})
    s.open_quadrant(quadrant)


def take_tile(s: Table, at: i64, price: i64) -> None:
    """Take a government tile into the hand; the seat lays it next (PL-804)."""
    s.hand = s.government[at]
    s.government[at] = EMPTY
    if s.listener is not None:
        s.tell(log.PIPE, s.turn, {"tile": say.tile(s, int(s.hand)), "paid": say.paid(int(price))})


@final
class GovPick(Verb[Table]):
    """Buy the worker's tile or one beside it, and lay it.  [PL-803, PL-804, PL-R36]"""

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the space, the tile, and the purse, which must also pay for the worker's tile."""
        if x != s.worker and not self._beside(s, x):
            return R.NOT_BESIDE_WORKER  # PL-803
        if s.government[s.quadrant * QUADRANT_SPACES + x] == EMPTY:
            return R.NO_GOV_TILE  # PL-801
        if self.needed(s, x) <= s.cash[s.turn]:
            return LEGAL
        return R.TOO_DEAR if self.price(s, s.pipes) > s.cash[s.turn] else R.KEEP_FOR_WORKER  # PL-205, PL-801

    def _beside(self, s: Table, x: i64) -> bool:
        for near in s.terms.box.gov_beside[s.worker]:  # noqa: SIM110  a generator would be slow in compiled code
            if near == x:
                return True
        return False

    def needed(self, s: Table, x: i64) -> i64:
        """Return the cash this pick needs: its price, and that of the worker's tile if it is still to be bought."""
        price = self.price(s, s.pipes)
        if x == s.worker or s.worker_tile() == EMPTY:
            return price
        return price + self.price(s, s.pipes + 1)

    def price(self, s: Table, bought: i64) -> i64:
        """Return what one more tile costs after so many; there are never more than five."""
        prices = s.terms.box.gov_prices
        return prices[min(bought, i64(len(prices)) - 1)]

    def apply(self, s: Table, x: i64) -> None:
        """Pay the increment and take the tile."""
        price = self.price(s, s.pipes)
        s.pay(s.turn, price)
        s.pipes += 1
        s.parts += 1
        s.again()
        take_tile(s, s.quadrant * QUADRANT_SPACES + x, price)

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        price = self.price(s, s.pipes)
        return {"price": price, "worker": self.price(s, s.pipes + 1), "cash": s.cash[s.turn]}

    def words(self, s: Table, x: i64) -> str:
        tile = int(s.government[s.quadrant * QUADRANT_SPACES + x])
        price = self.price(s, s.pipes)
        return f"Buy {say.tile(s, tile) if tile >= 0 else 'a tile'} for {price}"

    def place(self, s: Table, x: i64) -> str:
        return f"gov:{s.quadrant}:{x}"

    def hint(self, s: Table, x: i64) -> str:
        return "the tile under your worker: it must be bought" if x == s.worker else ""

    def figures(self, s: Table, x: i64) -> Figures:
        return Figures(cost=int(self.price(s, s.pipes)))


GOV: Final = Gov("gov", [QUADRANT, number("space", 0, QUADRANT_SPACES - 1)], exact=True)
GOV_PICK: Final = GovPick("gov_pick", [number("space", 0, QUADRANT_SPACES - 1)])
