"""Messages that a client sends over the live connection."""

from msgspec import Struct

from spindletop.server.wire.requests import ChatBody, Count, MoveBody, Ref, UndoBody


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """Who listens, and from where on."""

    token: str | None = None
    after: Count | None = None
    partial: bool = False
    ref: Ref = ""


class LiveMove(MoveBody, tag="move", forbid_unknown_fields=True):
    """A decision."""

    ref: Ref = ""


class LiveUndo(UndoBody, tag="undo", forbid_unknown_fields=True):
    """Decisions to be taken back."""

    ref: Ref = ""


class LiveChat(ChatBody, tag="chat", forbid_unknown_fields=True):
    """Something said to the table."""

    ref: Ref = ""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    ref: Ref = ""


FromClient = Hello | LiveMove | LiveUndo | LiveChat | Ping
