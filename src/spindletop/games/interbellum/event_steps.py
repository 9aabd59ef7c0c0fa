"""Steps of the A cards: orders to a power, by its flag holder, by die, by units outside, or by vote."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.games.interbellum import armies, orders
from spindletop.games.interbellum import reasons as R
from spindletop.games.interbellum.chance import DIE
from spindletop.games.interbellum.components import BLANK
from spindletop.games.interbellum.decisions import Choice, SeatChoice, VoteBreak
from spindletop.games.interbellum.effects import FEWEST_OUT, SELECTORS
from spindletop.games.interbellum.moves.units import CHOOSE_POWER, EXPAND, VOTE, WITHDRAW
from spindletop.games.interbellum.names import MOST_SEATS, POWER_COUNT, POWERS, TERRITORY_COUNT
from spindletop.games.interbellum.orders import TO_EXPAND, TO_WITHDRAW
from spindletop.games.interbellum.state import Table
from spindletop.kernel.bits import bit, count
from spindletop.kernel.buffer import Buffer, zeros
from spindletop.kernel.state import NOBODY
from spindletop.kernel.step import AnyStep, Auto, Draw
from spindletop.kernel.verb import AnyVerb


class PowerOrder(Choice):
    """The flag holder of a power, or the starting player, carries out what an event orders."""

    def __init__(self, name: str, clause: str, verb: AnyVerb, power: int) -> None:
        super().__init__(f"event {name} {POWERS[power]}", clause, [verb], skipped=True)
        self.power: i64 = power

    def by(self, s: Table) -> i64:
        """The holder of the flag."""
        return s.decider(self.power)


@final
class EventExpand(PowerOrder):
    """The flag holder, or the starting player, says where a power expands; lost if it cannot.  [IB-307, IB-308]"""

    def __init__(self, power: int) -> None:
        super().__init__("expand", "IB-307", EXPAND, power)

    def enter(self, s: Table, out: Buffer) -> bool:
        """Ask, or vote."""
        orders.brief(s, bit(self.power), 0, 0)
        if s.terms.vote and settled_by_vote(s, self.power, TO_EXPAND, armies.expansions(s, self.power)):
            return False
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        return f"Where does {s.terms.box.power_names[self.power]} expand?"


@final
class EventWithdraw(PowerOrder):
    """The flag holder, or the starting player, says which unit of a power goes home.  [IB-311]"""

    def __init__(self, power: int) -> None:
        super().__init__("withdraw", "IB-311", WITHDRAW, power)

    def enter(self, s: Table, out: Buffer) -> bool:
        """Ask, or vote."""
        orders.brief(s, 0, 0, bit(self.power))
        if s.terms.vote and settled_by_vote(s, self.power, TO_WITHDRAW, s.armies[self.power]):
            return False
        return super().enter(s, out)

    def prompt(self, s: Table) -> str:
        return f"Which unit does {s.terms.box.power_names[self.power]} withdraw?"


def settled_by_vote(s: Table, power: i64, ordered: i64, targets: i64) -> bool:
    """Begin a vote, or carry out a single target; False if there is nothing to vote on or nobody to vote (IB-R10)."""
    if targets == 0:
        return False
    s.balloted = power
    s.ordered = ordered
    if count(targets) == 1:
        orders.carry_out(s, s.decider(power), orders.first(targets))
        return True
    if s.flags[power] == NOBODY:
        return False
    s.targets = targets
    s.votes = zeros(TERRITORY_COUNT)
    s.push(COUNT_VOTES)
    away = s.seats - 1
    while away >= 0:
        seat = (s.starter + away) % s.seats
        if s.standing(seat, power) > 0:
            s.push(VOTES[seat])
        away -= 1
    return True


def give(s: Table, power: i64) -> None:
    """Order a power to expand or to withdraw, as often as the card says (IB-504, IB-510)."""
    step = EVENT_EXPAND[power] if s.ordered == TO_EXPAND else EVENT_WITHDRAW[power]
    done: i64 = 0
    while done < s.times:
        s.push(step)
        done += 1


class NamePower(Choice):
    """The starting player names one of the tied powers.  [IB-510]"""

    def __init__(self, name: str, clause: str) -> None:
        super().__init__(name, clause, [CHOOSE_POWER])

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        """Let the order go to this power."""
        give(s, x)

    def by(self, s: Table) -> i64:
        """The starting player."""
        return s.starter

    def prompt(self, s: Table) -> str:
        return f"Name the power that {'expands' if s.ordered == TO_EXPAND else 'withdraws'}"


@final
class NameForBlank(NamePower):
    """The starting player names a power for a blank die, none that has come up on this card.  [IB-505, IB-506]"""

    def refuse(self, s: Table, verb: AnyVerb, x: i64) -> i64:
        why = super().refuse(s, verb, x)
        return R.ALREADY_ROLLED if why == R.NOT_TIED else why  # IB-506

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        s.shown |= bit(x)
        super().after(s, verb, x)


@final
class Roll(Draw[Table]):
    """One roll of the power die for an order.  [IB-504]"""

    def __init__(self, ordered: i64, times: i64) -> None:
        super().__init__(
            f"roll {'expand' if ordered == TO_EXPAND else 'withdraw'} {times}",
            "IB-504",
            DIE,
            prompt="The power die is rolled",
        )
        self.ordered = ordered
        self.times = times

    def enter(self, s: Table, out: Buffer) -> bool:
        """Note what the die is rolled for, and roll."""
        s.ordered = self.ordered
        s.times = self.times
        return super().enter(s, out)

    def after(self, s: Table, verb: AnyVerb, x: i64) -> None:
        """Order the power that came up; for a blank it is named."""
        if x == BLANK:
            s.push(NAME_POWER)  # IB-505
        else:
            give(s, x)


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
            give(s, orders.first(found))
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

    def __init__(self, tie: VoteBreak) -> None:
        super().__init__("count votes", "IB-R10")
        self.tie = tie

    def run(self, s: Table) -> None:
        best = orders.leaders(s)
        if count(best) == 1:
            orders.carry_out(s, s.decider(s.balloted), orders.first(best))
        else:
            s.targets = best
            s.push(self.tie)


EVENT_EXPAND: Final[list[AnyStep]] = [EventExpand(power) for power in range(POWER_COUNT)]
EVENT_WITHDRAW: Final[list[AnyStep]] = [EventWithdraw(power) for power in range(POWER_COUNT)]
NAME_POWER: Final = NameForBlank("name power", "IB-505")
VOTES: Final[list[AnyStep]] = [Ballot(seat) for seat in range(MOST_SEATS)]
COUNT_VOTES: Final = CountVotes(VoteBreak("vote break", "IB-R10", [VOTE], prompt="The vote is tied: pick a target"))
