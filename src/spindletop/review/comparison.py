"""What would have followed the choices of a seat, in worlds as that seat could imagine them."""

from typing import Final, final

from mypy_extensions import i64

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, State
from spindletop.review.draws import Draws, stream
from spindletop.review.values import Values

MOST_CHOICES: Final[i64] = 64
"""Up to this many legal choices are all compared."""
BY_LOT: Final[i64] = 32
"""Of more, those that the insight would consider, the played one, and this many of the rest."""
MOST_OUTCOMES: Final = 36
"""Draws that directly follow a choice are all looked at up to this many."""
SAMPLES: Final = 16
LOTTERY: Final = 0xFFF
"""The look whose random numbers choose among too many choices."""


@final
class Comparison:
    """Compares what a seat could choose by the values of what directly follows."""

    def __init__(self, game: AnyGame, values: Values) -> None:
        self.insight = game.insight
        self.values = values
        self.draws = Draws(values, MOST_OUTCOMES, SAMPLES)

    def worlds(self, s: State, node: int, seed: int, most: int) -> list[State]:
        """Return positions that the seat to move could not tell from the true one; a single one without secrets."""
        seat = int(s.mover)
        truth = s.digest()
        worlds: list[State] = []
        for look in range(most):
            worlds.append(s.resample(seat, Rng(stream(seed, node, look))))
            if look == 1 and worlds[0].digest() == truth and worlds[1].digest() == truth:
                return worlds[:1]
        return worlds

    def candidates(self, world: State, played: int, node: int, seed: int) -> list[int]:
        """Return the choices to compare: all of them, or a selection that the played one is always part of."""
        out = Buffer()
        world.legal(out)
        choices = out.actions()
        if out.size <= MOST_CHOICES:
            return choices
        self.insight.narrow(world, out)
        kept = set(out.actions())
        kept.add(played)
        rest = [action for action in choices if action not in kept]
        rng = Rng(stream(seed, node, LOTTERY))
        for _ in range(min(int(BY_LOT), len(rest))):
            kept.add(rest.pop(int(rng.below(len(rest)))))
        return [action for action in choices if action in kept]

    def values_of(self, worlds: list[State], choices: list[int], node: int, seed: int) -> list[list[list[float]]]:
        """Return the vectors that follow each choice: one a world, or one a draw in it where some were sampled.

        All choices meet the same worlds, and the same random numbers where draws follow, so that the vectors at one
        place belong together.
        """
        found: list[list[list[float]]] = [[] for _ in choices]
        sampled: list[list[list[float]]] = [[] for _ in choices]
        all_exact = True
        out = Buffer()
        for look, world in enumerate(worlds):
            seat = int(world.mover)
            self.values.look_from(world, seat)
            luck = stream(seed, node, look)
            for k, action in enumerate(choices):
                after = world.copy()
                after.play_into(action, out)
                mean = self.draws.value(after, luck, seat)
                found[k].append(mean)
                if after.mover == CHANCE and not self.draws.exact:
                    all_exact = False
                    sampled[k] += self.draws.vectors
                else:
                    sampled[k] += [mean] * SAMPLES
        return found if all_exact else sampled
