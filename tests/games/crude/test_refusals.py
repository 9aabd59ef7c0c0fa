"""Every row of Crude's table of decisions: what is forbidden, and by which clause."""

from typing import Any

import pytest

from crude_positions import EMPTY, do, legal, refused, started, table, verbs
from spindletop.games.crude import GAME
from spindletop.games.crude.moves.victory import DECLARE
from spindletop.games.crude.state import Table
from spindletop.kernel.refusal import REASONS, Illegal, Refusal

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


# News


def short_of(card: str, cash: int, **held: object) -> Table:
    company = {**EMPTY, **held}
    s = table(step="roll", quadrants={"Q0": company}, seats={"red": {"cash": cash}}, news={"most_likely": card})
    return do(s, "roll 1 1")


def test_a_pump_tax_makes_stations_go_first():  # CR-410
    s = short_of("pump_tax", 0, station=["r1c1", "r1c2"], rig=["r5c5"])
    assert s.due == 30
    assert refused(s, "liquidate first r5c5").clause == "CR-410"
    assert refused(s, "liquidate first r6c6").clause == "CR-410"
    assert refused(s, "liquidate second r1c1").clause == "CR-104"
    do(s, "liquidate first r1c1", "liquidate first r1c2")
    assert s.cash[0] == 18


def test_assets_are_sold_until_the_tax_is_covered():
    s = short_of("property_tax", 0, rig=["r5c5", "r5c6"])
    do(s, "liquidate first r5c5", "liquidate first r5c6")
    assert s.cash[0] == 2


def test_the_next_payers_follow_clockwise_from_the_roller():  # CR-405
    station = {**EMPTY, "station": ["r1c1"]}
    s = table(
        step="roll",
        turn="green",
        quadrants={"Q0": station, "Q1": station, "Q3": station},
        seats={colour: {"cash": 0} for colour in ("red", "blue", "yellow")},
        news={"most_likely": "pump_tax"},
    )
    do(s, "roll 3 3")
    asked = []
    while s.step.name == "news_pay":
        asked.append(int(s.mover))
        do(s, "liquidate first r1c1")
    assert asked == [3, 0, 1]


def test_after_a_ghost_roll_the_next_seat_pays_first():  # CR-405
    station = {**EMPTY, "station": ["r1c1"]}
    s = table(
        3,
        turn="Q3",
        quadrants={"Q0": station, "Q2": station},
        seats={"red": {"cash": 0}, "green": {"cash": 0}},
        news={"most_likely": "pump_tax"},
    )
    do(s, "roll 3 3")
    assert s.mover == 0


def test_crude_shortage_takes_the_domestic_crude():  # CR-414
    s = table(step="roll", news={"most_likely": "crude_shortage"})
    do(s, "roll 3 3")
    assert list(s.tracks) == [0, 4, 3, 4]


def test_a_new_card_ends_an_embargo_before_it_takes_effect():  # CR-404, CR-406, CR-408
    s = table(step="roll", news={"active": ["embargo"], "most_likely": "hard_winter"})
    do(s, "roll 3 3")
    assert [int(card) for card in s.under] == [7, 3]
    assert s.closed == 0


def test_when_all_cards_were_seen_the_oldest_used_card_comes_back():  # CR-407
    s = table(
        step="roll",
        news={
            "most_likely": "hard_winter",
            "unlikely": "embargo",
            "under": ["pump_tax", "inspection", "clean_air", "property_tax", "reserve_glut", "crude_shortage"],
        },
    )
    do(s, "roll 3 3")
    assert s.most_likely == 7
    assert s.unlikely == 2
    assert [int(card) for card in s.under] == [4, 1, 0, 5, 6, 3]
    assert s.step.name == "assets"


def test_without_news_a_double_does_nothing():  # CR-R26
    s = do(table(options={"news_set": "none"}, step="roll"), "roll 1 1")
    assert s.step.name == "assets"
    assert s.most_likely == -1


def test_six_news_cards_leave_out_the_reconstructed_ones():  # CR-R26
    s = GAME.start(4, {"news_set": "six"})
    assert [GAME.vocabulary.text(a) for a in s.choices()] == [
        f"news_draw {card}"
        for card in ("property_tax", "clean_air", "pump_tax", "hard_winter", "inspection", "reserve_glut")
    ]


# Two and three seats


def test_a_quiet_ghost_moves_neither_economy_nor_news():  # CR-902
    s = table(3, options={"ghost_triggers": "off"}, turn="Q3", difference=7, news={"active": ["embargo"]})
    do(s, "roll 3 3")
    assert s.active != 0
    s = do(table(3, options={"ghost_triggers": "off"}, turn="Q3", difference=7), "roll 1 6")
    assert s.difference == 7
    assert s.turn == 0


