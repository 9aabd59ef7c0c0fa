"""Where the oil lies (OM-05): odds of a drilling, the hidden layout of `clusters`, and what a drilling finds."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.games.oilman.components import HOLES, LEVELS, Components
from spindletop.kernel.bits import has
from spindletop.kernel.buffer import zeros
from spindletop.kernel.rng import Rng

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
    """The 64-bit generator that turns a layout seed into a layout; arithmetic is modulo 2^64 (OM-83)."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def next(self) -> int:
        """Return the next 64 bits."""
        mask = 0xFFFFFFFFFFFFFFFF
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a number from 0 to n-1, all equally likely."""
        limit = (1 << 64) - (1 << 64) % n
        x = self.next()
        while x >= limit:
            x = self.next()
        return x % n


def lay_out(box: Components, seed: int) -> vec[i64]:
    """Return the covers that a layout seed gives: patches of oil, level by level (OM-83)."""
    stream = SplitMix(seed)
    cover = zeros(HOLES)
    for level in range(1, LEVELS + 1):
        bit = COVERED[level]
        left = (HOLES * int(box.cluster_percent[level - 1]) + 50) // 100
        while left > 0:
            size = min(int(box.blob_min) + stream.below(int(box.blob_max - box.blob_min) + 1), left)
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
