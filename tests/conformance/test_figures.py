"""What a choice says in figures is what happens: money that changes hands, points that are scored, odds that add up."""

import json

import pytest

from cases import all_cases
from random_play import sample
from spindletop.kernel.figures import Figures
from spindletop.kernel.state import OVER, State

MONEY = {
    "oilman": lambda view, seat: view["companies"][seat]["cash"],
    "crude": lambda view, seat: view["seats"][seat]["cash"],
    "interbellum": lambda view, seat: view["players"][seat]["cash"],
    "pipeline": lambda view, seat: view["seats"][seat]["cash"],
}
"""Where a view shows the money of a seat, in the games that have money."""

POINTS = {
    "pipe_it_up": lambda view, seat: view["seats"][seat]["vp"],
    "interbellum": lambda view, seat: view["players"][seat]["score"],
}
"""Where a view shows the points of a seat, in the games whose choices tell them."""

SETTLED = {"pipeline": lambda view: view["action"]["paper"] is None}
"""Where a choice may ask for more before it is paid, such as with which barrel a line is filled: what tells its end."""


def played(case, state, action):
    """Return what is known before and after the verb has done its work, before anything else follows."""
    verb = case.game.vocabulary.verb(action)
    seat = int(state.mover)
    twin = state.copy()
    before = case.game.view(twin, seat)
    verb.apply(twin, action - verb.base)
    after = case.game.view(twin, seat)
    if not SETTLED.get(case.game.id, bool)(after):
        twin = state.copy()
        twin.play(action)
        while not SETTLED[case.game.id](after):
            twin.play(twin.choices()[0])
            after = case.game.view(twin, seat)
    return before, after


def offered(case, seed, every):
    """Return choices of seats in a random game with their figures, no more than some of a verb in each position."""
    for state in sample(case, seed, every):
        if state.mover < 0 or state.mover == OVER:
            continue
        told: dict[str, list[tuple[State, int, Figures]]] = {}
        for action in state.choices():
            verb = case.game.vocabulary.verb(action)
            told.setdefault(verb.name, []).append((state, action, verb.figures(state, action - verb.base)))
        for choices in told.values():
            yield from choices[:: max(1, len(choices) // 4)]


@pytest.mark.parametrize("case", [case for case in all_cases() if case.game.id in MONEY], ids=str)
def test_cost_and_gain_are_the_money_that_changes_hands(case):
    money = MONEY[case.game.id]
    for state, action, figures in offered(case, 51, every=17):
        before, after = played(case, state, action)
        seat = int(state.mover)
        moved = (figures.gain or 0) - (figures.cost or 0)
        assert money(after, seat) - money(before, seat) == moved, case.game.vocabulary.text(action)


@pytest.mark.parametrize("case", [case for case in all_cases() if case.game.id in POINTS], ids=str)
def test_points_are_the_change_of_the_score(case):
    points = POINTS[case.game.id]
    for state, action, figures in offered(case, 52, every=17):
        if figures.points is not None:
            before, after = played(case, state, action)
            seat = int(state.mover)
            assert points(after, seat) - points(before, seat) == figures.points, case.game.vocabulary.text(action)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_figures_are_plain_and_claim_no_more_than_they_have(case):
    for _, _, figures in offered(case, 53, every=37):
        assert isinstance(figures, Figures)
        assert figures.cost is None or figures.cost >= 0
        assert figures.gain is None or figures.gain >= 0
        assert figures.effects is None or json.loads(json.dumps(figures.effects)) == figures.effects
        assert case.game.id in POINTS or figures.points is None
        percents = [percent for _, percent in figures.odds or []]
        assert all(0 <= percent <= 100 for percent in percents)
        assert sum(percents) <= 100
