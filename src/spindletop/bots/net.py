"""A small value network inside compiled code: from a sparse row to the win chance and the final score of each seat."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.bots.layers import Layers, make_layers
from spindletop.kernel.buffer import zeros
from spindletop.kernel.observation import SparseRow

LEADS: Final = 2
"""How many inputs follow the worths: the leads over the others."""


def shapes(inputs: int, hidden: int, second: int, seats: int) -> list[int]:
    """Return how many weights and biases each layer has, in the order in which they are kept, and the two gains."""
    return [inputs * hidden, hidden, hidden * second, second, second * 2 * seats, 2 * seats, 2]


def blank(n: int) -> vec[float]:
    """Return `n` zeros."""
    return vec[float]([0.0] * n)


@final
class Net:
    """Two hidden layers of rectified units, and two numbers for every seat: own seat first, then clockwise.

    The last inputs are what the game's insight thinks the position is worth to each seat. They are added to the outputs
    as well, times a learned gain: a network that has learned nothing plays as the insight would, and learning begins
    from there.

    The after-states of one position differ from it in little. So the first layer is worked out once for the position
    (`rebase`), and for each after-state only what changed is added: efficiently updatable, as in Nasu's NNUE (2018).
    """

    def __init__(self, inputs: int, hidden: int, second: int, seats: int) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.second: i64 = second
        self.seats: i64 = seats
        self.weights = [blank(size) for size in shapes(inputs, hidden, second, seats)]
        """The weights and biases of each layer, and the two gains: how much the worth of a position counts beside
        what was learned, for win chances and for scores."""
        self.layers: Layers = make_layers(self.weights[:-1])
        self.wins = blank(seats)
        """Win chances of the last position valued, own seat first; they add up to 1."""
        self.scores = blank(seats)
        """Final scores of the last position valued, own seat first, in standard deviations from the usual one."""
        self._base = SparseRow()
        self._based = blank(inputs)
        self._seen = zeros(inputs)
        self._look: i64 = 0
        self._changes = SparseRow()

    def load(self, weights: list[list[float]]) -> None:
        """Take over weights: those of the first layer, its biases, and so on to the last."""
        self._share([vec[float](layer) for layer in weights])

    def _share(self, weights: list[vec[float]]) -> None:
        self.weights = weights
        self.layers = make_layers(weights[:-1])
        self._base.clear()
        self._based = blank(int(self.inputs))

    def __reduce__(self) -> tuple[object, ...]:
        sizes = [int(self.inputs), int(self.hidden), int(self.second), int(self.seats)]
        return net_of, (sizes, [list(layer) for layer in self.weights])

    def twin(self) -> "Net":
        """Return a network with the same weights (shared, they never change) that can be asked independently."""
        net = Net(0, int(self.hidden), int(self.second), int(self.seats))
        net.inputs = self.inputs
        net._seen = zeros(int(self.inputs))
        net._share(self.weights)
        return net

    def rebase(self, row: SparseRow) -> None:
        """Work out the first layer for a position from which others follow."""
        base = self._base
        i: i64 = 0
        while i < base.size:
            self._based[base.places[i]] = 0.0
            i += 1
        base.clear()
        i = 0
        while i < row.size:
            base.put(row.places[i], row.values[i])
            self._based[row.places[i]] = row.values[i]
            i += 1
        self.layers.rebase(row.places, row.values, row.size)

    def value(self, row: SparseRow) -> None:
        """Value a position: `wins` and `scores` are then those of its seats."""
        changes = self._changes
        changes.clear()
        self._look += 1
        look = self._look
        i: i64 = 0
        while i < row.size:
            place = row.places[i]
            self._seen[place] = look
            change = row.values[i] - self._based[place]
            if change != 0.0:
                changes.put(place, change)
            i += 1
        base = self._base
        i = 0
        while i < base.size:
            place = base.places[i]
            if self._seen[place] != look:
                changes.put(place, -self._based[place])
            i += 1
        out = vec[float](self.layers.outputs(changes.places, changes.values, changes.size))
        self._add_worths(out, row)
        self._softmax(out)

    def _add_worths(self, out: vec[float], row: SparseRow) -> None:
        """Add what the insight thinks of the position: it stands near the end of the row."""
        gains = self.weights[6]
        first = self.inputs - self.seats - LEADS
        i = row.size - 1
        while i >= 0:
            seat = row.places[i] - first
            if seat < 0:
                return
            if seat < self.seats:
                out[seat] += gains[0] * row.values[i]
                out[self.seats + seat] += gains[1] * row.values[i]
            i -= 1

    def _softmax(self, out: vec[float]) -> None:
        highest = out[0]
        seat: i64 = 1
        while seat < self.seats:
            highest = max(highest, out[seat])
            seat += 1
        total = 0.0
        seat = 0
        while seat < self.seats:
            part = math.exp(out[seat] - highest)
            self.wins[seat] = part
            total += part
            seat += 1
        seat = 0
        while seat < self.seats:
            self.wins[seat] = self.wins[seat] / total
            self.scores[seat] = out[self.seats + seat]
            seat += 1


def net_of(sizes: list[int], weights: list[list[float]]) -> Net:
    """Return a network of these sizes (inputs, hidden, second, seats) with these weights."""
    net = Net(sizes[0], sizes[1], sizes[2], sizes[3])
    net.load(weights)
    return net
