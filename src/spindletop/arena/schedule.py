"""What the arena plays: a game as it was agreed, and a numbered list of games with their seeds and line-ups."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from spindletop.bots.registry import make_bot
from spindletop.games import find
from spindletop.kernel.game import AnyGame, Edition
from spindletop.kernel.state import State


class PlanError(ValueError):
    """Raised for a schedule that cannot be played as asked."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played: `number` is its place in the schedule, `deal` its dealer's, `line_up` the bots by seat."""

    number: int
    pairing: int
    deal: int
    seed: int
    line_up: tuple[str, ...]


@dataclass(frozen=True)
class Schedule(ABC):
    """Bots that meet in a game as it was agreed: plain data, so that other processes and machines can play it.

    An edition is built in and has a name, or it comes from a file: then `edition_data` holds what the file says.
    """

    game: str
    bots: tuple[str, ...]
    seats: int = 0
    seed: int = 1901
    options: dict[str, Any] = field(default_factory=dict)
    edition: str = ""
    edition_data: Mapping[str, Any] | None = None

    @abstractmethod
    def fixtures(self) -> list[Fixture]:
        """Return every game, in the order of their numbers."""

    def wants_records(self) -> bool:
        """Return whether workers hand over the record of every game as well as its result."""
        return True

    def chosen_edition(self) -> "str | Edition":
        """Return the edition to play with, as a game takes it."""
        return edition_of(self.edition, self.edition_data)

    def start(self, game: AnyGame) -> State:
        """Return the first position; seats, options and an edition that cannot be are errors."""
        first: State = game.start(game.check_seats(self.seats or None), self.options, self.chosen_edition())
        return first

    def check_bots(self) -> None:
        """Make every bot once; one that cannot be made is a BotError."""
        game = find(self.game)
        for spec in self.bots:
            make_bot(spec, game)


def edition_of(name: str, data: Mapping[str, Any] | None) -> "str | Edition":
    """Return a built-in edition by its name, or the edition that the data of a file make up."""
    return name if data is None else Edition(name, data, name or "edition", False)
