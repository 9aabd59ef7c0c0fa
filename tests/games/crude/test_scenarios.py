"""The worked scenarios of Crude, each built as a position and played out."""

import pytest

from crude_positions import EMPTY, do, legal, refused, started, table, verbs
from spindletop.games.crude.board import KINDS, hit_counts
from spindletop.games.crude.components import CRUDE, DOMESTIC, FOREIGN, GASOLINE
from spindletop.games.crude.state import Table
from spindletop.kernel.bits import bit, count, has
from spindletop.kernel.state import CHANCE, OVER

PROPERTY_TAX, CLEAN_AIR, PUMP_TAX, HARD_WINTER, INSPECTION, RESERVE_GLUT, CRUDE_SHORTAGE, EMBARGO = range(8)


def under(s: Table) -> list[int]:
    return [int(card) for card in s.under]


def test_s1_setup_deals_cash_barrels_and_news():  # CR-102, CR-105, CR-107 to CR-112
    s = started()
    assert list(s.cash) == [200] * 4
    assert [s.crude(q) for q in range(4)] == [2] * 4
    assert [s.gasoline(q) for q in range(4)] == [2] * 4
    assert s.supply[KINDS + CRUDE] == 66
    assert s.supply[KINDS + GASOLINE] == 63
    assert (s.consumer_price, s.difference) == (26, 0)
    assert s.most_likely != s.unlikely
    assert count(s.unseen) == 6


def test_s2_two_gasoline_cost_the_two_cheapest_covered_spaces():  # CR-302, CR-308, CR-R2, CR-R3
    s = table(markets={"domestic": {"gasoline": 5}})
    do(s, "buy domestic gasoline first", "buy domestic gasoline first")
    assert s.cash[0] == 200 - 14
    assert s.barrels(DOMESTIC, GASOLINE) == 3
    assert s.gasoline(0) == 4


def test_s3_two_gasoline_bring_the_two_dearest_open_spaces():  # CR-303, CR-308
    s = table(markets={"foreign": {"gasoline": 1}})
    do(s, "sell foreign gasoline first", "sell foreign gasoline first")
    assert s.cash[0] == 222
    assert s.barrels(FOREIGN, GASOLINE) == 3
    assert s.buying_price(FOREIGN, GASOLINE) == 10


def test_s4_nothing_is_sold_to_a_full_track():  # CR-304, CR-R5
    s = table(quadrants={"Q0": {"crude": 3}})
    do(s, "sell domestic crude first")
    assert s.cash[0] == 202
    do(s, "sell domestic crude first")
    assert s.cash[0] == 203
    assert refused(s, "sell domestic crude first").clause == "CR-304"


def test_s5_nothing_is_bought_from_an_empty_track():  # CR-304, CR-R5
    s = table()
    do(s, *["buy domestic gasoline first"] * 4)
    assert s.cash[0] == 200 - 44
    assert refused(s, "buy domestic gasoline first").clause == "CR-304"


def test_s6_one_market_a_turn_and_one_direction_a_product():  # CR-301, CR-305, CR-R4
    s = do(table(), "buy domestic gasoline first")
    assert s.cash[0] == 192
    assert refused(s, "buy foreign crude first").clause == "CR-301"
    assert refused(s, "sell domestic gasoline first").clause == "CR-305"
    do(s, "sell domestic crude first")
    assert s.cash[0] == 194


def test_s6_with_a_single_direction_a_purchase_bars_every_sale():  # CR-305
    s = do(table(options={"market_direction": "single"}), "buy domestic gasoline first")
    assert refused(s, "sell domestic crude first").clause == "CR-305"
    assert legal(s, "buy domestic crude first")


def test_s7_the_marker_moves_by_the_difference_of_the_dice():  # CR-420
    s = do(table(step="roll"), "roll 2 5")
    assert (s.difference, s.economy) == (3, 1)


