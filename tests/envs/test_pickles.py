"""Environments are copied and pickled in the middle of a game, and Gymnasium runs them in other processes."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

from cases import default_cases
from spindletop.envs import pettingzoo
from spindletop.envs.batch import BatchEnv
from spindletop.envs.gymnasium import VERSION, SeatEnv
from spindletop.envs.vector import TablesEnv


def through_pickle(env):
    return pickle.loads(pickle.dumps(env))


COPIED = pytest.mark.parametrize("copied", [through_pickle, copy.deepcopy], ids=["pickled", "copied"])
CASES = pytest.mark.parametrize("case", default_cases(), ids=str)


def play_seat(env, steps):
    """Take the last legal action some times; what was seen and earned."""
    seen = []
    for _ in range(steps):
        observation, reward, over, _, _ = env.step(np.flatnonzero(env.action_masks())[-1])
        seen.append((observation.tolist(), reward, over))
        if over:
            break
    return seen


@COPIED
@CASES
def test_a_gymnasium_environment_goes_on_as_it_would_have(case, copied):
    env = SeatEnv(case.game, case.seats, opponents="greedy", reward="progress")
    env.reset(seed=3)
    play_seat(env, 3)
    twin = copied(env)
    assert play_seat(twin, 5) == play_seat(env, 5)


def play_agents(env, steps):
    seen = []
    for _ in range(steps):
        observation, reward, over, _, _ = env.last()
        if over:
            break
        seen.append((env.agent_selection, observation["observation"].tolist(), reward))
        env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    return seen


@COPIED
@CASES
def test_a_pettingzoo_environment_goes_on_as_it_would_have(case, copied):
    env = pettingzoo.env(case.game, case.seats)
    env.reset(seed=3)
    play_agents(env, 5)
    twin = copied(env)
    assert play_agents(twin, 10) == play_agents(env, 10)


@COPIED
@CASES
def test_an_environment_in_which_all_act_can_be_copied(case, copied):
    env = pettingzoo.parallel_env(case.game, case.seats)
    env.reset(seed=3)
    twin = copied(env)
    actions = {name: np.flatnonzero(env._observation(name)["action_mask"])[0] for name in env.agents}
    assert str(twin.step(actions)) == str(env.step(actions))


def play_batch(env, view, steps):
    seen = []
    for _ in range(steps):
        view = env.step(view.masks.argmax(axis=1))
        seen.append((view.observations.tolist(), view.movers.tolist(), view.rewards.tolist()))
    return view, seen


@COPIED
@CASES
def test_games_stepped_together_go_on_as_they_would_have(case, copied):
    env = BatchEnv(case.game, 3, case.seats)
    view, _ = play_batch(env, env.reset(seed=3), 4)
    twin = copied(env)
    assert play_batch(twin, view, 6)[1] == play_batch(env, view, 6)[1]


@COPIED
def test_a_vector_environment_can_be_copied(copied):
    env = TablesEnv("oilman", 3, 2)
    _, infos = env.reset(seed=3)
    actions = infos["action_mask"].argmax(axis=1)
    twin = copied(env)
    assert np.array_equal(twin.step(actions)[0], env.step(actions)[0])


@pytest.mark.parametrize("context", ["spawn"])
def test_gymnasium_runs_environments_in_other_processes(context):
    def make():
        import spindletop.envs.gymnasium  # noqa: F401, PLC0415  the other process has to register the games too

        return gymnasium.make(f"spindletop/oilman-v{VERSION}", seats=2)

    envs = gymnasium.vector.AsyncVectorEnv([make, make], context=context)
    try:
        alone = gymnasium.vector.SyncVectorEnv([make, make])
        observed, infos = envs.reset(seed=4)
        assert np.array_equal(observed, alone.reset(seed=4)[0])
        actions = infos["action_mask"].argmax(axis=1)
        assert np.array_equal(envs.step(actions)[0], alone.step(actions)[0])
    finally:
        envs.close()


def test_an_environment_itself_can_be_sent_to_another_process():
    env: Any = gymnasium.make(f"spindletop/oilman-v{VERSION}", seats=2)
    env.reset(seed=5)
    assert through_pickle(env).unwrapped.session.state.digest() == env.unwrapped.session.state.digest()
