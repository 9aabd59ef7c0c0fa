"""Gymnasium's own check, over every game and number of seats, and what a learner may rely on."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import spindletop.envs.gymnasium
from cases import default_cases, seat_cases
from spindletop.envs.gymnasium import VERSION, SeatEnv, register_all


@pytest.mark.parametrize("case", seat_cases(), ids=str)
def test_check_env_passes(case):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(SeatEnv(case.game, case.seats), skip_render_check=True)


@pytest.mark.parametrize("case", default_cases(), ids=str)
@pytest.mark.parametrize("form", ["dict", "summary"])
def test_check_env_passes_with_other_observations(case, form):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(SeatEnv(case.game, case.seats, observation=form), skip_render_check=True)


def test_every_game_can_be_made_by_its_id():
    for id in register_all():
        env = gymnasium.make(id, opponents="random")
        observation, info = env.reset(seed=4)
        assert env.observation_space.contains(observation) and info["action_mask"].any()
        assert id.endswith(f"-v{VERSION}") and f"\nv{VERSION}:" in spindletop.envs.gymnasium.__doc__


def episode(env, seed, rng):
    observation, info = env.reset(seed=seed)
    seen, total, terminated = [observation], 0.0, False
    while not terminated:
        action = rng.choice(np.flatnonzero(env.action_masks()))
        assert info["action_mask"][action]
        observation, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        seen.append(observation)
        total += reward
    return seen, total, info


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_the_same_seed_gives_the_same_episode(case):
    one = episode(SeatEnv(case.game, case.seats, reward="win"), 6, np.random.default_rng(1))
    two = episode(SeatEnv(case.game, case.seats, reward="win"), 6, np.random.default_rng(1))
    assert len(one[0]) == len(two[0]) and all(np.array_equal(a, b) for a, b in zip(one[0], two[0], strict=True))
    share = 1 / len(one[2]["winners"]) if one[2]["seat"] in one[2]["winners"] else 0
    assert one[1] == two[1] == pytest.approx(share - 1 / case.seats)


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_the_learner_rotates_through_the_seats_and_others_are_played_by_the_bots_in_order(case):
    env = SeatEnv(case.game, case.seats)
    seats = []
    for seed in [0, None, None, None]:
        env.reset(seed=seed)
        assert env.session.state.mover == env.seat
        seats.append(env.seat)
    assert seats == [i % case.seats for i in range(4)]


def test_wrong_settings_are_named():
    with pytest.raises(ValueError, match="opponents"):
        SeatEnv("oilman", 4, opponents="random,random")
    with pytest.raises(ValueError, match="seat is 9"):
        SeatEnv("oilman", 4, seat=9)
    with pytest.raises(ValueError, match="no reward"):
        SeatEnv("oilman", 4, reward="glory")
    with pytest.raises(ValueError, match="no scale"):
        SeatEnv("oilman", 4, scale="cubic")
    with pytest.raises(ValueError, match="no observation 'pixels'"):
        SeatEnv("oilman", 4, observation="pixels")
    with pytest.raises(ValueError, match="illegal is"):
        SeatEnv("oilman", 4, illegal="maybe")