def test_s8_at_eight_the_economy_changes_and_demand_moves_the_last_barrel():  # CR-420 to CR-424, CR-R19, CR-R21
    s = table(step="roll", difference=6, consumer={"price": 25, "barrels": 2}, quadrants={"Q0": {"station": ["r2c1"]}})
    supply = s.supply[KINDS + GASOLINE]
    do(s, "roll 2 5")
    assert s.step.name == "economy"
    do(s, "economy 4")
    assert s.terms.box.economy_ids[s.economy] == "expansion"
    assert s.supply[KINDS + GASOLINE] == supply + 1
    assert (s.consumer_price, s.consumer_barrels, s.difference) == (32, 1, 0)
    do(s, "pump")
    assert s.cash[0] == 231


@pytest.mark.parametrize(("price", "after"), [(27, 24), (26, 22)])
def test_s9_falling_demand_counts_red_spaces_below(price: int, after: int):  # CR-421, CR-422
    s = table(step="roll", economy="downturn", difference=7, consumer={"price": price})
    do(s, "roll 1 2", "economy 6")
    assert s.terms.box.economy_ids[s.economy] == "depression"
    assert s.consumer_price == after


def test_s10_a_hit_station_sells_one_space_lower():  # CR-511, CR-512
    s = table(step="roll", consumer={"price": 25}, quadrants={"Q0": {"station": ["r2c1"]}})
    do(s, "roll 2 5", "pump")
    assert s.cash[0] == 224
    assert s.consumer_price == 24


def test_s10_a_double_hit_station_sells_two():  # CR-502, CR-511
    s = table(step="roll", consumer={"price": 25}, quadrants={"Q0": {"station": ["r2c5"]}})
    do(s, "roll 2 5", "pump", "pump")
    assert s.cash[0] == 247


def test_s11_the_last_sale_to_consumers_is_at_one():  # CR-513, CR-R18
    held = {"gasoline": 3, "crude": 1, "station": ["r2c1", "r2c2"], "refinery": ["r2c4"]}
    s = table(step="roll", consumer={"price": 2}, quadrants={"Q0": held})
    do(s, "roll 2 3", "pump")
    assert s.cash[0] == 201
    assert refused(s, "pump").clause == "CR-513"


def test_s12_one_die_hits_a_refinery_once_and_both_dice_twice():  # CR-501, CR-503, CR-R9, CR-R10
    top_left = bit(2 * 6 + 3)
    rolls = [(4, 5), (3, 1), (1, 5), (3, 4), (1, 1)]
    assert [hit_counts(top_left, 3, red, black) for red, black in rolls] == [2, 1, 1, 2, 0]


def test_s13_crude_of_this_turn_cannot_be_refined():  # CR-505, CR-506, CR-509, CR-R15
    held = {"crude": 1, "gasoline": 1, "well": ["r2c2"], "refinery": ["r2c3"], "station": ["r2c6"]}
    s = do(table(step="roll", quadrants={"Q0": held}), "roll 2 4")
    assert s.crude(0) == 3
    assert s.refine_left == 2
    do(s, "refine")
    assert refused(s, "refine").clause == "CR-506"
    assert (s.crude(0), s.gasoline(0)) == (2, 2)


@pytest.mark.parametrize(("counter", "prices"), [("shared", [5, 10, 15]), ("per_player", [5, 5, 10])])
def test_s14_every_well_costs_five_more_than_the_one_before(counter: str, prices: list[int]):  # CR-507, CR-508, CR-R12
    rigs = {"rig": ["r4c4", "r5c5"], **EMPTY}
    s = table(options={"well_counter": counter}, step="roll", quadrants={"Q0": rigs, "Q1": rigs})
    paid = []
    for seat, roll in ((0, "roll 4 4"), (1, "roll 4 4"), (None, "roll 1 2"), (None, "roll 1 2"), (0, "roll 5 5")):
        while s.step.name != "roll":
            do(s, {"market": "end_market", "assets": "end_assets"}.get(s.step.name, "end_production"))
        do(s, roll)
        if s.step.name == "economy":
            do(s, "economy 2")
        if seat is not None:
            before = int(s.cash[seat])
            do(s, "convert")
            paid.append(before - int(s.cash[seat]))
    assert paid == prices


