"""What is in the box of Crude: what companies start with, what is drawn by lot, and what belongs to whom."""

import pytest

from crude_positions import do, started, table
from spindletop.games.crude import GAME

FULL = [f"r{row}c{column}" for row in range(1, 7) for column in range(1, 7)]


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
