"""The scenarios S1 to S26: small positions in which a rule of International Oilman shows."""

import pytest

from oilman_positions import (
    BLUE,
    GREEN,
    RED,
    SOUTH,
    at,
    auction_of,
    board_without,
    choices,
    clause,
    marks,
    odds,
    play,
    start,
    table,
)
from spindletop.games.oilman.components import CAP_NAMES
from spindletop.kernel.state import CHANCE, OVER


def cap(s, hole):
    return CAP_NAMES[s.cap[at(hole)]]


def notes(s, hole):
    return s.clear[at(hole)], s.oil[at(hole)]


def test_companies_start_equal_and_the_first_one_must_draw():
    """S1: OM-13, OM-21, OM-33."""
    s = start()
    assert list(s.cash) == [100, 100, 100]
    assert list(s.salary) == [5, 5, 5]
    assert s.scores() == [150, 150, 150]
    assert s.mover == RED
    assert choices(s) == choices(s, "mark")
    assert len(choices(s)) == 180
    assert clause(s, "offer") == "OM-33"
    assert clause(s, "pass_turn") == "OM-21"
    assert clause(s, "drill D3 1") == "OM-21"


def test_the_ninth_mark_closes_the_boundary_and_opens_the_auction():
    """S2: OM-33, OM-40, OM-46."""
    s = play(start(), *marks(SOUTH))
    assert s.step.name == "bid"
    assert (s.minimum, s.ceiling, s.mover) == (15, 100, RED)
    assert choices(s) == [f"bid {amount}" for amount in range(15, 101)] + ["drop"]
    assert len(choices(s)) == 87


def test_the_highest_bidder_pays_the_bank_and_the_next_company_draws():
    """S3: OM-21, OM-44, OM-45."""
    s = play(start(), *marks(SOUTH), "bid 15", "bid 20", "drop", "drop")
    assert list(s.cash) == [100, 80, 100]
    assert list(s.owners) == [BLUE]
    assert [hole for hole in range(180) if s.owner(hole) == BLUE] == list(range(151, 160))
    assert (s.mover, s.step.name, s.round) == (BLUE, "mark", 1)


def test_the_last_bidder_is_asked_while_no_bid_stands():
    """S4: OM-44, OM-50."""
    s = play(start(), *marks(SOUTH), "drop", "drop")
    assert s.mover == GREEN
    unsold = play(s.copy(), "drop")
    play(s, "bid 15")
    assert list(s.cash) == [100, 100, 85]
    assert list(s.owners) == [GREEN]
    assert (s.mover, s.step.name) == (BLUE, "mark")
    assert list(unsold.cash) == [100, 100, 100]
    assert unsold.free_holes == 180
    assert all(unsold.owner(hole) == -1 for hole in range(180))
    assert (unsold.mover, unsold.step.name) == (BLUE, "mark")


def test_a_bid_must_exceed_the_standing_bid():
    """S5: OM-42."""
    s = play(start(), *marks(SOUTH), "bid 15")
    assert s.mover == BLUE
    assert clause(s, "bid 15") == "OM-42"
    assert clause(s, "bid 16") is None


@pytest.mark.parametrize(("size", "minimum"), [(1, 3), (2, 6), (3, 9), (4, 12), (5, 15), (6, 15), (9, 15)])
def test_the_minimum_bid_grows_up_to_five_holes(size, minimum):
    """S6: OM-40."""
    s = table(step="act")
    play(s, "draw", *marks(SOUTH)[:size], *(["offer"] if size < 9 else []))
    assert s.minimum == minimum
    assert choices(s)[0] == f"bid {minimum}"


def test_oil_at_level_one_on_land_raises_the_salary_by_two():
    """S7: OM-22, OM-57, OM-61."""
    s = table(red={"cash": 60}, land={"red": ["D3"]})
    play(s, "drill D3 1", "strike 1")
    assert (s.cash[RED], s.salary[RED], cap(s, "D3")) == (60 + 5 - 10, 7, "wet1")
    assert s.terms.box.marker_colours[s.cap[at("D3")] - 1] == "green"


def test_oil_at_level_one_in_water_raises_the_salary_by_five():
    """S8: OM-22, OM-57, OM-61."""
    s = table(red={"cash": 60}, land={"red": ["H9"]})
    play(s, "drill H9 1", "strike 1")
    assert (s.cash[RED], s.salary[RED], cap(s, "H9")) == (60 + 5 - 25, 10, "wet1")


