"""OpenSpiel's own tests and tools, over every game."""

import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, sample_some_states
from open_spiel.python.bots import uniform_random

from cases import QUICK, all_cases, default_cases, option_cases, seat_cases
from random_play import sample
from spindletop.envs import openspiel
from spindletop.kernel.state import OVER


def loaded(case):
    """Return the game of a case, loaded by its name and parameters as any user of OpenSpiel does."""
    parameters = {"players": case.seats, "edition": case.edition, **case.options}
    return pyspiel.load_game(openspiel.PREFIX + case.game.id, parameters)


def play(state, rng, most=10**9):
    """Play on at random; return the state."""
    while not state.is_terminal() and most > 0:
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        most -= 1
    return state


@pytest.mark.slow
@pytest.mark.parametrize("case", seat_cases(), ids=str)
def test_the_random_sim_test_passes(case):
    pyspiel.random_sim_test(loaded(case), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("case", option_cases(), ids=str)
def test_every_option_can_be_given_as_a_parameter(case):
    game = loaded(case)
    assert all(game.options[name] == value for name, value in case.options.items())
    state = play(game.new_initial_state(), random.Random(3), 60)
    ours = case.start()
    for link in openspiel.Past.of(state.past):
        ours.play(link.action)
    assert ours.digest() == state.table.digest()


def test_a_named_value_of_a_number_is_a_negative_parameter():
    game = pyspiel.load_game("spindletop_oilman(first_seat=-1)")
    assert game.options["first_seat"] == "random" and len(game.new_initial_state().chance_outcomes()) == 4


def test_leaving_the_interpreter_with_registered_games_is_quiet():
    code = "import spindletop.envs.openspiel, pyspiel; pyspiel.load_game('spindletop_oilman').new_initial_state()"
    left = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (left.returncode, left.stderr) == (0, "")


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_state_survives_cloning_and_pickling(case):
    state = play(loaded(case).new_initial_state(), random.Random(5), 40)
    twin, read = state.clone(), pickle.loads(pickle.dumps(state))
    before = state.table.digest()
    assert before == twin.table.digest() == read.table.digest() and str(state) == str(read)
    play(twin, random.Random(6), 5)
    assert state.table.digest() == before != twin.table.digest()


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_returns_have_sum_zero_and_the_winners_have_most(case):
    for utility in openspiel.UTILITIES:
        game = pyspiel.load_game(openspiel.PREFIX + case.game.id, {"utility": utility})
        state = play(game.new_initial_state(), random.Random(7))
        returns = state.returns()
        assert sum(returns) == pytest.approx(0)
        best = [seat for seat, paid in enumerate(returns) if paid == max(returns)]
        assert best == sorted(state.table.winners())


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_an_information_state_does_not_depend_on_what_the_player_cannot_know(case):
    game = loaded(case)
    for seed in range(2 if QUICK else 3):
        state = play(game.new_initial_state(), random.Random(seed), 25 + 40 * seed)
        if state.is_terminal():
            continue
        for player in range(case.seats):
            twin = state.resample_from_infostate(player, random.Random(9).random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_the_observation_tensor_is_the_complete_observation(case):
    game = loaded(case)
    state = play(game.new_initial_state(), random.Random(4), 60)
    seeing = observation.make_observation(game)
    for player in range(case.seats):
        whole = game.observer.flat(state.table, player)
        assert state.observation_tensor(player) == whole.tolist()
        seeing.set_from(state, player)
        assert seeing.tensor.tolist() == whole.tolist()
        for piece in game.observer.pieces:
            assert seeing.dict[piece.name].shape == piece.shape
            assert np.array_equal(seeing.dict[piece.name].ravel(), whole[piece.start : piece.stop])


def test_no_tensor_claims_to_hold_the_whole_past():
    game = loaded(default_cases()[0])
    assert not game.get_type().provides_information_state_tensor
    recalling = observation.make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recalling.tensor is None and recalling.string_from(game.new_initial_state(), 0)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_an_information_state_hides_the_arguments_a_player_could_not_see(case):
    game = loaded(case)
    vocabulary = case.game.vocabulary
    state = game.new_initial_state()
    rng = random.Random(11)
    for _ in range(60):
        if state.is_terminal():
            break
        table = state.table.copy()
        play(state, rng, 1)
        link = state.past
        verb = vocabulary.verb(link.action)
        for player in range(case.seats):
            shown = openspiel.SpielObserver(game, pyspiel.IIGObservationType(perfect_recall=True))
            may = player == table.mover or verb.visible(table, link.action - verb.base, player)
            assert shown._seen(state, player, 1) == [(link.action, may)]
            if not may and verb.args:
                assert not shown.string_from(state, player).split("; {")[0].endswith(vocabulary.text(link.action))


@pytest.mark.slow
@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_openspiels_tree_search_and_its_information_set_search_play(case):
    game = loaded(case)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng, max_length=30)
    searcher = mcts.MCTSBot(game, 2.0, 6, evaluator, random_state=rng)
    blind = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=6, random_state=rng)
    state = game.new_initial_state()
    for _ in range(12):
        while state.is_chance_node():
            play(state, random.Random(2), 1)
        if state.is_terminal():
            break
        bot = searcher if state.current_player() == 0 else blind
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_openspiels_evaluation_tools_run(case):
    game = loaded(case)
    bots = [uniform_random.UniformRandomBot(seat, np.random.RandomState(seat)) for seat in range(case.seats)]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(3))
    assert sum(returns) == pytest.approx(0)
    states = sample_some_states.sample_some_states(game, max_states=5)
    assert len(states) == 5 and len({str(state) for state in states}) == 5


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_chance_has_the_exact_probabilities(case):
    seen = 0
    for state in sample(case, 12, every=1, most=400):
        if state.mover == OVER or state.weights() == []:
            continue
        spiel = loaded(case).new_initial_state()
        spiel.wrapped.table = state
        outcomes = spiel.chance_outcomes()
        weights = state.weights()
        assert sum(odds for _, odds in outcomes) == pytest.approx(1)
        assert sorted(odds for _, odds in outcomes) == pytest.approx(sorted(w / sum(weights) for w in weights))
        seen += 1
        if seen == 5:
            break
    assert seen > 0
