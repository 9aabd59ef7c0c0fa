"""Many games behind Gymnasium's interface for them are the games that PettingZoo plays one by one."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from cases import default_cases, seat_cases
from spindletop.envs.gymnasium import VERSION, register_all
from spindletop.envs.observing import FORMS
from spindletop.envs.pettingzoo import raw_env
from spindletop.envs.vector import TablesEnv
from spindletop.kernel.refusal import Illegal


def choose(infos, rng):
    masks = infos["action_mask"]
    return (rng.random(masks.shape, np.float32) * masks).argmax(1)


def play_to_an_end(games, seed):
    """Play at random until a game ends; return what the last step brought and who decided it."""
    _, infos = games.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while True:
        movers = infos["mover"]
        step = games.step(choose(infos, rng))
        infos = step[-1]
        if step[2].any():
            return *step, movers


@pytest.mark.parametrize("case", seat_cases(), ids=str)
def test_game_i_is_the_game_of_seed_plus_i(case):
    games = TablesEnv(case.game, 3, case.seats)
    observations, infos = games.reset(seed=17)
    alone = [raw_env(case.game, case.seats) for _ in range(3)]
    for i, env in enumerate(alone):
        env.reset(seed=17 + i)
    rng = np.random.default_rng(5)
    for _ in range(60):
        actions = choose(infos, rng)
        for i, env in enumerate(alone):
            shown = env.observe(env.agent_selection)
            assert np.array_equal(shown["observation"], observations[i])
            assert np.array_equal(shown["action_mask"], infos["action_mask"][i])
            assert env.possible_agents[infos["mover"][i]] == env.agent_selection
            env.step(int(actions[i]))
        observations, rewards, over, cut, infos = games.step(actions)
        assert not cut.any()
        if over.any():
            break
        assert not rewards.any() and "final_obs" not in infos


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_game_that_ends_begins_anew_in_the_same_step_and_tells_how_it_ended(case):
    games = TablesEnv(case.game, 2, case.seats, reward="rank")
    assert games.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, rewards, over, _, infos, movers = play_to_an_end(games, 3)
    i = int(np.flatnonzero(over)[0])
    ended = games.batch.ended[i]
    final = games.observer.observe(ended, int(movers[i]))
    assert np.array_equal(infos["final_obs"][i], final) and infos["_final_obs"].tolist() == over.tolist()
    assert infos["final_info"]["scores"][i].tolist() == ended.scores()
    assert np.flatnonzero(infos["final_info"]["winners"][i]).tolist() == sorted(ended.winners())
    assert infos["final_info"]["seat"][i] == movers[i]
    assert rewards[i] == infos["seat_rewards"][i, movers[i]]
    assert infos["seat_rewards"][i].sum() == pytest.approx(0, abs=1e-6)
    assert np.array_equal(observations[i], games.observer.observe(games.batch.tables.states[i], infos["mover"][i]))
    assert not np.array_equal(observations[i], final)


@pytest.mark.parametrize("form", FORMS)
def test_every_game_can_be_made_by_its_id_and_shows_what_its_spaces_say(form):
    register_all()
    for case in default_cases():
        id = f"spindletop/{case.game.id}-batch-v{VERSION}"
        games = gymnasium.make_vec(id, num_envs=3, seats=case.seats, observation=form)
        assert games.num_envs == 3
        observations, infos = games.reset(seed=4)
        assert games.observation_space.contains(observations)
        actions = choose(infos, np.random.default_rng(4))
        assert games.action_space.contains(actions)
        observations, rewards, *_ = games.step(actions)
        assert games.observation_space.contains(observations) and rewards.shape == (3,)
        games.close()


def test_gymnasiums_wrappers_take_it():
    case = default_cases()[0]
    games = RecordEpisodeStatistics(TablesEnv(case.game, 2, case.seats))
    _, rewards, over, _, infos, _ = play_to_an_end(games, 6)
    assert infos["_episode"].tolist() == over.tolist() and infos["episode"]["r"][over] == pytest.approx(rewards[over])


def test_seeds_may_be_given_for_each_game_and_games_without_go_on():
    case = default_cases()[0]
    games, others = TablesEnv(case.game, 3, case.seats), TablesEnv(case.game, 3, case.seats)
    first, _ = games.reset(seed=[5, 9, 7])
    again, _ = others.reset(seed=5)
    assert np.array_equal(first[0], again[0]) and np.array_equal(first[2], again[2])
    games.reset(), others.reset(seed=[8, 12, 10])
    assert games.seeds == others.seeds
    games.reset(seed=[None, 1, None])
    assert games.seeds == [11, 1, 13]
    with pytest.raises(ValueError, match="2 seeds were given for 3 games"):
        games.reset(seed=[1, 2])


def test_an_illegal_action_is_refused():
    case = default_cases()[0]
    games = TablesEnv(case.game, 2, case.seats)
    games.reset(seed=1)
    with pytest.raises(Illegal, match="game 0"):
        games.step([-1, -1])
