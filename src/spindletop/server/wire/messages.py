"""What goes over the wire, as types: requests are checked against them, the OpenAPI description is made of them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from spindletop.kernel.options import Value
from spindletop.server.domain.table import Seat
from spindletop.server.domain.terms import ClockRule, EditionName

Name = Annotated[str, Meta(max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
Salt = Annotated[str, Meta(max_length=64)]
Line = Annotated[str, Meta(max_length=500)]
Url = Annotated[str, Meta(max_length=500)]
Spec = Annotated[str, Meta(min_length=1, max_length=200)]
MoveId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[!-~]+$")]
SeatId = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[!-~]+$")]
Ref = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Toml = Annotated[str, Meta(max_length=256 * 1024)]
RecordText = Annotated[str, Meta(max_length=1024 * 1024)]

# -- requests


class Request(Struct, forbid_unknown_fields=True):
    """What a client asks for; a field nobody knows is most likely misspelt, so it is refused."""


class NewSeat(Request):
    """Who is to sit at one place of a new table."""

    kind: Literal["open", "human", "bot"] = "open"
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
    start: Literal["full", "host"] = "full"


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


class Move(Request):
    """A decision: one of the offered actions, by number or by text."""

    id: MoveId
    at: Count
    action: Count | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None


class Undo(Request):
    """Decisions to be taken back."""

    id: MoveId
    at: Count
    to: Count | None = None


class Say(Request):
    """Something said to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


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


# -- answers


class SeatRange(Struct):
    """How many can play."""

    least: int
    most: int
    usual: int


class OptionForm(Struct):
    """One option as a form needs it."""

    name: str
    kind: str
    label: str
    help: str
    default: Value
    expected: str
    low: int | None = None
    high: int | None = None
    names: list[str] = []
    values: dict[str, str] | None = None


class GameCard(Struct):
    """A game on the shelf."""

    id: str
    title: str
    tagline: str
    maturity: str
    length: str
    rules_version: int
    seats: SeatRange
    colours: list[str]
    editions: list[str]
    endings: list[str]
    presets: dict[str, dict[str, Value]]
    options: list[OptionForm]
    drawn: bool


class WhyNot(Struct):
    """Why something cannot be done at a place now: the reason, the rule, and what would be done."""

    text: str
    clause: str
    words: str


class ClauseText(Struct):
    """One numbered rule."""

    heading: str
    text: str


class Rules(Struct):
    """The rules of a game."""

    markdown: str
    clauses: dict[str, ClauseText]


class CheckedEdition(Struct):
    """An edition that can be played."""

    name: str
    hash: str


class BotCard(Struct):
    """A bot that can be given a seat."""

    name: str
    level: str
    words: str


class Choice(Struct, gc=False, omit_defaults=True):
    """One action that is offered; `warn` is there only where a player should confirm it."""

    id: int
    verb: str
    text: str
    words: str
    place: str
    hint: str
    warn: str = ""


class ClockFace(Struct):
    """Time left by seat as it stood at `since`."""

    running: int | None
    since: int
    left: list[int | None]
    deadline: int | None


class Position(Struct):
    """What one viewer sees after n actions."""

    n: int
    step: str
    mover: int | None
    prompt: str
    clause: str
    view: dict[str, Any]
    choices: list[Choice]
    undo: list[int]
    scores: list[int] | None
    winners: list[int] | None
    clocks: ClockFace | None


class LogLine(Struct):
    """One line of the log, in words for one viewer."""

    kind: str
    icon: str
    seat: int | None
    text: str
    facts: dict[str, Any]


class SeenEntry(Struct, omit_defaults=True):
    """An entry as one viewer may see it; which fields are there depends on the kind."""

    seq: int
    time: int
    kind: str
    seat: int | None
    n: int | msgspec.UnsetType | None = msgspec.UNSET
    action: int | msgspec.UnsetType | None = msgspec.UNSET
    text: str | msgspec.UnsetType | None = msgspec.UNSET
    place: str | msgspec.UnsetType = msgspec.UNSET
    lines: list[LogLine] | msgspec.UnsetType = msgspec.UNSET
    change: str | msgspec.UnsetType = msgspec.UNSET
    name: str | msgspec.UnsetType = msgspec.UNSET
    bot: str | msgspec.UnsetType | None = msgspec.UNSET
    salt: str | msgspec.UnsetType = msgspec.UNSET
    agree: bool | msgspec.UnsetType = msgspec.UNSET
    about: int | msgspec.UnsetType = msgspec.UNSET
    result: "Result | msgspec.UnsetType" = msgspec.UNSET
    seed: str | msgspec.UnsetType = msgspec.UNSET
    table: str | msgspec.UnsetType = msgspec.UNSET


class Result(Struct):
    """How a game ended."""

    ending: str
    clause: str | None
    scores: list[int]
    winners: list[int]
    digest: str


class SaltOfSeat(Struct):
    """A salt and who added it."""

    seat: int
    salt: str


class Fairness(Struct):
    """What makes the dice verifiable; the seed is told at the end."""

    commitment: str
    salts: list[SaltOfSeat]
    open: bool
    seed: str | None
    start: int = msgspec.field(default=0, name="from")
    """The first action whose draws the seed covers; those before it come from a record that was continued."""


class TableCard(Struct):
    """A table as the lobby shows it."""

    id: str
    game: str
    title: str
    state: str
    public: bool
    seats: list[Seat]
    options: dict[str, Value]
    edition: EditionName
    clock: ClockRule
    created: int
    free: int


class TableNews(Struct, kw_only=True):
    """A table without its position and its log."""

    id: str
    game: str
    title: str
    state: str
    public: bool
    rules_version: int
    edition: EditionName
    options: dict[str, Value]
    seats: list[Seat]
    clock: ClockRule
    created: int
    now: int
    fair: Fairness
    me: int | None
    back: int | None
    host: bool
    seq: int
    at: int
    agreed: list[int]
    votes: dict[str, list[int]]
    rematch: str | None
    result: Result | None
    begins: int | None = None


class TableSeen(TableNews, kw_only=True):
    """A table as one viewer sees it."""

    position: Position | None
    entries: list[SeenEntry]


class SeatToken(Struct):
    """A seat and the token that holds it."""

    seat: int
    token: str


class SeatTaken(SeatToken):
    """A seat that was taken."""

    seq: int


class Opened(Struct):
    """A table that was opened, and its tokens."""

    table: TableSeen
    host: str
    invitation: str
    seats: list[SeatToken]


class Journal(Struct):
    """A part of a journal."""

    seq: int
    entries: list[SeenEntry]


class NextTable(Struct):
    """Where the next game is played."""

    table: str


class ProblemBody(Struct):
    """Something went wrong."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    clause: str | None = None
    fresh: TableSeen | None = None


class Health(Struct):
    """Whether the server can work."""

    status: str
    version: str
    tables: int
    connections: int


# -- the live connection


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """Who listens, and from where on."""

    token: str | None = None
    after: Count | None = None
    partial: bool = False
    ref: Ref = ""


class LiveMove(Struct, tag="move", forbid_unknown_fields=True):
    """A decision."""

    id: MoveId
    at: Count
    action: Count | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None
    ref: Ref = ""


class LiveUndo(Struct, tag="undo", forbid_unknown_fields=True):
    """Decisions to be taken back."""

    id: MoveId
    at: Count
    to: Count | None = None
    ref: Ref = ""


class LiveChat(Struct, tag="chat", forbid_unknown_fields=True):
    """Something said to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    ref: Ref = ""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    ref: Ref = ""


FromClient = Hello | LiveMove | LiveUndo | LiveChat | Ping