@pytest.mark.parametrize(
    ("level", "salary", "peg", "dry"), [(1, 10, "wet1", 0), (2, 15, "wet2", 0), (3, 20, "wet3", 0), (0, 5, "dry3", 1)]
)
def test_full_depth_in_water_costs_125_and_pays_by_the_level_struck(level, salary, peg, dry):
    """S9: OM-57, OM-58, OM-61, OM-67."""
    s = table(step="act", red={"cash": 140}, land={"red": ["H9"]})
    play(s, "drill H9 3", f"strike {level}")
    assert (s.cash[RED], s.salary[RED], cap(s, "H9"), s.dry[RED]) == (15, salary, peg, dry)


def test_a_well_is_drilled_level_by_level_or_to_full_depth():
    """S10: OM-56, OM-57."""
    s = table(2, step="act", red={"cash": 500}, land={"red": ["H9"]})
    assert clause(s, "drill H9 2") == "OM-56"
    assert (s.price(at("H9"), 1), s.price(at("H9"), 3)) == (25, 125)
    play(s, "drill H9 1", "strike 0", "pass_turn")
    assert cap(s, "H9") == "dry1"
    assert clause(s, "drill H9 1") == "OM-56"
    assert (clause(s, "drill H9 2"), s.price(at("H9"), 2)) == (None, 50)
    assert (clause(s, "drill H9 3"), s.price(at("H9"), 3)) == (None, 100)
    wet = play(s.copy(), "drill H9 2", "strike 2", "pass_turn")
    assert [clause(wet, f"drill H9 {rig}") for rig in (1, 2, 3)] == ["OM-62"] * 3
    play(s, "drill H9 2", "strike 0", "pass_turn")
    assert cap(s, "H9") == "dry2"
    assert [clause(s, f"drill H9 {rig}") for rig in (1, 2, 3)] == ["OM-56", "OM-56", None]
    assert s.price(at("H9"), 3) == 75
    play(s, "drill H9 3", "strike 0", "pass_turn")
    assert cap(s, "H9") == "dry3"
    assert [clause(s, f"drill H9 {rig}") for rig in (1, 2, 3)] == ["OM-56"] * 3
    assert s.cash[RED] == 500 - 25 - 50 - 75 + 3 * 5
    assert s.dry[RED] == 3


@pytest.mark.parametrize(("prices", "cost"), [("standard", 40), ("plain_third", 30), ("cheap_land", 20)])
def test_going_direct_to_level_three_costs_by_the_price_list(prices, cost):
    """S11: OM-57, OM-82."""
    s = table(options={"prices": prices}, step="act", red={"cash": 45}, land={"red": ["D3"]}, caps={"D3": "dry1"})
    play(s, "drill D3 3")
    assert s.cash[RED] == 45 - cost
    assert odds(s) == {"strike 0": 4900, "strike 2": 3000, "strike 3": 2100}
    play(s, "strike 3")
    assert (s.salary[RED], cap(s, "D3")) == (5 + 6, "wet3")


def test_drilling_on_foreign_land_profits_the_owner():
    """S12: OM-64, OM-63, OM-37."""
    s = table(step="act", red={"cash": 30}, blue={"cash": 0}, land={"blue": ["I5"]})
    dry = play(s.copy(), "drill I5 1", "strike 0")
    play(s, "drill I5 1", "strike 1")
    assert (s.cash[RED], s.salary[RED], cap(s, "I5"), s.salary[BLUE]) == (20, 5, "wet1", 7)
    assert (s.mover, s.cash[BLUE]) == (BLUE, 7), "the new salary is paid at the owner's next turn start"
    assert (cap(dry, "I5"), dry.dry[RED], dry.dry[BLUE], dry.salary[BLUE]) == ("dry1", 1, 0, 5)


def test_a_well_of_a_stranger_lifts_the_bar_of_the_owner():
    """S12: OM-37."""
    s = table(step="act", red={"cash": 30}, land={"blue": ["I5", "A1", "C1"]}, caps={"A1": "dry1", "C1": "wet1"})
    assert s.barred(BLUE)
    play(s, "drill I5 1", "strike 0")
    assert not s.barred(BLUE)


def test_drilling_a_free_hole_only_shows_what_is_there():
    """S13: OM-65, OM-81."""
    s = table(step="act", red={"cash": 70})
    play(s, "drill K6 3", "strike 2")
    assert (s.cash[RED], cap(s, "K6"), notes(s, "K6")) == (20, "none", (1, 2))
    assert list(s.salary) == [5, 5, 5]
    assert s.mover == BLUE


