"""What a decision has shown cannot be taken back: a verb that shows something hidden says so."""

from collections import Counter

import pytest

from cases import all_cases, default_cases
from random_play import next_action
from spindletop.kernel.dealer import SeededDealer
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER
from spindletop.kernel.undo import differs, reveals
from spindletop.kernel.verb import Verb

GUESSES = 64
"""So many guesses miss what one guess in ten shows only once in a thousand times."""
LOOKS = 2
"""How many decisions with each verb are looked at in a game."""
TELLING = {
    "crude": [],
    "interbellum": [],
    "oilman": ["drill"],
    "pipe_it_up": ["answer"],
    "pipeline": [],
}


def decisions(case, seed):
    """Play a random game and give each decision that chance does not follow: before, action, after."""
    state = case.start()
    rng, dealer = Rng(seed), SeededDealer(seed + 1)
    while state.mover != OVER:
        before, action = state.copy(), next_action(state, rng, dealer)
        state.play(action)
        if before.mover != CHANCE and state.mover != CHANCE:
            yield before, action, state


def hides_something(state):
    """Tell whether there is anything that the mover cannot know."""
    return state.resample(int(state.mover), Rng(1)).digest() != state.digest()


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_decision_that_shows_something_hidden_says_so(case):
    looked: Counter[str] = Counter()
    for before, action, after in decisions(case, 51):
        verb = case.game.vocabulary.verb(action)
        if looked[verb.name] == LOOKS or after.mover == OVER or not hides_something(before):
            continue
        looked[verb.name] += 1
        if verb.reveals(before, action - verb.base):
            assert reveals(before, action, after, case.game)
        else:
            assert not differs(before, action, after, case.game, GUESSES), f"{verb.name} does not say what it shows"


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_the_verbs_that_show_something_hidden_are_these(case):
    own = [verb for verb in case.game.vocabulary.verbs if type(verb) is not Verb]
    said = [verb.name for verb in own if "reveals" in type(verb).__dict__]
    assert said == TELLING[case.game.id]


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_the_last_decision_of_a_game_cannot_be_taken_back(case):
    before, action, after = list(decisions(case, 52))[-1]
    assert after.mover == OVER
    assert reveals(before, action, after, None)
