"""Many games stepped together are the same games as one by one."""

import numpy as np
import pytest

from cases import default_cases, seat_cases
from spindletop.envs.batch import STRIDE, BatchEnv
from spindletop.envs.pettingzoo import raw_env
from spindletop.kernel.refusal import Illegal


def choose(masks, rng):
    return (rng.random(masks.shape, np.float32) * masks).argmax(1)


@pytest.mark.parametrize("case", seat_cases(), ids=str)
@pytest.mark.parametrize("form", ["flat", "summary"])
def test_a_game_in_a_batch_is_the_game_that_pettingzoo_plays(case, form):
    batch = BatchEnv(case.game, 3, case.seats, observation=form)
    view = batch.reset(seed=17)
    alone = [raw_env(case.game, case.seats, observation=form) for _ in range(3)]
    for i, env in enumerate(alone):
        env.reset(seed=17 + STRIDE * i)
    rng = np.random.default_rng(5)
    for _ in range(150):
        actions = choose(view.masks, rng)
        for i, env in enumerate(alone):
            shown = env.observe(env.agent_selection)
            assert np.array_equal(shown["observation"], view.observations[i])
            assert np.array_equal(shown["action_mask"], view.masks[i])
            assert env.possible_agents[view.movers[i]] == env.agent_selection
            env.step(int(actions[i]))
        view = batch.step(actions)
        if view.over.any():
            break
        assert not view.rewards.any()


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_batch_shows_every_piece_by_its_name(case):
    flat, pieces = (BatchEnv(case.game, 3, case.seats, observation=form) for form in ("flat", "dict"))
    one, other = flat.reset(seed=2), pieces.reset(seed=2)
    for piece in pieces.observer.pieces:
        shown = other.observations[piece.name]
        assert shown.shape == (3, *piece.shape)
        assert np.array_equal(shown.reshape(3, -1), one.observations[:, piece.start : piece.stop])


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_game_that_ends_is_paid_and_begins_anew(case):
    batch = BatchEnv(case.game, 2, case.seats, reward="rank")
    view = batch.reset(seed=3)
    rng = np.random.default_rng(6)
    first = view.observations.copy()
    while not view.over.any():
        view = batch.step(choose(view.masks, rng))
    ended = int(np.flatnonzero(view.over)[0])
    assert view.rewards[ended].sum() == pytest.approx(0, abs=1e-6)
    best = np.flatnonzero(view.rewards[ended] == view.rewards[ended].max())
    assert best.tolist() == np.flatnonzero(view.winners[ended]).tolist() and view.scores[ended].any()
    assert view.masks[ended].any() and batch.played == int(view.over.sum())
    assert view.observations.shape == first.shape
    batch.step(choose(view.masks, rng))


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_an_illegal_action_is_refused_before_anything_is_played(case):
    batch = BatchEnv(case.game, 2, case.seats)
    view = batch.reset(seed=4)
    actions = choose(view.masks, np.random.default_rng(1))
    actions[1] = np.flatnonzero(view.masks[1] == 0)[0]
    before = [state.digest() for state in batch.tables.states]
    with pytest.raises(Illegal, match="game 1"):
        batch.step(actions)
    with pytest.raises(Illegal):
        batch.step([-1, -1])
    assert [state.digest() for state in batch.tables.states] == before
    with pytest.raises(ValueError, match="shape"):
        batch.step([0])


def test_wrong_settings_are_named():
    with pytest.raises(ValueError, match="no reward"):
        BatchEnv("oilman", 2, reward="progress")
    with pytest.raises(ValueError, match="count"):
        BatchEnv("oilman", 0)
