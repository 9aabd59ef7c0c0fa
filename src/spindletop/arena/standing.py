"""How often somebody wins, and how sure that is: means, and 95 % intervals by Wilson's method."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist, mean, pvariance

from spindletop.arena.playing import Result

CONFIDENCE = 0.95
MOST_GAIN = 4.0
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


@dataclass(frozen=True)
class Wins:
    """What seats won in all: `games` counts each seat of each game, `win_low` and `win_high` bound the rate at 95 %."""

    games: int
    win_rate: float
    win_low: float
    win_high: float
    mean_score: float


@dataclass(frozen=True)
class Standing:
    """One bot in a report or a table; `win_low` and `win_high` bound the win rate at 95 %."""

    bot: str
    games: int
    win_rate: float
    win_low: float
    win_high: float
    mean_score: float
    seconds_per_game: float


def wilson(rate: float, trials: Sequence[float]) -> tuple[float, float]:
    """Return Wilson's interval of a rate that was seen in independent trials.

    Trials that vary less than plain wins and losses would, because several seats or rotations went into each, count for
    more; but never for more than `MOST_GAIN` of them.
    """
    if len(trials) < 2:
        return 0.0, 1.0
    spread, widest = pvariance(trials), rate * (1 - rate)
    gain = 1.0 if widest == 0 else min(MOST_GAIN, max(1.0, widest / spread)) if spread else MOST_GAIN
    size = len(trials) * gain
    middle = (rate + Z * Z / (2 * size)) / (1 + Z * Z / size)
    reach = Z / (1 + Z * Z / size) * math.sqrt(widest / size + Z * Z / (4 * size * size))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def wins(games: Iterable[tuple[Result, Sequence[int]]]) -> Wins:
    """Return what the given seats of each game won, a shared victory counting as a share; each game is one trial."""
    count, won, score = 0, 0.0, 0
    trials: list[float] = []
    for result, seats in games:
        if not seats:
            continue
        share = sum(1 / len(result.winners) for seat in seats if seat in result.winners)
        count += len(seats)
        won += share
        score += sum(result.scores[seat] for seat in seats)
        trials.append(share / len(seats))
    rate = won / count if count else 0.0
    return Wins(count, rate, *wilson(rate, trials), score / count if count else 0.0)


def bot_standing(bot: str, results: Sequence[Result]) -> Standing:
    """Return how a bot did, each seat it held in a game counting by itself."""
    own = [result for result in results if bot in result.line_up]
    total = wins((result, [seat for seat, name in enumerate(result.line_up) if name == bot]) for result in own)
    seconds = mean(result.seconds for result in own) if own else 0.0
    return Standing(bot, total.games, total.win_rate, total.win_low, total.win_high, total.mean_score, seconds)
