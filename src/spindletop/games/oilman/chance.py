"""What chance decides: the first seat, the hidden layout, what a rig finds, and the clock."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.oilman import geology, log
from spindletop.games.oilman.components import LEVELS, MOST_SEATS
from spindletop.games.oilman.geology import SEED_BASE
from spindletop.games.oilman.moves.drilling import enter_result
from spindletop.games.oilman.state import Table
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.lots import SeatLot
from spindletop.kernel.luck import OF_GAME, Luck
from spindletop.kernel.verb import Deal, number, one_of

SEED_DIGITS: Final[i64] = 5
RUN: Final[i64] = 0
UP: Final[i64] = 1
SECONDS: Final[i64] = 60
AS_GOOD_AS_ALWAYS: Final[i64] = 1_000_000_000


def plays_first(s: Table, seat: int) -> None:
    """Every company is equally likely to be the banker and to play first.  [OM-12]"""
    s.first = seat


@final
class LayoutDigit(Deal[Table]):
    """One of five digits of the layout seed, seen by nobody.  [OM-11, OM-83]"""

    def luck(self, s: Table) -> Luck:
        return OF_GAME

    def apply(self, s: Table, x: i64) -> None:
        """Add the digit; the last one lays out the ground."""
        s.layout_seed = s.layout_seed * SEED_BASE + x
        s.digits += 1
        if s.digits < SEED_DIGITS:
            s.again()
            return
        s.cover = geology.lay_out(s.terms.box, int(s.layout_seed))
        if s.listener is not None:
            s.tell(log.LAYOUT, -1, {})

    def visible(self, s: Table, x: i64, seat: int) -> bool:
        """Hide the digit from everybody."""
        return False


@final
class Strike(Deal[Table]):
    """What the rig finds: oil at a level, or nothing.  [OM-58, OM-80, OM-82]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        """Weigh the levels by what is known of the hole."""
        weights = geology.odds(s, s.hole, s.rig)
        level: i64 = 0
        while level <= LEVELS:
            out.weigh(level, weights[level])
            level += 1

    def apply(self, s: Table, x: i64) -> None:
        enter_result(s, x)


@final
class Clock(Deal[Table]):
    """Whether the time is up, read after every turn.  [OM-92]"""

    def weigh(self, s: Table, out: Buffer) -> None:
        """Count completed turns on a virtual clock.

        A wall clock is outside the game and may say either. Whoever has none (a simulation, a search, an environment)
        draws, and as good as always draws what the virtual clock says.
        """
        up = s.turns * s.terms.seconds_per_turn >= s.terms.minutes * SECONDS
        if not s.terms.wall_clock:
            out.weigh(UP if up else RUN, 1)
            return
        out.weigh(RUN, 1 if up else AS_GOOD_AS_ALWAYS)
        out.weigh(UP, AS_GOOD_AS_ALWAYS if up else 1)

    def apply(self, s: Table, x: i64) -> None:
        """Trigger the end when the time is up."""
        if x == UP:
            s.triggered = 1
            if s.listener is not None:
                s.tell(log.END_NEAR, -1, {"why": "the time is up"})

    def supplied_by(self, s: Table) -> str:
        """Let the table's clock decide, if it is a wall clock."""
        return "clock" if s.terms.wall_clock else ""

    def reading(self, s: Table, seconds: i64) -> i64:
        """Compare the table's clock with the time that was agreed on."""
        return UP if seconds >= s.terms.minutes * SECONDS else RUN


FIRST_SEAT: Final[SeatLot[Table]] = SeatLot("first_seat", MOST_SEATS, log.FIRST_SEAT, plays_first)
LAYOUT_DIGIT: Final = LayoutDigit("layout_digit", [number("digit", 0, int(SEED_BASE) - 1)])
STRIKE: Final = Strike("strike", [number("level", 0, LEVELS)])
CLOCK: Final = Clock("clock", [one_of("reading", ["run", "up"])])
