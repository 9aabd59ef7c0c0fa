"""The course of a game as it is played: turns, idle ones among them, who leads at the start of each, and uses."""

from dataclasses import dataclass, field

from spindletop.bots.pass_bot import QUIET
from spindletop.kernel.game import AnyGame
from spindletop.kernel.luck import BY_SEAT
from spindletop.kernel.state import State
from spindletop.kernel.verb import Deal
from spindletop.lab.components import Components

QUARTERS = 4
QUIET_BEGINNINGS = ("pass_", "end_", "decline_", "keep_")


@dataclass
class Course:
    """What is noted while a game is played."""

    game: AnyGame
    components: Components
    seats: int
    turns: int = 0
    decisions: int = 0
    order: list[int] = field(default_factory=list)
    idle: list[bool] = field(default_factory=list)
    leaders: list[int] = field(default_factory=list)
    ranks: list[list[float]] = field(default_factory=list)
    uses: dict[str, list[int]] = field(default_factory=dict)
    first_uses: dict[str, int] = field(default_factory=dict)
    actions: list[int] = field(default_factory=list)

    def begin_turn(self, state: State) -> None:
        """Note a new turn, and how the seats stand."""
        self.turns += 1
        self.idle.append(True)
        values = [self.game.insight.evaluate(state, seat) for seat in range(self.seats)]
        self.ranks.append(values)
        best = max(values)
        before = self.leaders[-1] if self.leaders else -1
        self.leaders.append(before if before >= 0 and values[before] == best else values.index(best))

    def played(self, state: State, action: int, seat: int) -> None:
        """Note an action before it is carried out."""
        self.actions.append(action)
        used = self.components.used_by(action)
        if seat >= 0:
            if seat not in self.order:
                self.order.append(seat)
            if self.idle and seat == state.turn and not is_quiet(used[0]):
                self.idle[-1] = False
        whose = seat if seat >= 0 else self._receiver(state, action)
        for name in used:
            row = self.uses.get(name)
            if row is None:
                row = self.uses[name] = [0] * self.seats
                self.first_uses[name] = self.turns
            row[whose if 0 <= whose < self.seats else 0] += 1

    def _receiver(self, state: State, action: int) -> int:
        """Return whose matter it is what chance brings: the seat that it is dealt to, or whose turn it is."""
        deal = state.vocabulary.verb(action)
        luck = deal.luck(state) if isinstance(deal, Deal) else None
        return int(luck.number) if luck is not None and luck.scope == BY_SEAT else int(state.turn)

    def order_of_play(self) -> list[int]:
        """Return the seats in the order of their first moves."""
        return self.order + [seat for seat in range(self.seats) if seat not in self.order]

    def idle_by_quarter(self) -> list[float]:
        """Return, for each quarter of the turns, the share in which nothing but passing was done."""
        n = len(self.idle)
        shares = []
        for quarter in range(QUARTERS):
            part = self.idle[n * quarter // QUARTERS : n * (quarter + 1) // QUARTERS]
            shares.append(sum(part) / len(part) if part else 0.0)
        return shares

    def longest_idle(self) -> int:
        """Return the longest run of idle turns."""
        longest = run = 0
        for idle in self.idle:
            run = run + 1 if idle else 0
            longest = max(longest, run)
        return longest

    def lead_changes(self) -> int:
        """Return how often another seat took the lead."""
        return sum(one != other for one, other in zip(self.leaders, self.leaders[1:], strict=False))

    def decided_at(self, winners: list[int]) -> float:
        """Return the share of the turns after which a later winner led to the end."""
        at = len(self.leaders)
        while at > 0 and self.leaders[at - 1] in winners:
            at -= 1
        return at / len(self.leaders) if self.leaders else 0.0

    def comeback(self, winners: list[int]) -> bool:
        """Return whether a winner stood last at half time."""
        if not self.ranks:
            return False
        half = self.ranks[len(self.ranks) // 2]
        return any(half[seat] == min(half) < max(half) for seat in winners)


def is_quiet(verb: str) -> bool:
    """Return whether a verb does nothing."""
    return verb in QUIET or verb.startswith(QUIET_BEGINNINGS)
