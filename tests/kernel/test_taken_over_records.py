"""A record that goes on from another one is fair from there on, and says so."""

import json

import pytest

from spindletop.games import find
from spindletop.kernel.dealer import FairDealer
from spindletop.kernel.record import Record, RecordError, read_record
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER

SEED = bytes(range(32))


def taken_over(before: int) -> Record:
    """Return a short finished game whose first draws came from somewhere else."""
    record = Record(find("oilman"), ["Ann", "Bob"], {"rounds": 8})
    dealer = FairDealer(SEED)
    record.commitment = dealer.commitment
    record.fair_from = before
    state = record.start()
    rng = Rng(5)
    while state.mover != OVER:
        choices = state.choices()
        if state.mover == CHANCE and len(record.actions) >= before:
            action = choices[dealer.draw(state.weights())]
        else:
            action = choices[rng.below(len(choices))]
        record.actions.append(action)
        state.play(action)
    record.close(state)
    record.seed = SEED.hex()
    return record


def test_draws_before_the_takeover_are_not_held_against_the_seed():
    record = taken_over(60)
    again = read_record(record.write(), find)
    assert again.fair_from == 60
    assert again.verify() > 0


def test_the_same_record_without_the_note_is_found_out():
    text = taken_over(60).write()
    head, _, rest = text.partition("\n")
    header = json.loads(head)
    del header["fair"]["from"]
    with pytest.raises(RecordError, match="the seed"):
        read_record(json.dumps(header) + "\n" + rest, find).verify()


def test_a_takeover_must_be_the_number_of_an_action():
    header = json.loads(taken_over(60).write().partition("\n")[0])
    header["fair"]["from"] = "soon"
    with pytest.raises(RecordError, match=r"fair\.from"):
        read_record(json.dumps(header), find)