def test_in_a_rotating_turn_only_that_quadrant_trades_and_builds():
    rotate = {"two_player_roll": "rotate"}
    s = table(2, options=rotate, turn="Q2")
    assert s.turn == 0
    assert refused(s, "buy domestic crude first").clause == "CR-907"
    do(s, "buy domestic crude second")
    assert s.crude(2) == 2
    s = table(2, options=rotate, turn="Q2", step="assets", dice=[1, 2], quadrants={"Q0": {"rig": ["r1c1"]}})
    assert refused(s, "buy_rig first r2c2").clause == "CR-907"
    assert refused(s, "sell_asset first r1c1").clause == "CR-907"
    assert refused(s, "reopen first r1c1").clause == "CR-907"
    assert legal(s, "buy_rig second r2c2")


def test_the_purchase_round_of_a_rotating_table_is_for_both_quadrants():  # CR-907
    s = table(2, options={"two_player_roll": "rotate"}, step="special_purchase")
    assert legal(s, "buy_rig first r1c1")
    assert legal(s, "buy_rig second r1c1")


def test_rotating_turns_go_round_the_four_quadrants():  # CR-202, CR-206, CR-907
    s = table(2, options={"two_player_roll": "rotate"}, turn="Q3", step="end_turn", round=4)
    assert (s.turn, s.place, s.round) == (0, 0, 5)


def test_the_chosen_quadrant_is_where_assets_may_be_sold():  # CR-704, CR-905
    held = {"Q0": {"rig": ["r1c1"]}, "Q2": {"rig": ["r1c1"]}}
    s = table(2, step="assets", dice=[1, 2], quadrant="Q2", quadrants=held)
    assert refused(s, "sell_asset first r1c1").clause == "CR-704"
    do(s, "sell_asset second r1c1")
    assert s.cash[0] == 303


# The end


def test_nobody_declares_twice():  # CR-802
    s = table(step="end_turn", turn="blue", declarer="red", seats={"blue": {"cash": 800}})
    assert s.turn == 2  # only passing was left
    assert s.final_left == 2


def test_declaring_is_refused_below_the_mark_and_after_a_declaration():
    assert REASONS[DECLARE.refuse(table(seats={"red": {"cash": 749}}), 0)].clause == "CR-801"
    declared = table(turn="blue", declarer="red", seats={"blue": {"cash": 800}})
    assert REASONS[DECLARE.refuse(declared, 0)].clause == "CR-802"


def test_the_victory_mark_is_an_option():  # CR-801
    s = table(step="end_turn", options={"victory_cash": 300}, seats={"red": {"cash": 300}})
    do(s, "declare")
    assert (s.declarer, s.final_left) == (0, 3)


def test_equal_totals_and_barrels_share_the_victory():  # CR-806
    s = table(step="end_turn", turn="yellow", round=100)
    assert s.winners() == [0, 1, 2, 3]


def test_the_guard_waits_for_final_turns():  # CR-807
    s = table(step="end_turn", turn="yellow", round=100, declarer="blue", final_left=2, seats={"blue": {"cash": 800}})
    assert (s.ending, s.turn) == ("", 0)


def test_rounds_in_which_nobody_sells_end_the_game():  # CR-808, CR-R39
    last_turn: dict[str, Any] = {"step": "end_turn", "turn": "yellow", "round": 20}
    assert table(**last_turn, last_sale=6).ending == ""
    s = table(**last_turn, last_sale=5)
    assert (s.ending, s.step.citing(s)) == ("idle", "CR-808")
    assert table(4, {"idle_rounds": 14}, **last_turn, last_sale=6).ending == "idle"
    assert table(4, {"idle_rounds": 0}, **last_turn).ending == ""
    assert table(2, step="end_turn", turn="blue", round=20, last_sale=5).ending == "idle"


def test_a_declaration_is_not_cut_short_by_rounds_without_a_sale():  # CR-808
    rich = {"blue": {"cash": 800}}
    s = table(step="end_turn", turn="yellow", round=20, last_sale=1, declarer="blue", final_left=2, seats=rich)
    assert s.ending == ""