def test_s15_a_sale_may_pay_for_the_well_which_gives_nothing_this_turn():  # CR-504, CR-507, CR-510, CR-R14
    held = {"crude": 0, "gasoline": 1, "rig": ["r4c4"], "station": ["r4c1"]}
    s = table(step="roll", quadrants={"Q0": held}, seats={"red": {"cash": 3}})
    do(s, "roll 4 4")
    assert refused(s, "convert").clause == "CR-203"
    do(s, "pump")
    assert s.cash[0] == 28
    do(s, "convert")
    assert s.cash[0] == 23
    assert s.step.name == "assets"
    assert s.crude(0) == 0
    assert refused(s, "sell_asset first r4c4").clause == "CR-705"
    assert legal(s, "sell_asset first r4c1")


def test_s16_neighbours_use_one_die_each_and_across_nothing_happens():  # CR-103, CR-601 to CR-605, CR-R6, CR-R7
    s = table(
        step="roll",
        quadrants={
            "Q1": {"station": ["r3c2"], "rig": ["r3c6"]},
            "Q2": {"well": ["r3c5"]},
            "Q3": {"well": ["r1c5"], "station": ["r3c3"]},
        },
    )
    do(s, "roll 3 5")
    assert (s.mover, s.pump_left) == (1, 1)
    assert verbs(s) == {"pump", "end_production"}
    do(s, "pump")
    assert s.cash[1] == 225
    assert s.crude(3) == 4
    assert s.crude(2) == 2
    assert s.mover == 0


def test_s17_only_what_the_own_roll_hit_can_be_sold():  # CR-704 to CR-706
    held = {"rig": ["r1c1"], "station": ["r1c4", "r5c5"], **EMPTY}
    s = table(step="assets", dice=[1, 2], economy="prosperity", quadrants={"Q0": held})
    assert refused(s, "sell_asset first r5c5").clause == "CR-704"
    do(s, "sell_asset first r1c1")
    assert s.cash[0] == 212
    do(s, "sell_asset first r1c4")
    assert s.cash[0] == 272
    do(s, "buy_rig first r1c1")
    assert refused(s, "sell_asset first r1c1").clause == "CR-705"


def test_s18_a_refinery_needs_a_free_block_inside_the_quadrant():  # CR-702, CR-703, CR-R11
    free = {"r1c1", "r5c5", "r5c6", "r6c5", "r6c6"}
    rigs = [f"r{row}c{column}" for row in range(1, 7) for column in range(1, 7) if f"r{row}c{column}" not in free]
    s = table(step="assets", dice=[1, 2], quadrants={"Q0": {"rig": rigs}}, seats={"red": {"cash": 140}})
    assert refused(s, "buy_refinery first r6c6").clause == "CR-703"
    do(s, "buy_refinery first r5c5")
    assert s.cash[0] == 76
    assert refused(s, "buy_refinery first r1c1").clause == "CR-703"


def test_s19_a_forced_sale_stops_as_soon_as_the_tax_is_covered():  # CR-405, CR-409, CR-410, CR-R35
    rigs = [f"r{row}c{column}" for row in (5, 6) for column in (1, 2, 3, 4)]
    held = {"rig": rigs, "refinery": ["r1c1"], "station": ["r1c4", "r1c5"], **EMPTY}
    s = table(
        step="roll",
        quadrants={"Q0": held},
        seats={"red": {"cash": 40}},
        news={"most_likely": "property_tax", "unlikely": "embargo"},
    )
    do(s, "roll 3 3")
    assert (s.mover, s.due) == (0, 66)
    do(s, "liquidate first r1c4")
    assert (s.cash[0], s.due, s.step.name) == (64, 66, "news_pay")
    do(s, "liquidate first r5c1")
    assert s.cash[0] == 1
    assert s.mover == CHANCE
    assert under(s) == [PROPERTY_TAX]


def test_s20_after_the_unlikely_card_the_most_likely_one_stays():  # CR-403, CR-406, CR-407, CR-R22
    s = table(step="roll", news={"most_likely": "pump_tax", "unlikely": "embargo"})
    do(s, "roll 6 6")
    assert s.active == bit(EMBARGO)
    assert s.most_likely == PUMP_TAX
    assert len(s.choices()) == 6
    do(s, "news_draw clean_air")
    assert s.unlikely == CLEAN_AIR


def test_s20_after_the_most_likely_card_the_unlikely_one_slides():  # CR-403, CR-406, CR-R23
    s = table(step="roll", news={"most_likely": "pump_tax", "unlikely": "embargo"})
    do(s, "roll 1 1")
    assert under(s) == [PUMP_TAX]
    assert s.most_likely == EMBARGO
    assert len(s.choices()) == 6
    assert s.active == 0


