"""Secrets are structural: drawing anew what a seat cannot know changes nothing that it is shown."""

import json

import pytest

from cases import all_cases
from random_play import next_action, sample
from spindletop.kernel.dealer import SeededDealer
from spindletop.kernel.events import Chronicle
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER, SPECTATOR


def spread(case, seed, count=8):
    found = sample(case, seed, every=5)
    return found[:: max(1, len(found) // count)]


def shown(game, state, seat):
    """Return the bytes of everything a receiver is shown of a position."""
    view = json.dumps(game.view(state, seat), sort_keys=True)
    if state.mover != seat or seat == SPECTATOR:
        return view
    words = [case_words(game, state, action) for action in state.choices()]
    return view + json.dumps(words)


def case_words(game, state, action):
    verb = game.vocabulary.verb(action)
    x = action - verb.base
    told = [verb.words(state, x), verb.place(state, x), verb.hint(state, x), verb.warning(state, x)]
    figures = verb.figures(state, x)
    counted = [figures.cost, figures.gain, figures.points, figures.odds, figures.effects]
    return [action, *told, counted, state.step.prompt(state)]


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_what_a_seat_is_shown_does_not_depend_on_what_it_cannot_know(case):
    for state in spread(case, 31):
        for seat in range(case.seats):
            twin = state.resample(seat, Rng(99))
            assert shown(case.game, twin, seat) == shown(case.game, state, seat)
            assert shown(case.game, twin, SPECTATOR) == shown(case.game, state, SPECTATOR) or state.mover == OVER


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_what_a_seat_thinks_of_a_position_does_not_depend_on_what_it_cannot_know(case):
    insight = case.game.insight
    for state in spread(case, 32):
        if state.mover == OVER:
            continue
        names = insight.names(state)
        for seat in range(case.seats):
            twin = state.resample(seat, Rng(98))
            features = insight.features(state, seat)
            assert len(features) == len(names)
            assert all(abs(value) < 1e12 for value in features)
            assert insight.features(twin, seat) == features
            assert insight.evaluate(twin, seat) == insight.evaluate(state, seat)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_resampling_draws_from_its_own_stream_only(case):
    """Two states that differ only in what a seat cannot know resample to the same state."""
    for state in spread(case, 33):
        for seat in range(case.seats):
            twin = state.resample(seat, Rng(1))
            assert twin.resample(seat, Rng(2)).digest() == state.resample(seat, Rng(2)).digest()
            assert state.resample(seat, Rng(2)).digest() == state.resample(seat, Rng(2)).digest()


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_the_log_tells_others_nothing_private(case):
    """Every event has words for everybody, and the words for others do not use private facts."""
    state = case.start()
    state.listener = chronicle = Chronicle()
    rng, dealer = Rng(34), SeededDealer(35)
    seats = [f"seat {i}" for i in range(case.seats)]
    while state.mover != OVER:
        state.play(next_action(state, rng, dealer))
        for event in chronicle.take():
            for seat in [SPECTATOR, *range(case.seats)]:
                words = event.words(seat, seats)
                assert words and "{" not in words
                json.dumps(event.seen_by(seat))
            if event.private is not None:
                assert event.kind.hushed, f"{event.kind.name} needs words for those who may not know"


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_hidden_draw_is_hidden_from_somebody(case):
    """A chance outcome that changes no public view must not be visible to spectators."""
    for state in spread(case, 36, count=20):
        if state.mover != CHANCE or len(state.choices()) < 2:
            continue
        verb = case.game.vocabulary.verb(state.choices()[0])
        views = set()
        for action in state.choices()[:6]:
            after = state.copy()
            after.play(action)
            views.add(json.dumps(case.game.view(after, SPECTATOR), sort_keys=True))
        if len(views) == 1:
            assert not verb.visible(state, state.choices()[0] - verb.base, SPECTATOR), verb.name


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_view_that_is_said_to_be_the_same_for_all_is(case):
    for state in spread(case, 37) if case.game.same_view else []:
        public = json.dumps(case.game.view(state, SPECTATOR))
        assert all(json.dumps(case.game.view(state, seat)) == public for seat in range(case.seats))
