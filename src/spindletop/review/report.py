"""A review as data: plain, in whole millionths where it must add up, and with seats known by number only."""

import json
from dataclasses import asdict, dataclass, replace
from typing import Any

VERSION = 1
"""Raised whenever a definition, a threshold or the shape of a review changes."""
WHOLE = 1_000_000
"""A whole game in the unit of the account."""
POINT = WHOLE // 100


class ReviewError(ValueError):
    """Raised for a record that cannot be reviewed; the message says why."""


@dataclass(frozen=True)
class DrawEvent:
    """A chain of draws: what it changed for each seat against its own average.

    It leads from node `first` to node `last`; `as_good` is how likely each seat was to fare at least as well.
    """

    first: int
    last: int
    turn: int
    luck: list[int]
    as_good: list[float]
    exact: bool
    words: str


@dataclass(frozen=True)
class Choice:
    """A choice in a decision, and what it was worth to the seat that decided; `alike` others were worth the same."""

    id: int
    verb: str
    text: str
    words: str
    place: str
    hint: str
    chance: float
    error: float
    score: float
    looks: int
    alike: int


@dataclass(frozen=True)
class Judged:
    """A decision, judged by what the seat could know.

    `loss` is how much the played choice was worse than the best, with its standard `error`; `effect` is what that did
    to every seat, all zeros unless the loss is `counted`.
    """

    node: int
    seat: int
    turn: int
    run: int
    real: bool
    depth: str
    played: int
    best: int
    loss: float
    error: float
    counted: bool
    saturated: bool
    mark: str
    effect: list[int]
    choices: list[Choice]

    def choice(self, action: int) -> Choice:
        """Return the choice of an action that is listed."""
        return next(choice for choice in self.choices if choice.id == action)


@dataclass(frozen=True)
class Account:
    """Where a seat's result came from: `result - start = luck + own + gifts`, exactly.

    `own = mistakes + unforeseen_own`, `gifts = given + unforeseen_others`: the unforeseen is what neither a draw nor a
    counted mistake explains.
    """

    start: int
    luck: int
    own: int
    gifts: int
    result: int
    mistakes: int
    given: int
    unforeseen_own: int
    unforeseen_others: int

    @property
    def unforeseen(self) -> int:
        """Return everything that neither a draw nor a counted mistake explains."""
        return self.unforeseen_own + self.unforeseen_others


@dataclass(frozen=True)
class ErrorRate:
    """How much a seat lost by its mistakes: thousandths of a game for each real decision, by the first look."""

    real: int
    rate: float
    error: float
    marks: dict[str, int]
    by_verb: dict[str, list[float]]


@dataclass(frozen=True)
class Moment:
    """A moment worth looking at: a chain of draws, or the costliest decision of a run."""

    node: int
    kind: str
    turn: int
    seat: int
    swing: int


@dataclass(frozen=True)
class Review:
    """Everything about a finished game; `nodes` holds the chances after each action, in millionths with sum WHOLE.

    Inside a chain of draws a node has no value of its own. `turns` are the nodes at which turns begin.
    """

    version: int
    game: str
    rules: int
    edition: str
    seats: int
    depth: str
    values: str
    key: str
    ending: str
    nodes: list[list[int] | None]
    scores: list[list[float] | None]
    turns: list[int]
    events: list[DrawEvent]
    decisions: list[Judged]
    accounts: list[Account]
    gifts: list[list[int]]
    turning_points: list[Moment]
    luckiest: list[list[Moment]]
    errors: list[ErrorRate]
    missing: list[str]

    def plain(self) -> dict[str, Any]:
        """Return the review as plain data, as it is stored and sent."""
        return asdict(self)

    def to_json(self) -> str:
        """Return the review as one line of JSON."""
        return json.dumps(self.plain(), ensure_ascii=False)

    def decision_at(self, node: int) -> Judged | None:
        """Return the decision at a node, if one was judged there."""
        return next((judged for judged in self.decisions if judged.node == node), None)

    def event_at(self, node: int) -> DrawEvent | None:
        """Return the draws that begin at a node, if there are any."""
        return next((event for event in self.events if event.first == node), None)

    def at_depth(self, depth: str, decisions: list[Judged], **parts: Any) -> "Review":
        """Return the same review with decisions that were judged at another depth."""
        return replace(self, depth=depth, decisions=decisions, **parts)
