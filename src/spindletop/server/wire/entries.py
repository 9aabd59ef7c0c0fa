"""Entries of the journal as one viewer may see them, told apart by their kind: what `SeenEntry` holds for each."""

from typing import Literal, NotRequired, TypedDict

from spindletop.server.wire.names import SeatChange
from spindletop.server.wire.parts import Result
from spindletop.showing.wire import LogLine


class _Numbered(TypedDict):
    """What every entry has."""

    seq: int
    time: int


class MoveEntry(_Numbered):
    """A seat's decision; the action is null and the text its verb alone to those who may not know the arguments."""

    kind: Literal["move"]
    seat: int
    n: int
    action: int | None
    text: str
    place: NotRequired[str]
    lines: list[LogLine]


class ChanceEntry(_Numbered):
    """What chance brought; hidden like a decision."""

    kind: Literal["chance"]
    seat: None
    n: int
    action: int | None
    text: str
    place: NotRequired[str]
    lines: list[LogLine]


class UndoEntry(_Numbered):
    """A seat went back to position `n`."""

    kind: Literal["undo"]
    seat: int
    n: int


class SeatEntry(_Numbered):
    """Somebody else sits at a seat, or under another name."""

    kind: Literal["seat"]
    seat: int
    change: SeatChange
    name: str
    bot: str | None


class SaltEntry(_Numbered):
    """A player mixed words of their own into the draws."""

    kind: Literal["salt"]
    seat: int
    salt: str


class ChatEntry(_Numbered):
    """A seat said something; `name` is what it was called then, where that is known."""

    kind: Literal["chat"]
    seat: int
    text: str
    name: NotRequired[str]


class NoticeEntry(_Numbered):
    """The server said something."""

    kind: Literal["notice"]
    seat: int | None
    text: str


class AgreeEntry(_Numbered):
    """A seat agreed to end the game, or took that back."""

    kind: Literal["agree"]
    seat: int
    agree: bool


class VoteEntry(_Numbered):
    """A seat voted to hand another one to a bot."""

    kind: Literal["vote"]
    seat: int
    about: int


class OverEntry(_Numbered):
    """The game is over, and the seed of its draws is revealed."""

    kind: Literal["over"]
    seat: int | None
    result: Result
    seed: str


class RematchEntry(_Numbered):
    """The next game is played at another table."""

    kind: Literal["rematch"]
    seat: int | None
    table: str


class PlainEntry(_Numbered):
    """Something that its kind says all about."""

    kind: Literal["open", "start", "webhook", "time", "resume"]
    seat: int | None


AnyEntry = (
    MoveEntry
    | ChanceEntry
    | UndoEntry
    | SeatEntry
    | SaltEntry
    | ChatEntry
    | NoticeEntry
    | AgreeEntry
    | VoteEntry
    | OverEntry
    | RematchEntry
    | PlainEntry
)
