"""Every row of Crude's table of decisions: what is forbidden, and by which clause."""

from typing import Any

import pytest

from crude_positions import EMPTY, do, legal, refused, started, table, verbs
from spindletop.games.crude import GAME
from spindletop.games.crude.state import Table
from spindletop.kernel.refusal import Illegal, Refusal

FULL = [f"r{row}c{column}" for row in range(1, 7) for column in range(1, 7)]


def test_a_refused_action_raises_and_changes_nothing():
    s = table(seats={"red": {"cash": 2}})
    before = s.digest()
    with pytest.raises(Illegal, match="CR-203"):
        do(s, "buy domestic crude first")
    assert s.digest() == before


def test_a_verb_of_another_step_is_refused_by_the_order_of_the_turn():  # CR-201
    s = table()
    assert refused(s, "refine").clause == "CR-201"
    assert refused(s, "buy_rig first r1c1").clause == "CR-201"
    assert refused(s, "roll 1 1").clause == "CR-201"


@pytest.mark.parametrize(
    ("step", "clause"), [("market", "CR-301"), ("produce", "CR-504"), ("assets", "CR-701"), ("end_turn", "CR-801")]
)
def test_each_phase_shows_its_own_clause(step: str, clause: str):
    quadrants = {"Q0": {"station": ["r1c1"], "gasoline": 1}}
    description: dict[str, Any] = {"step": step, "quadrants": quadrants, "seats": {"red": {"cash": 800}}}
    if step != "market":
        description["dice"] = [1, 1]
    s = table(**description)
    assert (s.step.name, s.step.governing(s)) == (step, clause)
    assert clause in GAME.rulebook().clauses


def test_somebody_elses_decision_is_refused():
    s = table()
    why = s.refusal(s.choices()[0], seat=2)
    assert why is not None
    assert why.clause == "CR-201"


# Special Purchase Round


# CR-907
def test_the_purchase_round_offers_assets_and_nothing_else():  # CR-114, CR-R38
    s = started()
    assert s.step.name == "special_purchase"
    assert verbs(s) == {"buy_rig", "buy_station", "buy_refinery", "end_assets"}
    assert refused(s, "buy domestic crude first").clause == "CR-114"
    assert refused(s, "sell_asset first r1c1").clause == "CR-114"


def test_the_purchase_round_asks_every_seat_once_in_turn_order():  # CR-113, CR-114
    s = GAME.start(4)
    do(s, *[GAME.vocabulary.text(s.choices()[0])])
    do(s, *[GAME.vocabulary.text(s.choices()[0])])
    do(s, "start_player 2")
    asked = []
    while s.step.name == "special_purchase":
        asked.append(int(s.mover))
        do(s, "end_assets")
    assert asked == [2, 3, 0, 1]
    assert (s.turn, s.step.name) == (2, "market")


def test_an_asset_beyond_the_purse_is_refused_before_the_square_is_looked_at():
    s = table(step="special_purchase", seats={"red": {"cash": 40}}, quadrants={"Q0": {"rig": ["r1c1"]}})
    assert refused(s, "buy_station first r1c1").clause == "CR-203"
    assert refused(s, "buy_rig first r1c1").clause == "CR-703"
    assert refused(s, "buy_rig second r1c1").clause == "CR-104"


# Market


def test_a_closed_market_comes_before_every_other_reason():
    s = table(news={"active": ["embargo"]}, markets={"foreign": {"crude": 0}})
    assert refused(s, "buy foreign crude first").clause == "CR-306"
    assert refused(s, "sell foreign crude first").clause == "CR-306"


def test_a_sale_needs_a_barrel_in_that_storage():
    s = table(quadrants={"Q0": {"crude": 0}})
    assert refused(s, "sell domestic crude first").clause == "CR-307"


