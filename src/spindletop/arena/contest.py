"""One bot alone among others that are all alike: the simplest measure of strength at a table of many seats."""

import math
import multiprocessing
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from spindletop.arena.schedule import edition_of
from spindletop.bots.bot import Bot
from spindletop.bots.play import play_silently
from spindletop.bots.registry import make_bot
from spindletop.games import find
from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import State


@dataclass
class Deal:
    """One deal, played once for every seat the bot can have: means over those games."""

    share: float
    score: float
    rival_score: float
    endings: list[str]


@dataclass
class Contest:
    """A bot alone among others, deal by deal; all rotations of a deal share their luck and count as one observation."""

    seats: int
    deals: list[Deal] = field(default_factory=list)

    @property
    def games(self) -> int:
        """Return how many games were played."""
        return self.seats * len(self.deals)

    @property
    def share(self) -> float:
        """Return the mean share of victory."""
        return sum(deal.share for deal in self.deals) / len(self.deals) if self.deals else 0.0

    @property
    def error(self) -> float:
        """Return the standard error of that mean, from the spread between deals."""
        n = len(self.deals)
        if n < 2:
            return math.inf
        return math.sqrt(sum((deal.share - self.share) ** 2 for deal in self.deals) / (n - 1) / n)

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share; never narrower than the rule of three where all deals are alike."""
        floor = 3 / max(1, self.games)
        half = max(1.96 * self.error, floor if self.share in (0.0, 1.0) else 0.0)
        return max(0.0, self.share - half), min(1.0, self.share + half)

    @property
    def score(self) -> float:
        """Return the bot's mean score."""
        return sum(deal.score for deal in self.deals) / len(self.deals) if self.deals else 0.0

    @property
    def rival_score(self) -> float:
        """Return the mean score of the others."""
        return sum(deal.rival_score for deal in self.deals) / len(self.deals) if self.deals else 0.0

    def report(self) -> dict[str, object]:
        """Return the contest as plain data."""
        low, high = self.interval
        endings = [ending for deal in self.deals for ending in deal.endings]
        return {
            "seats": self.seats,
            "games": self.games,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": round(1 / self.seats, 4),
            "score": round(self.score, 1),
            "rival_score": round(self.rival_score, 1),
            "endings": {ending: endings.count(ending) for ending in sorted(set(endings))},
        }


def play_deal(first: State, one: Bot, others: list[Bot], seed: int) -> Deal:
    """Play one deal once for every seat that the bot `one` can have among the others."""
    seats = int(first.seats)
    share = score = rivals = 0.0
    endings = []
    for seat in range(seats):
        end = play_silently(first, [one if other == seat else others[other] for other in range(seats)], seed)
        winners, scores = end.winners(), end.scores()
        share += (seat in winners) / len(winners)
        score += scores[seat]
        rivals += (sum(scores) - scores[seat]) / (seats - 1)
        endings.append(end.ending)
    return Deal(share / seats, score / seats, rivals / seats, endings)


@dataclass(frozen=True)
class Meeting:
    """Who meets whom at which table."""

    game: str
    seats: int
    one: str
    among: str
    seed: int
    options: tuple[tuple[str, Any], ...] = ()
    edition: str = ""
    edition_data: Mapping[str, Any] | None = None

    def start(self, game: AnyGame) -> State:
        """Return the first position of its games."""
        first: State = game.start(self.seats, dict(self.options), edition_of(self.edition, self.edition_data))
        return first


def play_meeting(meeting: Meeting, deal: int) -> Deal:
    """Play one deal of a meeting, in this process."""
    game = find(meeting.game)
    others = [make_bot(meeting.among, game) for _ in range(meeting.seats)]
    return play_deal(meeting.start(game), make_bot(meeting.one, game), others, meeting.seed + deal)


def contest(meeting: Meeting, deals: int, processes: int = 1) -> Iterator[Contest]:
    """Play a meeting and yield the contest as it stands after every deal."""
    so_far = Contest(meeting.seats)
    if processes == 1:
        for deal in range(deals):
            so_far.deals.append(play_meeting(meeting, deal))
            yield so_far
        return
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        for played in pool.map(play_meeting, [meeting] * deals, range(deals)):
            so_far.deals.append(played)
            yield so_far


def agreed_options(options: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """Return options as a meeting holds them."""
    return tuple(sorted(options.items()))
