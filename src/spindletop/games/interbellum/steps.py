"""The steps that cards and finds are made of: each asks one player, or does one thing by itself."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.interbellum import armies, hands, log, network, orders
from spindletop.games.interbellum.chance import CARD, CUBES, DIE
from spindletop.games.interbellum.effects import (
    ALL,
    BLACK,
    COLOURS,
    DELTAS,
    FEWEST_INFLUENCE,
    FEWEST_OUT,
    KEYS,
    PER,
    PER_FIND,
    PER_FLAG,
    PER_UNCONNECTED,
    POOREST,
    RICHEST,
    SELECTORS,
    WHO,
)
from spindletop.games.interbellum.limits import at_most
from spindletop.games.interbellum.moves.actions import BUILD
from spindletop.games.interbellum.moves.favours import DISCARD, DONE, GAIN_INFLUENCE, LOSE_INFLUENCE, SHIFT_INFLUENCE
from spindletop.games.interbellum.moves.units import (
    CHOOSE_POWER,
    DECLINE,
    EXPAND,
    MOVE_ARMY,
    VOTE,
    WITHDRAW,
)
from spindletop.games.interbellum.names import POWERS
from spindletop.games.interbellum.orders import TO_EXPAND, TO_WITHDRAW
from spindletop.games.interbellum.state import Table
from spindletop.kernel.bits import bit, count, has
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.step import Auto, Cell, Decision, Draw
from spindletop.kernel.verb import AnyVerb

CITED: Final = ["IB-110", "IB-502", "IB-404"]
"""What is cited for an action out of place: at set-up, in events, in the actions."""
ALL_POWERS: Final[i64] = 31


class Choice(Decision[Table]):
    """A decision; an action that has no place in it is refused by the order of play."""

    def citing(self, s: Table) -> str:
        """Cite the clause that says whose decision it is."""
        return CITED[s.phase]


class SeatChoice(Choice):
    """A decision of one certain player."""

    def __init__(self, name: str, clause: str, seat: int, verbs: list[AnyVerb], closing: AnyVerb | None = None) -> None:
        super().__init__(f"{name} {seat}", clause, verbs, closing, skipped=True)
        self.seat: i64 = seat

    def by(self, s: Table) -> i64:
        """The player."""
        return self.seat


# Events: orders to a power


@final
class EventExpand(Choice):
    """The flag holder, or the starting player, says where a power expands; lost if it cannot.  [IB-307, IB-308]"""

    def __init__(self, power: int) -> None:
        super().__init__(f"event expand {POWERS[power]}", "IB-307", [EXPAND], skipped=True)
        self.power: i64 = power

    def by(self, s: Table) -> i64:
        """The holder of the flag."""
        return s.decider(self.power)

    def enter(self, s: Table, out: Buffer) -> bool:
        """Ask, or vote."""
        orders.brief(s, bit(self.power), 0, 0)
        if s.terms.vote and orders.settled_by_vote(s, self.power, TO_EXPAND, armies.expansions(s, self.power)):
            return False
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        return f"Where does {s.terms.box.power_names[self.power]} expand?"


@final
class EventWithdraw(Choice):
    """The flag holder, or the starting player, says which unit of a power goes home.  [IB-311]"""

    def __init__(self, power: int) -> None:
        super().__init__(f"event withdraw {POWERS[power]}", "IB-311", [WITHDRAW], skipped=True)
        self.power: i64 = power

    def by(self, s: Table) -> i64:
        """The holder of the flag."""
        return s.decider(self.power)

    def enter(self, s: Table, out: Buffer) -> bool:
        """Ask, or vote."""
        orders.brief(s, 0, 0, bit(self.power))
        if s.terms.vote and orders.settled_by_vote(s, self.power, TO_WITHDRAW, s.armies[self.power]):
            return False
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        return f"Which unit does {s.terms.box.power_names[self.power]} withdraw?"


@final
class NamePower(Choice):
    """The starting player names a power: for a blank die, or among tied ones.  [IB-505, IB-510]"""

    def __init__(self, name: str, clause: str) -> None:
        super().__init__(name, clause, [CHOOSE_POWER])

    def by(self, s: Table) -> i64:
        """The starting player."""
        return s.starter

    def prompt(self, s: Table) -> str:
        return f"Name the power that {'expands' if s.ordered == TO_EXPAND else 'withdraws'}"


@final
class Roll(Draw[Table]):
    """One roll of the power die for an order.  [IB-504]"""

    def __init__(self, ordered: i64, times: i64) -> None:
        super().__init__(f"roll {'expand' if ordered == TO_EXPAND else 'withdraw'} {times}", "IB-504", DIE)
        self.ordered = ordered
        self.times = times

    def enter(self, s: Table, out: Buffer) -> bool:
        """Note what the die is rolled for, and roll."""
        s.ordered = self.ordered
        s.times = self.times
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        return "The power die is rolled"


@final
class Extreme(Auto[Table]):
    """The power with fewest or most units outside is ordered; the starting player breaks ties.  [IB-510]"""

    def __init__(self, ordered: i64, power: i64, times: i64) -> None:
        super().__init__(f"{SELECTORS[power]} {ordered} {times}", "IB-510")
        self.ordered = ordered
        self.power = power
        self.times = times
        self.tie = NamePower("tie", "IB-510")

    def run(self, s: Table) -> None:
        """Find the power, or have it named."""
        s.ordered = self.ordered
        s.times = self.times
        found = armies.fewest_outside(s) if self.power == FEWEST_OUT else armies.most_outside(s)
        if count(found) == 1:
            orders.give(s, orders.first(found))
        elif found != 0:
            s.candidates = found
            s.push(self.tie)


@final
class Ballot(SeatChoice):
    """A player votes with influence.  [IB-R10]"""

    def __init__(self, seat: int) -> None:
        super().__init__("vote", "IB-R10", seat, [VOTE])

    def prompt(self, s: Table) -> str:
        what = "expansion" if s.ordered == TO_EXPAND else "withdrawal"
        return f"Vote on the {what} of {s.terms.box.power_names[s.balloted]}"


@final
class CountVotes(Auto[Table]):
    """The target with most votes is used; at a tie the flag holder picks.  [IB-R10]"""

    def __init__(self, tie: "VoteBreak") -> None:
        super().__init__("count votes", "IB-R10")
        self.tie = tie

    def run(self, s: Table) -> None:
        best = orders.leaders(s)
        if count(best) == 1:
            orders.carry_out(s, s.decider(s.balloted), orders.first(best))
        else:
            s.targets = best
            s.push(self.tie)


@final
class VoteBreak(Choice):
    """The flag holder picks among the tied targets.  [IB-R10]"""

    def __init__(self) -> None:
        super().__init__("vote break", "IB-R10", [VOTE])

    def by(self, s: Table) -> i64:
        """The holder of the flag."""
        return s.decider(s.balloted)

    def prompt(self, s: Table) -> str:
        return "The vote is tied: pick a target"


# For one player


@final
class Gain(SeatChoice):
    """One influence in a power of choice; lost without a cube.  [IB-202]"""

    def __init__(self, seat: int) -> None:
        super().__init__("gain influence", "IB-202", seat, [GAIN_INFLUENCE])

    def prompt(self, s: Table) -> str:
        return "Gain one influence"


@final
class Lose(SeatChoice):
    """One influence of choice is lost.  [IB-202]"""

    def __init__(self, seat: int) -> None:
        super().__init__("lose influence", "IB-202", seat, [LOSE_INFLUENCE])

    def prompt(self, s: Table) -> str:
        return "Lose one influence"


@final
class DiscardOne(SeatChoice):
    """One action card of choice is discarded.  [IB-507]"""

    def __init__(self, seat: int) -> None:
        super().__init__("discard", "IB-507", seat, [DISCARD])

    def prompt(self, s: Table) -> str:
        return "Discard one action card"


@final
class DrawCard(Draw[Table]):
    """A player draws one action card; without any card the draw is lost.  [IB-652]"""

    def __init__(self, seat: int) -> None:
        super().__init__(f"draw card {seat}", "IB-652", CARD)
        self.seat: i64 = seat

    def enter(self, s: Table, out: Buffer) -> bool:
        """Draw, if there is a card."""
        if not hands.ready(s):
            return False
        s.subject = self.seat
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        return "An action card is drawn"


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

    def prompt(self, s: Table) -> str:
        return f"{s.drawing} cubes are drawn from the gas bag"


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
        super().__init__(f"money per {PER[per]} {seat} {amount}", "IB-508")
        self.seat: i64 = seat
        self.per = per
        self.amount = amount

    def run(self, s: Table) -> None:
        seat = self.seat
        if self.per == PER_FLAG:
            number = count(s.flags_of(seat))
        elif self.per == PER_FIND:
            number = s.finds[seat]
        elif self.per == PER_UNCONNECTED:
            number = count(s.wells[seat] & ~network.connected_wells(s, seat))
        else:
            number = count(s.wells[seat])
        transfer(s, seat, number * self.amount)


@final
class Each(Auto[Table]):
    """An effect on several players, clockwise from the starting player; ties are all meant.  [IB-507]"""

    def __init__(self, who: i64, what: str, each: list[Cell]) -> None:
        super().__init__(f"{WHO[who]}: {what}", "IB-507")
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
        if self.who == ALL:
            return bit(s.seats) - 1
        lowest = self.who == POOREST or self.who == FEWEST_INFLUENCE
        money = self.who == POOREST or self.who == RICHEST
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
        super().__init__(f"bag remove {COLOURS[colour]} {number}", "IB-105")
        self.colour = colour
        self.number = number

    def run(self, s: Table) -> None:
        gone = at_most(self.number, s.black if self.colour == BLACK else s.white)
        if self.colour == BLACK:
            s.black -= gone
            s.black_gone += gone
        else:
            s.white -= gone
            s.white_gone += gone
        if s.listener is not None:
            s.tell(log.BAG, -1, {"count": int(gone), "colour": COLOURS[self.colour]})


@final
class Change(Auto[Table]):
    """A C card changes a figure of the actions until clean-up.  [IB-509]"""

    def __init__(self, key: i64, value: i64) -> None:
        super().__init__(f"change {KEYS[key]} {value}", "IB-509")
        self.key = key
        self.value = value

    def run(self, s: Table) -> None:
        if self.key < DELTAS:
            s.changes[self.key] += self.value
        else:
            s.changes[self.key] = self.value


# Action cards and the fifth find


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
        super().__init__("card oust" if ousting else "card expand", "IB-306", seat, [EXPAND])
        self.ousting: i64 = 1 if ousting else 0

    def enter(self, s: Table, out: Buffer) -> bool:
        """Give the player the powers of his flags."""
        orders.brief(s, s.flags_of(self.seat), 0, 0)
        s.ousting = self.ousting
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        return "Expand a power whose flag you hold"


@final
class Ultimatum(SeatChoice):
    """A power whose flag the player holds expands or moves one unit.  [IB-309, IB-310]"""

    def __init__(self, seat: int, ousting: bool) -> None:
        super().__init__("card ultimatum" if ousting else "card sortie", "IB-306", seat, [EXPAND, MOVE_ARMY])
        self.ousting: i64 = 1 if ousting else 0

    def enter(self, s: Table, out: Buffer) -> bool:
        """Give the player the powers of his flags."""
        flags = s.flags_of(self.seat)
        orders.brief(s, flags, flags, 0)
        s.ousting = self.ousting
        s.taken = 0
        s.most = 0
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        return "Expand or move one unit into a territory held by another power"


@final
class GasExpand(SeatChoice):
    """The fifth find: expand for a flag held, or move for one that cannot expand, or decline.  [IB-627]"""

    def __init__(self, seat: int) -> None:
        super().__init__("gas expand", "IB-627", seat, [EXPAND, MOVE_ARMY, DECLINE], DECLINE)

    def enter(self, s: Table, out: Buffer) -> bool:
        """Give the player the powers of his flags; those that cannot expand may move."""
        flags = s.flags_of(self.seat)
        orders.brief(s, flags, flags & ~armies.expandable(s, flags), 0)
        s.voluntary = 1
        s.taken = 0
        s.most = 0
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        return "Expand one unit, or decline"


@final
class CardWithdraw(SeatChoice):
    """The player withdraws any unit.  [IB-311]"""

    def __init__(self, seat: int) -> None:
        super().__init__("card withdraw", "IB-311", seat, [WITHDRAW])

    def enter(self, s: Table, out: Buffer) -> bool:
        """Lay every unit open."""
        orders.brief(s, 0, 0, ALL_POWERS)
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        return "Withdraw any one unit"


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
