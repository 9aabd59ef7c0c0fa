"""A small value network inside compiled code: from a sparse row to the win chance and the final score of each seat."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spindletop.kernel.buffer import zeros
from spindletop.kernel.observation import SparseRow

LEADS: Final = 2
"""How many inputs follow the worths: the leads over the others."""


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
        self.first_weights = blank(inputs * hidden)
        """One row of `hidden` weights for each input."""
        self.first_biases = blank(hidden)
        self.second_weights = blank(hidden * second)
        self.second_biases = blank(second)
        self.last_weights = blank(second * 2 * seats)
        self.last_biases = blank(2 * seats)
        self.gains = blank(2)
        """How much the worth of a position counts for win chances and for scores beside what was learned."""
        self.wins = blank(seats)
        """Win chances of the last position valued, own seat first; they add up to 1."""
        self.scores = blank(seats)
        """Final scores of the last position valued, own seat first, in standard deviations from the usual one."""
        self._base = blank(hidden)
        self._based = blank(inputs)
        self._row = SparseRow()
        self._seen = zeros(inputs)
        self._look: i64 = 0
        self._sums = blank(hidden)

    def load(self, weights: list[list[float]]) -> None:
        """Take over weights: those of the first layer, its biases, and so on to the last."""
        self.first_weights = vec[float](weights[0])
        self.first_biases = vec[float](weights[1])
        self.second_weights = vec[float](weights[2])
        self.second_biases = vec[float](weights[3])
        self.last_weights = vec[float](weights[4])
        self.last_biases = vec[float](weights[5])
        self.gains = vec[float](weights[6])
        self._row.clear()
        self._based = blank(int(self.inputs))
        self._base = self.first_biases[:]

    def twin(self) -> "Net":
        """Return a network with the same weights (shared, they never change) that can be asked independently."""
        net = Net(0, int(self.hidden), int(self.second), int(self.seats))
        net.inputs = self.inputs
        net.first_weights = self.first_weights
        net.first_biases = self.first_biases
        net.second_weights = self.second_weights
        net.second_biases = self.second_biases
        net.last_weights = self.last_weights
        net.last_biases = self.last_biases
        net.gains = self.gains
        net._based = blank(int(self.inputs))
        net._seen = zeros(int(self.inputs))
        net._base = self.first_biases[:]
        return net

    def rebase(self, row: SparseRow) -> None:
        """Work out the first layer for a position from which others follow."""
        old = self._row
        i: i64 = 0
        while i < old.size:
            self._based[old.places[i]] = 0.0
            i += 1
        self._sums = self.first_biases[:]
        old.clear()
        i = 0
        while i < row.size:
            place = row.places[i]
            value = row.values[i]
            old.put(place, value)
            self._based[place] = value
            self._add(place, value)
            i += 1
        self._base = self._sums[:]

    def value(self, row: SparseRow) -> None:
        """Value a position: `wins` and `scores` are then those of its seats."""
        sums = self._base[:]
        self._sums = sums
        self._look += 1
        look = self._look
        i: i64 = 0
        while i < row.size:
            place = row.places[i]
            self._seen[place] = look
            change = row.values[i] - self._based[place]
            if change != 0.0:
                self._add(place, change)
            i += 1
        old = self._row
        i = 0
        while i < old.size:
            place = old.places[i]
            if self._seen[place] != look:
                self._add(place, -self._based[place])
            i += 1
        self._finish(sums, row)

    def _add(self, place: i64, change: float) -> None:
        """Add to the first layer what one input contributes."""
        sums = self._sums
        weights = self.first_weights
        at = place * self.hidden
        h: i64 = 0
        while h < self.hidden:
            sums[h] += change * weights[at + h]
            h += 1

    def _finish(self, sums: vec[float], row: SparseRow) -> None:
        """Work out the layers after the first, and the softmax over the seats."""
        inner = self.second_biases[:]
        weights = self.second_weights
        n = self.second
        h: i64 = 0
        while h < self.hidden:
            active = sums[h]
            if active > 0.0:
                at = h * n
                k: i64 = 0
                while k < n:
                    inner[k] += active * weights[at + k]
                    k += 1
            h += 1
        out = self.last_biases[:]
        last = self.last_weights
        outputs = 2 * self.seats
        k = 0
        while k < n:
            active = inner[k]
            if active > 0.0:
                at = k * outputs
                o: i64 = 0
                while o < outputs:
                    out[o] += active * last[at + o]
                    o += 1
            k += 1
        self._add_worths(out, row)
        self._softmax(out)

    def _add_worths(self, out: vec[float], row: SparseRow) -> None:
        """Add what the insight thinks of the position: it stands near the end of the row."""
        first = self.inputs - self.seats - LEADS
        i = row.size - 1
        while i >= 0:
            seat = row.places[i] - first
            if seat < 0:
                return
            if seat < self.seats:
                out[seat] += self.gains[0] * row.values[i]
                out[self.seats + seat] += self.gains[1] * row.values[i]
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
