"""The learner: a network of the same shape as the one that plays, trained on what self-play remembers."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from spindletop.bots.net import LEADS

Floats = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int64]

SCORE_SHARE = 0.2
"""How much the error of the predicted scores counts beside that of the win chances."""
WIN_GAIN = 1.5
"""How far the insight's worth, in standard deviations of final scores, moves the win chances in the beginning."""
SCORE_GAIN = 0.7
FIRST = 0.01
"""How large the first weights are: so small that an input which was never seen says nothing."""
LEAST_SPREAD = 0.02
"""A number of the summary that hardly ever changes is not blown up beyond this."""
AVERAGE = 0.999
"""The network that is judged and shipped is a moving average of the one that learns (Polyak and Juditsky 1992)."""


@dataclass
class Batch:
    """Samples: sparse rows one after the other (row i is `places[starts[i]:starts[i + 1]]`) and their targets."""

    places: npt.NDArray[np.int32]
    values: Floats
    starts: Whole
    targets: Floats

    def __len__(self) -> int:
        return len(self.targets)

    def pick(self, chosen: Whole, inputs: int) -> tuple[Floats, Floats]:
        """Return some of the samples as dense rows, and their targets."""
        begins = self.starts[chosen]
        lengths = self.starts[chosen + 1] - begins
        rows = np.repeat(np.arange(len(chosen)), lengths)
        offsets = np.arange(len(rows)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        found = np.repeat(begins, lengths) + offsets
        dense = np.zeros((len(chosen), inputs), np.float32)
        dense[rows, self.places[found]] = self.values[found]
        return dense, self.targets[chosen]


class Memory:
    """The latest samples, up to `room` of them; older ones are forgotten batch by batch."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.batches: list[Batch] = []

    def __len__(self) -> int:
        return sum(len(batch) for batch in self.batches)

    def add(self, batch: Batch) -> None:
        """Remember a batch."""
        if len(batch):
            self.batches.append(batch)
        while len(self.batches) > 1 and len(self) - len(self.batches[0]) >= self.room:
            self.batches.pop(0)

    def sample(self, count: int, inputs: int, random: np.random.Generator) -> tuple[Floats, Floats]:
        """Return samples drawn from a few batches, each as likely as it is large."""
        sizes = np.array([len(batch) for batch in self.batches], np.float64)
        parts = random.choice(len(sizes), size=4, p=sizes / sizes.sum())
        picked = [self.batches[part].pick(random.integers(0, int(sizes[part]), count // 4), inputs) for part in parts]
        return np.concatenate([rows for rows, _ in picked]), np.concatenate([aims for _, aims in picked])


class Learner:
    """Adam (Kingma and Ba 2015) on the cross-entropy of win chances and a little of the squared error of scores."""

    def __init__(self, inputs: int, hidden: int, second: int, seats: int, seed: int, decay: float = 0.0) -> None:
        random = np.random.default_rng(seed)
        self.inputs, self.hidden, self.second, self.seats = inputs, hidden, second, seats
        self.layers: list[Floats] = [
            (random.standard_normal((inputs, hidden)) * FIRST).astype(np.float32),
            np.full(hidden, 0.1, np.float32),
            (random.standard_normal((hidden, second)) * np.sqrt(2 / hidden)).astype(np.float32),
            np.zeros(second, np.float32),
            (random.standard_normal((second, 2 * seats)) * 0.01).astype(np.float32),
            np.zeros(2 * seats, np.float32),
            np.array([WIN_GAIN, SCORE_GAIN], np.float32),
        ]
        self.average = [layer.copy() for layer in self.layers]
        self.shift: Floats = np.zeros(inputs, np.float32)
        self.scale: Floats = np.ones(inputs, np.float32)
        """The learner sees inputs standardised, (input - shift) * scale; a network that plays sees them as they are,
        with weights to match."""
        self.first_moments = [np.zeros_like(layer) for layer in self.layers]
        self.second_moments = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0
        self.decay = decay
        """How fast weights shrink that nothing asks for, in units of the learning rate."""

    def standardise(self, rows: Floats, observed: int, strength: float) -> None:
        """Choose how inputs are seen, from rows of usual positions; before anything is learned.

        The `observed` first ones are the flags of the observation. There are so many that they would drown the summary
        and remember single games, if they were not seen weakly, with `strength`.
        """
        self.shift[observed:] = rows[:, observed:].mean(0)
        self.scale[observed:] = 1 / np.maximum(rows[:, observed:].std(0), LEAST_SPREAD)
        self.scale[:observed] = strength

    def values(self, rows: Floats) -> tuple[Floats, Floats]:
        """Return win chances and scores for dense rows, own seat first."""
        _, _, out = self._forward(rows, self._seen(rows))
        return softmax(out[:, : self.seats]), out[:, self.seats :]

    def _seen(self, rows: Floats) -> Floats:
        """Return rows as the learner sees them."""
        seen: Floats = (rows - self.shift) * self.scale
        return seen

    def _forward(self, rows: Floats, seen: Floats) -> tuple[Floats, Floats, Floats]:
        first = np.maximum(seen @ self.layers[0] + self.layers[1], 0)
        second = np.maximum(first @ self.layers[2] + self.layers[3], 0)
        out = second @ self.layers[4] + self.layers[5]
        worths = self._worths(rows)
        out[:, : self.seats] += self.layers[6][0] * worths
        out[:, self.seats :] += self.layers[6][1] * worths
        return first, second, out

    def _worths(self, rows: Floats) -> Floats:
        """Return what the insight thinks of each position for every seat."""
        first = self.inputs - self.seats - LEADS
        return rows[:, first : first + self.seats]

    def learn(self, rows: Floats, targets: Floats, rate: float) -> float:
        """Take one step; return the cross-entropy of the win chances."""
        seen = self._seen(rows)
        first, second, out = self._forward(rows, seen)
        seats, count = self.seats, len(rows)
        chances = softmax(out[:, :seats])
        error = np.empty_like(out)
        error[:, :seats] = chances - targets[:, :seats]
        error[:, seats:] = SCORE_SHARE * (out[:, seats:] - targets[:, seats:])
        error /= count
        below = (error @ self.layers[4].T) * (second > 0)
        deepest = (below @ self.layers[2].T) * (first > 0)
        gradients = [
            *(seen.T @ deepest, deepest.sum(0)),
            *(first.T @ below, below.sum(0)),
            *(second.T @ error, error.sum(0)),
            self._gain_gradient(rows, error),
        ]
        self._update(gradients, rate)
        return float(-(targets[:, :seats] * np.log(chances + 1e-9)).sum() / count)

    def loss(self, rows: Floats, targets: Floats) -> float:
        """Return the cross-entropy of the win chances, without learning."""
        chances, _ = self.values(rows)
        return float(-(targets[:, : self.seats] * np.log(chances + 1e-9)).sum() / len(rows))

    def _gain_gradient(self, rows: Floats, error: Floats) -> Floats:
        worths = self._worths(rows)
        both = [(error[:, : self.seats] * worths).sum(), (error[:, self.seats :] * worths).sum()]
        return np.array(both, np.float32)

    def _update(self, gradients: list[Floats], rate: float) -> None:
        self.steps += 1
        first_bias = 1 - 0.9**self.steps
        second_bias = 1 - 0.999**self.steps
        keep = min(AVERAGE, self.steps / (self.steps + 10))
        for i, gradient in enumerate(gradients):
            layer, mean, square = self.layers[i], self.first_moments[i], self.second_moments[i]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            layer -= rate * (mean / first_bias) / (np.sqrt(square / second_bias) + 1e-8)
            if layer.ndim > 1:
                layer *= 1 - self.decay * rate
            self.average[i] += (1 - keep) * (layer - self.average[i])

    def take(self, layers: list[list[float]]) -> None:
        """Go on from the weights of a mind, layer by layer as its file holds them."""
        for mine, given in zip(self.layers, layers, strict=True):
            mine[...] = np.array(given, np.float32).reshape(mine.shape)
        self.layers[0] /= self.scale[:, None]
        self.layers[1] += (self.shift * self.scale) @ self.layers[0]
        for mine, average in zip(self.layers, self.average, strict=True):
            average[...] = mine

    def flat(self, averaged: bool) -> list[list[float]]:
        """Return the weights, layer by layer, as a playing network loads them."""
        layers = list(self.average if averaged else self.layers)
        layers[0] = layers[0] * self.scale[:, None]
        layers[1] = layers[1] - self.shift @ layers[0]
        return [layer.ravel().tolist() for layer in layers]


def softmax(numbers: Floats) -> Floats:
    """Return chances that add up to 1 in every row."""
    powers = np.exp(numbers - numbers.max(1, keepdims=True))
    chances: Floats = powers / powers.sum(1, keepdims=True)
    return chances