def test_every_voluntary_sale_keeps_the_game_going_and_a_forced_one_does_not():  # CR-808
    assert do(table(round=9, last_sale=2), "sell domestic crude first").last_sale == 9
    stocked = {"Q0": {"station": ["r1c1"], "gasoline": 1}}
    s = table(round=9, last_sale=2, step="produce", dice=[1, 1], quadrants=stocked)
    assert do(s, "pump").last_sale == 9
    s = table(round=9, last_sale=2, step="assets", dice=[1, 1], quadrants=stocked)
    assert do(s, "sell_asset first r1c1").last_sale == 9
    s = table(
        round=9,
        last_sale=2,
        step="roll",
        quadrants={"Q0": {"station": ["r1c1"], "crude": 0, "gasoline": 0}},
        seats={"red": {"cash": 0}},
        news={"most_likely": "pump_tax"},
    )
    assert do(s, "roll 1 1", "liquidate first r1c1").last_sale == 2


def test_older_records_know_no_end_by_idleness():  # CR-808, CR-R39
    option = next(option for option in GAME.options if option.name == "idle_rounds")
    assert (option.default, option.unsaid) == (15, 0)
    s = GAME.start(2, {"idle_rounds": 0, "max_rounds": 20, "start_player": "seat0"})
    while s.ending == "":
        s.play(s.choices()[-1])
    assert (s.ending, s.last_sale) == ("max_rounds", 0)


def test_the_head_of_the_table_counts_rounds_truly():  # CR-807, CR-808
    assert "of at most 100" in GAME.draw(GAME.view(table(), 0))
    rich = {"red": {"cash": 800}}
    s = table(round=100, turn="blue", declarer="red", final_left=3, seats=rich)
    assert "of at most" not in GAME.draw(GAME.view(s, 0))
    told = GAME.draw(GAME.view(table(round=20, last_sale=10), 0))
    assert "nobody has sold anything for 9 rounds; 15 end the game" in told


# What is open, and what belongs to whom


def test_the_declarer_is_still_a_neighbour_and_still_taxed():  # CR-803
    held = {"gasoline": 1, "station": ["r1c5"]}
    s = table(
        step="roll",
        turn="blue",
        declarer="red",
        quadrants={"Q0": held},
        seats={"red": {"cash": 800}},
        news={"most_likely": "inspection"},
    )
    do(s, "roll 2 5", "pump")
    assert s.cash[0] == 825
    s = table(
        step="roll", turn="blue", declarer="red", seats={"red": {"cash": 800}}, news={"most_likely": "inspection"}
    )
    do(s, "roll 3 3")
    assert s.cash[0] == 800 - 16


def test_with_two_seats_assets_go_into_either_quadrant_from_one_purse():  # CR-904, CR-906, CR-R32
    s = table(2, step="assets", dice=[1, 2], quadrant="Q2")
    do(s, "buy_station first r1c1", "buy_station second r1c1")
    assert s.cash[0] == 300 - 96


def test_the_victory_mark_is_the_same_for_every_number_of_seats():  # CR-101, CR-908
    assert [GAME.start(seats).terms.victory_cash for seats in (2, 3, 4)] == [750, 750, 750]


def test_everything_but_taxes_and_wells_may_be_left_alone():  # CR-204
    held = {"crude": 2, "gasoline": 2, "station": ["r4c1"], "refinery": ["r1c1"], "rig": ["r4c4"]}
    s = do(table(quadrants={"Q0": held}), "end_market", "roll 4 4", "end_production", "end_assets")
    assert (s.turn, s.cash[0], s.crude(0), s.gasoline(0)) == (1, 200, 2, 2)


def test_every_seat_and_every_card_is_equally_likely_to_be_drawn():  # CR-110, CR-113, CR-407, CR-R33
    s = GAME.start(3)
    assert s.weights() == [1] * 8
    do(s, "news_draw embargo")
    assert s.weights() == [1] * 7
    do(s, "news_draw pump_tax")
    assert (s.most_likely, s.unlikely) == (7, 2)
    assert s.weights() == [1] * 3


@pytest.mark.parametrize(("seats", "cash", "barrels"), [(2, 300, [1] * 4), (3, 250, [2, 2, 2, 0]), (4, 200, [2] * 4)])
def test_what_a_company_starts_with(seats: int, cash: int, barrels: list[int]):  # CR-104, CR-105, CR-107, CR-R31
    s = started(seats)
    assert list(s.cash) == [cash] * seats
    assert [s.crude(q) for q in range(4)] == barrels
    assert [s.gasoline(q) for q in range(4)] == barrels


def test_pieces_beyond_the_box_are_substituted():  # CR-106
    s = table(quadrants={name: {"rig": FULL} for name in ("Q0", "Q1", "Q2")}, step="special_purchase", turn="yellow")
    assert s.supply[0] == 80 - 108
    do(s, "buy_rig first r1c1")
    assert s.supply[0] == -29
