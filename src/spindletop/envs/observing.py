"""What a learner is shown of a position: named pieces in one flat array, and a mask of the legal actions."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import Game
from spindletop.kernel.state import State

AnyGame = Game[Any]
Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
LIMIT = 30.0
"""No squashed feature is larger: the logarithm of 10^13."""
SCALES = ("log", "raw")


@dataclass(frozen=True)
class Piece:
    """A named part of the flat array, `array[start:stop]`, with a name for each of its numbers."""

    name: str
    start: int
    stop: int
    meaning: str
    names: tuple[str, ...]


class Observer:
    """Turns positions of one game, at one number of seats, into arrays.

    It shows what `insight.features` tells, which never depends on what the seat cannot know, and who is to move.
    With the scale "log" every feature x is written as sign(x) log(1 + |x|); "raw" leaves it as it is.
    """

    def __init__(self, game: AnyGame, start: State, scale: str = "log") -> None:
        if scale not in SCALES:
            raise ValueError(f"there is no scale {scale!r}; the scales are {', '.join(SCALES)}")
        self.game = game
        self.seats = int(start.seats)
        self.scale = scale
        self.actions = int(game.vocabulary.decisions)
        self.pieces = self._pieces(game.insight.names(start))
        self.size = self.pieces[-1].stop

    def _pieces(self, features: list[str]) -> tuple[Piece, ...]:
        n = self.seats
        seats = tuple(f"seat_{i}" for i in range(n))
        ahead = tuple(f"to_move_{i}" for i in range(n))
        return (
            Piece("seat", 0, n, "one-hot: which seat is looking", seats),
            Piece("to_move", n, 2 * n, "one-hot: how many seats after the own one the mover sits; else 0", ahead),
            Piece("features", 2 * n, 2 * n + len(features), "the game's own features, own seat first", tuple(features)),
        )

    @property
    def names(self) -> list[str]:
        """Return a name for each number of the array."""
        return [name for piece in self.pieces for name in piece.names]

    @property
    def limit(self) -> float:
        """Return a bound that no number of the array passes."""
        return LIMIT if self.scale == "log" else float(np.finfo(np.float32).max)

    def observe(self, state: State, seat: int) -> Floats:
        """Return what a seat is shown."""
        array = np.zeros(self.size, np.float64)
        array[seat] = 1.0
        if state.mover >= 0:
            array[self.seats + (int(state.mover) - seat) % self.seats] = 1.0
        array[2 * self.seats :] = self.game.insight.features(state, seat)
        return self.scaled(array)

    def scaled(self, arrays: npt.NDArray[np.float64]) -> Floats:
        """Return observations, one or many, with their features on the scale that was asked for."""
        found = arrays.astype(np.float32)
        if self.scale == "log":
            features = found[..., 2 * self.seats :]
            np.copysign(np.log(np.abs(features) + 1), features, out=features)
        return found

    def mask(self, choices: Buffer) -> Mask:
        """Return a one for each legal action."""
        found = np.zeros(self.actions, np.int8)
        found[choices.actions()] = 1
        return found

    def nothing(self) -> Mask:
        """Return the mask of a seat that is not to move."""
        return np.zeros(self.actions, np.int8)
