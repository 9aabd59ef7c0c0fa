"""The fixed words of the protocol and the journal: a misspelt one is a type error."""

from typing import Literal

TableStatus = Literal["open", "playing", "over", "stopped"]
"""Stopped is a table whose rules are no longer installed: it can be looked at and exported."""
StartMode = Literal["full", "host"]
"""Whether play begins when the last seat is taken, or when the host says so."""
SeatKind = Literal["open", "human", "bot"]
SeatChange = Literal["taken", "freed", "renamed", "returned", "bot", "left", "timeout", "voted"]
"""Why somebody else sits there, or under another name."""
EntryKind = Literal[
    "open",
    "seat",
    "salt",
    "start",
    "move",
    "chance",
    "undo",
    "chat",
    "notice",
    "webhook",
    "time",
    "resume",
    "agree",
    "vote",
    "over",
    "rematch",
]
ProblemCode = Literal[
    "bad_request",
    "bad_token",
    "forbidden",
    "not_found",
    "method_not_allowed",
    "stale",
    "refused",
    "not_now",
    "seat_taken",
    "nothing_to_undo",
    "secret",
    "not_playable",
    "too_large",
    "not_json",
    "bad_edition",
    "bad_record",
    "bad_options",
    "bad_seats",
    "bad_bot",
    "bad_webhook",
    "bad_clock",
    "too_many",
    "server_error",
    "unavailable",
]
