"""Every way to be refused names its clause, and of several reasons the first in the order of the rules."""

import pytest

from oilman_positions import (
    BLUE,
    GREEN,
    RED,
    SOUTH,
    YELLOW,
    auction_of,
    board_without,
    clause,
    marks,
    play,
    start,
    table,
)
from spindletop.games.oilman import GAME
from spindletop.kernel.refusal import Illegal
from spindletop.kernel.state import CHANCE, OVER


def text(s, line):
    refusal = s.refusal(GAME.vocabulary.parse(line))
    assert refusal is not None
    return refusal.text


# Drawing


def test_a_hole_of_a_property_cannot_be_marked():
    s = table(step="mark", land={"blue": ["D3"]})
    assert clause(s, "mark D3") == "OM-32"
    assert text(s, "mark D3") == "D3 already belongs to a property."


def test_a_hole_cannot_be_marked_twice():
    s = play(table(step="mark"), "mark D3")
    assert clause(s, "mark D3") == "OM-32"
    assert text(s, "mark D3") == "D3 is marked already."


def test_a_mark_must_adjoin_the_marks():
    s = play(table(step="mark"), "mark D3")
    assert clause(s, "mark F3") == "OM-31"
    assert text(s, "mark F3") == "F3 does not adjoin a marked hole."


def test_a_taken_hole_is_refused_as_taken_even_if_it_does_not_adjoin():
    s = play(table(step="mark", land={"blue": ["F3"]}), "mark A1")
    assert clause(s, "mark F3") == "OM-32"


def test_the_first_mark_of_round_one_needs_room_for_nine():
    corner = "A1 B1 A2"
    wall = {"blue": ["C1 C2 B2 B3 A3"]}
    s = table(round=1, land=wall)
    for hole in corner.split():
        assert clause(s, f"mark {hole}") == "OM-34"
    assert text(s, "mark A1") == "Around A1 there are not 9 free holes that hang together."
    assert clause(s, "mark D1") is None


def test_a_boundary_cannot_be_closed_in_round_one():
    s = start()
    assert clause(s, "offer") == "OM-33"
    play(s, *marks(SOUTH)[:8])
    assert clause(s, "offer") == "OM-33"


def test_an_empty_boundary_cannot_be_closed():
    s = play(table(step="act"), "draw")
    assert clause(s, "offer") == "OM-33"
    assert text(s, "offer") == "Mark at least one hole before you close the boundary."


def test_nothing_can_be_drawn_without_a_free_hole():
    s = table(step="act", land={"blue": board_without("")})
    assert clause(s, "draw") == "OM-35"
    assert text(s, "draw") == "There is no free hole left to draw a boundary round."


def test_nothing_can_be_drawn_when_everybody_is_barred():
    s = table(2, step="act", land={"red": ["A1", "C1", "E1"], "blue": ["G1", "I1", "K1"]})
    assert clause(s, "draw") == "OM-35"
    assert text(s, "draw") == "Every company is barred from bidding, so there is nobody to sell to."


@pytest.mark.parametrize("line", ["pass_turn", "drill D3 1", "drill D3 2", "borrow", "draw"])
def test_round_one_is_for_drawing_only(line):
    assert clause(start(), line) == "OM-21"
    assert clause(play(start(), "mark D3"), line) == "OM-21"


# Bidding


def test_a_bid_below_the_minimum():
    s = auction_of("A1 B1")
    assert clause(s, "bid 5") == "OM-40"
    assert text(s, "bid 5") == "5 is below the minimum bid of 6."


def test_a_bid_below_minimum_and_standing_bid_is_refused_for_the_minimum():
    s = play(auction_of("A1 B1"), "bid 6")
    assert clause(s, "bid 5") == "OM-40"
    assert clause(s, "bid 6") == "OM-42"
    assert text(s, "bid 6") == "6 is not above the standing bid of 6."


def test_a_bid_above_the_ceiling():
    s = auction_of("A1", red={"cash": 20}, blue={"cash": 30}, green={"cash": 10})
    assert clause(s, "bid 30") is None
    assert clause(s, "bid 31") == "OM-46"
    assert text(s, "bid 31") == "31 is more than any company could pay; the ceiling is 30."


