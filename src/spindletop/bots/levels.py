"""Eight levels of play, from a newcomer's first rival to the strongest we have; the same names in every game."""

from dataclasses import dataclass
from typing import Final

from spindletop.bots.minds import has_mind
from spindletop.kernel.game import AnyGame


@dataclass(frozen=True)
class Level:
    """One level: its rank on the drilling floor, how it plays, and how it plays where nobody has learned the game."""

    number: int
    name: str
    words: str
    spec: str
    without_mind: str

    def __reduce__(self) -> tuple[object, ...]:
        return find_level, (self.name,)


LEVELS: Final = (
    Level(1, "roustabout", "new to the field, and it shows", "mind:temperature=0.011,slack=1.2", "random"),
    Level(2, "roughneck", "knows what the pieces do", "mind:temperature=0.0085,slack=0.8", "random"),
    Level(3, "derrickhand", "has a plan for this turn", "mind:temperature=0.0065,slack=0.55", "greedy"),
    Level(4, "driller", "plays soundly and misses finer points", "mind:temperature=0.0045,slack=0.35", "greedy"),
    Level(5, "toolpusher", "makes few mistakes", "mind:temperature=0.002,slack=0.15", "greedy"),
    Level(6, "geologist", "plays what it has learned from many thousands of games", "mind", "mcts:seconds=0.2"),
    Level(7, "wildcatter", "thinks half a second ahead as well", "mind:seconds=0.5", "mcts:seconds=0.5"),
    Level(8, "tycoon", "takes its time; the strongest we have", "mind:seconds=2", "mcts:seconds=2"),
)
USUAL: Final = "driller"
"""The level that is offered to somebody who has not chosen."""
ADVISER: Final = "geologist"
"""The level that is asked for a hint."""


def find_level(name: str) -> Level | None:
    """Return a level by its name or its number, or None."""
    for level in LEVELS:
        if name in (level.name, str(level.number)):
            return level
    return None


def spec_of(level: Level, game: AnyGame, seats: int) -> str:
    """Return how a level plays this game at this number of seats."""
    return level.spec if has_mind(game, seats) else level.without_mind
