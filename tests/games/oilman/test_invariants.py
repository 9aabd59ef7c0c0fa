"""Random games keep every invariant, and the watch that looks at them would notice if one broke."""

import pytest

from cases import Case
from invariants import invariants
from oilman_positions import play, start, table
from random_play import positions
from spindletop.games.oilman import GAME

WATCH = invariants("oilman").Watch


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"oil": "clusters", "first_seat": "random"},
        {"bidding": "ladder", "overbid": "forbidden", "adjoining": "corner"},
        {"end": "time", "clock": "virtual", "minutes": 30, "drawer_must_open": True},
    ],
)
def test_random_games_keep_the_invariants(options):
    """I1 to I13."""
    game = positions(Case(GAME, 3, options), seed=11)
    watch = WATCH(next(game))
    for state in game:
        watch.check(state)


def bank_loses_money(s):
    s.cash[0] += 1


def cash_below_zero(s):
    s.pay(0, 1000)


def salary_from_nowhere(s):
    s.salary[1] += 5


def a_peg_on_free_land(s):
    s.cap[100] = 1


def a_peg_without_a_note(s):
    s.set_cap(39, 1)


def oil_that_contradicts(s):
    s.oil[50], s.clear[50] = 2, 3


def a_property_in_two_parts(s):
    s.plot[179] = s.plot[39]


def a_property_that_changes_hands(s):
    s.owners[0] = 2


def a_debt_of_no_instalments(s):
    s.owed[0], s.borrowed[0] = 15, 1


def a_dry_attempt_without_a_drilling(s):
    s.dry[0] += 1


def a_turn_out_of_order(s):
    s.turn = 2


def a_round_too_many(s):
    s.round = 99


BREAKS = [
    (bank_loses_money, "I1"),
    (cash_below_zero, "I2"),
    (salary_from_nowhere, "I3"),
    (a_peg_on_free_land, "I5"),
    (a_peg_without_a_note, "I5"),
    (oil_that_contradicts, "I6"),
    (a_property_in_two_parts, "I4"),
    (a_property_that_changes_hands, "I4"),
    (a_debt_of_no_instalments, "I9"),
    (a_dry_attempt_without_a_drilling, "I11"),
    (a_turn_out_of_order, "I12"),
    (a_round_too_many, "I12"),
]


@pytest.mark.parametrize(("break_it", "number"), BREAKS, ids=[broken.__name__ for broken, _ in BREAKS])
def test_the_watch_notices(break_it, number):
    s = start(3)
    watch = WATCH(s)
    for line in [*[f"mark {letter}3" for letter in "DEFGHIJKL"], "drop", "bid 15", "drop"]:
        play(s, line)
        watch.check(s)
    break_it(s)
    with pytest.raises(AssertionError, match=f"^{number}:"):
        watch.check(s)


def test_the_watch_notices_a_lower_bid_and_a_company_that_comes_back():
    """I10."""
    s = start(3)
    watch = WATCH(s)
    for line in [*[f"mark {letter}3" for letter in "DEFGHIJKL"], "bid 20", "drop"]:
        play(s, line)
        watch.check(s)
    back = s.copy()
    back.bidding |= 2
    with pytest.raises(AssertionError, match=r"^I10: a dropped company"):
        watch.check(back)
    s.standing, s.leader, s.bidder, s.mover = 16, 2, 0, 0
    s.last_bids[2] = 16
    with pytest.raises(AssertionError, match=r"^I10: a bid did not rise"):
        watch.check(s)


def test_the_watch_notices_ground_that_moves():
    """I13."""
    s = start(2, oil="clusters")
    watch = WATCH(s)
    for line in ["layout_digit 1"] * 5:
        play(s, line)
        watch.check(s)
    s.cover[0] ^= 2
    with pytest.raises(AssertionError, match=r"^I13: the ground moved"):
        watch.check(s)


def test_the_watch_notices_a_peg_that_goes_back():
    """I7."""
    before = table(step="act", land={"red": ["D3"]}, caps={"D3": "dry2"})
    watch = WATCH(before)
    after = table(step="act", land={"red": ["D3"]}, caps={"D3": "dry1"})
    with pytest.raises(AssertionError, match=r"^I7: cap 2 became 1"):
        watch.check(after)
