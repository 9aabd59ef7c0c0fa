"""Numbers and patches: every number has a path, a range and a source; every bad patch has its sentence."""

import pytest

from spindletop.games import find
from spindletop.lab.about import SOURCES
from spindletop.lab.design import Wish
from spindletop.lab.errors import LabError
from spindletop.lab.numbers import numbers
from spindletop.lab.patches import differences, find_edition, patch_name, read_patch
from spindletop.lab.studies import compare_arms


def test_numbers_have_path_value_limits_label_and_source(wildcat):
    found = {number.path: number for number in numbers(wildcat, wildcat.edition())}
    assert " ".join(found) == (
        "rounds cash first_bonus track income[0] income[1] prices.derrick prices.refinery prices.charm"
    )
    price = found["prices.derrick"]
    assert (price.value, price.low, price.high, price.source) == (6, 0, 50, "ours")
    assert price.label == "Price of a derrick"
    assert found["rounds"].source == "rulebook"
    assert found["income[1]"].label == "income, 1"


def test_a_patch_changes_what_it_names_and_nothing_else(wildcat):
    patched = find_edition(wildcat, "income=[3,4], prices.derrick=5")
    assert differences(wildcat.edition(), patched) == {"income[0]": (2, 3), "prices.derrick": (6, 5)}
    assert patched.name == "income=[3,4],prices.derrick=5"
    assert find_edition(wildcat, "base").hash == wildcat.edition().hash


def test_a_patch_is_written_as_it_is_read():
    text = 'a.b=3,c=[1,2],d="x",e=true'
    assert patch_name(read_patch(text)) == text


@pytest.mark.parametrize(
    ("patch", "sentence"),
    [
        ("prices.derick=5", "has no number 'prices.derick'; did you mean prices.derrick"),
        ("prices=5", "has no number 'prices'"),
        ("income[7]=5", "has no number 'income"),
        ("prices.derrick=51", "must be from 0 to 50, not 51"),
        ("prices.derrick=cheap", "'cheap' is no value of an edition file"),
        ('prices.derrick="5"', "is a whole number, not '5'"),
        ("income=[1,2,3]", "expected 2 entries, found 3"),
        ("cash=1,cash=2", "names cash twice"),
        ("=5", "is not understood at '=5'"),
        ("no_such_edition", "there is no edition 'no_such_edition'"),
    ],
)
def test_a_bad_patch_has_its_sentence(wildcat, patch, sentence):
    with pytest.raises(LabError) as caught:
        find_edition(wildcat, patch)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_edition_of_another_game_is_refused(wildcat):
    other = find("oilman").folder / "edition.toml"
    with pytest.raises(LabError, match="no sound edition of Wildcat"):
        find_edition(wildcat, str(other))


def test_the_same_edition_twice_is_no_comparison(wildcat):
    with pytest.raises(LabError, match="are the same"):
        compare_arms(Wish("wildcat"), "base", "prices.derrick=6")


OURS = ("crude", "interbellum", "oilman", "pipe_it_up", "pipeline")


@pytest.mark.parametrize("name", OURS)
def test_every_number_of_our_editions_says_where_it_comes_from(name):
    game = find(name)
    for edition in game.editions():
        for number in numbers(game, game.edition(edition)):
            assert number.source in SOURCES, (edition, number.path)


@pytest.mark.parametrize(
    ("name", "path", "source"),
    [
        ("oilman", "oil.percent[0]", "ours"),
        ("oilman", "salary.land.l2", "ours"),
        ("oilman", "salary.land.l1", "rulebook"),
        ("oilman", "prices.standard.land.l1", "ours"),
        ("oilman", "prices.standard.water.full", "rulebook"),
        ("crude", "players.4.cash", "rulebook"),
        ("crude", "players.2.start_crude", "ours"),
        ("crude", "economy.cards[3].buy.station", "public"),
        ("pipe_it_up", "score.vp[7]", "rulebook"),
        ("pipe_it_up", "score.vp[6]", "ours"),
        ("pipe_it_up", "map.links[10].length", "ours"),
        ("interbellum", "tracker.britain.points[3]", "rulebook"),
        ("interbellum", "tracker.persia.points[3]", "ours"),
        ("interbellum", "map.ports[0].bonus", "ours"),
        ("pipeline", "valuation[15].payout[8]", "ours"),
        ("pipeline", "market_row[7].demand.2", "public"),
        ("pipeline", "market_row[7].demand.3", "ours"),
    ],
)
def test_what_the_rulebooks_give_is_told_from_what_we_had_to_invent(name, path, source):
    game = find(name)
    found = {number.path: number.source for number in numbers(game, game.edition())}
    assert found[path] == source
