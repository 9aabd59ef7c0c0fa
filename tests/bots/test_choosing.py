"""Each bot alone: what it chooses, and that it chooses the same again."""

from collections import Counter
from time import perf_counter
from typing import Any

import pytest

from race_game import PUSH, STOP, race_game
from spindletop.bots.bot import Bot
from spindletop.bots.registry import make_bot
from spindletop.games import find
from spindletop.kernel.insight import Insight
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER

SPECS = ["random", "pass", "greedy", "mcts:playouts=12"]


class Likes(Insight[Any]):
    """Values a position by its coins only."""

    def evaluate(self, s, seat):
        return float(s.coins[seat])


def decision(game):
    """Return the first position of the tiny race in which a seat decides: push 1, push 2 or stop."""
    state = game.start(2)
    while state.mover == CHANCE:
        state.play(state.choices()[0])
    return state


@pytest.fixture
def race(tmp_path):
    return race_game(tmp_path)


def oilman_position(seed, actions):
    """Return a position of Oilman some random actions into the game, a seat being to move."""
    game, rng = find("oilman"), Rng(seed)
    state = game.start(3)
    while actions > 0 or state.mover == CHANCE:
        choices = state.choices()
        state.play(choices[rng.below(len(choices))])
        actions -= 1
    return game, state


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("actions", [0, 9, 30, 55])
def test_a_bot_chooses_something_legal_and_leaves_the_position_to_the_caller(spec, actions):
    game, state = oilman_position(4, actions)
    before = state.digest()
    assert make_bot(spec, game, 1).choose(state.copy()) in state.choices()
    assert state.digest() == before


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_leads_to_the_same_choices(spec):
    game, state = oilman_position(7, 12)
    bot = make_bot(spec, game, 5)
    first = [bot.choose(state.copy()) for _ in range(4)]
    bot.begin(5)
    assert [bot.choose(state.copy()) for _ in range(4)] == first
    assert [make_bot(spec, game, 5).choose(state.copy())] == first[:1]


def test_random_chooses_everything_about_equally_often(race):
    state = decision(race)
    bot = make_bot("random", race, 3)
    seen = Counter(bot.choose(state) for _ in range(3000))
    assert set(seen) == set(state.choices())
    assert all(850 < times < 1150 for times in seen.values())


def test_pass_prefers_the_closing_verb(race):
    assert make_bot("pass", race).choose(decision(race)) == STOP.base


def test_pass_prefers_a_verb_that_does_nothing():
    game, rng = find("oilman"), Rng(2)
    bot = make_bot("pass", game)
    chosen = set()
    state = game.start(2)
    while state.mover != OVER:
        if state.mover >= 0 and len(state.choices()) > 1:
            choice = game.vocabulary.text(bot.choose(state))
            chosen.add(choice.split()[0])
            verbs = {game.vocabulary.text(action).split()[0] for action in state.choices()}
            for quiet in {"drop", "pass_turn", "decline"} & verbs:
                assert choice == quiet
        choices = state.choices()
        state.play(choices[rng.below(len(choices))])
    assert chosen >= {"mark", "drop", "pass_turn"}


def test_greedy_takes_what_the_insight_likes_best(race):
    state = decision(race)
    race.insight = Likes()
    assert make_bot("greedy", race).choose(state) == STOP.base
    race.insight = Insight()  # the score: run as far as the coins carry
    assert make_bot("greedy", race).choose(state) == PUSH.base + 1


def test_greedy_decides_equals_by_lot(race):
    state = decision(race)

    class Blind(Insight[Any]):
        def evaluate(self, s, seat):
            return 1.0

    race.insight = Blind()
    bot = make_bot("greedy", race, 1)
    seen = Counter(bot.choose(state) for _ in range(600))
    assert set(seen) == set(state.choices())
    assert min(seen.values()) > 140


def test_greedy_weighs_the_outcomes_of_chance(examples):
    game = find("gusher")
    bot = make_bot("greedy", game)
    drill, bank = (int(verb.base) for verb in game.vocabulary.verbs[:2])

    class Tanked(Insight[Any]):
        def evaluate(self, s, seat):
            return s.bank[seat] + (s.tank if s.turn == seat else 0)

    game_insight, game.insight = game.insight, Tanked()
    try:
        bot = make_bot("greedy", game)
        for tank in range(1, 40):
            state = game.start(2)
            state.tank = tank
            # five faces bring 2..6, one loses the tank: the mean is 5/6 tank + 20/6, better than the tank below 20
            wanted = {drill} if tank < 20 else {bank} if tank > 20 else {drill, bank}
            assert bot.choose(state) in wanted
    finally:
        game.insight = game_insight


def test_mcts_finds_the_winning_move(examples):
    game = find("gusher")
    bank = int(game.vocabulary.by_name["bank"].base)
    state = game.start(2)
    state.bank[0], state.bank[1], state.tank = 45, 40, 5
    assert make_bot("mcts:playouts=100", game, 1).choose(state) == bank
    assert make_bot("mcts:playouts=100,rounds=1,tries=1", game, 1).choose(state) == bank
    assert make_bot("mcts:playouts=3200,rounds=-1,tries=1", game, 1).choose(state) == bank


def test_mcts_goes_by_the_clock_if_it_is_told_to(examples):
    game = find("gusher")
    bot = make_bot("mcts:seconds=0.05", game, 1)
    state = game.start(2)
    state.tank = 5
    start = perf_counter()
    assert bot.choose(state) in state.choices()
    assert perf_counter() - start >= 0.05, "it uses the time it has"


def test_mcts_plays_for_the_seat_that_moves_not_for_its_rivals(examples):
    game = find("gusher")
    bank = int(game.vocabulary.by_name["bank"].base)
    state = game.start(3)
    while state.turn != 2:
        state.end_turn()
    state.bank[2], state.tank = 30, 20
    assert make_bot("mcts:playouts=60,rounds=-1,tries=1", game, 3).choose(_entered(state)) == bank


def _entered(state):
    """Let the step look at the table again, after the table was changed by hand."""
    state.mover = state.turn
    return state


def test_a_bot_without_a_choice_of_its_own_says_so(race):
    with pytest.raises(TypeError, match="does not say how it chooses"):
        Bot(race).choose(decision(race))


class Short(Insight[Any]):
    """Values coins, and remembers how much of the game was played when it was asked."""

    def __init__(self, rounds):
        self.rounds = rounds
        self.unfinished = 0

    def horizon(self, s):
        return self.rounds

    def evaluate(self, s, seat):
        self.unfinished += s.mover != OVER
        return float(s.coins[seat])


@pytest.mark.parametrize(("advice", "spec"), [(0.0, "mcts:rounds=-1"), (-1.0, "mcts")])
def test_search_plays_on_as_far_as_it_is_told_or_else_as_the_insight_advises(race, advice, spec):
    race.insight = Short(advice)
    bot = make_bot(f"{spec}{',' if ':' in spec else ':'}playouts=40,tries=1,trust=0", race)
    before = decision(race)
    bot.choose(before)
    to_the_end = race.insight.unfinished
    race.insight = Short(0.0)
    bot = make_bot("mcts:playouts=40,tries=1,trust=0", race)
    bot.choose(before)
    assert to_the_end < race.insight.unfinished, "positions are judged where the game is over"
