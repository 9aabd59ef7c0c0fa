"""The ladder of levels: each level plays alone among seats of the level below, and ratings follow from the results."""

import math
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from spindletop.arena.contest import Contest, Meeting, contest
from spindletop.bots.levels import LEVELS, Level, spec_of
from spindletop.games import find

SURE = 0.002
"""A share is taken to lie at least this far from 0 and 1: no measurement shows certainty."""


@dataclass(frozen=True)
class Rung:
    """A level and how it did against the one below; the lowest level has no contest."""

    level: Level
    spec: str
    contest: Contest | None

    def step(self) -> tuple[float, float, float]:
        """Return how many points the level stands above the one below: the estimate and its 95 % interval."""
        if self.contest is None:
            return 0.0, 0.0, 0.0
        low, high = self.contest.interval
        seats = self.contest.seats
        return points(self.contest.share, seats), points(low, seats), points(high, seats)

    @property
    def clear(self) -> bool:
        """Return whether the level is clearly stronger than the one below: its interval lies above a fair share."""
        return self.contest is None or self.contest.interval[0] > 1 / self.contest.seats


def points(share: float, seats: int) -> float:
    """Return the rating difference, in Elo's units, at which a seat alone among equals wins this share of the games.

    A seat of strength r among others of strength 1 wins r / (r + seats - 1) of them (Bradley-Terry, Plackett-Luce).
    """
    inside = min(1 - SURE, max(SURE, share))
    return 400 * math.log10(inside * (seats - 1) / (1 - inside))


def climb(game_id: str, seats: int, deals: int, seed: int, processes: int, top: int) -> Iterator[Rung]:
    """Play the ladder of a game from the lowest level up to the level `top` and yield its rungs."""
    game = find(game_id)
    below = ""
    for level in LEVELS[:top]:
        spec = spec_of(level, game, seats)
        if not below:
            yield Rung(level, spec, None)
        elif spec != below:
            meeting = Meeting(game_id, seats, spec, below, seed)
            yield Rung(level, spec, deque(contest(meeting, deals, processes), maxlen=1).pop())
        below = spec
