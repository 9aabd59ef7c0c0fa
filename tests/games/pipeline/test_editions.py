"""Broken editions and impossible positions are refused with a message that names file, table, key and expectation."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from pipeline_positions import STRAIGHT, at
from spindletop.games.pipeline import GAME
from spindletop.games.pipeline.components import Components
from spindletop.kernel.options import OptionError
from spindletop.kernel.refusal import REASONS
from spindletop.kernel.sheet import Sheet, SheetError

Break = Callable[[dict[str, Any]], Any]


def broken(change: Break) -> str:
    data = copy.deepcopy(dict(GAME.edition().data))
    change(data)
    with pytest.raises(SheetError) as error:
        Components(Sheet(data, "mine.toml"))
    return str(error.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d["meta"].update(id="oil"), "mine.toml: [meta] id: expected 'pipeline'"),
        (lambda d: d.pop("prices"), "mine.toml: prices: missing, expected a table"),
        (lambda d: d["prices"].update(tax=3), "[prices] tax: unknown key"),
        (lambda d: d.update(extra={}), "mine.toml: extra: unknown key"),
        (lambda d: d["player"].update(cash=-1), "[player] cash: expected a whole number from 0 to 100000, found -1"),
        (lambda d: d["player"].update(recommended_tanks=[1, 1, 1, 1]), "recommended_tanks: expected 5 tanks in all"),
        (lambda d: d["penalties"].update(printed=[0, 20, 10]), "printed: expected 0, then rising deductions"),
        (lambda d: d["rates"].update(order=[0, 50, 45, 55]), "[rates] order: a better grade must not pay less"),
        (lambda d: d["refinement"].update(copies=[3, 3, 3, 2]), "copies: expected 12 markers in all, found 11"),
        (lambda d: d["market_row"][4].update(tiers=[25, 20]), "[market_row[4]] tiers: expected rising prices"),
        (
            lambda d: d["market_row"][4].update(spaces=[20, 25]),
            "[market_row[4]] spaces: expected two spaces for every tier",
        ),
        (lambda d: d["market_row"][4].update(colour="T"), "row 4 is M1.T1, expected M1.O1"),
        (lambda d: d["market_row"].pop(), "market_row: expected 24 entries, found 23"),
        (lambda d: d["contract"][2].update(lines=["T1"]), "[contract[2]] lines: expected 2 to 3 lines, found 1"),
        (lambda d: d["contract"][2].update(lines=["T1", "X1"]), "lines[1]: expected a barrel such as 'T2', found 'X1'"),
        (lambda d: d["contract"][2].update(lines=["T1", "T0"]), "lines[1]: crude fills no line"),
        (lambda d: d["contract"][2].update(lines=["T1", "T2"]), "row: expected 'mid', the best grade of its lines"),
        (lambda d: d["order"][0].update(size=4), "[order[0]] lines: expected 4 to 4 lines, found 3"),
        (lambda d: d["shops"]["tank"].update(prices=[15, 10, 5]), "[shops.tank] prices: expected rising prices"),
        (lambda d: d["government"].update(open_limit=[2, 3, 3]), "open_limit: expected 4 in year 3"),
        (lambda d: d["government"]["neighbours"].reverse(), "[government] neighbours: expected [[1, 2], [0, 2, 4, 5]"),
        (lambda d: d["government"]["spaces"].pop(), "spaces: expected 8 spaces that do not overlap"),
        (lambda d: d["upgrade"][0]["level1"].update(tanks=2), "[upgrade[0].level1] tanks: unknown key"),
        (lambda d: d["upgrade"][6]["level2"].update(machine_phase_cost=6), "machine_phase_level2: expected 6"),
        (lambda d: d["valuation"][13].update(payout=[0, 5]), "[valuation[13]] payout: expected 10 entries, found 2"),
        (lambda d: d["valuation"][2].update(rule="gift"), "[valuation[2]] rule: expected one of oil_again"),
        (
            lambda d: d["contract_setup"].update(columns={"2": [0, 1], "3": [1, 2], "4": [0, 1, 2]}),
            "the rightmost columns",
        ),
    ],
)
def test_a_broken_edition_is_refused_with_the_place_of_the_error(change: Break, message: str) -> None:
    assert message in broken(change)


def test_the_edition_has_the_counts_of_the_box() -> None:
    box = GAME.components()
    assert isinstance(box, Components)
    assert [int(p) for p in box.penalties] == [5 * n * (n + 3) for n in range(11)]
    assert box.penalty(12) == 900  # PL-R17
    assert box.last_round == 18
    assert [int(box.year_of[n]) for n in (1, 8, 9, 14, 15, 18)] == [1, 1, 2, 2, 3, 3]  # PL-201


@pytest.mark.parametrize(
    ("red", "more", "message"),
    [
        ({"cash": -1}, {}, "[seats.red] cash: expected a whole number"),
        ({"gold": 1}, {}, "[seats.red] gold: unknown key"),
        ({"tanks": [1, 1, 1, 1]}, {}, "tanks: expected at least 5 tanks (PL-112)"),
        ({"tanks": [6, 1, 1, 1]}, {}, "tanks[0]: expected a list of whole numbers from 0 to 5"),
        ({"oil": ["O1", "O1", "T1"]}, {}, "no room for T1 in the low tanks (PL-206)"),
        ({"oil": ["X1"]}, {}, "oil: expected a barrel such as 'T2', found 'X1'"),
        ({"network": [[104, 3, 3, 0]]}, {}, "the first tile begins on the anchor (PL-901)"),
        ({"network": [*STRAIGHT, [1, 16, 16, 0]]}, {}, "tile 1 overlaps another (PL-902)"),
        ({"network": [*STRAIGHT, [1, 3, 3, 0]]}, {}, "tile 1 touches no uncovered half (PL-902)"),
        ({"network": [*STRAIGHT, STRAIGHT[0]]}, {}, "tile 104 stands twice"),
        ({"network": [[1, 2]]}, {}, "network: expected [tile, x, y, turn], found [1, 2]"),
        ({"machines": [[3, 3]]}, {}, "no uncovered half lies on [3, 3] (PL-604)"),
        ({"active": ["C1", "C1"]}, {}, "active: C1 stands twice"),
        ({"active": ["Z1"]}, {}, "active: expected a contract such as 'C3'"),
        ({"completed": ["C1"]}, {}, "C1 is no order (PL-1204)"),
        ({"deferred": ["C1"]}, {"round": 15}, "in the last year nothing is deferred (PL-504)"),
        ({"filled": {"C1": [0]}}, {}, "C1: expected an active contract of this seat: it has none"),
        ({"active": ["C1"], "filled": {"C1": [0, 1]}}, {}, "expected some but not all of its lines"),
        ({"upgrades": {"machines": 1}}, {}, "machines: this family is not in play (PL-105)"),
        (
            {"upgrades": {"shops": 2}},
            {"boards": {"blue": {"upgrades": {"shops": 2}}}},
            "no card of level 2 left (PL-702)",
        ),
        ({}, {"markers": {"O": [4, 4, 4], "T": [4, 5, 5]}}, "T: there is no marker 4 left (PL-109)"),
        ({}, {"order": ["red", "red"]}, "order: expected each of red, blue once"),
        ({}, {"lower": ["blue", ""]}, "lower: expected exactly the seats that have had their turn"),
        ({}, {"families": ["shops"] * 5}, "families: expected 5 different families (PL-105)"),
        ({}, {"valuations": [1, 1, 2]}, "valuations: expected 3 different cards (PL-110)"),
        ({}, {"actions": ["upgrades"] * 4}, "actions: expected each of upgrades"),
        ({}, {"market": {"M1.O1": "OO.."}}, "[market] M1.O1: space 0 is not in play (PL-102)"),
        ({}, {"market": {"C.O0": "T......."}}, "only its own colour lies there (PL-405)"),
        ({}, {"market": {"M9.O1": "...."}}, "[market] M9.O1: expected a row"),
        ({}, {"government": {"open": [0, 1, 2]}}, "open: at most 2 are open in this year (PL-802)"),
        ({}, {"government": {"taken": [[4, 0]]}}, "there is no space 0 in quadrant 4"),
        ({}, {"shops": {"tank": [3, 0, 0]}}, "row 0 has 2 spaces, not 3"),
        ({}, {"contracts": {"high": [1, 20]}}, "1 does not belong here"),
        ({}, {"pipes": {"tank": [1, 1, 2, 3]}}, "tile 1 stands twice"),
        ({}, {"wind": 3}, "position: wind: unknown key"),
        ({}, {"round": 19}, "round: expected a whole number from 1 to 18"),
    ],
)
def test_an_impossible_position_is_refused(red: dict[str, Any], more: dict[str, Any], message: str) -> None:
    with pytest.raises(SheetError) as error:
        at(red, **more)
    assert message in str(error.value)


def test_options_of_the_first_game_can_be_overridden_one_by_one() -> None:
    terms = GAME.start(2, {"beginner": True}).terms
    assert terms.families == ["government", "engineering", "human_resources", "refined_markets", "shops"]
    assert (terms.valuations, terms.sevens, terms.recommended) == ([1, 2, 3], False, True)
    terms = GAME.start(2, {"beginner": True, "families": "random", "sevens": True, "start_tanks": "choose"}).terms
    assert (terms.families, terms.sevens, terms.recommended, terms.valuations) == ([], True, False, [1, 2, 3])
    five = ["shops", "machines", "government", "engineering", "human_resources"]
    assert GAME.start(2, {"families": five}).terms.families == five
    for wrong in ["shops", "shops,shops,machines,government,engineering", 5, "gold"]:
        with pytest.raises(OptionError):
            GAME.start(2, {"families": wrong})


def test_every_clause_that_is_cited_stands_in_the_rules() -> None:
    clauses = GAME.rulebook().clauses
    assert [why.clause for why in REASONS if why.clause.startswith("PL-") and why.clause not in clauses] == []
    assert all(f"PL-R{number}" in clauses for number in range(1, 38))
