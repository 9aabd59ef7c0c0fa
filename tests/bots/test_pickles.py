"""Bots are copied and pickled in the middle of a game, and choose what they would have chosen."""

import copy
import pickle

import pytest

from cases import default_cases
from examples_on_shelf import examples_on_shelf
from random_play import sample
from spindletop.bots.levels import LEVELS
from spindletop.bots.mind_bot import MindBot
from spindletop.bots.minds import find_mind
from spindletop.bots.registry import BUILT_IN, make_bot
from spindletop.games import find

SPECS = ["random", "pass", "greedy", "mcts:playouts=4,rounds=0,tries=2", "mind", "mind:playouts=3", LEVELS[0].name]


def through_pickle(bot):
    return pickle.loads(pickle.dumps(bot))


def decisions(case, count=4):
    found = [state for state in sample(case, 31, every=7, most=300) if len(state.choices()) > 1 and state.mover >= 0]
    return found[:count]


def choices(bot, states):
    return [bot.choose(state.copy()) for state in states]


@pytest.mark.filterwarnings("ignore:.*has no mind")
@pytest.mark.parametrize("copied", [through_pickle, copy.deepcopy], ids=["pickled", "copied"])
@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_bot_goes_on_as_it_would_have(case, spec, copied):
    bot = make_bot(spec, case.game)
    bot.begin(7)
    states = decisions(case)
    choices(bot, states[:1])
    twin = copied(bot)
    assert twin is not bot and type(twin) is type(bot)
    assert twin.game is bot.game and twin.name == bot.name
    assert choices(twin, states[1:]) == choices(bot, states[1:])


@pytest.mark.filterwarnings("ignore:.*has no mind")
@pytest.mark.parametrize("name", list(BUILT_IN))
def test_every_bot_that_can_be_named_pickles(name):
    game = find("pipeline")
    bot = through_pickle(make_bot(name, game, 3))
    assert bot.name == name and bot.parameters() == make_bot(name, game).parameters()


def test_a_mind_that_was_given_travels_with_its_bot():
    game = find("pipeline")
    state = game.start(2)
    mind = find_mind(game, state)
    assert mind is not None
    mind.tilt = 0.5
    bot = through_pickle(MindBot(game).with_mind(mind))
    assert bot.player.mind.tilt == 0.5
    mind.value_afresh(state, 0)
    bot.player.mind.value_afresh(state, 0)
    assert list(bot.player.mind.wins) == list(mind.wins)


def test_a_bot_of_another_package_pickles(tmp_path, monkeypatch):
    with examples_on_shelf(tmp_path, monkeypatch):
        bot = make_bot("cautious", find("gusher"))
        twin = through_pickle(bot)
        state = find("gusher").start(2)
        assert type(twin) is type(bot) and twin.choose(state.copy()) == bot.choose(state.copy())
