"""When a table needs the server next: a bot is to move, a seat's time is up, or play begins by itself."""

from spindletop.server.domain.clocks import Clocks
from spindletop.server.domain.journal import POSITION_KINDS
from spindletop.server.domain.table import Outcome, Table

UNKNOWN = -1
"""Another process has written: whatever it has noted, the right time is written next."""
NEAR = 1000
"""A time that is noted so many milliseconds too early is as good: it is not written anew."""


def mover_after(table: Table, outcome: Outcome) -> int | None:
    """Return the seat that is to move once an outcome is taken in; nobody if that ends the game."""
    kinds = {entry.kind for entry in outcome.entries}
    state = outcome.after or table.state
    playing = table.status == "playing" or "start" in kinds
    if state is None or not playing or "over" in kinds:
        return None
    if "undo" in kinds:
        return outcome.entries[0].seat
    return int(state.mover) if state.mover >= 0 else None


def due_after(table: Table, outcome: Outcome) -> int | None:
    """Return when the server must look at a table once an outcome is taken in; None if everything is up to people."""
    kinds = kinds_after(table, outcome)
    if table.status == "open" and not any(entry.kind == "start" for entry in outcome.entries):
        return None if "open" in kinds else table.begins
    mover = mover_after(table, outcome)
    if mover is None:
        return None
    if kinds[mover] == "bot":
        return (outcome.entries or table.entries)[-1].time
    waiting = table.seats[mover].out_of_time or any(entry.kind == "time" for entry in outcome.entries)
    if waiting and not any(entry.kind in {"move", "seat", "undo"} for entry in outcome.entries):
        return None  # the others vote
    return clocks_after(table, outcome).deadline(mover)


def worth_noting(noted: int | None, due: int | None) -> bool:
    """Tell whether a time must be written, given the one that is."""
    if noted is None or due is None:
        return noted != due
    return not 0 <= due - noted < NEAR


def kinds_after(table: Table, outcome: Outcome) -> list[str]:
    """Return who sits where once an outcome is taken in: open, human or bot."""
    kinds = [seat.kind for seat in table.seats]
    for entry in outcome.entries:
        if entry.kind == "seat":
            kinds[entry.seat or 0] = entry.more.get("sits", kinds[entry.seat or 0])
    return kinds


def clocks_after(table: Table, outcome: Outcome) -> Clocks:
    """Return the clocks as they stand once an outcome is taken in."""
    clocks = table.clocks.copy()
    kinds = [seat.kind for seat in table.seats]
    mover, playing = table.mover, table.status == "playing"
    for entry in outcome.entries:
        if playing and entry.kind in POSITION_KINDS:
            clocks.charge(entry, mover)
        if entry.kind == "start":
            playing = True
            clocks.begin(entry.time, [seat for seat, kind in enumerate(kinds) if kind == "human"])
        elif entry.kind == "seat":
            seat = entry.seat or 0
            was, kinds[seat] = kinds[seat], entry.more.get("sits", kinds[seat])
            clocks.reseat(seat, was, kinds[seat], entry.time, playing, mover == seat)
        elif entry.kind == "resume":
            clocks.resume(entry.time)
    return clocks
