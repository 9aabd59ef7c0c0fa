"""How a search spends its simulations: within its budget, each choice meeting the same luck, chance spread evenly."""

from collections import Counter

import pytest

from spindletop.bots.budget import Budget
from spindletop.bots.common_random_numbers import CommonRandomNumbers
from spindletop.bots.mcts import MctsBot
from spindletop.bots.tree import ROOT, Node
from spindletop.games import find
from spindletop.kernel.buffer import Buffer


def visits_of(playouts):
    """Return how often a search of Oilman's first decision has simulated each choice."""
    game = find("oilman")
    bot = MctsBot(game, 5, playouts=playouts, reuse=0)
    state = game.start(2)
    out = Buffer()
    state.legal(out)
    root = Node(-1, ROOT)
    best = bot._best_by_halving(root, state, out)
    return root, best, sorted((int(child.visits) for child in root.children), reverse=True)


@pytest.mark.parametrize("playouts", [1, 2, 3, 7, 40, 100])
def test_a_search_simulates_as_often_as_it_may(playouts):
    root, best, visits = visits_of(playouts)
    assert root.visits == sum(visits) == playouts
    assert best.visits > 0


def test_those_that_go_on_are_simulated_equally_often():
    _, best, visits = visits_of(200)
    assert len(visits) == 9
    assert best.visits >= visits[1] - 1
    assert visits[0] - visits[1] <= 1, "the last two were compared by the same luck"
    assert visits[0] >= 3 * visits[-1]


def test_a_budget_of_seconds_foresees_its_simulations():
    ticks = iter(range(1000))
    budget = Budget(10, 100.0, lambda: float(next(ticks)))
    budget.begin()
    while budget.used() < 0.5:
        budget.spend()
    assert budget.simulations() == pytest.approx(2 * budget.done, rel=0.1)
    while budget.used() < 1.0:
        budget.spend()
    assert budget.simulations() == budget.done


def test_what_a_turn_draws_does_not_change_the_luck_of_the_next():
    modest, greedy = CommonRandomNumbers(), CommonRandomNumbers()
    for numbers, draws in ((modest, 1), (greedy, 9)):
        numbers.begin(77)
        for _ in range(draws):
            numbers.rng.next32()
        numbers.next_turn()
    assert [modest.rng.next32() for _ in range(5)] == [greedy.rng.next32() for _ in range(5)]


def test_chance_is_spread_evenly_over_the_visits():
    bot = MctsBot(find("oilman"), 1)
    out = Buffer()
    for outcome, weight in enumerate([70, 21, 9]):
        out.weigh(outcome, weight)
    for seed in range(20):
        bot.numbers.begin(seed)
        node = Node(0, 0)
        seen = Counter(bot._sample_chance(node, out) for _ in range(30))
        assert [seen[i] for i in range(3)] == [pytest.approx(share, abs=2) for share in (21, 6.3, 2.7)]
