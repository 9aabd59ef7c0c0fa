"""How strong the bots are: greedy and search beat random play."""

import pytest

from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.games import find


def share_of_wins(game_id, spec, others, games, seats=4, options=None):
    """Return how often one bot among others of another kind is first, its seat going round; a tie is a share.

    The games are those of `spindletop simulate` with its first seed.
    """
    game = find(game_id)
    wins = 0.0
    for number in range(games):
        seat = -number % seats
        bots = [make_bot(spec if i == seat else others, game) for i in range(seats)]
        winners = play_game(game, bots, number + 1, options).state.winners()
        wins += seat in winners and 1 / len(winners)
    return wins / games


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "games", "share"), [("oilman", 100, 0.8), ("pipe_it_up", 300, 0.85)])
def test_one_greedy_among_three_random_is_first_so_often(game_id, games, share):
    assert share_of_wins(game_id, "greedy", "random", games) >= share


@pytest.mark.slow
def test_one_search_among_three_random_is_first_in_two_games_of_three():
    assert share_of_wins("oilman", "mcts:playouts=40", "random", 12, options={"rounds": 15}) >= 2 / 3
