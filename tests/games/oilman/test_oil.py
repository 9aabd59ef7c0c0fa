"""Where the oil lies: exact odds of independent holes, the generator of clusters, and what is kept from a seat."""

import copy
import hashlib
from typing import Any

import pytest

from oilman_positions import BLUE, GREEN, RED, at, choices, odds, play, start, table, told
from spindletop.games.oilman import GAME
from spindletop.games.oilman.geology import SplitMix, lay_out
from spindletop.kernel.game import Edition
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, SPECTATOR

CLUSTERS = {"oil": "clusters"}


# Independent holes


@pytest.mark.parametrize(
    ("cap", "note", "rig", "weights"),
    [
        ("none", {}, 1, [70, 30]),
        ("none", {}, 3, [343000, 300000, 210000, 147000]),
        ("none", {"clear": 1}, 1, [1]),
        ("none", {"clear": 1}, 3, [4900, 0, 3000, 2100]),
        ("none", {"clear": 2}, 3, [70, 0, 0, 30]),
        ("none", {"clear": 3}, 3, [1]),
        ("none", {"oil": 1}, 1, [0, 1]),
        ("none", {"oil": 2}, 1, [1]),
        ("none", {"oil": 3}, 3, [0, 0, 0, 1]),
        ("dry1", {}, 2, [70, 0, 30]),
        ("dry1", {}, 3, [4900, 0, 3000, 2100]),
        ("dry1", {"clear": 2}, 2, [1]),
        ("dry1", {"clear": 2}, 3, [70, 0, 0, 30]),
        ("dry1", {"oil": 3}, 2, [1]),
        ("dry1", {"oil": 3}, 3, [0, 0, 0, 1]),
        ("dry2", {}, 3, [70, 0, 0, 30]),
        ("dry2", {"clear": 3}, 3, [1]),
    ],
)
def test_the_odds_follow_from_what_is_known(cap, note, rig, weights):
    """OM-82, OM-84: a certain outcome is still one draw with one outcome."""
    s = table(step="act", red={"cash": 200}, land={"red": ["D3"]}, caps={"D3": cap}, notes={"D3": note} if note else {})
    play(s, f"drill D3 {rig}")
    assert odds(s) == {f"strike {level}": weight for level, weight in enumerate(weights) if weight}


def test_other_percentages_give_other_weights():
    """OM-80, OM-82: 20, 50 and 90 percent."""
    s = play(table_with_percent([20, 50, 90]), "drill D3 3")
    assert odds(s) == {
        "strike 0": 80 * 50 * 10,
        "strike 1": 20 * 100 * 100,
        "strike 2": 80 * 50 * 100,
        "strike 3": 80 * 50 * 90,
    }
    assert sum(s.weights()) == 100**3


def test_percentages_of_nothing_and_everything_leave_no_empty_outcome():
    """OM-82: only outcomes with weight are listed."""
    s = play(table_with_percent([0, 100, 30]), "drill D3 3")
    assert odds(s) == {"strike 2": 1_000_000}


def table_with_percent(percent):
    data: Any = copy.deepcopy(GAME.edition().data)
    data["oil"]["percent"] = percent
    return GAME.position(2, {}, {"step": "act"}, Edition("wells", data, "wells.toml", False))


@pytest.mark.parametrize("hole", ["A1", "D3", "R10", "J5"])
def test_ground_and_place_do_not_matter(hole):
    """OM-80: land or water, middle or edge."""
    s = play(table(step="act", red={"cash": 200}), f"drill {hole} 3")
    assert s.weights() == [343000, 300000, 210000, 147000]


def test_nothing_is_laid_out_before_it_is_drilled():
    """OM-11, OM-80."""
    s = start()
    assert (s.mover, len(s.cover)) == (RED, 0)


