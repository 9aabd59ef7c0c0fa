"""The layers of a network in C and in Python: the same numbers, and the same refusals."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from spindletop.bots.layers import Layers, PlainLayers, make_layers

INPUTS, HIDDEN, SECOND, OUTPUTS = 30, 21, 10, 6  # no multiples of what a machine adds at once
SIZES = (INPUTS * HIDDEN, HIDDEN, HIDDEN * SECOND, SECOND, SECOND * OUTPUTS, OUTPUTS)


def weights(seed: int) -> list[vec[float]]:
    dice = random.Random(seed)
    return [vec[float]([dice.gauss(0, 1) for _ in range(size)]) for size in SIZES]


def inputs(seed: int, count: int) -> tuple[vec[i64], vec[float], int]:
    dice = random.Random(seed)
    places = vec[i64]([dice.randrange(INPUTS) for _ in range(count)])
    return places, vec[float]([dice.gauss(0, 1) for _ in range(count)]), count


def test_both_give_the_same_numbers_to_the_last_bit() -> None:
    for seed in range(20):
        fast, plain = make_layers(weights(seed)), PlainLayers(*weights(seed))
        for layers in (fast, plain):
            layers.rebase(*inputs(seed, 12))
        assert fast.outputs(*inputs(seed + 100, 5)) == plain.outputs(*inputs(seed + 100, 5))
        assert fast.outputs(*inputs(0, 0)) == plain.outputs(*inputs(0, 0))


@pytest.mark.parametrize("layers", [make_layers(weights(1)), PlainLayers(*weights(1))], ids=["built", "plain"])
def test_the_base_stays_what_it_is_until_the_next_one(layers: Layers) -> None:
    layers.rebase(*inputs(2, 8))
    before = layers.outputs(*inputs(3, 4))
    layers.outputs(*inputs(4, 9))
    assert layers.outputs(*inputs(3, 4)) == before
    layers.rebase(*inputs(5, 8))
    assert layers.outputs(*inputs(3, 4)) != before


def test_an_input_that_does_not_exist_is_refused() -> None:
    layers = make_layers(weights(1))
    with pytest.raises(IndexError):
        layers.outputs(vec[i64]([INPUTS]), vec[float]([1.0]), 1)
    with pytest.raises(IndexError):
        layers.outputs(vec[i64]([0]), vec[float]([1.0]), 2)
