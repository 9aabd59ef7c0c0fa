"""How an entry of the journal becomes a row of the database, and back."""

from typing import Any, get_args

import msgspec

from spindletop.server.domain.journal import Entry

TYPES: dict[str, type[Entry]] = {entry.kind: entry for entry in get_args(Entry)}
BODY = ("n", "action", "text", "seen", "last")
"""What stands at the top of a stored body; everything else that only some kinds have is under `more`."""
STORED_AS_TEXT = {"salt": "salt", "rematch": "table"}
"""What these kinds keep under the name `text`."""


class Body(msgspec.Struct):
    """The part of an entry that the database keeps as JSON."""

    n: int | None = None
    action: int | None = None
    text: str | None = None
    seen: list[int] | None = None
    last: int | None = None
    more: dict[str, Any] = {}


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Body).decode


def to_row(table: str, entry: Entry) -> dict[str, Any]:
    """Return the database row of an entry; fields that have their default value are left out."""
    fields: dict[str, Any] = msgspec.to_builtins(entry)
    row = {
        "table_id": table,
        "seq": fields.pop("seq"),
        "kind": entry.kind,
        "time": fields.pop("time", 0),
        "seat": fields.pop("seat", None),
        "move_id": fields.pop("move_id", None),
    }
    if entry.kind in STORED_AS_TEXT:
        fields["text"] = fields.pop(STORED_AS_TEXT[entry.kind])
    body = {name: fields.pop(name) for name in BODY if name in fields}
    if fields:
        body["more"] = fields
    return {**row, "body": _encode(body).decode()}


def from_row(row: Any) -> Entry:
    """Return the entry of a database row."""
    body = _decode(row.body)
    fields = {"seq": row.seq, "time": row.time, "seat": row.seat, "move_id": row.move_id, **body.more}
    fields |= {"n": body.n, "action": body.action, "seen": body.seen, "last": body.last}
    fields[STORED_AS_TEXT.get(row.kind, "text")] = body.text
    return msgspec.convert(fields, TYPES[row.kind])