def test_a_tested_hole_becomes_a_new_well_when_it_is_bought():
    """S14: OM-66, OM-82, OM-84."""
    s = table(2, step="act", turn="blue", blue={"cash": 100}, land={"blue": ["K6"]}, notes={"K6": {"oil": 2}})
    deep = play(s.copy(), "drill K6 3")
    assert (deep.cash[BLUE], odds(deep)) == (50, {"strike 2": 1})
    play(s, "drill K6 1")
    assert (s.cash[BLUE], odds(s)) == (90, {"strike 0": 1})
    play(s, "strike 0", "pass_turn")
    assert (cap(s, "K6"), s.dry[BLUE], notes(s, "K6")) == ("dry1", 1, (1, 2))
    play(s, "drill K6 2")
    assert (s.cash[BLUE], odds(s)) == (90 + 5 - 20, {"strike 2": 1})
    play(s, "strike 2")
    assert (s.salary[BLUE], cap(s, "K6")) == (5 + 4, "wet2")


def test_a_free_hole_stays_a_new_well_however_often_it_is_tested():
    """S15: OM-66, OM-82."""
    s = table(step="act", red={"cash": 70}, blue={"cash": 70})
    play(s, "drill K6 1", "strike 0")
    assert [clause(s, f"drill K6 {rig}") for rig in (1, 2, 3)] == [None, "OM-56", None]
    shallow = play(s.copy(), "drill K6 1")
    assert (odds(shallow), shallow.cash[BLUE]) == ({"strike 0": 1}, 75 - 10)
    play(s, "drill K6 3")
    assert (odds(s), s.cash[BLUE]) == ({"strike 0": 4900, "strike 2": 3000, "strike 3": 2100}, 75 - 50)


def overbid_table():
    """Return the auction of S16 and S17: blue has drawn nine holes."""
    return auction_of(turn="blue", red={"cash": 40}, blue={"cash": 30}, green={"cash": 70})


def test_an_overbid_costs_all_cash_and_gives_the_best_solvent_bidder_a_right():
    """S16: OM-48, OM-49, OM-50."""
    s = play(overbid_table(), "bid 25", "bid 28", "bid 45", "drop", "drop")
    assert s.cash[RED] == 0
    assert (s.step.name, s.mover) == ("right", GREEN)
    assert choices(s) == ["buy", "decline"]
    declined = play(s.copy(), "decline")
    play(s, "buy")
    assert list(s.owners) == [GREEN]
    assert (s.mover, s.step.name) == (GREEN, "act")
    assert s.cash[GREEN] == 70 - 28 + 5, "its own turn follows, with its salary"
    assert (declined.free_holes, list(declined.owners), declined.cash[GREEN]) == (180, [], 70 + 5)


def test_only_the_last_bid_of_each_company_counts_after_an_overbid():
    """S17: OM-49."""
    s = play(overbid_table(), "bid 25", "bid 28", "bid 29", "bid 35", "drop", "drop")
    assert s.cash[BLUE] == 0
    assert (s.step.name, s.mover) == ("right", RED)
    play(s, "buy")
    assert (s.cash[RED], list(s.owners)) == (40 - 29, [RED])


def test_the_drawer_itself_may_overbid():
    """S18: OM-46, OM-48, OM-49."""
    s = auction_of(red={"cash": 20}, blue={"cash": 30}, green={"cash": 16})
    assert s.ceiling == 30
    play(s, "bid 15", "bid 16", "drop", "bid 25", "drop")
    assert (s.cash[RED], s.step.name, s.mover) == (0, "right", BLUE)
    play(s, "buy")
    assert list(s.owners) == [BLUE]
    assert s.cash[BLUE] == 30 - 16 + 5


def test_a_barred_company_may_draw_but_is_never_asked_to_bid():
    """S19: OM-37, OM-38, OM-41."""
    s = table(round=8, land={"red": ["D3", "H9", "K6"]}, caps={"D3": "dry1", "H9": "wet1"})
    assert s.barred(RED)
    play(s, "draw", "mark A1", "offer")
    assert s.mover == BLUE
    assert clause(s, "bid 3", RED) == "OM-37"
    play(s, "bid 3", "bid 4")
    assert s.mover == BLUE
    play(s, "drop")
    assert list(s.owners)[-1] == GREEN


def test_the_third_property_bars_until_each_has_a_well():
    """S20: OM-37."""
    s = auction_of("A1", red={"cash": 200}, land={"red": ["D3", "H9"]})
    assert clause(s, "bid 3") is None
    play(s, "bid 3", "drop", "drop", "draw", "mark C1", "offer")
    assert s.barred(RED)
    assert clause(s, "bid 3", RED) == "OM-37"
    play(s, "drop", "drop", "pass_turn")
    for hole in ("D3", "H9", "A1"):
        assert s.barred(RED)
        play(s, f"drill {hole} 1", "strike 0", "pass_turn", "pass_turn")
    assert not s.barred(RED)


