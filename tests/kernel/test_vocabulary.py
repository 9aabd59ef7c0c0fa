"""One range of ids for all verbs; actions as ints, structures and lines of text."""

from typing import Any

import pytest

from race_game import PEEK, PUSH, ROLL, STOP, VOCABULARY
from spindletop.kernel.verb import Verb, number, one_of
from spindletop.kernel.vocabulary import BadMove, Vocabulary


def test_verbs_of_seats_come_first_then_chance():
    assert (PUSH.base, STOP.base, ROLL.base, PEEK.base) == (0, 3, 6, 9)
    assert (VOCABULARY.decisions, VOCABULARY.size) == (6, 12)


def test_arguments_run_the_last_one_fastest():
    drill: Verb[Any] = Verb("drill", [one_of("hole", ["A1", "B1"]), number("rig", 1, 3)])
    book = Vocabulary([drill], [])
    assert [book.text(a) for a in range(6)] == [
        "drill A1 1",
        "drill A1 2",
        "drill A1 3",
        "drill B1 1",
        "drill B1 2",
        "drill B1 3",
    ]
    assert book.structure(4) == {"verb": "drill", "hole": "B1", "rig": 2}
    assert book.from_structure({"verb": "drill", "hole": "b1", "rig": "2"}) == 4
    assert book.parse("drill b1 2") == 4


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "an empty line names no action"),
        ("fly 3", "there is no verb 'fly'; the verbs are push, stop, never, roll, peek"),
        ("push", "'push' takes 1 argument(s): push <steps>"),
        ("push 1 2", "'push' takes 1 argument(s): push <steps>"),
        ("push 4", "'push': steps is '4', expected a whole number from 1 to 3"),
        ("push x", "'push': steps is 'x', expected a whole number from 1 to 3"),
        ("never green", "'never': colour is 'green', expected one of red, blue"),
    ],
)
def test_a_line_that_names_no_action_is_explained(line, message):
    with pytest.raises(BadMove) as error:
        VOCABULARY.parse(line)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("structure", "message"),
    [
        ({}, "there is no verb ''"),
        ({"verb": "push"}, "'push': steps is None"),
        ({"verb": "push", "steps": 1, "colour": "red"}, "'push' has no argument 'colour'; it takes push <steps>"),
        ({"verb": "push", "steps": [1]}, "'push': steps is [1]"),
    ],
)
def test_a_structure_that_names_no_action_is_explained(structure, message):
    with pytest.raises(BadMove) as error:
        VOCABULARY.from_structure(structure)
    assert str(error.value).startswith(message)


def test_two_verbs_cannot_have_one_name():
    with pytest.raises(ValueError, match="two verbs are called 'a'"):
        Vocabulary([Verb("a"), Verb("a")], [])
