"""Where the oil lies (OM-05): odds of a drilling, the hidden layout of `clusters`, and what a drilling finds."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.oilman.components import HOLES, LEVELS, Components
from spindletop.kernel.bits import has
from spindletop.kernel.buffer import zeros
from spindletop.kernel.rng import WORD, Rng, product32

if TYPE_CHECKING:
    from spindletop.games.oilman.state import Table

PERCENT: Final[i64] = 100
COVERED: Final = vec[i64]([0, 2, 4, 8])
"""The bit of each level in a hole's cover."""
SEED_BASE: Final[i64] = 1024
"""The layout seed is drawn in digits of this base (OM-83)."""
TRIES: Final = 64


def odds(s: "Table", hole: i64, rig: i64) -> vec[i64]:
    """Return the weights of dry, level 1, 2, 3 for this rig in this hole (OM-82)."""
    weights = zeros(LEVELS + 1)
    clear = s.clear[hole]
    oil = s.oil[hole]
    if oil > 0:
        weights[oil if oil <= rig else 0] = 1
        return weights
    passed: i64 = 1
    level = clear + 1
    while level <= rig:
        percent = s.terms.box.percent[level - 1]
        scale: i64 = 1
        below = level
        while below < rig:
            scale *= PERCENT
            below += 1
        weights[level] = passed * percent * scale
        passed *= PERCENT - percent
        level += 1
    weights[0] = passed
    return weights


def struck(s: "Table", hole: i64, rig: i64) -> i64:
    """Return the shallowest covered level within reach of the rig, 0 if it goes in fully (OM-58)."""
    level: i64 = 1
    while level <= rig:
        if has(s.cover[hole], level):
            return level
        level += 1
    return 0


@final
class SplitMix:
    """The 64-bit generator that turns a layout seed into a layout; arithmetic is modulo 2^64 (OM-83).

    Every number is kept as two halves of 32 bits, so that no product exceeds 63 bits.
    """

    def __init__(self, seed: int) -> None:
        self.high: i64 = (seed >> 32) & 0xFFFFFFFF
        self.low: i64 = seed & 0xFFFFFFFF
        self.drawn_high: i64 = 0
        self.drawn_low: i64 = 0

    def next(self) -> int:
        """Return the next 64 bits."""
        self._advance()
        return (int(self.drawn_high) << 32) | int(self.drawn_low)

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n-1, all equally likely; n is below 2^31."""
        beyond = ((WORD + 1) % n * ((WORD + 1) % n)) % n  # 2^64 % n: so many of the largest numbers are left out
        self._advance()
        while self.drawn_high == WORD and self.drawn_low > WORD - beyond:
            self._advance()
        return ((self.drawn_high % n << 32) | self.drawn_low) % n

    def _advance(self) -> None:
        low = self.low + 0x7F4A7C15
        self.high = (self.high + 0x9E3779B9 + (low >> 32)) & WORD
        self.low = low & WORD
        self._mix(self.high, self.low, 30)
        self._multiply(0xBF58476D, 0x1CE4E5B9)
        self._mix(self.drawn_high, self.drawn_low, 27)
        self._multiply(0x94D049BB, 0x133111EB)
        self._mix(self.drawn_high, self.drawn_low, 31)

    def _mix(self, high: i64, low: i64, shift: i64) -> None:
        """Set what is drawn to z ^ (z >> shift)."""
        self.drawn_high = high ^ (high >> shift)
        self.drawn_low = low ^ (low >> shift) ^ ((high << (32 - shift)) & WORD)

    def _multiply(self, high: i64, low: i64) -> None:
        """Multiply what is drawn by a constant."""
        mine = self.drawn_low
        bottom = (mine & 0xFFFF) * low
        middle = (mine >> 16) * low
        bottom += (middle & 0xFFFF) << 16
        carried = (bottom >> 32) + (middle >> 16)
        self.drawn_high = (product32(mine, high) + product32(self.drawn_high, low) + carried) & WORD
        self.drawn_low = bottom & WORD


def lay_out(box: Components, seed: int) -> vec[i64]:
    """Return the covers that a layout seed gives: patches of oil, level by level (OM-83)."""
    stream = SplitMix(seed)
    cover = zeros(HOLES)
    for level in range(1, LEVELS + 1):
        bit = COVERED[level]
        left = (HOLES * int(box.cluster_percent[level - 1]) + 50) // 100
        while left > 0:
            size = min(int(box.blob_min + stream.below(box.blob_max - box.blob_min + 1)), left)
            free = [hole for hole in range(HOLES) if cover[hole] & bit == 0]
            blob = [free[stream.below(len(free))]]
            cover[blob[0]] |= bit
            left -= 1
            for _ in range(size - 1):
                edge = _edge(box, cover, bit, blob)
                if not edge:
                    break
                hole = edge[stream.below(len(edge))]
                cover[hole] |= bit
                left -= 1
                blob.append(hole)
    return cover


def _edge(box: Components, cover: vec[i64], bit: i64, blob: list[int]) -> list[int]:
    """Return the uncovered side neighbours of a patch, ascending."""
    edge = {int(beside) for hole in blob for beside in box.side_neighbours[hole] if cover[beside] & bit == 0}
    return sorted(edge)


def resample(s: "Table", rng: Rng) -> None:
    """Replace the hidden layout by one that agrees with every note; the true digits are forgotten (OM-81).

    Fresh layouts are drawn and the one that contradicts the fewest notes is mended hole by hole; a level that was not
    seen keeps what the fresh layout says. Before the layout is complete the digits drawn so far are drawn anew.
    """
    if len(s.cover) == 0:
        s.layout_seed = 0
        for _ in range(int(s.digits)):
            s.layout_seed = s.layout_seed * SEED_BASE + rng.below(SEED_BASE)
        return
    box = s.terms.box
    best = zeros(0)
    fewest = HOLES + 1
    tries = 0
    while tries < TRIES and fewest > 0:
        layout = lay_out(box, int(rng.below(1 << 50)))
        wrong = _contradictions(s, layout)
        if wrong < fewest:
            best, fewest = layout, wrong
        tries += 1
        if int(s.turns) == 0:
            break
    s.cover = best
    s.layout_seed = 0
    for hole in range(HOLES):
        for level in range(1, int(s.clear[hole]) + 1):
            s.cover[hole] &= ~COVERED[level]
        if s.oil[hole] > 0:
            s.cover[hole] |= COVERED[s.oil[hole]]


def _contradictions(s: "Table", layout: vec[i64]) -> int:
    """Return how many holes of a layout disagree with what was seen."""
    wrong = 0
    for hole in range(HOLES):
        seen = s.clear[hole]
        level: i64 = 1
        bad = s.oil[hole] > 0 and layout[hole] & COVERED[s.oil[hole]] == 0
        while level <= seen:
            bad = bad or layout[hole] & COVERED[level] != 0
            level += 1
        wrong += 1 if bad else 0
    return wrong
