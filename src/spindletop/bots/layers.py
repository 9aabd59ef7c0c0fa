# mypyc: off -- it stands in for _layers.c where nothing was compiled
"""The layers of a value network: in C where that was built, else in Python, with the same results to the last bit."""

from importlib import import_module
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i64


class Layers(Protocol):
    """Three layers of a network that values positions which differ from a base in little."""

    def rebase(self, places: vec[i64], values: vec[float], count: i64) -> None:
        """Work out the first layer of a position from which others follow."""
        ...

    def outputs(self, places: vec[i64], changes: vec[float], count: i64) -> list[float]:
        """Return the last layer of a position that differs from the base in some inputs."""
        ...


class PlainLayers:
    """The layers in Python."""

    def __init__(
        self,
        first_weights: vec[float],
        first_biases: vec[float],
        second_weights: vec[float],
        second_biases: vec[float],
        last_weights: vec[float],
        last_biases: vec[float],
    ) -> None:
        self.first_weights, self.first_biases = first_weights, first_biases
        self.second_weights, self.second_biases = second_weights, second_biases
        self.last_weights, self.last_biases = last_weights, last_biases
        self.base = list(first_biases)

    def rebase(self, places: vec[i64], values: vec[float], count: i64) -> None:
        """Work out the first layer of a position from which others follow."""
        self.base = list(self.first_biases)
        self._add_inputs(self.base, places, values, count)

    def outputs(self, places: vec[i64], changes: vec[float], count: i64) -> list[float]:
        """Return the last layer of a position that differs from the base in some inputs."""
        first, second, last = list(self.base), list(self.second_biases), list(self.last_biases)
        self._add_inputs(first, places, changes, count)
        feed(first, self.second_weights, second)
        feed(second, self.last_weights, last)
        return last

    def _add_inputs(self, sums: list[float], places: vec[i64], values: vec[float], count: i64) -> None:
        for i in range(count):
            add_scaled(sums, self.first_weights, places[i] * len(sums), values[i])


def feed(units: list[float], weights: vec[float], sums: list[float]) -> None:
    """Add to a layer what the active units of the one before contribute."""
    for i, active in enumerate(units):
        if active > 0.0:
            add_scaled(sums, weights, i * len(sums), active)


def add_scaled(sums: list[float], weights: vec[float], first: int, scale: float) -> None:
    """Add one row of weights times a number."""
    for i in range(len(sums)):
        sums[i] += scale * weights[first + i]


def make_layers(weights: list[vec[float]]) -> Layers:
    """Return the layers with these weights, in C where it was built."""
    try:
        kind = import_module("spindletop.bots._layers").Layers
    except ImportError:
        kind = PlainLayers
    layers: Layers = kind(*weights)
    return layers
