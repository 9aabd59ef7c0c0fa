"""Searching: what the rulebook gives stays, the race finds what meets the target, and fresh deals confirm it."""

import json

import pytest

from spindletop.lab import confirm, tune
from spindletop.lab.design import Wish
from spindletop.lab.errors import LabError
from spindletop.lab.patches import find_edition
from spindletop.lab.ranges import MOST_POINTS, base_point, deviations, distance, points, read_ranges
from spindletop.lab.tune import RESULT, Search

pytestmark = pytest.mark.usefixtures("wildcat")
WISH = Wish("wildcat", levels=("greedy",))


def search(**changes) -> Search:
    wanted = {
        "wish": WISH,
        "edition": "first_bonus=8",
        "changes": ["first_bonus=0|4|8"],
        "targets": ["place_share.1 < 45%"],
        "stages": (6, 12),
    }
    return Search(**{**wanted, **changes})


def test_a_search_finds_the_number_that_makes_it_fair_and_fresh_deals_confirm_it(tmp_path):
    found = tune(search(), tmp_path / "search")
    assert found["proposal"] in ("first_bonus=0", "first_bonus=4")
    assert found["heats"][0]["candidates"][-1]["patch"] == ""  # the base is worst
    result, _ = confirm(tmp_path / "search", games=90)
    assert result["verdicts"]["place_share.1"].startswith("changed")
    assert result["targets"][0]["verdict"] == "met"
    assert result["seed"] != WISH.seed


def test_a_search_that_was_stopped_goes_on_and_ends_the_same(tmp_path):
    whole = tune(search(), tmp_path / "one")

    class Stop(Exception):
        pass

    def watch(name, ledger):
        if name == "heat-2" and len(ledger.blocks) == 5:
            raise Stop

    with pytest.raises(Stop):
        tune(search(), tmp_path / "two", watch=watch)
    assert not (tmp_path / "two" / RESULT).exists()
    again = tune(search(), tmp_path / "two")
    assert json.dumps(again) == json.dumps(whole)


def test_what_the_rulebook_gives_is_locked(wildcat):
    with pytest.raises(LabError, match="given by the rulebook"):
        read_ranges(wildcat, wildcat.edition(), ["rounds=3..5"])
    assert read_ranges(wildcat, wildcat.edition(), ["rounds=3..5"], also_rulebook=True)[0].values == (3, 4, 5)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("prices.derick=1..3", "has no number 'prices.derick'"),
        ("prices.derrick=cheap", "is not understood"),
        ("prices.derrick=40..60/5", "must be from 0 to 50"),
        ("prices.derrick=1..50", "is not understood"),
    ],
)
def test_a_bad_change_has_its_sentence(wildcat, change, sentence):
    with pytest.raises(LabError) as caught:
        read_ranges(wildcat, wildcat.edition(), [change])
    assert sentence in str(caught.value)


def test_a_large_grid_is_sampled_and_the_nearest_candidates_win_ties(wildcat):
    texts = ["prices.derrick=2..9", "prices.refinery=4..11", "cash=5..12"]
    ranges = read_ranges(wildcat, wildcat.edition(), texts)
    chosen = points(ranges, 1)
    assert chosen == points(ranges, 1)
    assert len(chosen) <= MOST_POINTS
    base = base_point(ranges)
    near = deviations(ranges, base)
    assert len(near) == 6
    assert all(0 < distance(ranges, point) < 2 for point in near)
    assert distance(ranges, base) == 0


def test_a_search_needs_a_target_and_a_folder_with_one_to_confirm(tmp_path):
    with pytest.raises(LabError, match="needs a target"):
        tune(search(targets=[]), tmp_path / "search")
    with pytest.raises(LabError, match="holds no finished search"):
        confirm(tmp_path)


def test_a_patch_of_a_patched_edition_starts_from_it(wildcat):
    assert find_edition(wildcat, "first_bonus=8").data["first_bonus"] == 8
