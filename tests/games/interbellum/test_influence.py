"""Influence, flags and what they are good for."""

import pytest

from interbellum_positions import (
    BLUE,
    BRITAIN,
    GREEN,
    PERSIA,
    RED,
    SAUDI,
    YELLOW,
    clause,
    flags,
    passing,
    play,
    table,
    to_end_of_round,
    told,
)
from spindletop.games.interbellum.scoring import score

DISCOUNT = [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
EXTRA = [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2]
POINTS = [0, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]


@pytest.mark.parametrize("influence", range(12))
def test_the_tracker_gives_discount_extras_and_points(influence):
    """IB-201, IB-203, IB-806: more than ten counts as ten."""
    s = table(3, red={"influence": {"persia": influence}})
    assert s.pipeline_price(RED, PERSIA) == 4 - DISCOUNT[influence]
    assert s.extras(RED, PERSIA) == EXTRA[influence]
    assert score(s, RED).influence == POINTS[influence]


def test_cubes_come_from_the_own_supply():
    """IB-202: without a cube nothing can be bought."""
    s = table(3, red={"cash": 50, "influence": {"persia": 19}})
    assert clause(s, "buy_influence persia 2") == "IB-202"
    assert clause(s, "buy_influence persia 1") is None
    play(s, "buy_influence saudi 1")
    assert s.cubes[RED] == 0


def test_a_gift_without_a_cube_is_lost():
    """IB-202, IB-661: the second cube of a banquet is lost when only one is left."""
    s = table(3, red={"influence": {"persia": 19}, "hand": ["K08"]})
    play(s, "play_card K08", "gain_influence saudi")
    assert (s.cubes[RED], s.mover) == (0, BLUE)
    none = table(3, red={"influence": {"persia": 20}, "hand": ["K08"]})
    assert clause(none, "play_card K08") == "IB-661"


def test_an_unowned_flag_goes_to_the_first_cube():
    """IB-204, IB-643."""
    s = table(3)
    assert told(s, "buy_influence saudi 1")[-1] == "Red takes the flag of Saudi Arabia."
    assert flags(s, RED) == ["saudi"]


def test_strictly_more_influence_takes_the_flag():
    """IB-205, IB-206, IB-208."""
    s = table(3, turn="blue", red={"influence": {"persia": 2}}, blue={"cash": 20, "influence": {"persia": 1}})
    even = play(s.copy(), "buy_influence persia 1")
    assert even.flags[PERSIA] == RED
    play(s, "buy_influence persia 2")
    assert s.flags[PERSIA] == BLUE
    assert (score(s, RED).control, score(s, BLUE).control) == (0, 2)


def test_the_last_cube_gone_sends_the_flag_back():
    """IB-207."""
    s = table(3, red={"influence": {"persia": 1}, "hand": ["K10"]})
    lines = told(s, "play_card K10", "shift_influence persia saudi")
    assert "The flag of Persia returns to the board." in lines
    assert (int(s.flags[PERSIA]), int(s.flags[SAUDI])) == (-1, RED)


def test_the_holder_keeps_the_flag_while_nobody_has_more():
    """IB-207, IB-206."""
    s = table(3, red={"influence": {"persia": 3}, "hand": ["K10"]}, blue={"influence": {"persia": 2}})
    play(s, "play_card K10", "shift_influence persia saudi")
    assert s.flags[PERSIA] == RED
    play(s, "shift_influence persia saudi")
    assert s.flags[PERSIA] == BLUE


def test_any_number_of_cubes_in_one_power():
    """IB-641, IB-642, IB-R18, IB-R19: three at two dollars, the others at three."""
    for number, price in [(1, 2), (2, 4), (3, 6), (4, 9), (7, 18)]:
        s = play(table(3, red={"cash": 20}), f"buy_influence britain {number}")
        assert (s.cash[RED], s.standing(RED, BRITAIN)) == (20 - price, number)
    assert clause(table(3, red={"cash": 8}), "buy_influence britain 4") == "IB-642"


def test_cheap_places_return_every_round():
    """IB-642, IB-405; influence gained otherwise does not use them up."""
    s = table(3, executives=2, red={"cash": 30, "hand": ["K08"]})
    play(s, "play_card K08", "gain_influence persia", "gain_influence persia")
    assert s.influence_price(PERSIA, 1) == 2
    passing(s, 2)
    play(s, "buy_influence persia 3")
    assert s.influence_price(PERSIA, 1) == 3
    assert s.influence_price(SAUDI, 1) == 2
    to_end_of_round(s)
    assert s.influence_price(PERSIA, 1) == 2


def test_three_cubes_a_game_never_return():
    """IB-642, option cheap_influence."""
    s = table(3, {"cheap_influence": "three_cubes_per_game"}, executives=3, red={"cash": 30})
    play(s, "buy_influence persia 3")
    to_end_of_round(s)
    assert s.influence_price(PERSIA, 1) == 3


def test_three_executives_a_round_buy_all_their_cubes_cheaply():
    """IB-642, option cheap_influence."""
    rich = {colour: {"cash": 60} for colour in ("red", "blue", "yellow", "green")}
    s = table(4, {"cheap_influence": "three_executives_per_round"}, **rich)
    play(s, *[f"buy_influence persia {number}" for number in (5, 4, 3)])
    assert [int(cash) for cash in s.cash] == [50, 52, 54, 60]
    play(s, "buy_influence persia 2")
    assert s.cash[GREEN] == 54


@pytest.mark.parametrize(("round_", "first", "later"), [(1, 1, 2), (4, 3, 4)])
def test_ambassadors_change_both_prices(round_, first, later):
    """IB-642, IB-509: C2."""
    s = table(3, round=round_, c_card="C2")
    assert s.influence_price(PERSIA, 1) == first
    assert s.influence_price(PERSIA, 4) == 3 * first + later


def test_shifting_two_cubes_or_one():
    """IB-704, IB-661: the first step is a duty, the second is not."""
    s = play(table(3, red={"influence": {"persia": 2}, "hand": ["K10"]}), "play_card K10")
    assert clause(s, "done") == "IB-661"
    assert clause(s, "shift_influence persia persia") == "IB-704"
    assert clause(s, "shift_influence saudi persia") == "IB-704"
    play(s, "shift_influence persia turkey", "done")
    assert s.mover == BLUE
    assert s.cubes[RED] == 18


def test_money_and_cards_are_worth_nothing():
    """IB-808."""
    poor, rich = table(3), table(3, red={"cash": 99, "hand": ["K07", "K08"]})
    assert poor.scores() == rich.scores()


def test_control_counts_the_flag_and_the_units_outside():
    """IB-807, IB-208."""
    s = table(3, armies={"persia": ["fars", "gilan"]}, yellow={"influence": {"persia": 1}})
    assert score(s, YELLOW).control == 2 + 2 * 2
    assert score(s, RED).control == 0