def test_s21_an_embargo_closes_the_foreign_market_until_a_double():  # CR-404, CR-417, CR-R25
    s = table(turn="blue", news={"active": ["embargo"]})
    assert refused(s, "buy foreign crude first").clause == "CR-306"
    assert legal(s, "buy domestic crude first")
    s = do(table(turn="green", step="roll", news={"active": ["embargo"]}), "roll 5 5")
    assert s.active == 0
    assert s.closed == 0
    assert under(s) == [EMBARGO]
    assert s.step.name == "assets"


def clean_air() -> Table:
    held = {"refinery": ["r1c1", "r1c3"], "crude": 4, "gasoline": 0}
    s = table(
        step="roll",
        economy="expansion",
        quadrants={"Q0": held},
        seats={"red": {"cash": 30}},
        news={"most_likely": "clean_air"},
    )
    return do(s, "roll 3 3")


def test_s22_each_refinery_is_paid_for_shut_or_scrapped():  # CR-412
    s = do(clean_air(), "pay_fee")
    assert s.cash[0] == 5
    assert refused(s, "pay_fee").clause == "CR-203"
    assert verbs(s) == {"shut", "scrap"}
    do(s, "scrap")
    assert s.cash[0] == 65
    assert s.active == 0
    assert under(s) == [CLEAN_AIR]


def test_s22_a_shut_refinery_does_not_refine_until_it_is_reopened():  # CR-413
    s = do(clean_air(), "pay_fee", "shut")
    assert has(s.active, CLEAN_AIR)
    held = {"refinery": ["r1c1", "r1c3"], "shut": ["r1c3"], "crude": 4, "gasoline": 0}
    s = table(step="roll", quadrants={"Q0": held}, seats={"red": {"cash": 30}}, news={"active": ["clean_air"]})
    do(s, "roll 1 6")
    assert s.refine_left == 1
    do(s, "refine")
    assert s.step.name == "assets"
    do(s, "reopen first r1c3")
    assert s.cash[0] == 5
    assert s.active == 0
    assert under(s) == [CLEAN_AIR]


def test_s23_the_clean_air_order_stays_beside_other_news():  # CR-408, CR-414, CR-R24
    s = table(
        step="roll",
        quadrants={"Q2": {"refinery": ["r1c1"], "shut": ["r1c1"]}},
        news={"active": ["clean_air"], "most_likely": "hard_winter"},
    )
    do(s, "roll 1 1")
    assert has(s.active, CLEAN_AIR)
    assert s.barrels(DOMESTIC, GASOLINE) == 0
    assert under(s) == [HARD_WINTER]


def test_s24_a_glut_fills_the_domestic_track_and_lowers_the_consumer_price():  # CR-415, CR-416, CR-423
    s = table(step="roll", consumer={"price": 31}, news={"most_likely": "reserve_glut"})
    do(s, "roll 3 3")
    assert s.barrels(FOREIGN, CRUDE) == 1
    assert s.buying_price(FOREIGN, CRUDE) == 5
    assert s.open_spaces(DOMESTIC, CRUDE) == 0
    assert s.consumer_price == 22


def test_s25_what_a_poor_company_cannot_pay_is_waived():  # CR-409, CR-411, CR-R27
    s = table(
        step="roll",
        quadrants={"Q0": {"crude": 2, "gasoline": 1}},
        seats={"red": {"cash": 4}},
        news={"most_likely": "inspection"},
    )
    do(s, "roll 1 1")
    assert s.cash[0] == 0
    assert (s.crude(0), s.gasoline(0)) == (2, 1)
    assert s.cash[1] == 200 - 16
    assert s.mover == CHANCE


def test_s26_a_ghost_roll_moves_the_economy_and_serves_its_neighbours():  # CR-901, CR-902, CR-R28
    s = table(
        count=3,
        turn="Q3",
        difference=5,
        quadrants={"Q0": {"well": ["r2c1"]}, "Q1": {"well": ["r2c6"]}, "Q2": {"well": ["r1c6"]}},
    )
    do(s, "roll 2 6")
    assert s.step.name == "economy"
    do(s, "economy 1")
    assert [s.crude(q) for q in range(3)] == [4, 2, 4]
    assert (s.turn, s.step.name) == (0, "market")