@pytest.mark.parametrize(
    ("company", "refused"),
    [
        ({"dry": 12, "salary": 9, "cash": 4}, None),
        ({"dry": 12, "salary": 9, "cash": 6}, "OM-70"),
        ({"dry": 12, "salary": 10, "cash": 4}, "OM-70"),
        ({"dry": 11, "salary": 9, "cash": 4}, "OM-70"),
        ({"dry": 12, "salary": 9, "cash": 4, "borrowed": True}, "OM-73"),
    ],
)
def test_only_a_destitute_company_may_borrow_and_only_once(company, refused):
    """S21: OM-70, OM-73."""
    assert clause(table(red=company), "borrow") == refused


def test_a_loan_does_not_use_up_the_turn():
    """S21: OM-25, OM-71, OM-72."""
    s = table(red={"dry": 12, "salary": 9, "cash": 4}, land={"red": ["D3"]})
    assert s.cash[RED] == 13
    play(s, "borrow")
    assert (s.cash[RED], s.owed[RED], s.mover, s.step.name) == (113, 150, RED, "act")
    assert clause(s, "borrow") == "OM-73"
    play(s, "drill D3 1", "strike 0")
    assert (s.cash[RED], s.mover) == (103, BLUE)


def test_repayment_begins_with_a_salary_of_thirty_and_ends_after_fifteen_instalments():
    """S22: OM-23, OM-75."""
    s = table(2, {"rounds": 60}, red={"owed": 150, "salary": 28, "cash": 50}, land={"red": ["D3"]})
    assert (s.cash[RED], s.owed[RED]) == (78, 150)
    play(s, "drill D3 1", "strike 1", "pass_turn")
    assert (s.cash[RED], s.owed[RED]) == (78 - 10 + 30 - 10, 140)
    for paid in range(2, 16):
        before = s.cash[RED]
        play(s, "pass_turn", "pass_turn")
        assert (s.cash[RED] - before, s.owed[RED]) == (20, 150 - 10 * paid)
    before = s.cash[RED]
    play(s, "pass_turn", "pass_turn")
    assert (s.cash[RED] - before, s.owed[RED]) == (30, 0)


@pytest.mark.parametrize("finish_round", ["auto", "no", "yes"])
def test_a_reached_target_ends_the_game_after_the_turn(finish_round):
    """S23: OM-91, OM-93."""
    agreed = {"end": "target", "target": 500, "finish_round": finish_round}
    land = {"red": ["H9"]}
    s = table(options=agreed, turn="blue", red={"cash": 195, "salary": 30}, blue={"cash": 50}, land=land)
    play(s, "drill H9 1", "strike 1")
    if finish_round == "yes":
        assert s.mover == GREEN
        play(s, "pass_turn")
    assert (s.mover, s.ending, s.ended_by) == (OVER, "target", "OM-91")
    assert (s.scores()[RED], s.winners()) == (545, [RED])


def test_a_tie_is_broken_by_the_higher_salary():
    """S24: OM-97."""
    red, blue, green = {"cash": 120, "salary": 20}, {"cash": 70, "salary": 25}, {"cash": 10, "salary": 30}
    s = table(step="act", red=red, blue=blue, green=green)
    assert s.scores() == [320, 320, 310]
    assert s.winners() == [BLUE]


def test_with_clusters_the_layout_decides_without_a_draw():
    """S25: OM-58, OM-83."""
    s = table(2, {"oil": "clusters"}, layout=[0, 0, 0, 0, 1], red={"cash": 200}, land={"red": ["A1", "G1"]})
    play(s, "drill A1 1")
    assert s.mover != CHANCE
    assert (cap(s, "A1"), s.salary[RED]) == ("wet1", 10)
    play(s, "pass_turn", "drill G1 3")
    assert (cap(s, "G1"), s.salary[RED], notes(s, "G1")) == ("wet3", 16, (2, 3))


def test_a_company_without_land_holes_and_money_can_only_pass():
    """S26: OM-26, OM-35, OM-95."""
    s = table(red={"cash": 0, "dry": 3}, land={"blue": board_without("")})
    assert s.cash[RED] == 5
    assert choices(s) == ["pass_turn"]
    assert clause(s, "draw") == "OM-35"
    assert clause(s, "drill D3 1") == "OM-55"
    play(s, "pass_turn")
    assert s.mover == BLUE
