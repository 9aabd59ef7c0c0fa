"""What the server answers; the OpenAPI description is made of these types."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from spindletop.kernel.options import Value
from spindletop.server.wire.lessons import LessonOfTable, LessonSeen, PlayerAid
from spindletop.server.wire.names import EntryKind, ProblemCode, SeatChange, TableStatus
from spindletop.server.wire.parts import ClockRule, EditionName, Result, Seat
from spindletop.showing.bundle import Drawing
from spindletop.showing.wire import LogLine


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
    drawing: Drawing | None
    lessons: int = 0


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
    aid: PlayerAid | None = None


class CheckedEdition(Struct):
    """An edition that can be played."""

    name: str
    hash: str


class BotCard(Struct):
    """A bot that can be given a seat."""

    name: str
    level: str
    words: str


class Odds(Struct, gc=False):
    """One thing that chance may bring, and how likely it is."""

    outcome: str
    percent: int


class Choice(Struct, omit_defaults=True):
    """One action that is offered; `warn` is there where a player should confirm it, a figure where it is known."""

    id: int
    verb: str
    text: str
    words: str
    place: str
    hint: str
    args: dict[str, int | str]
    cost: int | None = None
    gain: int | None = None
    points: int | None = None
    odds: list[Odds] | None = None
    warn: str = ""
    effects: Mapping[str, Any] | None = None


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
    view: Mapping[str, Any]
    choices: list[Choice]
    undo: list[int]
    scores: list[int] | None
    winners: list[int] | None
    clocks: ClockFace | None
    lesson: LessonSeen | None = None


class SeenEntry(Struct, omit_defaults=True):
    """An entry as one viewer may see it; which fields are there depends on the kind."""

    seq: int
    time: int
    kind: EntryKind
    seat: int | None
    n: int | msgspec.UnsetType = msgspec.UNSET
    action: int | msgspec.UnsetType | None = msgspec.UNSET
    text: str | msgspec.UnsetType = msgspec.UNSET
    place: str | msgspec.UnsetType = msgspec.UNSET
    lines: list[LogLine] | msgspec.UnsetType = msgspec.UNSET
    change: SeatChange | msgspec.UnsetType = msgspec.UNSET
    name: str | msgspec.UnsetType = msgspec.UNSET
    bot: str | msgspec.UnsetType | None = msgspec.UNSET
    salt: str | msgspec.UnsetType = msgspec.UNSET
    agree: bool | msgspec.UnsetType = msgspec.UNSET
    about: int | msgspec.UnsetType = msgspec.UNSET
    result: Result | msgspec.UnsetType = msgspec.UNSET
    seed: str | msgspec.UnsetType = msgspec.UNSET
    table: str | msgspec.UnsetType = msgspec.UNSET


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
    state: TableStatus
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
    state: TableStatus
    public: bool
    rules_version: int
    edition: EditionName
    options: dict[str, Value]
    seats: list[Seat]
    clock: ClockRule
    created: int
    now: int
    fair: Fairness | None
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
    lesson: LessonOfTable | None = None


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


class ProblemBody(Struct, omit_defaults=True):
    """Something went wrong: the clause is told with a refusal, the fresh table with a stale move."""

    type: str
    title: str
    status: int
    code: ProblemCode
    detail: str
    clause: str | msgspec.UnsetType = msgspec.UNSET
    fresh: TableSeen | msgspec.UnsetType = msgspec.UNSET


class Health(Struct):
    """Whether the server can work."""

    status: Literal["ok"]
    version: str
    tables: int
    connections: int
