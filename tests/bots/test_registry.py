"""Bots by name: spec strings, parameters, bots of other packages, and every way to be wrong about them."""

import pytest

from spindletop.bots.bot import Bot, BotError
from spindletop.bots.registry import bot_names, make_bot, split_specs
from spindletop.games import find

OILMAN = find("oilman")


@pytest.mark.parametrize("spec", ["random", "greedy", "pass", "mcts", "mcts:playouts=200", "mcts:seconds=0.2,rounds=2"])
def test_a_spec_makes_a_bot_that_bears_its_name(spec):
    assert make_bot(spec, OILMAN, 1).name == spec


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("gready", "there is no bot 'gready'; the bots are random, pass, greedy, mcts, mind, roustabout"),
        ("", "there is no bot ''"),
        ("mcts:depth=3", "has no parameter 'depth'; its parameters are: playouts, seconds, rounds, tries, explore"),
        ("greedy:depth=3", "has no parameter 'depth'; its parameters are: none"),
        ("mcts:playouts", "is not understood at 'playouts'; write NAME:key=value"),
        ("mcts:playouts=", "is not understood at 'playouts='"),
        ("mcts:playouts=many", "cannot be set up"),
        ("mcts:playouts=0", "cannot be set up: playouts must be at least 1"),
        ("no_such_module:Bot", "cannot be loaded: No module named 'no_such_module'"),
        ("spindletop.bots.bot:Nobody", "cannot be loaded"),
        ("spindletop.bots.registry:ENTRY_POINTS", "it is neither a class nor a function"),
        ("builtins:dict", "cannot be"),
    ],
)
def test_a_wrong_spec_is_one_clear_sentence(spec, message):
    with pytest.raises(BotError) as error:
        make_bot(spec, OILMAN)
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_a_list_of_specs_keeps_parameters_with_their_bot():
    assert split_specs("greedy, mcts:playouts=5,rounds=2,random") == ["greedy", "mcts:playouts=5,rounds=2", "random"]
    assert split_specs("a.b:C:x=1,y=2,pass") == ["a.b:C:x=1,y=2", "pass"]


def test_a_bot_of_another_package_is_found_through_its_entry_point(examples):
    game = find("gusher")
    assert "cautious" in bot_names()
    bot = make_bot("cautious:enough=7", game)
    assert (type(bot).__name__, getattr(bot, "enough", None)) == ("Cautious", 7)
    with pytest.raises(BotError, match="has no parameter 'courage'; its parameters are: enough"):
        make_bot("cautious:courage=1", game)


def test_an_entry_point_that_leads_nowhere_is_one_clear_sentence(examples):
    with pytest.raises(BotError, match="the bot 'broken' cannot be loaded"):
        make_bot("broken", OILMAN)


def test_a_bot_is_found_by_module_and_attribute(examples):
    bot = make_bot("cautious:Cautious:enough=3", find("gusher"))
    assert isinstance(bot, Bot)
    assert (bot.name, getattr(bot, "enough", None)) == ("cautious:Cautious:enough=3", 3)
