"""When a table needs the server next: a bot is to move, a seat's time is up, or play begins by itself."""

from spindletop.server.domain.clocks import Clocks
from spindletop.server.domain.journal import (
    ClockResumed,
    GameEnded,
    GameStarted,
    Moved,
    MovesUndone,
    PositionEntry,
    SeatChanged,
    TimeRanOut,
)
from spindletop.server.domain.outcome import Outcome
from spindletop.server.domain.table import Table
from spindletop.server.wire.names import SeatKind

UNKNOWN = -1
"""Another process has written: whatever time it stored, the next write here stores the right one."""
LESSON_KEPT = 48 * 3600 * 1000
"""For how many milliseconds a table is kept on which a lesson was learned; the server removes it then."""
CLOSE_ENOUGH = 1000
"""A stored time may be so many milliseconds early before it is written anew."""


def mover_after(table: Table, outcome: Outcome) -> int | None:
    """Return the seat that is to move once an outcome is taken in; nobody if that ends the game."""
    state = outcome.state or table.state
    playing = table.status == "playing" or any(isinstance(entry, GameStarted) for entry in outcome.entries)
    if state is None or not playing or any(isinstance(entry, GameEnded) for entry in outcome.entries):
        return None
    if any(isinstance(entry, MovesUndone) for entry in outcome.entries):
        return outcome.entries[0].seat
    return int(state.mover) if state.mover >= 0 else None


def due_after(table: Table, outcome: Outcome) -> int | None:
    """Return when the server must look at a table once an outcome is taken in; None if everything is up to people."""
    if table.terms.lesson:
        # Chance and rivals answer together with the learner's move; what is left is to remove what was given up.
        return (outcome.entries or table.entries)[-1].time + LESSON_KEPT
    kinds = seat_kinds_after(table, outcome)
    if table.status == "open" and not any(isinstance(entry, GameStarted) for entry in outcome.entries):
        return None if "open" in kinds else table.begins
    mover = mover_after(table, outcome)
    if mover is None:
        return None
    if kinds[mover] == "bot":
        return (outcome.entries or table.entries)[-1].time
    waiting = table.seats[mover].out_of_time or any(isinstance(entry, TimeRanOut) for entry in outcome.entries)
    if waiting and not any(isinstance(entry, Moved | SeatChanged | MovesUndone) for entry in outcome.entries):
        return None  # the others vote
    return clocks_after(table, outcome).deadline(mover)


def must_store(stored: int | None, due: int | None) -> bool:
    """Tell whether a time must be written, given the one that is stored."""
    if stored is None or due is None:
        return stored != due
    return not 0 <= due - stored < CLOSE_ENOUGH


def seat_kinds_after(table: Table, outcome: Outcome) -> list[SeatKind]:
    """Return who sits where once an outcome is taken in."""
    kinds = [seat.kind for seat in table.seats]
    for entry in outcome.entries:
        if isinstance(entry, SeatChanged):
            kinds[entry.seat] = entry.sits
    return kinds


def clocks_after(table: Table, outcome: Outcome) -> Clocks:
    """Return the clocks as they stand once an outcome is taken in."""
    clocks = table.clocks.copy()
    kinds = [seat.kind for seat in table.seats]
    mover, playing = table.mover, table.status == "playing"
    for entry in outcome.entries:
        if playing and isinstance(entry, PositionEntry):
            clocks.charge(entry, mover)
        if isinstance(entry, GameStarted):
            playing = True
            clocks.begin(entry.time, [seat for seat, kind in enumerate(kinds) if kind == "human"])
        elif isinstance(entry, SeatChanged):
            was, kinds[entry.seat] = kinds[entry.seat], entry.sits
            clocks.reseat(entry.seat, was, entry.sits, entry.time, playing, mover == entry.seat)
        elif isinstance(entry, ClockResumed):
            clocks.resume(entry.time)
    return clocks
