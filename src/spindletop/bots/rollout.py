"""Rollouts: how a game may continue beyond the tree, every seat taking the best of a few choices."""

from typing import final

from mypy_extensions import i64

from spindletop.bots.common_random_numbers import CommonRandomNumbers
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State


@final
class Rollout:
    """Plays on quickly and sensibly: of `tries` random choices (0: of all) the one that the insight values most.

    One try is random play. Positions are compared where turns begin, never in the middle of a turn: otherwise what
    is half done would be compared with what is finished.
    """

    def __init__(self, game: AnyGame, tries: int) -> None:
        self.insight = game.insight
        self.tries: i64 = tries
        self.out = Buffer()

    def play(self, s: State, out: Buffer, numbers: CommonRandomNumbers, turns: i64, most: i64) -> None:
        """Play until the turn has passed `turns` times, or for `most` decisions; `out` holds the choices of `s`."""
        turn = s.turn
        left = turns
        decisions = most
        while s.mover != OVER and left > 0 and decisions > 0:
            if s.mover == CHANCE:
                s.play_into(out.draw(numbers.rng), out)
            else:
                if out.size > 1:
                    decisions -= 1
                    self.insight.narrow(s, out)
                s.play_into(self._choice(s, out, numbers.rng), out)
            if s.turn != turn:
                turn = s.turn
                left -= 1
                numbers.next_turn()

    def _choice(self, s: State, out: Buffer, rng: Rng) -> i64:
        """Return the best of a few choices for the seat that is to move."""
        if out.size == 1 or self.tries == 1:
            return out.choose(rng)
        seat = int(s.mover)
        chosen: i64 = -1
        best = 0.0
        wanted = self.tries if self.tries > 0 else out.size
        i: i64 = 0
        while i < out.size and wanted > 0:
            if rng.below(out.size - i) < wanted:
                wanted -= 1
                after = s.copy()
                after.play_into(out.items[i], self.out)
                value = self.insight.evaluate(after, seat)
                if chosen < 0 or value > best:
                    best = value
                    chosen = out.items[i]
            i += 1
        return chosen
