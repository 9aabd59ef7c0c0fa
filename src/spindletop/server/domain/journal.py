"""What happened at a table, entry by entry: the journal is the truth, all else is made from it."""

from typing import Any

import msgspec

MOVE = "move"
CHANCE = "chance"
POSITION_KINDS = frozenset({"start", MOVE, CHANCE, "undo", "over"})
"""Kinds of entries that change the position: the last of them is what a move must have been chosen at."""
QUIET_KINDS = frozenset({MOVE, CHANCE, "undo", "chat", "notice", "webhook"})
"""Kinds that change nothing about the table itself but its position and its log."""


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened; never changed once it is written.

    `n` is the position reached, `seen` the seats that may know the arguments (None: everybody), `last` the last entry
    written together with this one, `more` whatever else the kind needs.
    """

    seq: int
    kind: str
    time: int
    seat: int | None = None
    move_id: str | None = None
    n: int | None = None
    action: int | None = None
    text: str | None = None
    seen: list[int] | None = None
    last: int | None = None
    more: dict[str, Any] = {}


class Body(msgspec.Struct, omit_defaults=True):
    """The part of an entry that the database keeps as JSON."""

    n: int | None = None
    action: int | None = None
    text: str | None = None
    seen: list[int] | None = None
    last: int | None = None
    more: dict[str, Any] = {}


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Body)


def to_row(table: str, entry: Entry) -> dict[str, Any]:
    """Return the database row of an entry."""
    body = Body(entry.n, entry.action, entry.text, entry.seen, entry.last, entry.more)
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": entry.kind,
        "time": entry.time,
        "seat": entry.seat,
        "move_id": entry.move_id,
        "body": _encoder.encode(body).decode(),
    }


def from_row(row: Any) -> Entry:
    """Return the entry of a database row."""
    body = _decoder.decode(row.body)
    return Entry(
        row.seq,
        row.kind,
        row.time,
        row.seat,
        row.move_id,
        body.n,
        body.action,
        body.text,
        body.seen,
        body.last,
        body.more,
    )