def test_a_bid_above_ones_own_cash_where_that_is_forbidden():
    s = auction_of("A1", options={"overbid": "forbidden"}, red={"cash": 20}, blue={"cash": 30})
    assert clause(s, "bid 20") is None
    assert clause(s, "bid 21") == "OM-47"
    assert clause(s, "bid 101") == "OM-46", "the ceiling comes first"
    assert text(s, "bid 21") == "21 is more than your cash of 20."


def test_a_barred_company_is_told_so_whoever_is_asked():
    s = auction_of("A1", land={"blue": ["D3", "H9", "K6"]})
    assert s.mover == RED
    assert clause(s, "bid 3", BLUE) == "OM-37"
    assert clause(s, "drop", BLUE) == "OM-37"
    assert clause(s, "bid 3", GREEN) == "OM-42"
    assert clause(s, "bid 3", RED) is None


def test_a_dropped_company_is_told_so():
    s = play(auction_of("A1", seats=4), "drop", "bid 3")
    assert s.mover == GREEN
    assert clause(s, "bid 9", RED) == "OM-43"
    assert clause(s, "bid 9", BLUE) == "OM-42", "the leader is in, but not asked"
    assert clause(s, "bid 9", YELLOW) == "OM-42"


def test_a_drawer_that_must_open_cannot_drop():
    s = auction_of("A1", options={"drawer_must_open": True})
    assert clause(s, "drop") == "OM-51"
    assert text(s, "drop") == "You drew this property, so you must open the bidding."


def test_bids_are_named_in_the_way_of_the_table():
    free, ladder = auction_of("A1"), auction_of("A1", options={"bidding": "ladder"})
    assert (clause(free, "raise 1"), clause(free, "bid 4")) == ("OM-42", None)
    assert (clause(ladder, "raise 1"), clause(ladder, "bid 4")) == (None, "OM-42")


def test_a_raise_of_nothing_can_only_open():
    s = auction_of("A1", options={"bidding": "ladder"})
    assert clause(s, "raise 0") is None
    play(s, "raise 0")
    assert clause(s, "raise 0") == "OM-42"
    assert clause(s, "raise 7") == "OM-46"


# Drilling


def test_a_wet_well_is_finished_whatever_else_speaks_against_it():
    land = {"blue": ["D3"]}
    s = table(options={"trespass": "forbidden"}, step="act", red={"cash": 0}, land=land, caps={"D3": "wet1"})
    assert [clause(s, f"drill D3 {rig}") for rig in (1, 2, 3)] == ["OM-62"] * 3
    assert text(s, "drill D3 2") == "D3 is a wet well; it is finished."


@pytest.mark.parametrize(
    ("cap", "refused"),
    [
        ("none", [None, "OM-56", None]),
        ("dry1", ["OM-56", None, None]),
        ("dry2", ["OM-56", "OM-56", None]),
        ("dry3", ["OM-56", "OM-56", "OM-56"]),
        ("wet1", ["OM-62", "OM-62", "OM-62"]),
        ("wet2", ["OM-62", "OM-62", "OM-62"]),
        ("wet3", ["OM-62", "OM-62", "OM-62"]),
    ],
)
def test_the_peg_says_which_rig_may_go_in(cap, refused):
    s = table(step="act", red={"cash": 500}, land={"red": ["D3"]}, caps={"D3": cap})
    assert [clause(s, f"drill D3 {rig}") for rig in (1, 2, 3)] == refused


def test_the_wrong_rig_is_refused_before_the_wrong_owner_and_the_wrong_owner_before_the_price():
    s = table(options={"trespass": "forbidden"}, step="act", red={"cash": 0}, land={"blue": ["D3"], "red": ["E3"]})
    assert clause(s, "drill D3 2") == "OM-56"
    assert clause(s, "drill D3 1") == "OM-64"
    assert clause(s, "drill A1 2") == "OM-56"
    assert clause(s, "drill A1 1") == "OM-65"
    assert clause(s, "drill E3 1") == "OM-55"
    assert text(s, "drill E3 1") == "Drilling E3 with rig 1 costs 10; you have 0."


