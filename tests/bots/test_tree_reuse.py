"""A searching bot that decides again at once goes on with its tree; what others do in between makes it start anew."""

import pytest

from cases import default_cases
from spindletop.bots.mcts import MctsBot
from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.games import find
from spindletop.kernel.rng import Rng


def drawing():
    """Return Oilman's first decisions: the same company marks hole after hole."""
    game = find("oilman")
    return game, game.start(2, {"rounds": 3})


def test_a_seat_that_decides_again_at_once_goes_on_with_its_tree():
    game, state = drawing()
    bot = MctsBot(game, 5, playouts=60)
    action = bot.choose(state.resample(0, Rng(1)))
    kept = bot.kept
    assert kept is not None and kept.action == action and kept.visits > 0
    state.play(action)
    before = kept.visits
    bot.choose(state.resample(0, Rng(2)))
    assert kept.visits == before + 60


def test_another_position_than_the_expected_one_starts_anew():
    game, state = drawing()
    bot = MctsBot(game, 5, playouts=60)
    action = bot.choose(state.resample(0, Rng(1)))
    kept = bot.kept
    other = next(a for a in state.choices() if a != action)
    state.play(other)
    assert bot.choose(state.resample(0, Rng(2))) in state.choices()
    assert kept is not None and kept.visits < 60


def test_nothing_is_kept_without_reuse_or_from_one_game_to_the_next():
    game, state = drawing()
    bot = MctsBot(game, 5, playouts=30, reuse=0)
    bot.choose(state.copy())
    assert bot.kept is None
    bot = MctsBot(game, 5, playouts=30)
    bot.choose(state.copy())
    assert bot.kept is not None
    bot.begin(6)
    assert bot.kept is None


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_the_same_seed_gives_the_same_game_with_reuse(case):
    def record():
        bots = [make_bot("mcts:playouts=4", case.game), *[make_bot("random", case.game) for _ in range(case.seats - 1)]]
        return play_game(case.game, bots, 7).record.actions

    assert record() == record()