@pytest.mark.parametrize(
    ("rig", "level", "clear", "oil"),
    [(1, 0, 1, 0), (3, 0, 3, 0), (1, 1, 0, 1), (3, 1, 0, 1), (3, 2, 1, 2), (3, 3, 2, 3)],
)
def test_the_notes_tell_all_what_was_seen(rig, level, clear, oil):
    """OM-81, OM-04."""
    s = play(table(step="act"), f"drill D3 {rig}", f"strike {level}")
    assert (s.clear[at("D3")], s.oil[at("D3")]) == (clear, oil)


def test_a_shallow_test_does_not_forget_what_was_seen_below():
    """OM-81: clear only grows."""
    s = table(step="act", notes={"D3": {"clear": 3}})
    play(s, "drill D3 1", "strike 0")
    assert s.clear[at("D3")] == 3


def test_the_ground_shows_the_same_every_time():
    """OM-05, OM-84: oil that was found is found by everybody, dry levels stay dry."""
    s = table(step="act", red={"cash": 90}, blue={"cash": 90})
    play(s, "drill D3 3", "strike 2")
    assert odds(play(s.copy(), "drill D3 3")) == {"strike 2": 1}
    assert odds(play(s, "drill D3 1")) == {"strike 0": 1}


# Clusters


def test_the_generator_gives_the_agreed_numbers():
    """OM-83."""
    stream = SplitMix(0)
    assert [f"{stream.next():016x}" for _ in range(3)] == ["e220a8397b1dcdaf", "6e789e6aa1b965f4", "06c45d188009454f"]
    dice = SplitMix(1)
    assert [dice.below(6) for _ in range(8)] == [5, 1, 0, 5, 3, 2, 3, 3]


def layers(cover):
    """Return the three levels as text, hole by hole."""
    return ["".join("1" if levels >> level & 1 else "0" for levels in map(int, cover)) for level in (1, 2, 3)]


def test_the_layout_of_seed_one_is_the_agreed_one():
    """OM-83."""
    first, second, third = layers(lay_out(start().terms.box, 1))
    assert first[:36] == "111111000000000000" * 2
    assert second[:18] == "001100001111110000"
    assert third[:18] == "000011110111000000"
    fingerprint = "1e69faf92edf35d0f156f7a1d051970d605d83ea4bd2f9f5a66c47b71cfdc38e"
    assert hashlib.sha256((first + second + third).encode()).hexdigest() == fingerprint


@pytest.mark.parametrize("seed", [0, 1, 1024, 2**50 - 1])
def test_every_level_covers_54_holes(seed):
    """OM-83."""
    assert [layer.count("1") for layer in layers(lay_out(start().terms.box, seed))] == [54, 54, 54]


@pytest.mark.parametrize(
    ("digits", "seed"), [([0, 0, 0, 0, 1], 1), ([0, 0, 0, 1, 0], 1024), ([1, 2, 3, 4, 5], 1101662261253)]
)
def test_five_hidden_digits_make_the_layout_seed(digits, seed):
    """OM-11, OM-83: the first digit is the most significant."""
    s = start(oil="clusters")
    for digit in digits:
        assert s.mover == CHANCE
        assert s.weights() == [1] * 1024
        play(s, f"layout_digit {digit}")
    assert (s.layout_seed, s.mover) == (seed, RED)
    assert list(s.cover) == list(lay_out(s.terms.box, seed))


def test_the_first_seat_is_drawn_before_the_layout():
    """OM-12, OM-83."""
    s = start(first_seat="random", oil="clusters")
    assert choices(s) == ["first_seat 0", "first_seat 1", "first_seat 2"]
    play(s, "first_seat 2", *["layout_digit 0"] * 4)
    assert told(s, "layout_digit 7") == ["The ground is laid out, unseen by anybody."]
    assert s.mover == GREEN


def test_nobody_sees_the_digits():
    """OM-11."""
    s = start(oil="clusters")
    digit = s.vocabulary.by_name["layout_digit"]
    assert not any(digit.visible(s, 5, seat) for seat in (RED, BLUE, GREEN, SPECTATOR))


