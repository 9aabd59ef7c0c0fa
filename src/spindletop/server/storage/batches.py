"""What is written for a new table, and for the outcome of a command."""

from collections.abc import Sequence
from typing import Any

import msgspec

from spindletop.server.domain.due import due_after, mover_after, must_store
from spindletop.server.domain.journal import QUIET_KINDS, Entry, GameEnded, GameStarted, SeatChanged
from spindletop.server.domain.outcome import Outcome
from spindletop.server.domain.table import Table
from spindletop.server.storage.write_batch import WriteBatch
from spindletop.server.webhooks.outbox import enqueue, pending


def new_table_batch(table: Table) -> WriteBatch:
    """Return everything that must be written for a new table."""
    terms = table.terms
    batch = WriteBatch(terms.id, list(table.entries))
    card = card_after(table, [])
    table.due = card["due"] = due_after(table, Outcome([]))
    batch.new_table = {
        "id": terms.id,
        "game": terms.game,
        "public": terms.public,
        "created": terms.created,
        "deed": msgspec.json.encode(terms).decode(),
        "terms": msgspec.json.encode(msgspec.structs.replace(terms, edition_data=None)).decode(),
        "seed": table.seed.hex(),
        "host_hash": table.host_hash,
        "invitation_hash": table.invitation_hash,
        **card,
    }
    batch.new_seats = [
        {"table_id": terms.id, "seat": seat, "token_hash": held, "webhook": table.webhooks.get(seat, "")}
        for seat, held in sorted(table.holders.items())
    ]
    call = pending(table, table.mover, table.entries)
    if call is not None:
        batch.statements += enqueue(call, terms.created)
    return batch


def outcome_batch(table: Table, outcome: Outcome, now: int) -> WriteBatch:
    """Return what must be written for the outcome of a command at a table that has not taken it in yet."""
    batch = WriteBatch(table.terms.id, outcome.entries)
    holder = outcome.holder
    if holder is not None:
        row = {"table_id": table.terms.id, "seat": holder.seat}
        batch.new_seats = [{**row, "token_hash": holder.token_hash, "webhook": holder.webhook}]
    batch.freed = outcome.freed
    batch.webhook = outcome.webhook
    call = pending(table, mover_after(table, outcome), outcome.entries)
    if call is not None:
        batch.statements += enqueue(call, now)
    if any(entry.kind not in QUIET_KINDS for entry in outcome.entries):
        batch.card = card_after(table, outcome.entries)
    due = due_after(table, outcome)
    if must_store(table.due, due):
        batch.card = {**(batch.card or {}), "due": due}
    return batch


def card_after(table: Table, entries: Sequence[Entry]) -> dict[str, Any]:
    """Return what the lobby will show once these entries are taken in."""
    seats = [msgspec.structs.replace(seat) for seat in table.seats]
    status = table.status
    for entry in entries:
        if isinstance(entry, SeatChanged):
            seat = seats[entry.seat]
            seat.kind, seat.name, seat.bot = entry.sits, entry.name, entry.bot
        elif isinstance(entry, GameStarted):
            status = "playing"
        elif isinstance(entry, GameEnded):
            status = "over"
    return {
        "state": status,
        "free": sum(seat.kind == "open" for seat in seats),
        "seats": msgspec.json.encode(seats).decode(),
    }
