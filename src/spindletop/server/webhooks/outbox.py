"""Calls that are owed to seats with a webhook: written together with the move that makes it their turn."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Executable, delete, insert, select, tuple_, update

from spindletop.server.domain.journal import POSITION_KINDS, Entry
from spindletop.server.domain.table import Table
from spindletop.server.storage.schema import CALLS

LEASE = 120_000
"""So many milliseconds are left to the process that took a call upon itself before another one may take it over."""
AT_ONCE = 200


class Call(msgspec.Struct, frozen=True):
    """One seat that is to be told that it is its turn; a later call to the same seat takes its place."""

    table: str
    seat: int
    seq: int
    attempts: int = 0


def pending(table: Table, mover: int | None, entries: Sequence[Entry]) -> Call | None:
    """Return the call that is owed to the seat which is to move after these entries, if it wants one."""
    if mover is None or not table.webhooks.get(mover) or table.seats[mover].kind != "human":
        return None
    if not entries or entries[0].seat == mover or not any(entry.kind in POSITION_KINDS for entry in entries):
        return None
    return Call(table.terms.id, mover, entries[-1].seq)


def still_pending(table: Table, call: Call) -> bool:
    """Tell whether the seat still waits to be told: it has not moved, and has a webhook."""
    return table.mover == call.seat and table.seats[call.seat].kind == "human" and bool(table.webhooks.get(call.seat))


def enqueue(call: Call, now: int) -> list[Executable]:
    """Return how a call is noted; the process that writes it makes it."""
    row = {"table_id": call.table, "seat": call.seat, "seq": call.seq, "attempts": 0, "due": now + LEASE}
    return [delete(CALLS).where(_seat(call.table, call.seat)), insert(CALLS).values(row)]


def complete(call: Call) -> Executable:
    """Return how a call that was made or given up is struck off."""
    return delete(CALLS).where(_seat(call.table, call.seat) & (CALLS.c.seq == call.seq))


def retry_later(call: Call, attempts: int, due: int) -> Executable:
    """Return how a call that did not get through is kept for later."""
    here = _seat(call.table, call.seat) & (CALLS.c.seq == call.seq)
    return update(CALLS).where(here).values(attempts=attempts, due=due)


def claim(now: int, before: int) -> Executable:
    """Return how the calls that were due before a time are taken over, some at once, each by one process alone."""
    key = tuple_(CALLS.c.table_id, CALLS.c.seat)
    due = select(CALLS.c.table_id, CALLS.c.seat).where(CALLS.c.due <= before).order_by(CALLS.c.due).limit(AT_ONCE)
    taken = update(CALLS).where(key.in_(due) & (CALLS.c.due <= before)).values(due=now + LEASE)
    return taken.returning(CALLS.c.table_id, CALLS.c.seat, CALLS.c.seq, CALLS.c.attempts)


def _seat(table: str, seat: int) -> ColumnElement[bool]:
    return (CALLS.c.table_id == table) & (CALLS.c.seat == seat)
