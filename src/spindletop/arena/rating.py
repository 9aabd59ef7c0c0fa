"""The table of a tournament: ratings by openskill, and win rates with intervals over dealers."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

from spindletop.arena.playing import Result
from spindletop.arena.standing import Standing, Z, wilson


@dataclass(frozen=True)
class RatedStanding(Standing):
    """One bot in the table of a tournament; `low` and `high` bound the rating at 95 %."""

    rating: float
    low: float
    high: float


def standings(bots: Sequence[str], results: Sequence[Result]) -> list[RatedStanding]:
    """Return the table, the best rating first."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 -- of the extra `arena`; `--help` works without

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
    table = [_standing(bot, ratings[bot].mu, ratings[bot].sigma, results) for bot in bots]
    return sorted(table, key=lambda standing: -standing.rating)


def _standing(bot: str, mu: float, sigma: float, results: Sequence[Result]) -> RatedStanding:
    own = [result for result in results if bot in result.line_up]
    rate, low, high = win_rate(bot, own)
    scores = [result.mean_scores()[bot] for result in own]
    return RatedStanding(
        bot,
        len(own),
        rate,
        low,
        high,
        mean(scores) if scores else 0.0,
        mean(result.seconds for result in own) if own else 0.0,
        mu,
        mu - Z * sigma,
        mu + Z * sigma,
    )


def win_rate(bot: str, results: Sequence[Result]) -> tuple[float, float, float]:
    """Return a bot's mean share of the victory, all its seats together, and the interval of it.

    Games with the same dealer share their luck and are no independent trials: their mean is one trial.
    """
    trials: dict[tuple[int, int], list[float]] = {}
    for result in results:
        trials.setdefault((result.pairing, result.deal), []).append(result.shares()[bot])
    means = [mean(shares) for shares in trials.values()]
    rate = mean(means) if means else 0.0
    return rate, *wilson(rate, means)
