"""The edition of International Oilman: the figures of the box, and what a changed box may not look like."""

import copy
import re
from typing import Any

import pytest

from spindletop.games.oilman import GAME
from spindletop.games.oilman.components import Components
from spindletop.kernel.game import Edition
from spindletop.kernel.sheet import SheetError

MISSING = object()


def changed(path: str, value: object) -> Edition:
    """Return the edition of the box with one figure changed (or left out), named by its dotted path."""
    data: Any = copy.deepcopy(GAME.edition().data)
    *tables, key = [int(part) if part.isdigit() else part for part in path.split(".")]
    place = data
    for name in tables:
        place = place[name]
    if value is MISSING:
        del place[key]
    else:
        place[key] = value
    return Edition("house", data, "house.toml", False)


def box(path: str, value: object) -> Components:
    found = GAME.components(changed(path, value))
    assert isinstance(found, Components)
    return found


def test_the_box_has_the_figures_of_the_rules():
    """OM-13, OM-40, OM-70 to OM-75."""
    found = GAME.components()
    assert isinstance(found, Components)
    assert (found.start_cash, found.start_salary, found.salary_multiple) == (100, 5, 10)
    assert list(found.minimum) == [3, 6, 9, 12, 15, 15, 15, 15, 15]
    assert list(found.ladder) == [0, 1, 2, 5, 10, 20, 50, 100]
    assert (found.loan, found.repay_total, found.instalment, found.repay_from_salary) == (100, 150, 10, 30)
    assert (found.loan_dry, found.loan_salary_below, found.loan_cash_below) == (12, 10, 15)
    assert list(found.percent) == [30, 30, 30]
    assert (found.first_round_holes, found.bar_from) == (9, 3)
    assert found.marker_colours == ["white", "yellow", "black", "green", "blue", "red"]
    assert sum(found.terrain) == 66


def test_the_options_of_the_file_are_those_of_the_game():
    """OM-10: the file lists the defaults for its readers."""
    listed = GAME.edition().data["options"]
    assert listed == {option.name: option.default for option in GAME.options}


def test_a_designer_may_change_a_figure():
    s = GAME.start(3, {}, changed("money.start_cash", 250))
    assert list(s.cash) == [250, 250, 250]
    assert box("prices.standard.land.l1", 12).prices[0][(1 * 7 + 0) * 4 + 1] == 12


BROKEN = [
    ("id", "crude", "id: expected 'oilman'"),
    ("money_unit", 0, "money_unit: expected a whole number from 1"),
    ("seats.colours", ["red"] * 6, "[seats] colours: every company needs a colour of its own"),
    ("seats.max", 7, "[seats] max: expected a whole number from 2 to 6, found 7"),
    ("board.rows", 11, "[board] rows: expected a whole number from 10 to 10, found 11"),
    ("board.wraps", True, "[board] wraps: expected false: the map does not wrap round"),
    ("board.mask.3", "WWW", "[board] mask[3]: expected 18 letters, found 3"),
    ("board.mask.0", "X" * 18, "[board] mask[0]: expected only W and L, found 'X'"),
    ("board.land", 67, "[board] land: expected 66 as in the mask, found 67"),
    ("board.water", 113, "[board] water: expected a whole number from 114 to 114, found 113"),
    ("board.column_letters", "ABC", "[board] column_letters: expected 'ABCDEFGHIJKLMNOPQR'"),
    ("salary.land.l2", "four", "[salary.land] l2: expected a whole number from 0 to 1000000, found 'four'"),
    ("salary.water.l3", MISSING, "[salary.water] l3: missing, expected a whole number"),
    ("rigs.1.reach", 3, "[rigs[1]] reach: expected a whole number from 2 to 2, found 3"),
    ("rig_rules.0.cap", "wet1", "[rig_rules[0]] cap: expected one of none, dry1, dry2, found 'wet1'"),
    ("rig_rules.2.rig", 1, "[rig_rules[2]] rig: expected a whole number from 2 to 3, found 1"),
    ("rig_rules.1.rig", 1, "[rig_rules[1]] rig: cap and rig 1 stand twice"),
    ("rig_rules.0.price", "l4", "[rig_rules[0]] price: expected one of l1, l2, l3, full, direct, found 'l4'"),
    ("prices.standard.water.full", 0, "[prices.standard.water] full: expected a whole number from 1"),
    ("prices.cheap_land", MISSING, "[prices] cheap_land: missing, expected a table"),
    ("prices.bargain", {}, "[prices] bargain: unknown key; known here: cheap_land, plain_third, standard"),
    ("oil.percent", [30, 30], "[oil] percent: expected 3 entries, found 2"),
    ("oil.percent.1", 101, "[oil] percent[1]: expected a list of whole numbers from 0 to 100, found 101"),
    ("oil.clusters.prng", "dice", "[oil.clusters] prng: expected 'splitmix64'"),
    ("oil.clusters.blob_max", 1, "[oil.clusters] blob_max: expected a whole number from 2 to 180, found 1"),
    ("property.max_holes", 10, "[property] max_holes: expected a whole number from 9 to 9, found 10"),
    ("auction.minimum.8", 3, "[auction] minimum: a larger property must not be cheaper"),
    ("auction.minimum.0", 2, "[auction] minimum[0]: expected a list of whole numbers from 3 to 999, found 2"),
    ("auction.ladder.0", 1, "[auction] ladder: expected 0, then rising steps"),
    ("auction.ladder.2", 1, "[auction] ladder: expected 0, then rising steps"),
    ("loan.repay_total", 155, "[loan] repay_total: expected whole instalments"),
    ("loan.repay_from_salary", 5, "[loan] repay_from_salary: expected a whole number from 10"),
    ("loan.per_game", 2, "[loan] per_game: expected a whole number from 1 to 1, found 2"),
    ("markers.wet3", MISSING, "[markers] wet3: missing, expected a text"),
    ("money.bank_limit", 5000, "[money] bank_limit: expected a whole number from 0 to 0, found 5000"),
    ("scoring.bonus", 5, "[scoring] bonus: unknown key; known here: salary_multiple"),
    ("scoring", 10, "scoring: expected a table, found 10"),
    ("salery", {}, "salery: unknown key"),
]


@pytest.mark.parametrize(("path", "value", "message"), BROKEN, ids=[path for path, _, _ in BROKEN])
def test_a_broken_box_is_refused_by_file_table_and_key(path, value, message):
    with pytest.raises(SheetError, match="^house.toml: " + re.escape(message)):
        box(path, value)


def test_the_board_is_what_the_rules_show():
    """OM-31: the map of rules.md is the map of the file."""
    rows = GAME.edition().data["board"]
    assert isinstance(rows, dict)
    shown = re.findall(r"^ ?\d+  ([WL]{18})$", GAME.rulebook().markdown, re.MULTILINE)
    assert shown == rows["mask"]


def test_every_hole_has_its_neighbours_on_both_sides():
    """OM-31: adjoining is mutual; corners have two or three neighbours, inner holes four or eight."""
    found = GAME.components()
    assert isinstance(found, Components)
    for neighbours, corner, inner in ((found.side_neighbours, 2, 4), (found.all_neighbours, 3, 8)):
        assert [len(neighbours[hole]) for hole in (0, 17, 162, 179)] == [corner] * 4
        assert len(neighbours[19]) == inner
        for hole in range(180):
            assert all(hole in list(neighbours[beside]) for beside in neighbours[hole])
