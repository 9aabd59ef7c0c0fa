"""What a browser is told of a game, in the form that a live table and a replay have in common."""

from typing import Any, Literal, NotRequired, TypedDict

from spindletop.kernel.events import Event
from spindletop.kernel.state import OVER, SPECTATOR, State


class LogLine(TypedDict):
    """One line of the log, in words for one viewer; `places` are those of the drawn table that it is about."""

    kind: str
    icon: str
    seat: int | None
    text: str
    facts: dict[str, object]
    places: list[str]


class ResultFacts(TypedDict):
    """How a game ended."""

    ending: str
    clause: str | None
    scores: list[int]
    winners: list[int]
    digest: str


class PositionFacts(TypedDict):
    """What everybody knows of a position; scores and winners are told once the game is over."""

    n: int
    step: str
    mover: int | None
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]


class TableFacts(TypedDict):
    """The part of a table that its drawing needs; a server tells more about it."""

    id: str
    game: str
    title: str
    state: Literal["open", "playing", "over", "stopped"]
    seats: list[Any]
    options: dict[str, Any]
    me: int | None
    host: bool
    agreed: list[int]
    votes: dict[str, list[int]]
    rematch: str | None
    fair: Any
    result: Any


def log_line(event: Event, viewer: int, names: list[str]) -> LogLine:
    """Return an event in words for a seat or SPECTATOR."""
    return LogLine(
        kind=event.kind.name,
        icon=event.kind.icon,
        seat=event.seat if event.seat >= 0 else None,
        text=event.words(viewer, names),
        facts=event.seen_by(viewer),
        places=event.places(viewer),
    )


def result_of(state: State, ending: str, clause: str | None) -> ResultFacts:
    """Return the result of a game that ends in this position."""
    return ResultFacts(
        ending=ending, clause=clause, scores=state.scores(), winners=state.winners(), digest=state.digest()
    )


def position_facts(state: State, n: int) -> PositionFacts:
    """Return what everybody knows of the position after n actions."""
    mover = int(state.mover) if state.mover >= 0 else None
    facts = PositionFacts(n=n, step=state.step.name, mover=mover)
    if state.mover == OVER:
        facts["scores"], facts["winners"] = state.scores(), state.winners()
    return facts


def seat_or_none(viewer: int) -> int | None:
    """Return the seat of a viewer; a spectator has none."""
    return None if viewer == SPECTATOR else viewer
