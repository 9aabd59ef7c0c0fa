"""What may be concluded: fairness as an equivalence, changes corrected for their number, and levels that agree."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from spindletop.lab.intervals import (
    FINAL_ERROR,
    RUNNING_ERROR,
    Estimate,
    anytime,
    blocks_for,
    chance_of,
    correlation,
    estimate,
    holm,
)
from spindletop.lab.measures import SHARE, Measure

FAIR_BAND = 0.15
"""A place is fair if it wins this share more or less than its due at the most."""
EQUIVALENCE_ERROR = 0.10
"""Two one-sided tests at 5 % each are an interval of 90 %."""
UNFAIR_ERROR = 0.05
SAME_SHARE = 0.02
SAME_PART = 0.05
FAIR, NOT_FAIR, TOO_FEW = "fair", "not fair", "not enough games"
CHANGED, SAME, UNSURE = "changed", "same", "unsure"
AGREED, DISAGREE = "agreed", "bots disagree"
FEWEST_BLOCKS = 10
"""Below this many blocks nothing is concluded."""


@dataclass(frozen=True)
class Fairness:
    """Whether every place wins its due, and how many blocks would tell if these do not."""

    verdict: str
    places: list[Estimate]
    wanted_blocks: int

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Change:
    """One measure in two arms: base, other, the difference block by block, and what may be said about it."""

    name: str
    kind: str
    words: str
    base: float
    other: float
    difference: Estimate
    chance: float
    verdict: str
    rho: float

    @property
    def effect(self) -> float:
        """Return the difference in units of what would still count as the same."""
        return abs(self.difference.mean) / band(self.kind, self.base)

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)


def fairness(places: Sequence[Sequence[float]], planned: int = 0) -> Fairness:
    """Judge the shares of victory of every place, each a row of block means; `planned` where a study still runs."""
    seats = len(places)
    low, high = (1 - FAIR_BAND) / seats, (1 + FAIR_BAND) / seats
    n = len(places[0]) if places else 0
    shown = [estimate(row, UNFAIR_ERROR, 1) for row in places]
    if planned > n:
        judged = [anytime(row, RUNNING_ERROR / seats, planned) for row in places]
        strict = judged
    else:
        judged = [estimate(row, EQUIVALENCE_ERROR, 1) for row in places]
        strict = [estimate(row, UNFAIR_ERROR / seats, 1) for row in places]
    if n < FEWEST_BLOCKS:
        verdict = TOO_FEW
    elif any(row.outside(low, high) for row in strict):
        verdict = NOT_FAIR
    elif all(row.within(low, high) for row in judged):
        verdict = FAIR
    else:
        verdict = TOO_FEW
    margins = [
        max(abs(row.mean - 1 / seats) - FAIR_BAND / seats, FAIR_BAND / seats - abs(row.mean - 1 / seats))
        for row in shown
    ]
    wanted = max(
        (blocks_for(row.error, n, margin, EQUIVALENCE_ERROR) for row, margin in zip(shown, margins, strict=True)),
        default=0,
    )
    return Fairness(verdict, shown, 0 if verdict != TOO_FEW else max(2 * n, wanted))


def band(kind: str, base: float) -> float:
    """Return how far apart two means may lie and still be the same."""
    return SAME_SHARE if kind == SHARE else max(SAME_PART * abs(base), 1e-9)


def changes(
    rows: Sequence[tuple[Measure, Sequence[float], Sequence[float]]], planned: int = 0, games: int = 1
) -> list[Change]:
    """Judge a family of measures, each with its block means in two arms; at most 5 % of families err anywhere.

    While a study runs the intervals hold at any time, at its planned end they are narrower; both together keep to 5 %.
    """
    running = bool(rows) and planned > len(rows[0][1])
    differences = [[y - x for x, y in zip(ones, others, strict=True)] for _, ones, others in rows]
    shown: list[Estimate] = []
    for (measure, _, _), row in zip(rows, differences, strict=True):
        size = games if measure.kind == SHARE else 0
        shown.append(anytime(row, RUNNING_ERROR / len(rows), planned) if running else estimate(row, FINAL_ERROR, size))
    chances = [chance_of(found.mean, found.error, found.n - 1) for found in shown]
    adjusted = holm(chances)
    found = []
    for i, (measure, ones, others) in enumerate(rows):
        base, other = (sum(ones) / len(ones), sum(others) / len(others)) if ones else (0.0, 0.0)
        interval = shown[i]
        real = interval.outside(0, 0) if running else adjusted[i] <= FINAL_ERROR
        width = band(measure.kind, base)
        verdict = UNSURE
        if interval.n >= FEWEST_BLOCKS:
            verdict = CHANGED if real else SAME if interval.within(-width, width) else UNSURE
        rho = correlation(ones, others)
        found.append(
            Change(measure.name, measure.kind, measure.words, base, other, interval, adjusted[i], verdict, rho)
        )
    return found


def agreement(by_level: Mapping[str, Change]) -> str:
    """Return what all levels together say about one measure; verdicts of a single level are named as such."""
    signs = {level: 1 if row.difference.mean > 0 else -1 for level, row in by_level.items() if row.verdict == CHANGED}
    if len(set(signs.values())) > 1:
        return DISAGREE
    if by_level and len(signs) == len(by_level):
        return f"{CHANGED}, {AGREED}" if len(by_level) > 1 else CHANGED
    if signs:
        return f"{CHANGED} at {', '.join(signs)} only"
    if by_level and all(row.verdict == SAME for row in by_level.values()):
        return SAME
    return UNSURE


def fair_agreement(by_level: Mapping[str, Fairness]) -> str:
    """Return whether the game is fair, as far as all levels agree."""
    verdicts = {found.verdict for found in by_level.values()}
    if len(verdicts) == 1:
        return verdicts.pop()
    if FAIR in verdicts and NOT_FAIR in verdicts:
        return DISAGREE
    known = next(verdict for verdict in (NOT_FAIR, FAIR) if verdict in verdicts)
    levels = [level for level, found in by_level.items() if found.verdict == known]
    return f"{known} at {', '.join(levels)} only"