@pytest.mark.parametrize(
    ("trespass", "foreign", "free"),
    [("allowed", None, None), ("unowned_only", "OM-64", None), ("forbidden", "OM-64", "OM-65")],
)
def test_trespass_is_what_the_table_agreed(trespass, foreign, free):
    s = table(options={"trespass": trespass}, step="act", land={"blue": ["D3"], "red": ["E3"]})
    assert (clause(s, "drill D3 1"), clause(s, "drill A1 1"), clause(s, "drill E3 1")) == (foreign, free, None)


# Borrowing


def test_a_second_loan_is_refused_before_all_other_conditions():
    s = table(step="act", red={"dry": 0, "salary": 40, "cash": 500, "borrowed": True})
    assert clause(s, "borrow") == "OM-73"


@pytest.mark.parametrize(
    ("company", "words"),
    [
        ({"dry": 11, "salary": 9, "cash": 14}, "A loan needs 12 dry attempts; you have 11."),
        ({"dry": 12, "salary": 10, "cash": 14}, "A loan needs a salary below 10; yours is 10."),
        ({"dry": 12, "salary": 9, "cash": 15}, "A loan needs cash below 15; you have 15."),
    ],
)
def test_a_loan_needs_all_three_conditions(company, words):
    s = table(step="act", red=company)
    assert clause(s, "borrow") == "OM-70"
    assert text(s, "borrow") == words


# Other steps and other companies


@pytest.mark.parametrize("line", ["mark A1", "offer", "bid 15", "raise 1", "drop", "buy", "decline", "strike 1"])
def test_a_verb_of_another_step_when_a_company_acts(line):
    assert clause(table(step="act"), line) == "OM-24"


@pytest.mark.parametrize("line", ["draw", "drill D3 1", "pass_turn", "borrow", "mark A1", "buy"])
def test_a_verb_of_another_step_in_an_auction(line):
    assert clause(auction_of("D3"), line) == "OM-42"


@pytest.mark.parametrize("line", ["bid 30", "drop", "pass_turn", "mark A1"])
def test_a_verb_of_another_step_when_there_is_a_right_to_buy(line):
    s = auction_of(red={"cash": 20}, blue={"cash": 30})
    play(s, "bid 16", "bid 17", "drop", "bid 25", "drop")
    assert s.step.name == "right"
    assert clause(s, line) == "OM-49"
    assert clause(s, "buy", RED) == "OM-49"
    assert clause(s, "buy", BLUE) is None


def test_another_company_has_nothing_to_decide():
    s = table(step="act")
    assert clause(s, "pass_turn", BLUE) == "OM-24"
    assert clause(s, "pass_turn", RED) is None
    play(s, "draw")
    assert clause(s, "mark A1", BLUE) == "OM-24"
    assert clause(start(), "mark A1", BLUE) == "OM-21"


def test_nobody_decides_for_chance():
    s = play(table(step="act", red={"cash": 50}, land={"red": ["D3"]}), "drill D3 1")
    assert s.mover == CHANCE
    assert clause(s, "strike 1", RED) == "OM-58"
    assert clause(s, "strike 2") == "OM-58", "rig 1 finds nothing at level 2"
    assert clause(s, "pass_turn") == "OM-58"


def test_after_the_end_everything_is_refused_by_the_clause_that_ended_it():
    s = table(2, {"rounds": 2}, round=2, turn="blue")
    play(s, "pass_turn")
    assert s.mover == OVER
    assert clause(s, "pass_turn") == "OM-90"


def test_an_illegal_action_changes_nothing():
    s = play(auction_of("A1"), "bid 3")
    before = s.digest()
    with pytest.raises(Illegal, match=r"3 is not above the standing bid of 3. \[OM-42\]"):
        play(s, "bid 3")
    assert s.digest() == before


@pytest.mark.parametrize("a", [-1, 2768, 10**9])
def test_an_unknown_number_is_no_action(a):
    refusal = start().refusal(a)
    assert refusal is not None
    assert refusal.clause == ""
    assert refusal.text == "There is no such action in this game."
