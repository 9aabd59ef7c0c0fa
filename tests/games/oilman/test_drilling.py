"""Drilling: rigs, prices, pegs, gains, trespass and dry attempts."""

import pytest

from oilman_positions import BLUE, RED, at, choices, clause, odds, play, table, told
from spindletop.games.oilman import GAME
from spindletop.games.oilman.components import CAP_NAMES
from spindletop.kernel.state import CHANCE

LAND, WATER = "D3", "H9"
PRICES = {
    "standard": {LAND: [10, 20, 30, 50, 40], WATER: [25, 50, 75, 125, 100]},
    "plain_third": {LAND: [10, 20, 30, 50, 30], WATER: [25, 50, 75, 125, 75]},
    "cheap_land": {LAND: [5, 10, 15, 25, 20], WATER: [25, 50, 75, 125, 100]},
}
"""By price list and hole: new well rig 1, dry1 rig 2, dry2 rig 3, new well rig 3, dry1 rig 3."""
COLUMNS = [("none", 1), ("dry1", 2), ("dry2", 3), ("none", 3), ("dry1", 3)]
GAINS = {LAND: [2, 4, 6], WATER: [5, 10, 15]}


@pytest.mark.parametrize("prices", PRICES)
@pytest.mark.parametrize("hole", [LAND, WATER])
def test_the_score_pad_names_the_cost(prices, hole):
    """OM-57, OM-55: the whole cost goes to the bank before the rig goes in."""
    for (cap, rig), cost in zip(COLUMNS, PRICES[prices][hole], strict=True):
        s = table(options={"prices": prices}, step="act", red={"cash": 200}, land={"red": [hole]}, caps={hole: cap})
        bank = s.bank
        play(s, f"drill {hole} {rig}")
        assert s.mover == CHANCE
        assert (s.cash[RED], s.bank - bank) == (200 - cost, cost)


@pytest.mark.parametrize("hole", [LAND, WATER])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_gain_depends_on_ground_and_level_alone(hole, level):
    """OM-61: whichever rig struck, and whatever it cost."""
    before = {1: ["none"], 2: ["none", "dry1"], 3: ["none", "dry1", "dry2"]}[level]
    for cap in before:
        s = table(step="act", red={"cash": 200}, land={"red": [hole]}, caps={hole: cap})
        play(s, f"drill {hole} 3", f"strike {level}")
        assert s.salary[RED] == 5 + GAINS[hole][level - 1]
        assert CAP_NAMES[s.cap[at(hole)]] == f"wet{level}"
        assert s.dry[RED] == 0


@pytest.mark.parametrize(("cap", "rig", "peg"), [("none", 1, "dry1"), ("dry1", 2, "dry2"), ("dry1", 3, "dry3")])
def test_a_dry_hole_is_capped_by_the_rig(cap, rig, peg):
    """OM-60, OM-67."""
    s = table(step="act", red={"cash": 200}, land={"red": [WATER]}, caps={WATER: cap})
    play(s, f"drill {WATER} {rig}", "strike 0")
    assert (CAP_NAMES[s.cap[at(WATER)]], s.dry[RED], s.salary[RED]) == (peg, 1, 5)


def test_exactly_the_cost_is_enough():
    """OM-03, OM-55: cash may fall to nothing, not below."""
    s = table(step="act", red={"cash": 10}, land={"red": [LAND]})
    assert clause(s, f"drill {LAND} 1") is None
    play(s, f"drill {LAND} 1", "strike 0")
    assert s.cash[RED] == 0
    assert clause(table(step="act", red={"cash": 9}, land={"red": [LAND]}), f"drill {LAND} 1") == "OM-55"


def test_there_is_one_drilling_a_turn():
    """OM-55, OM-27."""
    s = play(table(step="act", red={"cash": 100}, land={"red": [LAND]}), f"drill {LAND} 1", "strike 0")
    assert s.mover == BLUE


def test_nothing_below_a_wet_level_is_learned_or_earned():
    """OM-62."""
    s = table(2, step="act", red={"cash": 500}, land={"red": [WATER]}, caps={WATER: "wet1"})
    assert not [line for line in choices(s, "drill") if WATER in line.split()]
    assert (s.clear[at(WATER)], s.oil[at(WATER)]) == (0, 1)


def test_a_rise_is_paid_from_the_next_turn_on():
    """OM-63."""
    s = table(2, red={"cash": 100}, land={"red": [WATER]})
    play(s, f"drill {WATER} 1", "strike 1")
    assert s.cash[RED] == 100 + 5 - 25
    play(s, "pass_turn")
    assert s.cash[RED] == 80 + 10


def test_trespassing_costs_money_and_turn_and_gains_nothing():
    """OM-64: the owner gets peg and rise, the driller the dry attempts."""
    s = table(step="act", red={"cash": 100}, land={"blue": [WATER]})
    log = told(s, f"drill {WATER} 1", "strike 1")
    assert log == [
        "Red drills H9 with rig 1 for 25.",
        "Oil at level 1 in H9!",
        "The salary of Blue rises by 5 to 10.",
        "Blue receives a salary of 10.",
    ]
    assert list(s.salary) == [5, 10, 5]


