"""Steps that concern one player: influence, cards, gas and money, asked for or done by themselves."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.interbellum import effects as E
from spindletop.games.interbellum import hands, log, network
from spindletop.games.interbellum.atlas import ACTION_CARD
from spindletop.games.interbellum.chance import CARD, CUBES
from spindletop.games.interbellum.decisions import SeatChoice
from spindletop.games.interbellum.limits import at_most
from spindletop.games.interbellum.moves.favours import DISCARD, GAIN_INFLUENCE, LOSE_INFLUENCE
from spindletop.games.interbellum.names import MOST_SEATS
from spindletop.games.interbellum.state import Table
from spindletop.kernel.bits import bit, count, has
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.step import AnyStep, Auto, Cell, Draw
from spindletop.kernel.verb import AnyVerb
from spindletop.kernel.words import counted


@final
class Gain(SeatChoice):
    """One influence in a power of choice; lost without a cube.  [IB-202]"""

    def __init__(self, seat: int) -> None:
        super().__init__("gain influence", "IB-202", seat, [GAIN_INFLUENCE], prompt="Gain one influence")


@final
class Lose(SeatChoice):
    """One influence of choice is lost.  [IB-202]"""

    def __init__(self, seat: int) -> None:
        super().__init__("lose influence", "IB-202", seat, [LOSE_INFLUENCE], prompt="Lose one influence")


@final
class DiscardOne(SeatChoice):
    """One action card of choice is discarded.  [IB-507]"""

    def __init__(self, seat: int) -> None:
        super().__init__("discard", "IB-507", seat, [DISCARD], prompt="Discard one action card")


@final
class DrawCard(Draw[Table]):
    """A player draws one action card; without any card the draw is lost.  [IB-652]"""

    def __init__(self, seat: int) -> None:
        super().__init__(f"draw card {seat}", "IB-652", CARD, prompt="An action card is drawn")
        self.seat: i64 = seat

    def enter(self, s: Table, out: Buffer) -> bool:
        """Draw, if there is a card."""
        if not hands.ready(s):
            return False
        s.subject = self.seat
        return super().enter(s, out)


DRAW_CARD: Final[list[AnyStep]] = [DrawCard(seat) for seat in range(MOST_SEATS)]


def draw_bonus(s: Table, seat: i64, well: i64) -> None:
    """Let a player draw the action cards that a well brings (IB-111)."""
    atlas = s.terms.box.atlas
    if atlas.bonus[well] == ACTION_CARD:
        drawn: i64 = 0
        while drawn < atlas.bonus_amount[well]:
            s.push(DRAW_CARD[seat])
            drawn += 1


STAKED: Final = 0


@final
class GasDraw(Draw[Table]):
    """A player draws cubes from the gas bag: as many as staked, or as a card says.  [IB-623 to IB-628, IB-705]"""

    def __init__(self, seat: int, cubes: int) -> None:
        super().__init__(f"gas {seat} {cubes}", "IB-623", CUBES)
        self.seat: i64 = seat
        self.cubes: i64 = cubes

    def enter(self, s: Table, out: Buffer) -> bool:
        """Draw, unless a free draw cannot be a find (IB-628)."""
        if self.cubes != STAKED:
            if not s.can_find(self.seat):
                return False
            s.drawing = at_most(self.cubes, s.bag())
        s.subject = self.seat
        return super().enter(s, out)

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        """Give the bonus of a find (IB-626)."""
        if x > 0:
            bonus = s.terms.scripts.finds[self.seat][s.finds[self.seat]]
            if bonus is not None:
                s.follow(bonus)

    def prompt(self, s: Table) -> str:
        return f"{s.drawing} cubes are drawn from the gas bag"


SEARCH: Final[list[AnyStep]] = [GasDraw(seat, STAKED) for seat in range(MOST_SEATS)]


@final
class Money(Auto[Table]):
    """A player receives money, or pays what he can.  [IB-507, IB-508]"""

    def __init__(self, seat: int, amount: i64) -> None:
        super().__init__(f"money {seat} {amount}", "IB-508")
        self.seat: i64 = seat
        self.amount = amount

    def run(self, s: Table) -> None:
        transfer(s, self.seat, self.amount)


def transfer(s: Table, seat: i64, amount: i64) -> None:
    """Receive from the bank, or pay as much as there is; there are no debts (IB-508)."""
    if amount >= 0:
        s.receive(seat, amount)
        if s.listener is not None and amount > 0:
            s.tell(log.RECEIVED, seat, {"amount": int(amount)})
        return
    paid = at_most(-amount, s.cash[seat])
    s.pay(seat, paid)
    if s.listener is not None:
        s.tell(log.PAID, seat, {"amount": int(paid)})


@final
class MoneyPer(Auto[Table]):
    """A player receives or pays for each flag, well or find.  [IB-507, IB-508]"""

    def __init__(self, seat: int, per: i64, amount: i64) -> None:
        super().__init__(f"money per {E.PER[per]} {seat} {amount}", "IB-508")
        self.seat: i64 = seat
        self.per = per
        self.amount = amount

    def run(self, s: Table) -> None:
        seat = self.seat
        if self.per == E.PER_FLAG:
            number = count(s.flags_of(seat))
        elif self.per == E.PER_FIND:
            number = s.finds[seat]
        elif self.per == E.PER_UNCONNECTED:
            number = count(s.wells[seat] & ~network.connected_wells(s, seat))
        else:
            number = count(s.wells[seat])
        transfer(s, seat, number * self.amount)


@final
class Each(Auto[Table]):
    """An effect on several players, clockwise from the starting player; ties are all meant.  [IB-507]"""

    def __init__(self, who: i64, what: str, each: list[Cell]) -> None:
        super().__init__(f"{E.WHO[who]}: {what}", "IB-507")
        self.who = who
        self.each = each

    def run(self, s: Table) -> None:
        """Find out who is meant before anything happens."""
        meant = self._meant(s)
        away = s.seats - 1
        while away >= 0:
            seat = (s.starter + away) % s.seats
            if has(meant, seat):
                s.follow(self.each[seat])
            away -= 1

    def _meant(self, s: Table) -> i64:
        if self.who == E.ALL:
            return bit(s.seats) - 1
        lowest = self.who == E.POOREST or self.who == E.FEWEST_INFLUENCE
        money = self.who == E.POOREST or self.who == E.RICHEST
        meant: i64 = 0
        best: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            value = s.cash[seat] if money else s.total_influence(seat)
            if lowest:
                value = -value
            if seat == 0 or value > best:
                best = value
                meant = 0
            if value == best:
                meant |= bit(seat)
            seat += 1
        return meant


@final
class BagRemove(Auto[Table]):
    """Cubes leave the gas bag for good, as many as there are.  [IB-105]"""

    def __init__(self, colour: i64, number: i64) -> None:
        super().__init__(f"bag remove {E.COLOURS[colour]} {number}", "IB-105")
        self.colour = colour
        self.number = number

    def run(self, s: Table) -> None:
        gone = at_most(self.number, s.black if self.colour == E.BLACK else s.white)
        if self.colour == E.BLACK:
            s.black -= gone
            s.black_gone += gone
        else:
            s.white -= gone
            s.white_gone += gone
        if s.listener is not None:
            s.tell(log.BAG, -1, {"cubes": counted(int(gone), f"{E.COLOURS[self.colour]} cube")})


@final
class Change(Auto[Table]):
    """A C card changes a figure of the actions until clean-up.  [IB-509]"""

    def __init__(self, key: i64, value: i64) -> None:
        super().__init__(f"change {E.KEYS[key]} {value}", "IB-509")
        self.key = key
        self.value = value

    def run(self, s: Table) -> None:
        if self.key < E.DELTAS:
            s.changes[self.key] += self.value
        else:
            s.changes[self.key] = self.value
