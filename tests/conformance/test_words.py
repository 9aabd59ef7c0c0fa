"""An action is at once an int, a structure and a line of text, and a position can be shown."""

import json

import pytest

from cases import all_cases, default_cases
from random_play import sample
from spindletop.kernel.state import CHANCE, SPECTATOR
from spindletop.kernel.vocabulary import BadMove


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_every_action_is_written_and_read_both_ways(case):
    vocabulary = case.game.vocabulary
    texts = set()
    for action in range(vocabulary.size):
        text = vocabulary.text(action)
        texts.add(text)
        assert vocabulary.parse(text) == action
        structure = vocabulary.structure(action)
        assert vocabulary.from_structure(json.loads(json.dumps(structure))) == action
    assert len(texts) == vocabulary.size


@pytest.mark.parametrize("case", default_cases(), ids=str)
@pytest.mark.parametrize("line", ["", "dance", "dance now", "pass_turn 3 4 5 6 7 8 9"])
def test_a_line_that_names_no_action_is_an_error_that_says_so(case, line):
    with pytest.raises(BadMove):
        case.game.vocabulary.parse(line)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_every_choice_has_words_and_every_view_can_be_sent_and_drawn(case):
    for state in sample(case, 41, every=37):
        for seat in [SPECTATOR, *range(case.seats)]:
            view = case.game.view(state, seat)
            json.dumps(view)
            drawn = case.game.draw(json.loads(json.dumps(view)))
            assert isinstance(drawn, str)
            assert drawn
        assert state.step.prompt(state)
        for action in state.choices():
            verb = case.game.vocabulary.verb(action)
            x = action - verb.base
            if state.mover != CHANCE:
                assert verb.words(state, x)
            assert isinstance(verb.place(state, x), str)
            assert isinstance(verb.hint(state, x), str)
            assert isinstance(state.warning(action), str)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_noun_stands_in_the_number_that_is_meant(case):
    for state in sample(case, 43, every=19):
        said = [state.step.prompt(state)]
        for action in state.choices():
            verb = case.game.vocabulary.verb(action)
            x = action - verb.base
            said += [verb.words(state, x), verb.hint(state, x), state.warning(action)]
        assert not [words for words in said if "(s)" in words]
