"""Positions and games go through pickle, into other processes, and come back as they were."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import pytest

from cases import all_cases, default_cases
from examples_on_shelf import examples_on_shelf
from random_play import next_action, positions, sample
from spindletop.games import find
from spindletop.kernel.dealer import SeededDealer
from spindletop.kernel.game import parse_edition
from spindletop.kernel.refusal import Illegal
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER

EVERY = 23


def through_pickle(thing):
    return pickle.loads(pickle.dumps(thing))


def rest_of_game(state, most=40):
    """The digests of a random game that goes on from here."""
    rng, dealer, digests = Rng(1), SeededDealer(2), [state.digest()]
    while state.mover != OVER and len(digests) < most:
        state.play(next_action(state, rng, dealer))
        digests.append(state.digest())
    return digests


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_position_is_the_same_after_pickling_and_goes_on_the_same_way(case):
    found = sample(case, 21, EVERY)
    for state in [*found[:: max(1, len(found) // 4)], found[-1]]:
        twin = through_pickle(state)
        assert (twin.digest(), twin.choices()) == (state.digest(), state.choices())
        assert twin.vocabulary is state.vocabulary
        assert rest_of_game(twin.copy()) == rest_of_game(state.copy())


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_every_step_of_a_game_is_found_again(case):
    for state in positions(case, 22, most=150):
        assert through_pickle(state).digest() == state.digest(), state


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_position_in_which_secrets_were_drawn_anew_pickles(case):
    state = sample(case, 23, EVERY)[1].resample(0, Rng(5))
    assert through_pickle(state).digest() == state.digest()


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_playing_on_does_not_change_what_was_pickled(case):
    state = sample(case, 24, EVERY)[1]
    before = state.digest()
    rest_of_game(through_pickle(state))
    assert state.digest() == before


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_game_is_one_and_the_same_however_it_is_copied(case):
    game = case.game
    assert through_pickle(game) is copy.deepcopy(game) is copy.copy(game) is game


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_an_edition_of_ones_own_travels_with_the_position(case):
    text = (case.game.folder / "edition.toml").read_text(encoding="utf-8")
    state = case.game.start(case.seats, {}, parse_edition(text, "own.toml"))
    twin = through_pickle(state)
    assert twin.digest() == state.digest()
    assert twin.setup.edition.hash == state.setup.edition.hash


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_position_can_be_deep_copied(case):
    state = sample(case, 25, EVERY)[1]
    assert copy.deepcopy({"here": [state]})["here"][0].digest() == state.digest()


def test_other_processes_take_positions_and_give_them_back():
    states = [sample(case, 26, EVERY, most=60)[1] for case in default_cases()]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        returned = list(pool.map(copy.copy, states))
    assert [state.digest() for state in returned] == [state.digest() for state in states]


def test_a_game_of_another_package_pickles(tmp_path, monkeypatch):
    with examples_on_shelf(tmp_path, monkeypatch):
        game = find("gusher")
        state = game.start(3)
        for _ in range(9):
            state.play(state.choices()[0])
        twin = through_pickle(state)
        assert twin.digest() == state.digest() and twin.box.faces == state.box.faces
        assert rest_of_game(twin) == rest_of_game(state)


def test_a_game_that_nobody_can_find_says_so(tmp_path):
    from race_game import race_game  # noqa: PLC0415  the only test that needs a game beside the shelf

    with pytest.raises(pickle.PicklingError, match="is on no shelf"):
        pickle.dumps(race_game(tmp_path).start(2))


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_actions_may_be_numbers_of_numpy(case):
    state = sample(case, 27, EVERY)[1]
    action = np.int64(state.choices()[-1])
    assert state.refusal(action) is None
    twin = state.copy()
    twin.play(action)
    state.play(int(action))
    assert twin.digest() == state.digest()


def test_an_action_that_is_no_whole_number_is_refused():
    state = find("oilman").start(2)
    with pytest.raises(TypeError):
        state.play("mark J5")
    with pytest.raises(TypeError):
        state.play(1.0)


def test_an_illegal_action_pickles_with_its_reason():
    state = find("oilman").start(2)
    with pytest.raises(Illegal) as refused:
        state.play(-1)
    assert through_pickle(refused.value).refusal == refused.value.refusal


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_position_tells_in_a_line_where_it_stands(case):
    state = case.start()
    assert repr(state).startswith(f"<{case.game.id}: {case.seats} seats")
    assert f"step {state.step.name!r}" in repr(state)
    assert repr(sample(case, 28, EVERY)[-1]).endswith(">") and "\n" not in repr(state)


def test_the_line_names_round_mover_and_end():
    state = find("oilman").start(2, {"rounds": 2})
    assert repr(state) == "<oilman: 2 seats, round 1, step 'mark', seat 0 to move>"
    rest_of_game(state, most=100_000)
    assert repr(state) == "<oilman: 2 seats, round 2, over by rounds>"
    assert repr(find("oilman")) == "<oilman: International Oilman, 2 to 6 seats>"
