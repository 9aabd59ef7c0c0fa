"""Observations lose nothing that a seat may know, tell nothing that it may not, and are what their pieces say."""

import json
import math
from itertools import islice

import pytest

from cases import all_cases
from invariants import invariants
from random_play import sample
from spindletop.kernel.observation import COUNT, FLAG, LIMIT, MONEY, ONE_OF, THERMOMETER, SparseRow
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER
from state_attributes import numbers_on_the_table

NUMBERS = 60
"""So many numbers of a position are changed."""
SIBLINGS = 40
"""So many positions that follow from one are compared with each other."""


def spread(case, seed, count=8):
    found = sample(case, seed, every=5)
    return found[:: max(1, len(found) // count)]


def observed(game, state, seat):
    """Return an observation as something that can be compared: the places and numbers that are not 0."""
    row = SparseRow()
    game.observation.write(state, seat, row)
    return tuple(row.places[i] for i in range(row.size)), tuple(row.values[i] for i in range(row.size))


def shown(game, state, seat):
    """Return everything a seat may know of a position: its view, and its choices if it is to move."""
    choices = state.choices() if state.mover == seat else []
    return json.dumps(game.view(state, seat), sort_keys=True), choices, state.step.name


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_an_observation_is_what_its_pieces_say(case):
    for state in spread(case, 41):
        pieces = case.game.observation.pieces(state)
        assert len({piece.name for piece in pieces}) == len(pieces)
        for seat in range(case.seats):
            row = SparseRow()
            case.game.observation.write(state, seat, row)
            assert row.at == sum(piece.size for piece in pieces)
            places = [row.places[i] for i in range(row.size)]
            assert len(places) == len(set(places)), "a number is written twice"
            check_pieces(pieces, row.dense())


def check_pieces(pieces, whole):
    start = 0
    for piece in pieces:
        numbers = whole[start : start + piece.size]
        start += piece.size
        last = piece.shape[-1]
        rows = [numbers[i : i + last] for i in range(0, len(numbers), last)]
        assert piece.meaning and all(math.isfinite(number) for number in numbers)
        if piece.kind in (COUNT, MONEY):
            assert all(abs(number) <= LIMIT for number in numbers), piece.name
            continue
        assert all(number in (0.0, 1.0) for number in numbers), piece.name
        if piece.kind == ONE_OF:
            assert all(sum(row) <= 1 for row in rows), piece.name
        elif piece.kind == THERMOMETER:
            assert all(row == sorted(row, reverse=True) for row in rows), piece.name
        else:
            assert piece.kind == FLAG, piece.name


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_equal_observations_mean_equal_views_and_equal_choices(case):
    """Positions that follow from the same one differ in little: whatever that is must be seen."""
    for state in spread(case, 42):
        following = [state]
        for action in state.choices()[:SIBLINGS]:
            twin = state.copy()
            twin.play(action)
            following.append(twin)
        for seat in range(case.seats):
            known: dict[object, object] = {}
            for position in following:
                if position.mover != OVER:
                    look = observed(case.game, position, seat)
                    assert known.setdefault(look, shown(case.game, position, seat)) == shown(case.game, position, seat)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_whatever_changes_a_view_changes_the_observation(case):
    """A number on the table becomes larger or smaller by one; what the view then shows otherwise must be seen."""
    exempt = {"DERIVED", "SHARED"}
    skipped = {name for kind in exempt for name in getattr(invariants(case.game.id), kind, set())}
    rng = Rng(43)
    for state in spread(case, 43, 3):
        if state.mover == OVER:
            continue
        before = [(shown(case.game, state, seat), observed(case.game, state, seat)) for seat in range(case.seats)]
        paths = [path for path, _, _ in numbers_on_the_table(state)]
        values = [value for _, value, _ in numbers_on_the_table(state)]  # a set or a count is never made negative
        places = [i for i, path in enumerate(paths) if bare(path) not in skipped]
        for _ in range(min(NUMBERS, len(places))):
            place = places.pop(rng.below(len(places)))
            twins = [changed_by(state, place, by) for by in (1, -1) if by > 0 or values[place] > 0]
            for seat, (view, look) in enumerate(before):
                told = [twin for twin in twins if changed(case.game, twin, seat, view)]
                seen = [twin for twin in told if observed(case.game, twin, seat) != look]
                assert seen or not told, f"{paths[place]} shows in the view of seat {seat}, not in its observation"


def bare(path):
    """Return the name of the field that a number stands in."""
    return path.split("[")[0].split(".")[-1]


def changed_by(state, place, by):
    """Return a copy in which the number at a place is larger by so much."""
    twin = state.copy()
    _, _, change = next(islice(numbers_on_the_table(twin), place, None))
    change(by)
    return twin


def changed(game, state, seat, view):
    """Tell whether a seat is shown something else; a position that cannot even be shown is none."""
    try:
        observed(game, state, seat)
        return shown(game, state, seat) != view
    except Exception:  # a position that the rules cannot reach may break anything
        return False


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_what_a_seat_cannot_know_never_changes_its_observation(case):
    for state in spread(case, 44):
        for seat in range(case.seats):
            look = observed(case.game, state, seat)
            for seed in range(5):
                assert observed(case.game, state.resample(seat, Rng(seed)), seat) == look
