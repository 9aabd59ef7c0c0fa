"""Steps of the action cards and of the fifth gas find, each for one certain player."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.interbellum import armies, orders
from spindletop.games.interbellum.decisions import SeatChoice
from spindletop.games.interbellum.moves.build import BUILD
from spindletop.games.interbellum.moves.favours import DONE, SHIFT_INFLUENCE
from spindletop.games.interbellum.moves.units import DECLINE, EXPAND, MOVE_ARMY, WITHDRAW
from spindletop.games.interbellum.state import Table
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.step import Auto

ALL_POWERS: Final[i64] = 31


@final
class Begin(Auto[Table]):
    """Begin an effect of up to so many steps, the first of which must be done.  [IB-661]"""

    def __init__(self, most: i64) -> None:
        super().__init__(f"begin {most}", "IB-661")
        self.most = most

    def run(self, s: Table) -> None:
        s.taken = 0
        s.most = self.most


@final
class CardExpand(SeatChoice):
    """A power whose flag the player holds expands.  [IB-305 to IB-310]"""

    def __init__(self, seat: int, ousting: bool) -> None:
        super().__init__(
            "card oust" if ousting else "card expand",
            "IB-306",
            seat,
            [EXPAND],
            prompt="Expand a power whose flag you hold",
        )
        self.ousting: i64 = 1 if ousting else 0

    def enter(self, s: Table, out: Buffer) -> bool:
        """Give the player the powers of his flags."""
        orders.brief(s, s.flags_of(self.seat), 0, 0)
        s.ousting = self.ousting
        return super().enter(s, out)


@final
class Ultimatum(SeatChoice):
    """A power whose flag the player holds expands or moves one unit.  [IB-309, IB-310]"""

    def __init__(self, seat: int, ousting: bool) -> None:
        super().__init__(
            "card ultimatum" if ousting else "card sortie",
            "IB-306",
            seat,
            [EXPAND, MOVE_ARMY],
            prompt="Expand or move one unit into a territory held by another power",
        )
        self.ousting: i64 = 1 if ousting else 0

    def enter(self, s: Table, out: Buffer) -> bool:
        """Give the player the powers of his flags."""
        flags = s.flags_of(self.seat)
        orders.brief_once(s, flags, flags)
        s.ousting = self.ousting
        return super().enter(s, out)


@final
class GasExpand(SeatChoice):
    """The fifth find: expand for a flag held, or move for one that cannot expand, or decline.  [IB-627]"""

    def __init__(self, seat: int) -> None:
        super().__init__(
            "gas expand", "IB-627", seat, [EXPAND, MOVE_ARMY, DECLINE], DECLINE, prompt="Expand one unit, or decline"
        )

    def enter(self, s: Table, out: Buffer) -> bool:
        """Give the player the powers of his flags; those that cannot expand may move."""
        flags = s.flags_of(self.seat)
        orders.brief_once(s, flags, flags & ~armies.expandable(s, flags))
        s.voluntary = 1
        return super().enter(s, out)


@final
class CardWithdraw(SeatChoice):
    """The player withdraws any unit.  [IB-311]"""

    def __init__(self, seat: int) -> None:
        super().__init__("card withdraw", "IB-311", seat, [WITHDRAW], prompt="Withdraw any one unit")

    def enter(self, s: Table, out: Buffer) -> bool:
        """Lay every unit open."""
        orders.brief(s, 0, 0, ALL_POWERS)
        return super().enter(s, out)


@final
class CardMove(SeatChoice):
    """Single moves of units of the own flags.  [IB-703]"""

    def __init__(self, seat: int) -> None:
        super().__init__("card move", "IB-309", seat, [MOVE_ARMY, DONE], DONE)

    def enter(self, s: Table, out: Buffer) -> bool:
        """Give the player the powers of his flags."""
        orders.brief(s, 0, s.flags_of(self.seat), 0)
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        return f"Move a unit ({s.most - s.taken} left)"


@final
class CardBuild(SeatChoice):
    """Segments at the prices of a card, anywhere.  [IB-702]"""

    def __init__(self, seat: int, prices: vec[i64]) -> None:
        listed = "/".join(str(price) for price in prices)
        super().__init__(f"card build {listed}", "IB-702", seat, [BUILD, DONE], DONE)
        self.prices = prices

    def enter(self, s: Table, out: Buffer) -> bool:
        """Set the price of the next segment."""
        orders.brief(s, 0, 0, 0)
        s.price = self.prices[s.taken]
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        return f"Build a segment for ${s.price}"


@final
class CardShift(SeatChoice):
    """Cubes are shifted to other powers.  [IB-704]"""

    def __init__(self, seat: int) -> None:
        super().__init__("card shift", "IB-704", seat, [SHIFT_INFLUENCE, DONE], DONE)

    def prompt(self, s: Table) -> str:
        return f"Shift a cube ({s.most - s.taken} left)"
