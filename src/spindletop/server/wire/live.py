"""Messages of the live connection: what a client says, and what the server says."""

from msgspec import Struct

from spindletop.server.wire.answers import Position, ProblemBody, SeenEntry, TableNews, TableSeen
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


class Snapshot(Struct, tag="snapshot"):
    """The whole table, in answer to a hello."""

    table: TableSeen


class Update(Struct, tag="update"):
    """What is new since entry `after`; a partial position leaves out the parts of the view that are as before."""

    after: int
    seq: int
    at: int
    entries: list[SeenEntry]
    position: Position | None
    partial: bool
    table: TableNews | None


class LivePresence(Struct, tag="presence"):
    """Who is connected: seats, and how many look on."""

    seats: list[int]
    watching: int


class Pong(Struct, tag="pong"):
    """Somebody is there."""

    ref: str


class LiveDone(Struct, tag="done"):
    """What was asked for with a ref is done: the last entry, and the revision of the table."""

    ref: str
    seq: int
    at: int


class Refused(Struct, tag="problem"):
    """What was asked for is not done; the connection stays."""

    ref: str
    problem: ProblemBody


class Bye(Struct, tag="bye"):
    """Why the server ends the connection."""

    problem: ProblemBody


FromServer = Snapshot | Update | LivePresence | Pong | LiveDone | Refused | Bye