@pytest.mark.parametrize(
    ("hole", "rig", "level"),
    [("A1", 1, 1), ("A1", 3, 1), ("G1", 1, 0), ("G1", 3, 3), ("C1", 3, 1), ("I1", 3, 2), ("R1", 3, 0)],
)
def test_the_rig_stops_at_the_shallowest_oil_of_the_layout(hole, rig, level):
    """OM-58, OM-83: A1 to F1 hold oil at level 1, I1 to N1 at level 2, E1 to H1 at level 3."""
    s = table(options=CLUSTERS, step="act", layout=[0, 0, 0, 0, 1], red={"cash": 200}, land={"red": [hole]})
    play(s, f"drill {hole} {rig}")
    assert s.mover == BLUE
    assert s.oil[at(hole)] == level
    assert s.cap[at(hole)] == (3 + level if level else rig)
    assert s.dry[RED] == (0 if level else 1)


def test_a_choice_in_clusters_does_not_tell_the_odds():
    s = table(options=CLUSTERS, step="act", layout=[0, 0, 0, 0, 1], land={"red": ["A1"]})
    assert s.vocabulary.by_name["drill"].hint(s, 0) == "your hole"


# What a searcher may know


def explored(layout):
    """Return a table in clusters on which some holes were drilled, as the layout has it."""
    s = table(2, CLUSTERS, layout=layout, red={"cash": 900}, blue={"cash": 900}, land={"red": ["A1 B1 C1", "G1"]})
    play(s, "drill A1 1", "drill G1 3", "drill B1 3", "drill R10 3", "drill K6 1", "drill P9 3")
    return s


def agrees(s):
    for hole in range(180):
        levels = int(s.cover[hole])
        for level in range(1, int(s.clear[hole]) + 1):
            assert not levels >> level & 1
        assert s.oil[hole] == 0 or levels >> s.oil[hole] & 1
    return True


@pytest.mark.parametrize("seed", range(3))
def test_a_resampled_ground_agrees_with_everything_that_was_seen(seed):
    """OM-81, OM-84."""
    s = explored([3, 1, 4, 1, 5])
    twin = s.resample(RED, Rng(seed))
    assert agrees(twin)
    assert list(twin.cover) != list(s.cover)
    assert twin.layout_seed == 0, "the true digits are forgotten"
    assert [list(twin.clear), list(twin.oil), list(twin.cap)] == [list(s.clear), list(s.oil), list(s.cap)]
    assert choices(twin) == choices(s)
    assert agrees(play(twin, "drill A2 3"))


def test_resampling_does_not_depend_on_the_true_ground():
    """OM-11: two layouts that look the same so far give the same samples."""
    one, two = explored([3, 1, 4, 1, 5]), explored([3, 1, 4, 1, 5])
    other = lay_out(one.terms.box, 99)
    for hole in range(180):
        if one.clear[hole] == 0 and one.oil[hole] == 0:
            two.cover[hole] = other[hole]
    two.layout_seed = 99
    assert list(one.cover) != list(two.cover)
    for seed in range(2):
        assert one.resample(BLUE, Rng(seed)).digest() == two.resample(BLUE, Rng(seed)).digest()


def test_digits_drawn_so_far_are_resampled_too():
    """OM-11: in the middle of the set-up nobody knows the first digits either."""
    one, two = start(oil="clusters"), start(oil="clusters")
    play(one, "layout_digit 1", "layout_digit 2")
    play(two, "layout_digit 700", "layout_digit 9")
    twin = one.resample(RED, Rng(4))
    assert twin.digest() == two.resample(RED, Rng(4)).digest()
    assert twin.digits == 2
    assert 0 <= twin.layout_seed < 1024**2
    assert len({one.resample(RED, Rng(seed)).layout_seed for seed in range(20)}) > 10


def test_without_clusters_there_is_nothing_to_resample():
    """OM-80."""
    s = table(step="act")
    assert s.resample(RED, Rng(1)).digest() == s.digest()
