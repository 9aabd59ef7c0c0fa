"""The outbox of webhook calls: written together with the move that makes it a seat's turn."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Executable, delete, insert, select, tuple_, update

from spindletop.server.domain.journal import Entry, PositionEntry
from spindletop.server.domain.table import Table
from spindletop.server.storage.schema import CALLS

LEASE = 120_000
"""For how many milliseconds a call belongs to the process that claimed it."""
AT_ONCE = 200


class Call(msgspec.Struct, frozen=True):
    """One seat that is to be told that it is its turn; a later call to the same seat replaces it."""

    table: str
    seat: int
    seq: int
    attempts: int = 0


def pending(table: Table, mover: int | None, entries: Sequence[Entry]) -> Call | None:
    """Return the call to the seat that is to move after these entries, if it has a webhook."""
    if mover is None or not table.webhooks.get(mover) or table.seats[mover].kind != "human":
        return None
    if not entries or entries[0].seat == mover or not any(isinstance(entry, PositionEntry) for entry in entries):
        return None
    return Call(table=table.terms.id, seat=mover, seq=entries[-1].seq)


def still_pending(table: Table, call: Call) -> bool:
    """Tell whether a call is still needed: the seat has not moved, and has a webhook."""
    return table.mover == call.seat and table.seats[call.seat].kind == "human" and bool(table.webhooks.get(call.seat))


def enqueue(call: Call, now: int) -> list[Executable]:
    """Return the statements that store a call, claimed by the process that writes it."""
    row = {"table_id": call.table, "seat": call.seat, "seq": call.seq, "attempts": 0, "due": now + LEASE}
    return [delete(CALLS).where(_seat(call.table, call.seat)), insert(CALLS).values(row)]


def complete(call: Call) -> Executable:
    """Return the statement that removes a call that was made or given up."""
    return delete(CALLS).where(_seat(call.table, call.seat) & (CALLS.c.seq == call.seq))


def retry_later(call: Call, attempts: int, due: int) -> Executable:
    """Return the statement that keeps a failed call for another attempt."""
    here = _seat(call.table, call.seat) & (CALLS.c.seq == call.seq)
    return update(CALLS).where(here).values(attempts=attempts, due=due)


def claim(now: int, before: int) -> Executable:
    """Return the statement that claims calls due before a time, each for one process alone."""
    key = tuple_(CALLS.c.table_id, CALLS.c.seat)
    due = select(CALLS.c.table_id, CALLS.c.seat).where(CALLS.c.due <= before).order_by(CALLS.c.due).limit(AT_ONCE)
    taken = update(CALLS).where(key.in_(due) & (CALLS.c.due <= before)).values(due=now + LEASE)
    return taken.returning(CALLS.c.table_id, CALLS.c.seat, CALLS.c.seq, CALLS.c.attempts)


def _seat(table: str, seat: int) -> ColumnElement[bool]:
    return (CALLS.c.table_id == table) & (CALLS.c.seat == seat)
