"""Thinking time by seat, computed from the times of the entries."""

from spindletop.server.domain.journal import Entry, Moved
from spindletop.server.wire.names import SeatKind
from spindletop.server.wire.parts import ClockRule

MILLI = 1000


class Clocks:
    """How much time every seat has left; times are milliseconds."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left: list[int | None] = [None] * seats
        self.kept = [0] * seats
        """What a seat had left when a bot took over, in case its holder returns."""
        self.since = 0
        self.played = 0
        """How long the table has been played, for games that end by the clock."""

    @property
    def running(self) -> bool:
        """Tell whether there is a limit at all."""
        return self.rule.kind != "none"

    def begin(self, time: int, humans: list[int]) -> None:
        """Start the clocks of the seats that people hold."""
        self.since = time
        if self.running:
            for seat in humans:
                self.left[seat] = self.rule.seconds * MILLI

    def copy(self) -> "Clocks":
        """Return a copy."""
        twin = Clocks(self.rule, 0)
        twin.left, twin.kept = list(self.left), list(self.kept)
        twin.since, twin.played = self.since, self.played
        return twin

    def reseat(self, seat: int, was: SeatKind, sits: SeatKind, time: int, playing: bool, thinking: bool) -> None:
        """Stop or start the clock of a seat that changes hands."""
        if sits != "human":
            self.hand_over(seat, time, thinking)
        elif was != "human" and playing:
            self.take_back(seat, time, thinking)

    def hand_over(self, seat: int, time: int, thinking: bool) -> None:
        """Stop the clock of a seat that a bot plays from now on."""
        left = self.left[seat]
        if left is not None:
            self.kept[seat] = max(0, left - (time - self.since if thinking else 0))
        self.left[seat] = None

    def take_back(self, seat: int, time: int, thinking: bool) -> None:
        """Start the clock of a seat whose holder returns: with what was left, and with a tenth of the bank at least."""
        if not self.running:
            return
        whole = self.rule.seconds * MILLI
        self.left[seat] = whole if self.rule.kind == "move" else max(self.kept[seat], whole // 10)
        if thinking:  # the bot has thought until now, which is not the holder's time
            self.played += max(0, time - self.since)
            self.since = max(self.since, time)

    def resume(self, time: int) -> None:
        """Ignore the time since the last entry, during which the server was away."""
        self.since = time

    def charge(self, entry: Entry, mover: int | None) -> None:
        """Charge the seat that was to move for the time until this entry."""
        elapsed = max(0, entry.time - self.since)
        self.since = max(self.since, entry.time)
        self.played += elapsed
        left = self.left[mover] if mover is not None else None
        if mover is None or left is None:
            return
        if self.rule.kind == "move":
            self.left[mover] = self.rule.seconds * MILLI
        else:
            made = self.rule.increment * MILLI if isinstance(entry, Moved) and entry.seat == mover else 0
            self.left[mover] = max(0, left - elapsed) + made

    def deadline(self, mover: int | None) -> int | None:
        """Return when the time of the seat that is to move is up."""
        left = self.left[mover] if mover is not None else None
        return None if left is None else self.since + left

    def seconds_played(self, now: int) -> int:
        """Return how long the table has been played."""
        return (self.played + max(0, now - self.since)) // MILLI
