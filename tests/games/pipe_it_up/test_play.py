"""Whole games and random sequences of actions: nothing is created, nothing is lost, nobody is stuck."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pipe_it_up_positions import GAME, random_action, watch
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER

OPTIONS = [
    {},
    {"tokens": "strategic", "end_on_tokens": True, "fast": True},
    {"tokens": "reservoir", "cardless": True},
    {"tokens": "reservoir", "reservoir_min": "ordinal", "plant_site": "off_board"},
    {"fast": True, "fast_limit": "until_reached", "question_mode": "odds"},
    {"question_mode": "house", "start_seat": "random", "idle_rounds": 3},
]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 5), st.integers(2, 4), st.lists(st.integers(0, 2**31), min_size=1, max_size=150))
def test_any_sequence_of_actions_keeps_the_invariants(case, seats, tickets):
    s = GAME.start(seats, OPTIONS[case])
    eye = watch(s)
    for ticket in tickets:
        if s.mover == OVER:
            break
        choices = s.choices()
        s.play(choices[ticket % len(choices)])
        eye.check(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_random_game_runs_to_its_end(options, seats):
    s = GAME.start(seats, options)
    eye = watch(s)
    rng = Rng(seats)
    for _ in range(5000):
        if s.mover == OVER:
            break
        s.play(random_action(s, rng))
        eye.check(s)
    assert s.mover == OVER and s.ending in GAME.endings


@pytest.mark.parametrize(("seats", "points"), [(2, 148), (3, 203), (4, 203)])
def test_a_full_map_is_worth_the_same_to_all_together(seats, points):  # PU-4.6, PU-6.1
    s = GAME.start(seats)
    rng = Rng(4)
    while s.mover != OVER:
        s.play(random_action(s, rng))
    assert s.ending == "links" and sum(s.vp) == points


def test_every_action_has_one_effect():
    """The same actions give the same game, and a copy never shares anything with its origin."""
    s = GAME.start(3)
    rng = Rng(11)
    trail = []
    while s.mover != OVER:
        before = s.copy()
        trail.append(random_action(s, rng))
        mark = before.digest()
        s.play(trail[-1])
        assert before.digest() == mark
    again = GAME.start(3)
    for action in trail:
        again.play(action)
    assert again.digest() == s.digest()


def test_the_vocabulary_has_the_size_of_the_rules():
    assert GAME.vocabulary.decisions == 129


def test_no_game_waits_for_a_seat_without_choices():
    s = GAME.start(4)
    rng = Rng(12)
    while s.mover != OVER:
        assert s.choices()
        assert (s.mover == CHANCE) == bool(s.weights())
        s.play(random_action(s, rng))
    assert s.choices() == []
