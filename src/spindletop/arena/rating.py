"""Who is better, and how sure that is: ratings by openskill, win rates with intervals over dealers."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, mean, pvariance

from spindletop.arena.playing import Result

CONFIDENCE = 0.95
MOST_GAIN = 4.0
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


@dataclass(frozen=True)
class Standing:
    """One bot in the table; `low` and `high` bound the rating, `win_low` and `win_high` the win rate, at 95 %."""

    bot: str
    games: int
    rating: float
    low: float
    high: float
    win_rate: float
    win_low: float
    win_high: float
    mean_score: float
    seconds_per_game: float


def standings(bots: Sequence[str], results: Sequence[Result]) -> list[Standing]:
    """Return the table, the best rating first."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 -- of the extra `arena`; the commands list works without

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        shares, scores = result.shares(), result.mean_scores()
        names = list(shares)
        order = [(-shares[name], 0.0 if shares[name] else -scores[name]) for name in names]
        ranks = [float(sorted(order).index(key)) for key in order]
        rated = model.rate([[ratings[name]] for name in names], ranks=ranks)
        for name, team in zip(names, rated, strict=True):
            ratings[name] = team[0]
    found = [_standing(bot, ratings[bot].mu, ratings[bot].sigma, results) for bot in bots]
    return sorted(found, key=lambda standing: -standing.rating)


def _standing(bot: str, mu: float, sigma: float, results: Sequence[Result]) -> Standing:
    own = [result for result in results if bot in result.line_up]
    rate, low, high = win_rate(bot, own)
    scores = [result.mean_scores()[bot] for result in own]
    return Standing(
        bot,
        len(own),
        mu,
        mu - Z * sigma,
        mu + Z * sigma,
        rate,
        low,
        high,
        mean(scores) if scores else 0.0,
        mean(result.seconds for result in own) if own else 0.0,
    )


def win_rate(bot: str, results: Sequence[Result]) -> tuple[float, float, float]:
    """Return a bot's mean share of the victory and Wilson's interval of it.

    Games with the same dealer are no independent trials: their mean is one trial each. Trials that vary less than wins
    and losses would, because seats were rotated, count for more; but never for more than `MOST_GAIN` of them.
    """
    trials: dict[tuple[int, int], list[float]] = {}
    for result in results:
        trials.setdefault((result.pairing, result.deal), []).append(result.shares()[bot])
    means = [mean(shares) for shares in trials.values()]
    if not means:
        return 0.0, 0.0, 1.0
    centre = mean(means)
    if len(means) == 1:
        return centre, 0.0, 1.0
    spread, widest = pvariance(means), centre * (1 - centre)
    gain = 1.0 if widest == 0 else min(MOST_GAIN, max(1.0, widest / spread)) if spread else MOST_GAIN
    trust = len(means) * gain
    middle = (centre + Z * Z / (2 * trust)) / (1 + Z * Z / trust)
    reach = Z / (1 + Z * Z / trust) * math.sqrt(widest / trust + Z * Z / (4 * trust * trust))
    return centre, max(0.0, middle - reach), min(1.0, middle + reach)
