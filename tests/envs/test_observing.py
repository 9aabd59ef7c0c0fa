"""What learners are shown: the game's observation in three forms, described piece by piece, within its bounds."""

from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from cases import all_cases, default_cases, seat_cases
from random_play import sample
from spindletop.envs.observing import DICT, FLAT, FORMS, SUMMARY, Observer
from spindletop.envs.picture import picture
from spindletop.envs.spaces import space_of
from spindletop.kernel.observation import COUNT, MONEY, SparseRow
from spindletop.kernel.state import OVER

SIBLINGS = 40
"""So many positions that follow from one are compared with each other."""


def spread(case, seed, count=6):
    found = sample(case, seed, every=9)
    return found[:: max(1, len(found) // count)]


def written(game, state, seat):
    """Return an observation as the game writes it."""
    row = SparseRow()
    game.observation.write(state, seat, row)
    return row.dense()


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_flat_and_dict_are_what_the_game_writes(case):
    """Positions are written one after the other into the same row: nothing of the last one may stay."""
    flat, pieces = Observer(case.game, case.start(), FLAT), Observer(case.game, case.start(), DICT)
    for state in spread(case, 51):
        for seat in range(case.seats):
            whole = np.array(written(case.game, state, seat), np.float32)
            assert np.array_equal(flat.observe(state, seat), whole)
            shown = pieces.observe(state, seat)
            assert np.array_equal(np.concatenate([array.ravel() for array in shown.values()]), whole)


@pytest.mark.parametrize("case", seat_cases(), ids=str)
@pytest.mark.parametrize("form", FORMS)
def test_what_is_shown_lies_in_its_space(case, form):
    observer = Observer(case.game, case.start(), form)
    space = space_of(observer)
    for state in spread(case, 52):
        for seat in range(case.seats):
            assert space.contains(observer.observe(state, seat))


@pytest.mark.parametrize("case", seat_cases(), ids=str)
@pytest.mark.parametrize("form", FORMS)
def test_the_pieces_tell_where_and_what_every_number_is(case, form):
    observer = Observer(case.game, case.start(), form)
    assert observer.pieces[0].start == 0 and observer.pieces[-1].stop == observer.size
    assert [piece.start for piece in observer.pieces[1:]] == [piece.stop for piece in observer.pieces[:-1]]
    assert len(set(observer.names)) == len(observer.names) == observer.size
    space: Any = space_of(observer)
    for piece in observer.pieces:
        assert len(piece.names) == np.prod(piece.shape) == piece.stop - piece.start
        assert piece.meaning and piece.scale > 0
        assert (observer.bounds(piece) == (0, 1)) == (piece.kind not in (COUNT, MONEY))
        if form == DICT:
            assert space[piece.name].shape == piece.shape
        else:
            assert space.low[piece.start] == observer.bounds(piece)[0]


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_what_differs_for_the_game_differs_for_the_learner(case):
    """The learner's numbers have half as many digits: that must be enough."""
    observer = Observer(case.game, case.start())
    for state in spread(case, 53):
        if state.mover == OVER:
            continue
        seat = int(max(0, state.mover))
        known: dict[bytes, list[float]] = {}
        for action in state.choices()[:SIBLINGS]:
            twin = state.copy()
            twin.play(action)
            whole = written(case.game, twin, seat)
            assert known.setdefault(observer.observe(twin, seat).tobytes(), whole) == whole


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_the_summary_is_what_the_insight_tells_and_who_is_to_move(case):
    raw, log = (Observer(case.game, case.start(), SUMMARY, scale) for scale in ("raw", "log"))
    for state in spread(case, 54):
        for seat in range(case.seats):
            named = dict(zip(raw.names, raw.observe(state, seat).tolist(), strict=True))
            features = np.array(case.game.insight.features(state, seat), np.float32)
            assert list(named.values())[2 * case.seats :] == features.tolist()
            for place in range(case.seats):
                assert named[f"seat_{place}"] == (place == seat)
                assert named[f"to_move_{place}"] == (state.mover >= 0 and (seat + place) % case.seats == state.mover)
            squashed = np.sign(features) * np.log1p(np.abs(features))
            assert log.observe(state, seat)[2 * case.seats :] == pytest.approx(squashed, rel=1e-5)


def test_wrong_settings_are_named():
    case = default_cases()[0]
    with pytest.raises(ValueError, match="the observations are flat, dict, summary"):
        Observer(case.game, case.start(), "pixels")
    with pytest.raises(ValueError, match="no scale"):
        Observer(case.game, case.start(), SUMMARY, "cubic")


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_an_observation_can_be_drawn(case):
    observer, state = Observer(case.game, case.start()), spread(case, 55)[2]
    flat = observer.flat(state, 0)
    svg = picture(observer, state, 0, "One position")
    drawn = ElementTree.fromstring(svg).findall(".//{*}g")
    assert len(drawn) == len(observer.pieces)
    for group, piece in zip(drawn, observer.pieces, strict=True):
        squares = [rect for rect in group.findall("{*}rect") if rect.get("fill") != "url(#empty)"]
        assert len(squares) == np.count_nonzero(flat[piece.start : piece.stop])
        assert group.findtext("{*}title") == piece.meaning
