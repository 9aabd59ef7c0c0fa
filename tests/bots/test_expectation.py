"""What chance is about to bring is expected: search compares positions before the dice with positions after them."""

from collections import defaultdict
from statistics import mean

import pytest

from spindletop.bots.greedy import Lookahead
from spindletop.bots.play import play_game
from spindletop.bots.registry import make_bot
from spindletop.games import find, shelf
from spindletop.kernel.buffer import Buffer
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE

OFTEN = 20
"""What is chosen less often says little."""
GAP = 0.0075
"""Of the points of a finished game."""


def gaps_of(game, seats, seed):
    """Return, by verb, how far positions before chance lie from the mean of what follows, and a typical score."""
    played = play_game(game, [make_bot("greedy", game) for _ in range(seats)], seed)
    lookahead = Lookahead(game)
    found = defaultdict(list)
    s = game.start(seats, {})
    for action in played.record.actions:
        if s.mover >= 0:
            choices = Buffer()
            s.legal(choices)
            game.insight.narrow(s, choices)
            values = lookahead.values(s, choices, Rng(seed))
            for choice, value in zip(choices.actions(), values, strict=True):
                after = s.copy()
                after.play(choice)
                if after.mover == CHANCE:
                    verb = game.vocabulary.text(choice).split()[0]
                    found[verb].append(game.insight.evaluate(after, s.mover) - value)
        s.play(action)
    return found, mean(abs(score) for score in played.state.scores())


@pytest.mark.slow
@pytest.mark.parametrize("game_id", sorted(shelf()))
def test_a_position_before_chance_is_worth_about_what_follows_it(game_id):
    game = find(game_id)
    seats = max(2, game.min_seats)
    found: defaultdict[str, list[float]] = defaultdict(list)
    scores = []
    for seed in (1, 2):
        gaps, score = gaps_of(game, seats, seed)
        scores.append(score)
        for verb, gap in gaps.items():
            found[verb] += gap
    far = {verb: mean(gaps) for verb, gaps in found.items() if len(gaps) >= OFTEN}
    assert {verb: gap for verb, gap in far.items() if abs(gap) > GAP * mean(scores)} == {}
