"""Random play to the end of a game, inside compiled code: for measuring speed."""

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


def play_out(s: State, rng: Rng, tally: Tally) -> None:
    """Play `s` to its end at random."""
    out = Buffer()
    s.legal(out)
    while s.mover != OVER:
        if s.mover == CHANCE:
            a = out.draw(rng)
        else:
            if out.size > 1:
                tally.decisions += 1
                tally.choices += out.size
            a = out.choose(rng)
        tally.actions += 1
        s.play_into(a, out)