def test_a_dry_test_of_free_land_leaves_no_peg_but_counts_as_an_attempt():
    """OM-65, OM-67."""
    s = play(table(step="act", red={"cash": 100}), f"drill {LAND} 3", "strike 0")
    assert (s.cap[at(LAND)], s.clear[at(LAND)], s.dry[RED], s.cash[RED]) == (0, 3, 1, 50)
    assert s.mover == BLUE


def test_bought_land_is_drilled_anew_whatever_was_seen_before():
    """OM-66: three levels are known to be dry, and the well is still new."""
    s = table(step="act", red={"cash": 100}, land={"red": [LAND]}, notes={LAND: {"clear": 3}})
    assert [clause(s, f"drill {LAND} {rig}") for rig in (1, 2, 3)] == [None, "OM-56", None]
    play(s, f"drill {LAND} 1")
    assert (s.cash[RED], odds(s)) == (90, {"strike 0": 1})
    play(s, "strike 0")
    assert (CAP_NAMES[s.cap[at(LAND)]], s.clear[at(LAND)]) == ("dry1", 3)


def test_three_dry_levels_of_one_hole_are_three_attempts():
    """OM-67."""
    s = table(2, step="act", red={"cash": 500}, land={"red": [LAND]})
    for rig in (1, 2, 3):
        play(s, f"drill {LAND} {rig}", "strike 0", "pass_turn")
    assert s.dry[RED] == 3
    once = play(table(step="act", red={"cash": 500}, land={"red": [LAND]}), f"drill {LAND} 3", "strike 0")
    assert once.dry[RED] == 1


@pytest.mark.parametrize(
    ("trespass", "drillable"), [("allowed", {"own", "foreign", "free"}), ("unowned_only", {"own", "free"})]
)
def test_what_may_be_drilled_is_what_the_table_agreed(trespass, drillable):
    """OM-64, OM-65."""
    s = table(options={"trespass": trespass}, step="act", land={"red": [LAND], "blue": [WATER]})
    holes = {line.split()[1] for line in choices(s, "drill")}
    kinds = {"own" if hole == LAND else "foreign" if hole == WATER else "free" for hole in holes}
    assert kinds == drillable


def test_with_trespass_forbidden_only_own_wells_are_offered():
    """OM-64, OM-65."""
    s = table(options={"trespass": "forbidden"}, step="act", land={"red": [LAND], "blue": [WATER]})
    assert choices(s) == ["draw", f"drill {LAND} 1", f"drill {LAND} 3", "pass_turn"]


def test_a_choice_says_whose_land_it_is_and_the_odds():
    s = table(step="act", red={"cash": 200}, land={"red": [LAND], "blue": [WATER]}, notes={"K6": {"clear": 1}})
    drill = s.vocabulary.by_name["drill"]
    hints = {hole: drill.hint(s, at(hole) * 3 + 2) for hole in (LAND, WATER, "K6")}
    assert hints == {
        LAND: "your hole; level 1 30 %, level 2 21 %, level 3 14 %",
        WATER: "foreign hole; level 1 30 %, level 2 21 %, level 3 14 %",
        "K6": "free hole: nothing to gain; level 2 30 %, level 3 21 %",
    }
    assert drill.words(s, at(WATER) * 3 + 2) == "Drill H9 with rig 3 for 125"
    assert drill.place(s, at(WATER) * 3 + 2) == "hole:H9"


def test_a_drilling_that_cannot_gain_anything_says_what_it_costs():
    """OM-64, OM-65, OM-81."""
    notes = {"K6": {"clear": 1}, LAND: {"clear": 1}}
    s = table(step="act", red={"cash": 200}, land={"red": [LAND], "blue": [WATER]}, notes=notes)
    assert {line: s.warning(GAME.vocabulary.parse(line)) for line in (f"drill {LAND} 3", "draw", "pass_turn")} == {
        f"drill {LAND} 3": "",
        "draw": "",
        "pass_turn": "",
    }
    costs = "drilling there costs you {} and your turn"
    price = {line: s.price(at(line.split()[1]), int(line[-1])) for line in (f"drill {WATER} 1", "drill K6 3")}
    assert s.warning(GAME.vocabulary.parse(f"drill {WATER} 1")) == (
        f"{WATER} is another company's land: {costs.format(price[f'drill {WATER} 1'])}, and oil would raise its salary."
    )
    assert s.warning(GAME.vocabulary.parse("drill K6 3")) == (
        f"K6 belongs to nobody: {costs.format(price['drill K6 3'])}, and oil would raise no salary."
    )
    dry = s.warning(GAME.vocabulary.parse(f"drill {LAND} 1"))
    assert dry == f"{LAND} is known to be dry as deep as rig 1 goes: {costs.format(s.price(at(LAND), 1))}."
