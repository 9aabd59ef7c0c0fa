"""Honest intervals over independent blocks: at the planned end, at any time before, and for many questions at once."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean

NORMAL = NormalDist()
FIRST_LOOK = 100
"""Intervals that hold at any time begin with this many blocks: their theory is about large numbers."""
RUNNING_ERROR = 0.01
"""How often a verdict while a study runs may be wrong; together with the final ones it makes 5 %."""
FINAL_ERROR = 0.04
SINGLE_ERROR = 0.05
"""The error rate of a single interval, where nothing is compared."""
RULE_OF_THREE = 3.0


@dataclass(frozen=True)
class Estimate:
    """A mean over blocks with its interval; `error` is its standard error, `n` the number of blocks."""

    mean: float
    low: float
    high: float
    error: float
    n: int

    def within(self, low: float, high: float) -> bool:
        """Return whether the whole interval lies between two bounds."""
        return low <= self.low and self.high <= high

    def outside(self, low: float, high: float) -> bool:
        """Return whether the whole interval lies beyond one of two bounds."""
        return self.high < low or self.low > high


def estimate(values: Sequence[float], error_rate: float, share_of: int = 0) -> Estimate:
    """Return the mean with an interval that misses it at this rate; needs two blocks to say anything.

    Shares of which every block has the same value are no proof that nothing else can happen: `share_of`, how many
    games a block has, keeps their interval as wide as the rule of three.
    """
    n = len(values)
    mean = fmean(values) if n else 0.0
    error = standard_error(values)
    half = student(1 - error_rate / 2, n - 1) * error if n > 1 else math.inf
    if share_of and n and error == 0:
        half = max(half, RULE_OF_THREE / (n * share_of)) if n > 1 else half
    return Estimate(mean, mean - half, mean + half, error, n)


def anytime(values: Sequence[float], error_rate: float, planned: int) -> Estimate:
    """Return the mean with an interval that may be looked at as often as one likes while blocks come in.

    An asymptotic confidence sequence (Waudby-Smith and others, 2021), tuned to be narrowest at the planned end.
    """
    n = len(values)
    mean = fmean(values) if n else 0.0
    error = standard_error(values)
    if n < FIRST_LOOK:
        return Estimate(mean, -math.inf, math.inf, error, n)
    spread = error * math.sqrt(n)
    tightness = (-2 * math.log(error_rate) + math.log(1 - 2 * math.log(error_rate))) / max(planned, n)
    room = n * tightness + 1
    half = spread * math.sqrt(2 * room / (n * n * tightness) * math.log(math.sqrt(room) / error_rate))
    return Estimate(mean, mean - half, mean + half, error, n)


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of independent values."""
    n = len(values)
    if n < 2:
        return math.inf
    mean = fmean(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)


def student(p: float, freedom: int) -> float:
    """Return a quantile of Student's distribution (Cornish and Fisher's expansion; exact for 1 and 2)."""
    if freedom < 1:
        return math.inf
    if freedom == 1:
        return math.tan(math.pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) * math.sqrt(2 / (4 * p * (1 - p)))
    z, v = NORMAL.inv_cdf(p), freedom
    g1 = (z**3 + z) / 4
    g2 = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    g3 = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    g4 = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + g1 / v + g2 / v**2 + g3 / v**3 + g4 / v**4


def chance_of(mean: float, error: float, freedom: int) -> float:
    """Return how often a mean at least so far from zero comes about by luck alone (two-sided)."""
    if mean == 0 or not math.isfinite(error):
        return 1.0
    if error == 0:
        return 1.0 if freedom < 1 else 0.0
    t = abs(mean) / error
    if freedom < 1:
        return 1.0
    # The normal score with the same tail as t (Wallace 1959); below one percent off from two degrees of freedom on.
    z = math.sqrt(freedom * math.log1p(t * t / freedom)) * (8 * freedom + 1) / (8 * freedom + 3)
    return 2 * NORMAL.cdf(-z)


def holm(chances: Sequence[float]) -> list[float]:
    """Return adjusted chances: calling all below a rate real is wrong anywhere at that rate at most."""
    ranked = sorted(range(len(chances)), key=lambda i: chances[i])
    adjusted = [0.0] * len(chances)
    worst = 0.0
    for rank, i in enumerate(ranked):
        worst = max(worst, min(1.0, (len(chances) - rank) * chances[i]))
        adjusted[i] = worst
    return adjusted


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """Return q-values: among those below a rate, that share is expected to be nothing but luck."""
    ranked = sorted(range(len(chances)), key=lambda i: chances[i], reverse=True)
    adjusted = [0.0] * len(chances)
    best = 1.0
    for place, i in enumerate(ranked):
        best = min(best, chances[i] * len(chances) / (len(chances) - place))
        adjusted[i] = best
    return adjusted


def correlation(ones: Sequence[float], others: Sequence[float]) -> float:
    """Return Pearson's correlation of two rows; 0 where one of them does not vary."""
    mean, other = (fmean(ones), fmean(others)) if ones else (0.0, 0.0)
    both = sum((x - mean) * (y - other) for x, y in zip(ones, others, strict=True))
    spread = math.sqrt(sum((x - mean) ** 2 for x in ones) * sum((y - other) ** 2 for y in others))
    return both / spread if spread else 0.0


def blocks_for(error: float, n: int, half: float, error_rate: float) -> int:
    """Return how many blocks would bring the interval down to this half width."""
    if not math.isfinite(error) or half <= 0:
        return 0
    spread = error * math.sqrt(n)
    return max(n, math.ceil((NORMAL.inv_cdf(1 - error_rate / 2) * spread / half) ** 2))
