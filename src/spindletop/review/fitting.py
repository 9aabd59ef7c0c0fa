"""How much a lead is worth in a game that nobody has learned: a few games of greedy tell."""

from typing import Final

from mypy_extensions import i64

from spindletop.bots.common_random_numbers import CommonRandomNumbers
from spindletop.bots.rollout import Rollout
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import OVER, State
from spindletop.review.values import settled, softmax

GAMES: Final = 12
MOST_TURNS: Final = 2000
"""The bound on all games together, so that of a long game there are fewer."""
MOST_DECISIONS: Final[i64] = 200
"""The most decisions of a turn before it is looked at again."""
FLAT: Final = 0.02
"""How much the fit prefers a small slope, for each position: games that were all won by the leader prove little."""
STEEPEST: Final = 8.0
"""The largest slope, in standard deviations of a lead."""
HALVINGS: Final = 40


def fit_slope(game: AnyGame, first: State, seed: int) -> float:
    """Return the slope under which the insight's opinion predicts best who wins games among greedy players."""
    worths: list[list[float]] = []
    shares: list[list[float]] = []
    rollout, numbers, out = Rollout(game, 0), CommonRandomNumbers(), Buffer()
    left = MOST_TURNS
    for number in range(GAMES):
        s = first.copy()
        s.legal(out)
        numbers.begin(seed + 0x1000000 * (number + 1))
        seen: list[list[float]] = []
        while s.mover != OVER and left > 0:
            rollout.play(s, out, numbers, 1, MOST_DECISIONS)
            left -= 1
            if s.mover >= 0:
                seen.append([game.insight.evaluate(s, seat) for seat in range(s.seats)])
        if s.mover == OVER:
            worths += seen
            shares += [settled(s)[: s.seats]] * len(seen)
    return best_slope(worths, shares)


def best_slope(worths: list[list[float]], shares: list[list[float]]) -> float:
    """Return the slope of the softmax under which these victories are likeliest, held back a little."""
    squares = [(worth - sum(row) / len(row)) ** 2 for row in worths for worth in row]
    spread = (sum(squares) / len(squares)) ** 0.5 if squares else 0.0
    if spread == 0.0:
        return 1.0
    low, high = 0.0, STEEPEST / spread
    for _ in range(HALVINGS):
        middle = (low + high) / 2.0
        if _gain(worths, shares, middle) > FLAT * len(worths) * middle * spread * spread:
            low = middle
        else:
            high = middle
    return (low + high) / 2.0


def _gain(worths: list[list[float]], shares: list[list[float]], slope: float) -> float:
    """Return how the likelihood changes with the slope: what the winners were worth, less what was expected."""
    total = 0.0
    for row, won in zip(worths, shares, strict=True):
        chances = softmax(row, slope)
        for i in range(len(row)):
            total += (won[i] - chances[i]) * row[i]
    return total
