"""PettingZoo's own tests, over every game and number of seats."""

import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from cases import default_cases, option_cases, seat_cases
from spindletop.envs import pettingzoo
from spindletop.envs.rewards import REWARDS
from spindletop.kernel.refusal import Illegal
from spindletop.kernel.state import SPECTATOR

# api_test knows by name the classic games whose observations are dicts, and warns of all others.
DICT_OBSERVATION = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


def quietly(check, *args, **kwargs):
    """Run a library's check; every warning but those about dict observations is a failure."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in DICT_OBSERVATION:
            warnings.filterwarnings("ignore", message=text)
        check(*args, **kwargs)


@pytest.mark.parametrize("case", seat_cases(), ids=str)
def test_the_api_test_passes(case):
    quietly(api_test, pettingzoo.env(case.game, case.seats), num_cycles=300)


@pytest.mark.parametrize("case", option_cases(), ids=str)
def test_the_api_test_passes_with_every_option(case):
    quietly(api_test, pettingzoo.env(case.game, case.seats, edition=case.edition, **case.options), num_cycles=60)


@pytest.mark.parametrize("case", seat_cases(), ids=str)
def test_the_seed_test_passes(case):
    seed_test(lambda: pettingzoo.env(case.game, case.seats), num_cycles=60)


@pytest.mark.parametrize("case", seat_cases(), ids=str)
def test_the_max_cycles_test_passes(case):
    """The test acts for every agent in each cycle and without looking at masks."""

    def parallel_env(max_cycles):
        return pettingzoo.parallel_env(case.game, case.seats, max_cycles=max_cycles, illegal="replace")

    def env(max_cycles):
        return pettingzoo.cycled_env(case.game, case.seats, max_cycles=max_cycles, illegal="replace")

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=env))


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_the_parallel_api_test_passes(case):
    env = pettingzoo.parallel_env(case.game, case.seats, illegal="replace", max_cycles=50)
    parallel_api_test(env, num_cycles=120)


@pytest.mark.parametrize("case", default_cases(), ids=str)
@pytest.mark.parametrize("form", ["dict", "summary"])
def test_the_api_tests_pass_with_other_observations(case, form):
    quietly(api_test, pettingzoo.env(case.game, case.seats, observation=form), num_cycles=40)
    env = pettingzoo.parallel_env(case.game, case.seats, observation=form, illegal="replace", max_cycles=20)
    parallel_api_test(env, num_cycles=40)


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_in_the_parallel_environment_everybody_has_a_legal_action(case):
    env = pettingzoo.parallel_env(case.game, case.seats, max_cycles=80)
    observations, _ = env.reset(seed=4)
    rng = np.random.default_rng(4)
    while env.agents:
        mover = env.turns.agent_selection
        for agent, observation in observations.items():
            assert env.observation_space(agent).contains(observation)
            mask = observation["action_mask"]
            assert (np.flatnonzero(mask).tolist() == [env.wait]) == (agent != mover)
            assert mask[env.wait] == (agent != mover)
        observations, *_ = env.step(
            {a: int(rng.choice(np.flatnonzero(o["action_mask"]))) for a, o in observations.items()}
        )
    assert all(observation["action_mask"].any() for observation in observations.values())


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_the_agent_to_move_may_not_wait(case):
    env = pettingzoo.parallel_env(case.game, case.seats)
    env.reset(seed=4)
    with pytest.raises(Illegal, match="only the others may wait"):
        env.step(dict.fromkeys(env.agents, env.wait))


def play(env, seed, watch=lambda agent, observation: None):
    """Play a random game; return what each agent earned in total."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        watch(agent, observation)
        mask = observation["action_mask"]
        env.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(mask))))
    return earned


@pytest.mark.parametrize("case", default_cases(), ids=str)
@pytest.mark.parametrize("reward", REWARDS)
def test_a_whole_game_pays_what_the_reward_promises(case, reward):
    env = pettingzoo.raw_env(case.game, case.seats, reward=reward)
    env.reset(seed=5)
    before = [case.game.insight.evaluate(env.session.state, seat) for seat in range(case.seats)]
    earned = list(play(env, 5).values())
    state = env.session.state
    assert env.session.over
    winners, scores = state.winners(), state.scores()
    if reward == "progress":
        after = [case.game.insight.evaluate(state, seat) for seat in range(case.seats)]
        assert earned == pytest.approx([b - a for a, b in zip(before, after, strict=True)], abs=1e-3)
        return
    assert sum(earned) == pytest.approx(0, abs=1e-6)
    best = max(earned)
    if reward == "money":
        assert earned == pytest.approx([score - sum(scores) / len(scores) for score in scores])
    else:
        assert [seat for seat, paid in enumerate(earned) if paid == best] == sorted(winners)
    if reward == "rank" and len(winners) == 1:
        assert best == 1.0


@pytest.mark.parametrize("case", seat_cases(), ids=str)
def test_a_limit_of_cycles_cuts_the_game_off(case):
    env = pettingzoo.raw_env(case.game, case.seats, max_cycles=7)
    cut = []
    env.reset(seed=3)
    decisions = 0
    for _agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        cut.append(truncated)
        decisions += not truncated
        env.step(None if terminated or truncated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert decisions == 7 and cut[-case.seats :] == [True] * case.seats


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_the_names_fit_every_number_and_the_mask_is_what_the_rules_allow(case):
    env = pettingzoo.raw_env(case.game, case.seats)

    def watch(agent, observation):
        if env.session.over:
            return
        state, seat = env.session.state, env.possible_agents.index(agent)
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(state.choices())
        named = dict(zip(env.observer.names, observation["observation"].tolist(), strict=True))
        assert named[f"seat[{seat}]"] == 1 and named["to_move[0]"] == 1

    play(env, 8, watch)


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_an_illegal_action_is_refused_with_its_reason_or_loses_or_is_replaced(case):
    env = pettingzoo.raw_env(case.game, case.seats)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    digest = env.session.state.digest()
    with pytest.raises(Illegal):
        env.step(wrong)
    assert env.session.state.digest() == digest

    env = pettingzoo.raw_env(case.game, case.seats, illegal="lose")
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(wrong)
    assert env.rewards[culprit] == -1 and all(env.terminations.values()) and env.infos[culprit]["refusal"]

    env = pettingzoo.raw_env(case.game, case.seats, illegal="replace")
    env.reset(seed=1)
    env.step(wrong)
    assert env.infos[culprit]["refusal"] and env.session.state.digest() != digest


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_the_name_has_the_version_and_the_table_can_be_shown(case):
    env = pettingzoo.env(case.game, case.seats, render_mode="ansi")
    assert env.metadata["name"] == f"{case.game.id}_v{pettingzoo.VERSION}"
    assert all(f"\nv{version}:" in pettingzoo.__doc__ for version in range(1, pettingzoo.VERSION + 1))
    env.reset(seed=2)
    assert env.render()
    assert case.game.view(env.unwrapped.session.state, SPECTATOR)
