"""Every kind of mission, met and not met."""

import pytest

from pipe_it_up_positions import GAME, links, pipelines_of, shared, table
from spindletop.games.pipe_it_up import missions

ONES = ["L01", "L07", "L17", "L16", "L15"]

CASES = [
    ("M02", {"links": ["L02", "L10"]}, False),
    ("M02", {"links": ["L02", "L10", "L12"]}, True),
    ("M05", {"links": ["L04", "L37", "L39", "L43", "L47"]}, True),
    ("M08", {"links": ["L03", "L36"]}, False),
    ("M08", {"links": ["L03", "L36", "L37"]}, True),
    ("M09", {"links": ["L06", "L26"]}, True),
    ("M11", {"links": ["L01", "L07", "L18"]}, False),
    ("M11", {"links": ["L01", "L07", "L17"]}, True),
    ("M12", {"links": ["L04", "L37", "L40"]}, True),
    ("M12", {"links": ["L04", "L37", "L39"]}, False),
    ("M13", {"links": ["L01", "L07", "L17", "L19", "L20", "L02", "L10", "L12", "L14"]}, False),
    ("M13", {"links": ["L01", "L07", "L17", "L19", "L20", "L02", "L10", "L12", "L24", "L27", "L28"]}, True),
    ("M14", {"links": ["L03", "L38"]}, True),
    ("M14", {"links": ["L03"]}, False),
    ("M15", {"links": ["L02", "L03", "L04", "L05", "L08", "L01"]}, True),
    ("M15", {"links": ["L02", "L03", "L04", "L05", "L01"]}, False),
    ("M16", {"links": ONES}, True),
    ("M16", {"links": ONES[:4]}, False),
    ("M17", {"links": ONES, "plants": ["kumasi", "obuase", "tarkwa"]}, True),
    ("M17", {"links": ONES, "plants": ["kumasi", "obuase"]}, False),
    ("M18", {"links": ONES, "icons": {"tap": 2, "well": 1, "tower": 1, "bucket": 1}}, True),
    ("M18", {"links": ONES, "icons": {"tap": 3, "well": 1, "tower": 1}}, False),
    ("M19", {"links": ONES, "icons": {"tap": 4, "well": 1}}, True),
    ("M19", {"links": ONES, "icons": {"tap": 3, "well": 2}}, False),
]


@pytest.mark.parametrize(("mission", "own", "met"), CASES)
def test_a_mission_is_met_when_all_its_needs_hold(mission, own, met):  # PU-6.5
    s = table(3, seats={"yellow": {"mission": mission, **own}})
    assert missions.is_met(s, 0) is met
    assert GAME.view(s, 0)["seats"][0]["mission"]["met"] is met


def test_own_pipelines_alone_make_a_chain():  # PU-6.5
    s = table(3, seats={"yellow": {"mission": "M12", "links": ["L04", "L40"]}, "red": {"links": ["L37"]}})
    assert not missions.is_met(s, 0)


@pytest.mark.parametrize(("red", "met"), [(["L03"], True), (["L03", "L36"], False)])
def test_the_largest_group_counts_connected_pipes_and_ties(red, met):  # PU-6.5, ruling R29
    # yellow: three pipes in one piece, and two more elsewhere
    seats = {"yellow": {"mission": "M20", "links": ["L02", "L26"]}, "red": {"links": red}, "purple": {"links": ["L06"]}}
    assert missions.is_met(table(3, seats=seats), 0) is met


def test_a_seat_without_pipelines_has_no_largest_group():  # PU-6.5
    assert not missions.is_met(table(3, seats={"yellow": {"mission": "M20"}}), 0)


def test_a_failed_mission_costs_nothing_and_a_met_one_scores():  # PU-6.5, PU-6.7
    s = table(3, seats={"yellow": {"mission": "M01", "links": pipelines_of(20)}})
    assert missions.points(s, 0) == 0
    s = table(3, seats={"yellow": {"mission": "M14", "links": ["L03", "L38"]}})
    assert missions.points(s, 0) == 6


def test_every_mission_can_be_said_in_words():
    s = table(3, seats=shared(links(3, "L31"), 3))
    for number in range(20):
        assert len(missions.words(s, number)) > 10
        s.mission[0] = number
        for need, have, want in missions.progress(s, 0):
            assert need and have >= 0 and want > 0
