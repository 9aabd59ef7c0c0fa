"""What chance may bring from a position on: every outcome with its weight, or a sample where there are too many."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State
from spindletop.kernel.verb import Deal
from spindletop.review.values import Values, settled

TRUE_EYES: Final = -1
"""In place of a seat: the position is valued as it is, not as a seat sees it."""


def stream(seed: int, node: int, look: int) -> int:
    """Return the seed of the random numbers for one look at one node; nothing of the record enters it."""
    return ((seed & 0x3FFFFFFF) << 32) | ((node & 0xFFFFF) << 12) | (look & 0xFFF)


@final
class Draws:
    """Follows a chain of draws to the positions in which a seat is to move, or the game is over."""

    def __init__(self, values: Values, most: int, samples: int) -> None:
        self.values = values
        self.most: i64 = most
        """Up to this many outcomes are all looked at."""
        self.samples = samples
        """If there are more, this many are drawn."""
        self.reading: i64 = -1
        """What something outside the game supplied, which counts as certain wherever it is possible."""
        self.exact = True
        self.weights: list[float] = []
        self.ends: list[State] = []
        self.vectors: list[list[float]] = []

    def value(self, s: State, seed: int, seat: int = TRUE_EYES) -> list[float]:
        """Return the vector of any position: of draws their mean, of the end the result."""
        if s.mover != CHANCE:
            return self._leaf(s, seat)
        self.weights, self.ends = [], []
        out = Buffer()
        s.legal(out)
        self.exact = self._all(s, out, 1.0)
        if not self.exact:
            self._some(s, seed)
        self.vectors = [self._leaf(end, seat) for end in self.ends]
        mean = [0.0] * (2 * int(s.seats))
        for k, vector in enumerate(self.vectors):
            weight = self.weights[k]
            for i in range(len(mean)):
                mean[i] += weight * vector[i]
        return mean

    def as_good(self, seat: int, chance: float) -> float:
        """Return how likely the last draws valued were to be at least as good for a seat."""
        total = 0.0
        for k, vector in enumerate(self.vectors):
            if vector[seat] >= chance - 1e-9:
                total += self.weights[k]
        return min(1.0, total)

    def _leaf(self, s: State, seat: int) -> list[float]:
        if s.mover == OVER:
            return settled(s)
        return self.values.value(s) if seat == TRUE_EYES else self.values.seen(s, seat)

    def _all(self, s: State, out: Buffer, weight: float) -> bool:
        """Collect every end of the chain; return False as soon as there are too many."""
        if out.size > self.most:
            return False
        certain = self._certain(s, out)
        i: i64 = 0
        while i < out.size:
            action = out.items[i]
            share = weight * float(out.odds[i]) / float(out.total)
            i += 1
            if certain >= 0:
                if action != certain:
                    continue
                share = weight
            after, following = s.copy(), Buffer()
            after.play_into(action, following)
            if after.mover == CHANCE:
                if not self._all(after, following, share):
                    return False
            elif i64(len(self.ends)) >= self.most:
                return False
            else:
                self.weights.append(share)
                self.ends.append(after)
        return True

    def _some(self, s: State, seed: int) -> None:
        """Collect ends by lot; the same seed meets the same random numbers."""
        self.weights, self.ends = [], []
        rng, out = Rng(seed), Buffer()
        for number in range(self.samples):
            rng.reseed(seed + (number << 64))
            after = s.copy()
            after.legal(out)
            while after.mover == CHANCE:
                certain = self._certain(after, out)
                after.play_into(certain if certain >= 0 else out.draw(rng), out)
            self.weights.append(1.0 / float(self.samples))
            self.ends.append(after)

    def _certain(self, s: State, out: Buffer) -> i64:
        """Return what the clock says where the clock decides, else -1."""
        if self.reading < 0:
            return -1
        deal = s.vocabulary.verb(out.items[0])
        if not isinstance(deal, Deal) or not deal.supplied_by(s):
            return -1
        i: i64 = 0
        while i < out.size:
            if out.items[i] == self.reading:
                return self.reading
            i += 1
        return -1