def test_after_a_sale_the_same_product_cannot_be_bought():
    s = do(table(), "sell domestic crude first")
    why = refused(s, "buy domestic crude first")
    assert why == Refusal("CR-305", "You have sold crude this turn, so you cannot buy any now.")
    assert legal(s, "buy domestic gasoline first")


def test_a_refused_trade_names_what_was_traded_before():  # CR-305
    s = do(table(), "buy domestic crude first")
    assert (
        refused(s, "sell domestic crude first").text == "You have bought crude this turn, so you cannot sell any now."
    )
    s = do(table(4, {"market_direction": "single"}), "sell domestic crude first")
    assert refused(s, "buy domestic gasoline first").text == (
        "You have sold this turn, so you cannot buy gasoline now."
    )


def test_with_two_seats_barrels_go_into_the_storage_that_is_named():  # CR-307, CR-906
    s = do(table(2), "buy domestic crude second")
    assert (s.crude(0), s.crude(2)) == (1, 2)
    s = do(table(2, quadrants={"Q0": EMPTY}), "sell domestic crude second")
    assert refused(s, "sell domestic crude first").clause == "CR-307"


def test_with_four_seats_there_is_no_second_quadrant():
    assert refused(table(), "buy domestic crude second").clause == "CR-104"
    assert refused(table(), "sell domestic crude second").clause == "CR-104"


# Production


def producing(**held: object) -> Table:
    return do(table(step="roll", quadrants={"Q0": {**EMPTY, **held}}), "roll 2 5")


def test_refining_needs_a_hit_refinery_and_old_crude():
    s = producing(gasoline=1, crude=1, station=["r2c1"])
    assert refused(s, "refine").clause == "CR-505"
    s = producing(gasoline=1, station=["r2c1"], refinery=["r2c2"], well=["r2c4"])
    assert refused(s, "refine").clause == "CR-506"


def test_crude_bought_this_turn_can_be_refined():  # CR-506, CR-R16
    s = table(quadrants={"Q0": {**EMPTY, "refinery": ["r2c2"]}})
    do(s, "buy domestic crude first", "end_market", "roll 2 6", "refine")
    assert s.gasoline(0) == 1


def test_pumping_needs_a_hit_station_and_gasoline():
    s = producing(crude=1, gasoline=1, refinery=["r2c2"])
    assert refused(s, "pump").clause == "CR-511"
    s = producing(crude=1, refinery=["r2c2"], station=["r2c1"])
    assert refused(s, "pump").clause == "CR-511"


def test_fresh_gasoline_is_sold_at_once_unless_that_is_forbidden():  # CR-514, CR-R17
    held = {**EMPTY, "crude": 2, "refinery": ["r2c2"], "station": ["r2c1"], "rig": ["r2c5"]}
    s = do(table(step="roll", quadrants={"Q0": held}), "roll 2 5", "refine", "pump")
    assert s.cash[0] == 225
    s = table(options={"fresh_gasoline": "forbidden"}, step="roll", quadrants={"Q0": held})
    do(s, "roll 2 5", "refine")
    assert refused(s, "pump").clause == "CR-514"
    s = table(options={"fresh_gasoline": "forbidden"}, step="roll", quadrants={"Q0": {**held, "gasoline": 1}})
    do(s, "roll 2 5", "refine", "pump")
    assert (s.gasoline(0), s.cash[0]) == (1, 225)


def test_only_a_double_hit_rig_becomes_a_well():  # CR-502, CR-507
    s = producing(gasoline=1, station=["r2c1"], rig=["r2c4", "r1c5"])
    assert refused(s, "convert").clause == "CR-507"


def test_a_neighbour_never_converts_a_rig():
    s = table(step="roll", quadrants={"Q1": {"gasoline": 1, "station": ["r2c1"], "rig": ["r2c5"]}})
    do(s, "roll 2 5")
    assert (s.mover, s.step.name) == (1, "neighbour")
    assert refused(s, "convert").clause == "CR-603"
    assert refused(s, "declare").clause == "CR-201"


