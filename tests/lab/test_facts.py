"""Facts: counted from what happened, the same as what lies on the table in the end, and for every game."""

import pytest

from spindletop.games import find
from spindletop.kernel.events import Event, Kind
from spindletop.kernel.facts import by, count, last, total, when
from spindletop.lab.components import Components
from spindletop.lab.plan import LabPlan, arm_of
from spindletop.lab.playing import play_again
from spindletop.lab.tally import Tally

OURS = ("crude", "interbellum", "oilman", "pipe_it_up", "pipeline")
BUILT = Kind("built", "{who} builds a {what} for {price}.")


def played(name, number=0):
    game = find(name)
    arms = (arm_of("base", game.edition()),)
    plan = LabPlan("report", name, game.default_seats, ("random",), arms, (2,), 7)
    row, record = play_again(plan, number)
    return row, record.replay()


def test_a_tally_counts_sums_tells_apart_and_times():
    facts = [
        count("built", BUILT),
        count("rigs", BUILT, what="rig"),
        total("paid", BUILT, "price"),
        by("kind", BUILT, "what"),
        when("first", BUILT),
        last("end", lambda state, seat: seat + 0.5),
    ]
    tally = Tally(facts, 2)
    for turn, seat, what, price in ((1, 0, "rig", 5), (2, 1, "well", 7), (4, 0, "well", 1)):
        tally.turns = turn
        tally.hear(Event(BUILT, seat, {"what": what, "price": price}))
    assert tally.end(None) == {  # type: ignore[arg-type]
        "built": [2, 1],
        "rigs": [1, 0],
        "paid": [6, 7],
        "kind.rig": [1, 0],
        "kind.well": [1, 1],
        "first": [0.25, 0.5],
        "end": [0.5, 1.5],
    }
    assert tally.kinds == {"built": [2, 1]}


def test_events_about_nobody_are_facts_of_the_game():
    tally = Tally([count("news", BUILT)], 3)
    tally.hear(Event(BUILT, -1, {}))
    assert tally.end(None) == {"news": [1]}  # type: ignore[arg-type]


def test_private_facts_count_too():
    tally = Tally([by("mission", BUILT, "mission")], 2)
    tally.hear(Event(BUILT, 1, {}, {"mission": "M01"}))
    assert tally.end(None) == {"mission.M01": [0, 1]}  # type: ignore[arg-type]


@pytest.mark.parametrize("name", OURS)
def test_every_declared_fact_is_about_a_kind_that_the_game_tells(name):
    row, _ = played(name)
    facts = find(name).facts
    met = {
        fact.name for fact in facts if any(key == fact.name or key.startswith(f"{fact.name}.") for key in row["facts"])
    }
    assert len(met) >= len(facts) / 2, sorted({fact.name for fact in facts} - met)
    assert all(len(figures) in (1, len(row["scores"])) for figures in row["facts"].values())


def test_wells_of_crude_are_those_on_the_board():
    row, state = played("crude")
    assert row["facts"].get("wells", [0] * 4) == [float(wells) for wells in state.wells_built]


def test_links_of_pipe_it_up_and_its_missions_are_those_on_the_map():
    row, state = played("pipe_it_up")
    assert sum(row["facts"]["links"]) == bin(int(state.built)).count("1")
    dealt = [name for name in row["facts"] if name.startswith("mission.")]
    assert len(dealt) == 4


def test_the_points_of_interbellum_add_up_to_the_scores():
    row, _ = played("interbellum")
    parts = ("pipelines", "ports", "gas", "influence", "control")
    for seat, score in enumerate(row["scores"]):
        assert sum(row["facts"][f"points_{part}"][seat] for part in parts) == score


def test_salaries_of_oilman_are_what_the_strikes_raised():
    row, state = played("oilman")
    start = state.terms.box.start_salary
    raised = row["facts"].get("salary_raised", [0.0] * 4)
    assert [start + gain for gain in raised] == row["facts"]["final_salary"]


def test_missions_belong_to_the_seat_that_got_them():
    row, state = played("pipe_it_up")
    for seat in range(4):
        mission = state.terms.box.missions[state.mission[seat]].id
        assert row["uses"][f"deal mission={mission}"][seat] == 1


@pytest.mark.parametrize("name", OURS)
def test_guards_are_endings_and_components_have_names_of_their_own(name):
    game = find(name)
    assert set(game.guards) <= set(game.endings)
    names = [component.name for component in Components(game).all]
    assert len(names) == len(set(names))


def test_a_copied_state_has_no_listener():
    _, state = played("oilman")
    assert state.copy().listener is None
