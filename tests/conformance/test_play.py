"""Random and greedy games end, and after every action nothing was created and nothing lost."""

import pytest

from cases import QUICK, all_cases, default_cases
from invariants import invariants
from random_play import positions
from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.kernel.state import OVER


@pytest.mark.parametrize("case", all_cases(), ids=str)
@pytest.mark.parametrize("seed", [1] if QUICK else [1, 2])
def test_a_random_game_ends_and_its_invariants_hold_after_every_action(case, seed):
    watch = None
    state = None
    for state in positions(case, seed):
        if watch is None:
            watch = invariants(case.game.id).Watch(state)
        watch.check(state)
    assert state is not None
    assert state.mover == OVER
    assert state.ending in case.game.endings
    assert state.choices() == []
    assert len(state.scores()) == case.seats
    assert state.winners()


@pytest.mark.slow
@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_game_of_greedy_bots_ends(case):
    played = play_game(case.game, [make_bot("greedy", case.game, seed) for seed in range(case.seats)], seed=3)
    assert played.state.mover == OVER
