"""The bodies of requests; the server refuses whatever does not fit them."""

from typing import Annotated

from msgspec import Meta, Struct

from spindletop.kernel.options import Value
from spindletop.server.wire.names import SeatKind, StartMode
from spindletop.server.wire.parts import ClockRule

Name = Annotated[str, Meta(max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
Salt = Annotated[str, Meta(max_length=64)]
Url = Annotated[str, Meta(max_length=500)]
Spec = Annotated[str, Meta(min_length=1, max_length=200)]
MoveId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[!-~]+$")]
SeatId = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[!-~]+$")]
Ref = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Toml = Annotated[str, Meta(max_length=256 * 1024)]
RecordText = Annotated[str, Meta(max_length=1024 * 1024)]


class Request(Struct, forbid_unknown_fields=True):
    """A body that a client sends; an unknown field is most likely misspelt, so it is refused."""


class NewSeat(Request):
    """Who is to sit at one place of a new table."""

    kind: SeatKind = "open"
    name: Name = ""
    bot: Spec = "greedy"


class NewTable(Request):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=64)] = ""
    seats: Annotated[list[NewSeat], Meta(max_length=64)] | None = None
    title: Title = ""
    public: bool = False
    options: dict[str, Value] = {}
    edition: Annotated[str, Meta(max_length=64)] = "default"
    edition_toml: Toml | None = None
    record: RecordText | None = None
    clock: ClockRule = ClockRule()
    salt: Salt = ""
    start: StartMode = "full"


class TakeSeat(Request):
    """A seat to be taken; the first open one if none is named."""

    name: Name
    seat: SeatNumber | None = None
    salt: Salt = ""
    webhook: Url = ""
    id: SeatId | None = None


class ChangeSeat(Request):
    """A new name or webhook."""

    name: Name | None = None
    webhook: Url | None = None


class SeatToBot(Request):
    """The bot that plays on."""

    bot: Spec = "greedy"


class NewSalt(Request):
    """A player's own words, mixed into the draws."""

    salt: Annotated[str, Meta(min_length=1, max_length=64)]


class MoveBody(Struct):
    """A decision: one of the offered actions, by number or by text."""

    id: MoveId
    at: Count
    action: Count | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None


class UndoBody(Struct):
    """Decisions to be taken back."""

    id: MoveId
    at: Count
    to: Count | None = None


class ChatBody(Struct):
    """Something said to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Move(MoveBody, forbid_unknown_fields=True):
    """A decision: one of the offered actions, by number or by text."""


class Undo(UndoBody, forbid_unknown_fields=True):
    """Decisions to be taken back."""


class Say(ChatBody, forbid_unknown_fields=True):
    """Something said to the table."""


class Why(Request):
    """A spot on the drawn table that somebody would like to use."""

    place: Annotated[str, Meta(min_length=1, max_length=80)]


class Agree(Request):
    """Whether a seat offers to end."""

    agree: bool


class CastVote(Request):
    """The seat that is to be handed to a bot."""

    seat: SeatNumber


class EditionText(Request):
    """An edition to be checked."""

    toml: Toml


class Learner(Request):
    """Who learns; the name is what the table calls the learner's seat."""

    name: Name = ""


class AskHint(Request):
    """How plain a hint is wished: 1 is a question, 2 a place, 3 the move itself."""

    level: Annotated[int, Meta(ge=1, le=3)] = 1
