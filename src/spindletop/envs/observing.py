"""What a learner is shown of a position: the game's complete observation or its summary, and a mask of its actions."""

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from spindletop.envs.core import ObservationRows
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.game import AnyGame
from spindletop.kernel.observation import COUNT, LIMIT, MONEY, ONE_OF, Piece
from spindletop.kernel.state import State

Floats = npt.NDArray[np.float32]
Shown = Any
"""An observation: one flat float32 array, or a dict of them by piece; whoever chose the form knows which."""
Mask = npt.NDArray[np.int8]
FLAT, DICT, SUMMARY = "flat", "dict", "summary"
FORMS = (FLAT, DICT, SUMMARY)
"""The complete observation in one array or by its pieces, and the few numbers of the game's insight."""
LARGEST_LOGARITHM = 30.0
"""No feature on the scale "log" is larger: the logarithm of 10^13."""
SCALES = ("log", "raw")


@dataclass(frozen=True)
class Part:
    """A piece of the observation and where it lies: `flat[start:stop].reshape(shape)`.

    A number of the kind "count" or "money" was divided by the scale; all other kinds hold zeros and ones.
    """

    name: str
    shape: tuple[int, ...]
    kind: str
    meaning: str
    scale: float
    start: int
    stop: int
    labels: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Return a name for each number: its label if it has one, else its place, such as `holes[179,15]`."""
        places = product(*[range(n) for n in self.shape])
        return self.labels or tuple(f"{self.name}[{','.join(map(str, place))}]" for place in places)


class Observer:
    """Turns positions of one game, at one number of seats and with its options, into arrays.

    The forms "flat" and "dict" show everything that the seat may know (spindletop.kernel.observation): two positions
    that look alike have the same view and the same choices. The form "summary" shows what `insight.features` tells and
    who is to move, much less and much shorter; with the scale "log" every feature x of it is written as
    sign(x) log(1 + |x|), "raw" leaves it as it is. No form depends on what the seat cannot know.
    """

    def __init__(self, game: AnyGame, start: State, form: str = FLAT, scale: str = "log") -> None:
        if form not in FORMS:
            raise ValueError(f"there is no observation {form!r}; the observations are {', '.join(FORMS)}")
        if scale not in SCALES:
            raise ValueError(f"there is no scale {scale!r}; the scales are {', '.join(SCALES)}")
        self.game = game
        self.start = start
        self.seats = int(start.seats)
        self.form = form
        self.scale = scale
        self.actions = int(game.vocabulary.decisions)
        self.pieces = self._summary(start) if form == SUMMARY else complete(game.observation.pieces(start))
        self.size = self.pieces[-1].stop
        self.single = self.rows(1)
        self.row = self.dense(self.single)[0]

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.game, self.start, self.form, self.scale)

    def _summary(self, start: State) -> tuple[Part, ...]:
        n = self.seats
        features = tuple(self.game.insight.names(start))
        seats = tuple(f"seat_{i}" for i in range(n))
        ahead = tuple(f"to_move_{i}" for i in range(n))
        own, ahead_of = "the game's own features, own seat first", "how many seats after the own one the mover sits"
        end = 2 * n + len(features)
        return (
            Part("seat", (n,), ONE_OF, "which seat is looking", 1.0, 0, n, seats),
            Part("to_move", (n,), ONE_OF, ahead_of, 1.0, n, 2 * n, ahead),
            Part("features", (len(features),), COUNT, own, 1.0, 2 * n, end, features),
        )

    @property
    def names(self) -> list[str]:
        """Return a name for each number of the flat array."""
        return [name for piece in self.pieces for name in piece.names]

    def bounds(self, piece: Part) -> tuple[float, float]:
        """Return the smallest and the largest number that a piece may hold."""
        if piece.kind not in (COUNT, MONEY):
            return 0.0, 1.0
        if self.form != SUMMARY:
            return -LIMIT, LIMIT
        limit = LARGEST_LOGARITHM if self.scale == "log" else float(np.finfo(np.float32).max)
        return -limit, limit

    def rows(self, count: int) -> ObservationRows:
        """Return rows, `count` of them, that compiled code writes observations into."""
        return ObservationRows(self.game, self.seats, count, self.size, self.form == SUMMARY)

    def dense(self, rows: ObservationRows) -> npt.NDArray[np.float64]:
        """Return the rows as an array that shares their memory: what is written later shows in it."""
        return np.asarray(memoryview(rows.numbers.row)).reshape(-1, self.size)

    def observe(self, state: State, seat: int) -> Shown:
        """Return what a seat is shown."""
        return self.shown(self.flat(state, seat))

    def flat(self, state: State, seat: int) -> Floats:
        """Return what a seat is shown as one array."""
        self.single.write(0, state, seat)
        return self.scaled(self.row)

    def scaled(self, numbers: npt.NDArray[np.float64]) -> Floats:
        """Return a copy of observations, one or many, for learners: float32, and a summary on its scale."""
        result = numbers.astype(np.float32)
        if self.form == SUMMARY and self.scale == "log":
            features = result[..., 2 * self.seats :]
            np.copysign(np.log(np.abs(features) + 1), features, out=features)
        return result

    def shown(self, flat: Floats) -> Shown:
        """Return flat observations, one or many, in the form that was asked for; a dict's arrays are views of them."""
        if self.form != DICT:
            return flat
        many = flat.shape[:-1]
        return {piece.name: flat[..., piece.start : piece.stop].reshape(*many, *piece.shape) for piece in self.pieces}

    def mask(self, choices: Buffer) -> Mask:
        """Return a one for each legal action."""
        mask = np.zeros(self.actions, np.int8)
        mask[choices.actions()] = 1
        return mask

    def nothing(self) -> Mask:
        """Return the mask of a seat that is not to move."""
        return np.zeros(self.actions, np.int8)


def complete(pieces: list[Piece]) -> tuple[Part, ...]:
    """Return the pieces of a game's observation with their places in the flat array."""
    parts: list[Part] = []
    start = 0
    for piece in pieces:
        stop = start + piece.size
        parts.append(Part(piece.name, piece.shape, piece.kind, piece.meaning, piece.scale, start, stop))
        start = stop
    return tuple(parts)