def finish_turn(s: Table) -> None:
    """Do as little as possible until the turn has passed or the game is over."""
    place = s.place
    while s.place == place and s.mover != OVER:
        s.play(s.choices()[-1 if s.mover != CHANCE else 1])


def places_after_declaration(seat: str) -> list[int]:
    s = do(rich(3, seat), "declare")
    places = []
    while s.mover != OVER:
        places.append(int(s.place))
        finish_turn(s)
    assert s.ending == "declaration"
    return places


def rich(count: int, seat: str, cash: int = 750) -> Table:
    return table(count, step="end_turn", turn=seat, seats={seat: {"cash": cash}})


def test_s27_the_ghost_rolls_only_while_a_final_turn_follows():  # CR-802, CR-903, CR-R29
    assert places_after_declaration("red") == [1, 2]
    assert places_after_declaration("blue") == [2, 3, 0]


def test_s28_with_two_seats_the_roller_chooses_its_quadrant():  # CR-402, CR-904, CR-905, CR-R30
    wells = {"well": ["r3c1", "r1c5"], "crude": 1, "gasoline": 1}
    s = table(
        count=2,
        step="roll",
        quadrants={
            "Q0": {**wells, "crude": 5},
            "Q1": wells,
            "Q2": {**wells, "crude": 0, "refinery": ["r3c3"], "station": ["r3c6"]},
            "Q3": wells,
        },
    )
    do(s, "roll 3 5")
    assert (s.mover, s.step.name) == (0, "choose")
    do(s, "choose_quadrant second")
    assert s.crude(2) == 4
    assert s.refine_left == 1
    assert refused(s, "refine").clause == "CR-506"  # the crude of Q0 is no help (CR-904)
    do(s, "pump")
    assert [s.crude(q) for q in range(4)] == [5, 3, 4, 3]


def test_s29_a_declaration_needs_the_full_amount_in_cash():  # CR-205, CR-801, CR-R36
    s = rich(4, "red", 749)
    assert s.turn == 1
    s = rich(4, "red", 750)
    assert verbs(s) == {"declare", "pass"}
    do(s, "pass")
    assert s.turn == 1
    assert s.declarer == -1


def test_s30_the_length_guard_ends_the_game_after_the_last_round():  # CR-206, CR-804, CR-807
    s = table(step="end_turn", turn="yellow", round=100, quadrants={"Q1": {"rig": ["r1c1"]}})
    assert (s.mover, s.ending) == (OVER, "max_rounds")
    assert s.scores() == [200, 202, 200, 200]
    assert s.winners() == [1]


def test_the_worked_example_of_the_end_is_decided_by_barrels():  # CR-804 to CR-806
    def squares(n: int, row: int) -> list[str]:
        return [f"r{row + i // 6}c{i % 6 + 1}" for i in range(n)]

    def company(rigs: int, wells: int, refineries: int, stations: int, barrels: int) -> dict[str, object]:
        blocks = ["r1c1", "r1c3"][:refineries]
        rig_squares, rest = squares(rigs, 3), [f"r1c{c}" for c in (5, 6)] + [f"r2c{c}" for c in (5, 6)] + squares(12, 5)
        held = {"rig": rig_squares, "well": rest[:wells], "station": rest[wells : wells + stations]}
        return {**held, "refinery": blocks, "crude": barrels, "gasoline": 0}

    s = table(
        step="end_turn",
        turn="yellow",
        economy="prosperity",
        declarer="red",
        final_left=1,
        quadrants={
            "Q0": company(6, 2, 1, 3, 4),
            "Q1": company(3, 4, 1, 0, 9),
            "Q2": company(5, 3, 1, 4, 7),
            "Q3": company(12, 5, 2, 5, 0),
        },
        seats={"red": {"cash": 781}, "blue": {"cash": 760}, "green": {"cash": 745}, "yellow": {"cash": 402}},
    )
    assert s.mover == OVER
    assert s.scores() == [911, 870, 911, 664]
    assert s.winners() == [2]