def test_a_double_hit_well_gives_four_crude():  # CR-509
    s = producing(well=["r2c5"])
    assert s.crude(0) == 4


def test_a_sold_well_does_not_make_the_next_one_cheaper():  # CR-508, CR-R13
    s = table(step="assets", dice=[2, 5], quadrants={"Q0": {"well": ["r2c1"]}})
    do(s, "sell_asset first r2c1")
    assert s.cash[0] == 230
    assert s.well_price(0) == 10


def test_the_owner_decides_in_the_neighbour_phase_left_before_right():  # CR-604, CR-R8
    station = {"gasoline": 1, "station": ["r2c1", "r1c5"]}
    s = do(table(step="roll", quadrants={"Q1": station, "Q3": station}), "roll 2 5")
    assert s.mover == 1
    do(s, "pump")
    assert s.mover == 3
    assert s.cash[1] == 225
    do(s, "pump")
    assert s.cash[3] == 224


# Assets


def test_assets_of_others_and_empty_squares_cannot_be_sold():
    s = table(step="assets", dice=[2, 5], quadrants={"Q0": {"refinery": ["r2c2"]}, "Q1": {"rig": ["r2c5"]}})
    assert refused(s, "sell_asset first r2c5").clause == "CR-704"
    assert refused(s, "sell_asset first r2c3").clause == "CR-704"
    assert refused(s, "sell_asset second r2c2").clause == "CR-104"
    assert legal(s, "sell_asset first r2c2")


def test_an_asset_hit_only_as_a_neighbour_cannot_be_sold():  # CR-705, CR-R34
    held = {"station": ["r2c1"], **EMPTY}
    s = do(table(step="roll", turn="yellow", quadrants={"Q0": held}), "roll 2 5")
    assert (s.turn, s.step.name) == (3, "assets")
    do(s, "end_assets", "end_market", "roll 5 6")
    assert (s.turn, s.step.name) == (0, "assets")
    assert refused(s, "sell_asset first r2c1").clause == "CR-704"


def test_a_rig_with_a_single_hit_can_be_sold():  # CR-704
    s = table(step="assets", dice=[2, 5], quadrants={"Q0": {"rig": ["r2c1"]}})
    do(s, "sell_asset first r2c1")
    assert s.cash[0] == 203


def test_an_asset_built_where_a_hit_one_was_sold_is_not_hit():  # CR-705, CR-706
    s = table(step="assets", dice=[2, 5], quadrants={"Q0": {"rig": ["r2c1"]}})
    do(s, "sell_asset first r2c1", "buy_station first r2c1")
    assert refused(s, "sell_asset first r2c1").clause == "CR-705"


def test_only_a_shut_refinery_is_reopened_and_only_for_the_fee():
    held = {"refinery": ["r1c1", "r3c3"], "shut": ["r3c3"]}
    s = table(step="assets", dice=[1, 1], quadrants={"Q0": held}, news={"active": ["clean_air"]})
    assert refused(s, "reopen first r1c1").clause == "CR-413"
    s = table(
        step="assets",
        dice=[1, 1],
        quadrants={"Q0": held},
        news={"active": ["clean_air"]},
        seats={"red": {"cash": 24}},
    )
    assert refused(s, "reopen first r3c3").clause == "CR-203"


def test_selling_the_last_shut_refinery_ends_the_clean_air_order():  # CR-406, CR-413
    held = {"refinery": ["r1c1"], "shut": ["r1c1"]}
    s = table(step="assets", dice=[1, 6], quadrants={"Q0": held}, news={"active": ["clean_air"]})
    do(s, "sell_asset first r1c1")
    assert s.active == 0
    assert [int(card) for card in s.under] == [1]


def test_a_full_quadrant_takes_nothing_more():
    s = table(step="assets", dice=[1, 2], quadrants={"Q0": {"rig": FULL}})
    assert "buy_rig" not in verbs(s)
    assert refused(s, "buy_station first r4c4").clause == "CR-703"
