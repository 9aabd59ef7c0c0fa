"""What upgrades give for free: government tiles, tanks, machines and pipes, each of which may be declined (PL-15xx)."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.pipeline import names as N
from spindletop.games.pipeline import reasons as R
from spindletop.games.pipeline import words as say
from spindletop.games.pipeline.decisions import Gain
from spindletop.games.pipeline.moves.government import QUADRANT, open_for, take_tile
from spindletop.games.pipeline.moves.shops import fetch_machine, fetch_pipe, move_tank
from spindletop.games.pipeline.state import EMPTY, Table
from spindletop.kernel.refusal import LEGAL
from spindletop.kernel.verb import Verb, number, one_of


@final
class TakeGov(Verb[Table]):
    """Take a government tile of an open quadrant for free.  [PL-1501 to PL-1503]"""

    def refuse(self, s: Table, x: i64) -> i64:
        if s.gov_takes == 0:
            return R.NO_TAKES_LEFT
        if s.government[x] == EMPTY:
            return R.NO_GOV_TILE  # PL-801
        return LEGAL if s.may_take_from(x // N.QUADRANT_SPACES) else R.TAKE_CLOSED  # PL-1503

    def apply(self, s: Table, x: i64) -> None:
        s.gov_takes -= 1
        open_for(s, x // N.QUADRANT_SPACES)
        s.again()
        take_tile(s, x, 0)

    def words(self, s: Table, x: i64) -> str:
        tile = int(s.government[x])
        return f"Take {say.tile(s, tile) if tile >= 0 else 'a tile'} of {N.QUADRANT_NAMES[x // N.QUADRANT_SPACES]}"

    def place(self, s: Table, x: i64) -> str:
        return f"gov:{x // N.QUADRANT_SPACES}:{x % N.QUADRANT_SPACES}"

    def hint(self, s: Table, x: i64) -> str:
        opens = "" if (s.open_quadrants >> (x // N.QUADRANT_SPACES)) & 1 else "; opens the quadrant"
        return f"{s.gov_takes} left{opens}"


@final
class TakeTank(Verb[Table]):
    """Take a tank of the shop for free and place it.  [PL-1510, PL-1512]"""

    def refuse(self, s: Table, x: i64) -> i64:
        if s.tank_takes == 0:
            return R.NO_TAKES_LEFT  # PL-1512
        if s.shop[N.TANK_SHOP * N.SHOP_ROWS + x // N.GRADES] == 0:
            return R.SHOP_EMPTY  # PL-606
        return LEGAL if s.tank_fits(s.turn, x % N.GRADES) else R.NO_TANK_PLACE  # PL-R35

    def apply(self, s: Table, x: i64) -> None:
        s.tank_takes -= 1
        move_tank(s, x // N.GRADES, x % N.GRADES, 0)
        s.again()

    def facts(self, s: Table, x: i64) -> dict[str, object]:
        return {"grade": N.GRADE_NAMES[x % N.GRADES]}

    def words(self, s: Table, x: i64) -> str:
        return f"Take a tank of shop row {x // N.GRADES + 1} onto the {N.GRADE_NAMES[x % N.GRADES]} row"


@final
class TakeMachine(Verb[Table]):
    """Take a machine of the shop for free; it is placed at once.  [PL-1511, PL-1512, PL-R16]"""

    def refuse(self, s: Table, x: i64) -> i64:
        if s.machine_takes == 0:
            return R.NO_TAKES_LEFT  # PL-1512
        if s.shop[N.MACHINE_SHOP * N.SHOP_ROWS + x] == 0:
            return R.SHOP_EMPTY  # PL-606
        return LEGAL if s.networks[s.turn].bare > 0 else R.NO_BARE_HALF  # PL-604

    def apply(self, s: Table, x: i64) -> None:
        s.machine_takes -= 1
        s.again()
        fetch_machine(s, x, 0)

    def words(self, s: Table, x: i64) -> str:
        return f"Take a machine of shop row {x + 1}"


@final
class TakePipe(Verb[Table]):
    """Take a pipe tile from beside a shop for free and lay it.  [PL-1510 to PL-1512]"""

    def refuse(self, s: Table, x: i64) -> i64:
        if s.pipe_takes == 0:
            return R.NO_TAKES_LEFT  # PL-1512
        return LEGAL if s.slots[x] != EMPTY else R.NO_PIPE_THERE  # PL-606

    def apply(self, s: Table, x: i64) -> None:
        s.pipe_takes -= 1
        s.again()
        fetch_pipe(s, x // N.SHOP_SLOTS, x % N.SHOP_SLOTS, 0)

    def words(self, s: Table, x: i64) -> str:
        tile = int(s.slots[x])
        return f"Take {say.tile(s, tile) if tile >= 0 else 'a tile'}"


@final
class Decline(Verb[Table]):
    """Leave the rest of a free gain.  [PL-R21]"""

    def apply(self, s: Table, x: i64) -> None:
        """End the gain."""
        step = s.step
        assert isinstance(step, Gain)
        step.forgo(s)

    def refuse(self, s: Table, x: i64) -> i64:
        """Ask the gain itself."""
        step = s.step
        assert isinstance(step, Gain)
        return step.bound_to(s)


TAKE_GOV: Final = TakeGov("take_gov", [QUADRANT, number("space", 0, N.QUADRANT_SPACES - 1)])
TAKE_TANK: Final = TakeTank(
    "take_tank", [number("row", 0, N.SHOP_ROWS - 1), one_of("grade", N.GRADE_NAMES)], place="tanks:{grade}"
)
TAKE_MACHINE: Final = TakeMachine("take_machine", [number("row", 0, N.SHOP_ROWS - 1)], place="shop:machine:{row}")
TAKE_PIPE: Final = TakePipe(
    "take_pipe", [one_of("shop", N.SHOP_NAMES), number("slot", 0, N.SHOP_SLOTS - 1)], place="pipe:{shop}:{slot}"
)
DECLINE: Final = Decline("decline", words="Decline the rest of this gain")
