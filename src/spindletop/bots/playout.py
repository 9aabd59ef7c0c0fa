"""Random play to the end of a game, inside compiled code: for search and for measuring speed."""

from typing import final

from mypy_extensions import i64

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State


@final
class Tally:
    """What a playout counted: decisions are only those with at least two choices."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.choices: i64 = 0
        self.actions: i64 = 0


def play_out(s: State, rng: Rng, tally: Tally, most: int = 1 << 60) -> None:
    """Play `s` to its end at random, or for at most so many actions."""
    out = Buffer()
    s.legal(out)
    left: i64 = most
    while s.mover != OVER and left > 0:
        if s.mover == CHANCE:
            a = out.draw(rng)
        else:
            if out.size > 1:
                tally.decisions += 1
                tally.choices += out.size
            a = out.choose(rng)
        tally.actions += 1
        left -= 1
        s.play_into(a, out)
