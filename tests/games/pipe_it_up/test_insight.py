"""The evaluation likes what a good player likes, and knows only what the seat may know."""

import pytest

from pipe_it_up_positions import GAME, do, links, shared, table
from spindletop.games.pipe_it_up.experience import LESSONS
from spindletop.games.pipe_it_up.figures import figures
from spindletop.games.pipe_it_up.outlook import IMPOSSIBLE, Outlook
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import OVER


def worth(s, seat=0):
    return GAME.insight.evaluate(s, seat)


@pytest.mark.parametrize("seats", [3, 4])
def test_features_have_names_and_do_not_depend_on_secrets(seats):
    s = table(seats, seats={"yellow": {"links": ["L01", "L02"]}, "red": {"links": ["L03", "L04"]}})
    features = GAME.insight.features(s, 0)
    assert len(features) == len(GAME.insight.names(s))
    for seed in range(10):
        twin = s.resample(0, Rng(seed))
        assert GAME.insight.features(twin, 0) == features
        assert worth(twin) == worth(s)


def test_there_is_a_lesson_for_every_figure():
    s = table(4)
    assert len(figures(s, Outlook(s), 0)) == len(LESSONS)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_link_that_meets_the_mission_is_worth_more(seats):
    s = table(seats, seats={"yellow": {"mission": "M09", "links": ["L06"], "stock": 2}})
    assert worth(do(s.copy(), "build L26", "icon tap")) > worth(do(s.copy(), "build L23", "icon tap"))


def test_a_link_to_a_new_city_is_worth_more_than_one_between_old_ones():
    owned = {"yellow": {"links": ["L01", "L07"], "stock": 1}, "red": {"links": ["L08", "L15", "L16"]}}
    s = table(4, seats=owned)
    assert worth(do(s.copy(), "build L18", "icon tap")) > worth(do(s.copy(), "build L17"))


def test_a_longer_pipeline_is_worth_more_than_a_short_one():
    s = table(3, seats={"yellow": {"links": ["L03"], "stock": 7, "mission": "M04"}})
    assert worth(do(s.copy(), "build L38", "icon tap")) > worth(do(s.copy(), "build L36", "icon tap"))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_plant_pays_early(seats):
    early = table(seats, seats={"yellow": {"tokens": 3, "mission": "M04"}})
    assert worth(do(early.copy(), "build_plant kumasi")) > worth(early)


def test_a_plant_does_not_pay_at_the_end():
    early = table(3, seats={"yellow": {"tokens": 3, "mission": "M04"}})
    assert Outlook(early).plant_gain(0) > 0
    late = table(3, seats={**shared(links(3, "L31"), 3, {"yellow": 0})})
    assert Outlook(late).plant_gain(0) < 3


def test_a_reservoir_that_waits_for_its_city_is_valued_as_built():
    own = {"yellow": {"links": ["L06", "L26", "L27", "L28"], "city_tokens": 4}, "red": {"city_tokens": 1}}
    s = table(2, {"tokens": "reservoir"}, seats=own)
    waiting = do(s.copy(), "start_reservoir 4")
    built = do(waiting.copy(), "place_reservoir aflao")
    assert worth(waiting) > worth(s)
    assert worth(built) == pytest.approx(worth(waiting))


def test_a_mission_that_cannot_be_met_any_more_is_worth_nothing():
    own = {"yellow": {"mission": "M14", "links": ["L03"]}, "red": {"links": ["L38"]}, "purple": {"links": ["L04"]}}
    s = table(3, seats=own)
    need = s.terms.box.missions[13].needs[0]
    assert Outlook(s).effort(0, need) < IMPOSSIBLE
    gone = table(3, seats={**own, "red": {"links": ["L38", "L45", "L46"]}, "purple": far_east()})
    assert Outlook(gone).effort(0, need) == IMPOSSIBLE


def far_east():
    """Return a seat that owns the way to Hohoe and the long link from there."""
    return {"links": ["L06", "L26", "L27", "L29", "L31"]}


@pytest.mark.parametrize(("seats", "idle"), [(2, 5), (4, 11)])
def test_at_the_end_the_score_counts(seats, idle):
    s = do(table(seats, {"idle_rounds": 3}, idle=idle, seats={"yellow": {"links": ["L01"]}}), "end_turn")
    assert s.mover == OVER
    assert worth(s, 0) > worth(s, 1)
