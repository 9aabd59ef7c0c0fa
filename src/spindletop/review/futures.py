"""How games go on after a choice: played for a few rounds by the reference, with the same luck for every choice."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.bots.common_random_numbers import CommonRandomNumbers
from spindletop.bots.mind import Mind, MindPlayer
from spindletop.bots.rollout import Rollout
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, State
from spindletop.review.draws import Draws, stream

ROUNDS: Final = 3.0
"""How many rounds a future lasts, unless the game's insight advises fewer."""
MOST_DECISIONS: Final[i64] = 200
APART: Final = 0x2D0000000000
"""Keeps the luck of a future apart from the random numbers that its world was imagined with."""


@final
class Futures:
    """Looks at what a choice leads to: a world as the seat could imagine it, the choice, some rounds, the value there.

    The reference who plays on is the mind, or greedy in a game without one.
    """

    def __init__(self, game: AnyGame, draws: Draws, mind: Mind | None) -> None:
        self.insight = game.insight
        self.draws = draws
        self.player = None if mind is None else MindPlayer(game, mind)
        self.rollout = Rollout(game, 0)
        self.numbers = CommonRandomNumbers()
        self.out = Buffer()

    def look(self, s: State, action: int, node: int, seed: int, number: int) -> list[float]:
        """Return the vector at the end of one future; look `number` meets the same world and luck after any choice."""
        luck = stream(seed, node, number)
        world = s.resample(int(s.mover), Rng(luck))
        advised = self.insight.horizon(world)
        rounds = advised if 0.0 < advised <= ROUNDS else ROUNDS
        turns = max(1, i64(rounds * float(world.seats)))
        self.numbers.begin(luck ^ APART)
        world.play_into(action, self.out)
        if self.player is None:
            self.rollout.play(world, self.out, self.numbers, turns, MOST_DECISIONS)
        else:
            self._play(world, self.player, turns)
        return self.draws.value(world, luck)

    def _play(self, s: State, player: MindPlayer, turns: i64) -> None:
        """Let the mind play for all seats until the turn has passed so often."""
        out = self.out
        turn = s.turn
        left = turns
        decisions = MOST_DECISIONS
        while s.mover != OVER and left > 0 and decisions > 0:
            if s.mover == CHANCE:
                s.play_into(out.draw(self.numbers.rng), out)
            elif out.size == 1:
                s.play_into(out.items[0], out)
            else:
                decisions -= 1
                self.insight.narrow(s, out)
                s.play_into(out.items[player.choose(s, out, self.numbers.rng)], out)
            if s.turn != turn:
                turn = s.turn
                left -= 1
                self.numbers.next_turn()
