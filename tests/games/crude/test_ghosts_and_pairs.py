"""Crude with two and with three seats: second quadrants, rotating turns, and the ghost that rolls for nobody."""

from crude_positions import do, legal, refused, table


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
