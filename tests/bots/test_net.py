"""The playing network: the same numbers as the one that learns, whatever position it starts from."""

import numpy as np
import pytest

from spindletop.bots.net import Net
from spindletop.bots.weights import MindError, pack, read_card, unpack
from spindletop.kernel.observation import SparseRow
from spindletop.training.learner import Learner

INPUTS, HIDDEN, SECOND, SEATS = 40, 12, 6, 3


def learner():
    found = Learner(INPUTS, HIDDEN, SECOND, SEATS, seed=1)
    random = np.random.default_rng(2)
    for layer in found.layers:
        layer[...] = random.standard_normal(layer.shape) * 0.5
    found.average = [layer.copy() for layer in found.layers]
    return found


def row_of(numbers):
    row = SparseRow()
    for number in numbers:
        row.number(float(number))
    return row


def rows(count, seed=3):
    random = np.random.default_rng(seed)
    dense = random.standard_normal((count, INPUTS)).astype(np.float32)
    dense[random.random((count, INPUTS)) < 0.7] = 0
    return dense


def test_it_says_what_the_learner_says_from_any_base():
    teacher = learner()
    net = Net(INPUTS, HIDDEN, SECOND, SEATS)
    net.load(teacher.flat(averaged=True))
    dense = rows(20)
    wins, scores = teacher.values(dense)
    for base in range(0, 20, 5):
        net.rebase(row_of(dense[base]))
        for i in range(20):
            net.value(row_of(dense[i]))
            assert np.allclose([net.wins[seat] for seat in range(SEATS)], wins[i], atol=1e-4)
            assert np.allclose([net.scores[seat] for seat in range(SEATS)], scores[i], atol=1e-4)


def test_a_twin_is_asked_independently():
    net = Net(INPUTS, HIDDEN, SECOND, SEATS)
    net.load(learner().flat(averaged=True))
    twin = net.twin()
    first, second = (row_of(numbers) for numbers in rows(2))
    net.rebase(first)
    twin.rebase(second)
    net.value(second)
    twin.value(second)
    assert [twin.wins[seat] for seat in range(SEATS)] == pytest.approx([net.wins[seat] for seat in range(SEATS)])


def card():
    return {"game": "tiny", "inputs": INPUTS, "hidden": HIDDEN, "second": SECOND, "seats": SEATS}


def test_weights_survive_their_file():
    teacher = learner()
    data = pack(card(), teacher.flat(averaged=True))
    told, net = unpack(data, "tiny.mind")
    assert told["game"] == "tiny" and read_card(data, "tiny.mind") == told
    dense = rows(1)
    net.rebase(row_of(dense[0]))
    net.value(row_of(dense[0]))
    wins, _ = teacher.values(dense)
    assert np.allclose([net.wins[seat] for seat in range(SEATS)], wins[0], atol=0.01)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda data: b"", "no weights of a mind"),
        (lambda data: b"\x00\x01 nonsense", "no weights of a mind"),
        (lambda data: b'{"mind": 99}\n', "no weights of a mind"),
        (lambda data: data[:-20], "damaged"),
        (lambda data: data[:-4] + b"abcd", "damaged"),
        (lambda data: data.replace(b'"hidden": 12', b'"hidden": 13'), "damaged"),
        (lambda data: data.replace(b'"hidden": 12', b'"hidden": 99999999'), "more than any mind"),
        (lambda data: data.replace(b'"hidden": 12', b'"hidden": true'), "how many hidden"),
    ],
)
def test_damaged_or_foreign_weights_are_refused_in_one_sentence(spoil, said):
    data = spoil(pack(card(), learner().flat(averaged=True)))
    with pytest.raises(MindError, match=said):
        unpack(data, "tiny.mind")
