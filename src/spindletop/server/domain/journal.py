"""What happened at a table, entry by entry: the journal is the truth, everything else is derived from it.

An entry is never changed once it is written. A new one has neither number nor time; `stamped` gives it both.
"""

from typing import ClassVar, TypeVar

import msgspec

from spindletop.server.wire.names import EntryKind, SeatChange, SeatKind
from spindletop.server.wire.parts import Result

QUIET_KINDS: frozenset[EntryKind] = frozenset({"move", "chance", "undo", "chat", "notice", "webhook"})
"""Entries that change nothing about the table but its position and its log."""


class BaseEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What every entry has."""

    kind: ClassVar[EntryKind]
    seq: int = 0
    time: int = 0
    seat: int | None = None


class TableOpened(BaseEntry, frozen=True, kw_only=True):
    """The table was opened; `begins` is when play begins by itself, if it waits for salts first."""

    kind = "open"
    begins: int | None = None


class SeatChanged(BaseEntry, frozen=True, kw_only=True):
    """Somebody else sits at a seat, or under another name."""

    kind = "seat"
    seat: int
    change: SeatChange
    sits: SeatKind
    name: str
    bot: str | None = None


class SaltAdded(BaseEntry, frozen=True, kw_only=True):
    """A player mixed words of their own into the draws."""

    kind = "salt"
    seat: int
    salt: str


class GameStarted(BaseEntry, frozen=True, kw_only=True):
    """Play began."""

    kind = "start"


class Played(BaseEntry, frozen=True, kw_only=True):
    """An action that led to position `n`; `seen` are the seats that may know its arguments (None: everybody)."""

    n: int
    action: int
    text: str
    seen: list[int] | None = None
    place: str | None = None
    imported: bool = False
    """Whether it was taken over from an uploaded record."""


class Moved(Played, frozen=True, kw_only=True):
    """A seat's decision; `last` is the last entry that was written together with it."""

    kind = "move"
    seat: int
    move_id: str | None = None
    last: int | None = None


class ChanceCame(Played, frozen=True, kw_only=True):
    """What chance brought; `supplied` names the source where it was not drawn."""

    kind = "chance"
    supplied: str | None = None


class MovesUndone(BaseEntry, frozen=True, kw_only=True):
    """A seat went back to position `n`."""

    kind = "undo"
    seat: int
    n: int
    move_id: str | None = None


class ChatSaid(BaseEntry, frozen=True, kw_only=True):
    """A seat said something; `name` is what it was called then."""

    kind = "chat"
    seat: int
    text: str
    name: str | None = None


class NoticeGiven(BaseEntry, frozen=True, kw_only=True):
    """The server said something."""

    kind = "notice"
    text: str


class WebhookChanged(BaseEntry, frozen=True, kw_only=True):
    """A seat has another webhook, whose address is not in the journal."""

    kind = "webhook"
    seat: int


class TimeRanOut(BaseEntry, frozen=True, kw_only=True):
    """A seat's time is up, and the others decide what happens."""

    kind = "time"
    seat: int


class ClockResumed(BaseEntry, frozen=True, kw_only=True):
    """The clock runs again after the server was away."""

    kind = "resume"


class EndOffered(BaseEntry, frozen=True, kw_only=True):
    """A seat agreed to end the game, or took that back."""

    kind = "agree"
    seat: int
    agree: bool


class VoteCast(BaseEntry, frozen=True, kw_only=True):
    """A seat voted to hand another one to a bot."""

    kind = "vote"
    seat: int
    about: int


class GameEnded(BaseEntry, frozen=True, kw_only=True):
    """The game is over, and the seed of its draws is revealed."""

    kind = "over"
    result: Result
    seed: str


class RematchOpened(BaseEntry, frozen=True, kw_only=True):
    """The next game is played at another table."""

    kind = "rematch"
    table: str


PositionEntry = GameStarted | Moved | ChanceCame | MovesUndone | GameEnded
"""Entries that change the position: the last of them is the revision that a move must have been chosen at."""
OtherEntry = (
    TableOpened
    | SeatChanged
    | SaltAdded
    | ChatSaid
    | NoticeGiven
    | WebhookChanged
    | TimeRanOut
    | ClockResumed
    | EndOffered
    | VoteCast
    | RematchOpened
)
Entry = PositionEntry | OtherEntry
AnyEntry = TypeVar("AnyEntry", bound=BaseEntry)


def stamped(entry: AnyEntry, seq: int, time: int) -> AnyEntry:
    """Return an entry with its number and its time."""
    return msgspec.structs.replace(entry, seq=seq, time=time)
