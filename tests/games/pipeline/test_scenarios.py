"""The worked examples of the rules, each as a position, some moves, and what must hold afterwards."""

from itertools import pairwise
from typing import Any

import pytest

from pipeline_positions import (
    COSTS,
    LOOP,
    MACHINE_HALL,
    REFINERY,
    STRAIGHT,
    at,
    do,
    end_round,
    legal,
    oil,
    pipelines,
    refused,
    run_list,
    through_chance,
)
from spindletop.games.pipeline import GAME, market, scoring
from spindletop.games.pipeline.names import (
    FAMILY_NAMES,
    ROW_NAMES,
)
from spindletop.games.pipeline.state import Table


def trader(**more: Any) -> Table:
    red = {"cash": 0, "tanks": [2, 1, 1, 1], "oil": ["T3", "T3"]}
    rows = {"M2.T3": ".TTT", "M2.S0": "....SSSS", "M2.O1": "..OO"}
    return do(at(red, seats=4, market=rows, **more), "work 2")


# 1, 2: markets


def test_a_better_barrel_is_sold_below_its_grade_and_the_money_buys_crude() -> None:
    s = trader()
    cash = []
    for line in ["sell M2.T3 0 T 3", "sell M2.T2 1 T 3", "buy M2.S0 2 S", "buy M2.S0 2 S", "buy M2.O1 1 O"]:
        do(s, line)
        cash.append(int(s.cash[0]))
    assert cash == [45, 90, 80, 70, 40]  # PL-403, PL-404
    assert oil(s) == ["O1", "S0", "S0"]
    assert market.on_space(s, ROW_NAMES.index("M2.T2"), 3) == 2


def test_after_the_first_purchase_nothing_more_is_sold() -> None:
    s = do(trader(), "sell M2.T3 0 T 3", "buy M2.S0 2 S")
    assert refused(s, "sell M2.T2 1 T 3") == "PL-402"


# 3: contracts


def test_an_unfilled_contract_is_lost_and_a_deferred_one_becomes_active() -> None:
    red = {"active": ["C1"], "deferred": ["C3"], "filled": {"C1": [0]}}
    s = end_round(at(red, round=8))
    assert s.year() == 2
    assert (s.tokens[0], s.active[0], s.deferred[0]) == (1, 1 << 3, 0)  # PL-1302, PL-1303


def test_a_filled_contract_stays_with_its_lines_open_again() -> None:
    red = {"active": ["C1"], "filled": {"C1": [0]}, "oil": ["T1"], "cash": 0}
    s = do(at(red, round=8), "deliver C1 1")
    assert s.cash[0] == 20  # PL-1202
    s = end_round(s)
    assert (s.tokens[0], s.active[0], s.filled[1], s.fillings[1]) == (0, 1 << 1, 0, 0)
    assert s.lying[2] == 0  # PL-1206


# 4: machines and pipes


def test_a_batch_of_two_pipes_and_a_machine_are_paid_as_printed() -> None:
    s = at({"cash": 65, "network": STRAIGHT[:2]})
    do(s, "work 5", "buy_pipe 0")
    assert s.cash[0] == 50
    do(s, legal(s, "place")[0], "buy_pipe 1")
    assert s.cash[0] == 50  # PL-605
    do(s, legal(s, "place")[0], "buy_machine 0")
    do(s, legal(s, "place_machine")[0])
    assert s.cash[0] == 30
    assert refused(s, "buy_machine 0") == "PL-606"
    do(s, "buy_machine 1")  # PL-604
    assert s.cash[0] == 0


# 5: upgrades


def test_two_upgrades_and_a_turned_token_leave_one_family() -> None:
    families = ["contracts_orders", "government", "human_resources", "refined_markets", "engineering"]
    red = {"cash": 60, "upgrades": {"government": 1}}
    s = at(red, seats=4, families=families, face_down=["contracts_orders"], government={"open": [0, 1]})
    do(s, "work 4", "upgrade government")
    for _ in range(4):  # PL-1501, PL-705
        assert s.step.name == "gov_take"
        do(s, legal(s, "take_gov")[0])
        do(s, legal(s, "place")[0])
    do(s, "upgrade human_resources", "flip refined_markets")
    assert s.cash[0] == 20
    assert (s.level(0, 0), s.level(0, 5), len(s.networks[0].tiles)) == (2, 1, 4)
    assert [FAMILY_NAMES[f] for f in range(7) if (s.face_up >> f) & 1] == ["engineering"]  # PL-701 to PL-704
    assert s.step.name == "after_work"


# 6, 7: turn order


def test_a_disk_on_the_wanted_space_is_bumped_to_the_right() -> None:
    order = ["blue", "green", "red", "yellow"]
    s = at({}, seats=4, order=order, turn="red", lower=["green", "blue", "", ""], step="turn_order")
    do(s, "slot 0")
    assert [int(i) for i in s.lower] == [0, 2, 1, -1]  # PL-307
    do(s, "pass", "end_turn")
    assert [int(i) for i in s.upper] == [0, 2, 1, 3]  # PL-308, PL-203


def test_without_a_gap_on_the_right_disks_are_bumped_to_the_left() -> None:
    order = ["blue", "green", "yellow", "red"]
    s = at({}, seats=4, order=order, turn="red", lower=["", "blue", "green", "yellow"], step="turn_order")
    do(s, "slot 3")
    assert [int(i) for i in s.upper] == [1, 2, 3, 0]  # PL-307


@pytest.mark.parametrize(
    ("lower", "slot", "all_move", "up_to_the_gap"),
    [
        (["blue", "", "green", ""], 0, "RB.G", "RBG."),  # the other disks to the right move as well
        (["blue", "", "", "green"], 0, "RB.G", "RB.G"),  # the last space has no right
        (["", "blue", "", "green"], 1, ".RBG", ".RBG"),
        (["", "blue", "", "green"], 3, "B.GR", ".BGR"),  # no gap on the right: the same to the left
        (["blue", "green", "", ""], 1, "BRG.", "BRG."),
        (["blue", "", "green", ""], 1, "BRG.", "BRG."),
    ],
)
def test_how_far_disks_are_bumped(lower: list[str], slot: int, all_move: str, up_to_the_gap: str) -> None:
    """PL-307, PL-R11."""
    order = ["blue", "green", "red", "yellow"]
    for bumping, expected in [("all", all_move), ("gap", up_to_the_gap)]:
        here = {"order": order, "turn": "red", "lower": lower, "step": "turn_order"}
        s = do(at({}, seats=4, options={"bumping": bumping}, **here), f"slot {slot}")
        assert "".join("RBGY."[int(i)] for i in s.lower) == expected


# 8: adjacency


@pytest.mark.parametrize(
    ("level", "space", "reached"), [(0, 4, [0]), (2, 4, [0, 5, 6, 7]), (2, 0, [4]), (0, 0, [4]), (1, 6, [2])]
)
def test_a_secondary_action_is_on_the_same_arm_or_two_steps_away(level: int, space: int, reached: list[int]) -> None:
    red = {"cash": 100, "upgrades": {"human_resources": level}, "network": STRAIGHT}
    families = FAMILY_NAMES[2:]
    s = at(red, families=families, step="after_work", main_space=space)
    assert legal(s, "secondary") == [f"secondary {i}" for i in reached]  # PL-303, PL-1517
    assert refused(s, f"secondary {space}") == "PL-R32"
    do(s, f"secondary {reached[0]}")
    assert s.cash[0] == (100 if level else 90)  # PL-1516


# 9 to 13: running


def refinery(**more: Any) -> Table:
    red = {"network": REFINERY, "oil": ["O1", "T1", "T0"], "tanks": [2, 1, 1, 1], **more}
    return at(red, markers={"O": [5, 4, 7], "T": [4, 6, 5]})


def test_a_worker_runs_the_three_pipelines_of_its_tile() -> None:
    s = do(refinery(), "run 47")
    assert run_list(s) == ["O 6", "T 11", "T 3"]  # PL-1001


def test_each_pipeline_refines_as_far_as_its_value_goes() -> None:
    s = do(refinery(), "run 47", "refine 0 low-mid", "refine 1 low-high")
    assert oil(s) == ["O2", "T0", "T3"]
    assert refused(s, "refine 2 crude-low") == "PL-1002"
    assert s.cost(2, 0, 2) == 10  # PL-908


def machine_hall(**more: Any) -> Table:
    red = {"network": MACHINE_HALL, "machines": [[16, 15], [19, 18]], "oil": ["S0"], "cash": 15, **more}
    return at(red, markers={"S": [5, 5, 6]}, step="after_work")


def test_machines_run_every_attached_pipeline_for_fifteen() -> None:
    s = machine_hall()
    network = s.networks[0]
    by_machine = [
        sorted(
            {
                f"{'OST'[network.colour[p]]} {network.length[p]}"
                for e in range(4)
                if (p := network.at_edge(cell, e)) >= 0
            }
        )
        for cell in network.machines
    ]
    do(s, "activate")
    assert s.cash[0] == 0  # PL-1101
    assert run_list(s) == ["O 5", "S 6", "S 1", "T 8", "T 4"]
    assert by_machine == [["O 5", "T 4", "T 8"], ["S 1", "S 6"]]
    assert refused(s, "refine 2 crude-low") == "PL-1002"
    do(s, "refine 1 crude-low")
    assert oil(s) == ["S1"]


def test_a_machine_cuts_a_pipeline_and_counts_as_none_of_its_segments() -> None:
    assert pipelines(at({"network": STRAIGHT}))[0] == "O 6"
    one = at({"network": STRAIGHT, "machines": [[18, 16]]})
    assert pipelines(one)[:2] == ["O 3", "O 2"]
    assert pipelines(one, attached=True) == ["O 3", "O 2"]  # PL-905, PL-906
    assert pipelines(one).count("T 1") == pipelines(at({"network": STRAIGHT})).count("T 1") - 1
    red = {"network": STRAIGHT, "machines": [[18, 16], [21, 16]], "oil": ["O0", "O0"], "cash": 15}
    red["upgrades"] = {"engineering": 0}
    two = at(red, step="after_work", markers={"O": [4, 4, 4]})
    assert pipelines(two, attached=True) == ["O 2", "O 2"]
    assert refused(two, "activate") == "PL-305"  # each value is 2


def test_a_worker_cannot_run_attached_pipelines() -> None:
    s = at({"network": STRAIGHT, "machines": [[18, 16]], "oil": ["O0", "T0"]}, markers={"T": [4, 4, 4]})
    assert refused(s, "run 104") == "PL-305"  # PL-1001


# 14, 15: values


def test_a_loop_counts_each_segment_once() -> None:
    assert pipelines(at({"network": LOOP})) == ["O 1", "O 1", "O 1", "S 1", "T 4"]  # PL-904
    values = [int(at({"network": LOOP, "upgrades": {"engineering": level}}).value(0, 4)) for level in (0, 1, 2)]
    assert values == [4, 5, 6]


def test_engineering_adds_virtual_value_for_every_four_segments() -> None:
    lengths = [3, 4, 7, 8, 11, 12]
    one, two = (at({"upgrades": {"engineering": level}}) for level in (1, 2))
    assert [one.value(0, n) for n in lengths] == [3, 5, 8, 10, 13, 15]  # PL-1504
    assert [two.value(0, n) for n in lengths] == [3, 6, 9, 12, 15, 18]  # PL-1505


# 16, 17: simultaneous runs


def long_orange(tiles: int, **more: Any) -> dict[str, Any]:
    """Return a board with a straight orange pipeline of two segments a tile."""
    straight = [tile for tile in range(135) if AS_TUPLES[tile][:3] == (1, 1, 0)]
    network = [[straight[i], 16 + 2 * i, 16, 0] for i in range(tiles)]
    return {"network": network, **more}


AS_TUPLES = at().terms.box.pieces.tiles


def test_a_place_vacated_in_the_run_may_be_filled_in_the_run() -> None:
    # A machine cuts a straight orange pipeline of 12 into 6 and 5.
    red = long_orange(6, machines=[[22, 16]], oil=["O2", "T2", "O1"], tanks=[2, 1, 1, 1], cash=15)
    s = do(at(red, markers={"O": [4, 4, 4]}, step="after_work"), "activate")
    assert run_list(s)[:2] == ["O 6", "O 5"]
    assert refused(s, "refine 0 low-mid") == "PL-206"
    do(s, "refine 1 mid-high", "refine 0 low-mid")
    assert oil(s) == ["O2", "O3", "T2"]
    assert s.fresh[2] == 1  # PL-1003: no third pipeline could refine that barrel again


def test_engineering_three_refines_two_barrels_of_the_same_grade() -> None:
    teal = [tile for tile in range(135) if AS_TUPLES[tile][:3] == (1, 1, 2)]
    network = [[teal[i], 16 + 2 * i, 16, 0] for i in range(4)]
    red = {"network": network, "upgrades": {"engineering": 3}, "oil": ["T0", "T0", "T1"], "tanks": [2, 2, 1, 1]}
    s = do(at(red, markers={"T": [4, 6, 5]}), f"run {teal[0]}")
    first = run_list(s).index("T 8")
    assert s.run_value[first] == 12
    do(s, f"refine {first} crude-mid")
    assert refused(s, f"refine {first} low-high") == "PL-1506"
    do(s, f"refine {first} crude-low")
    assert refused(s, f"refine {first} crude-low") == "PL-1506"
    red["upgrades"] = {"engineering": 2}
    s = do(at(red, markers={"T": [4, 6, 5]}), f"run {teal[0]}")
    assert refused(do(s, f"refine {first} crude-mid"), f"refine {first} crude-low") == "PL-1003"


# 18, 19: the Refresh


def test_supply_fills_four_barrels_from_the_right() -> None:
    s = end_round(at({}, seats=4, round=8, market={"C.O0": ".....OOO"}))
    assert [int(market.on_space(s, 0, i)) for i in range(8)] == [-1, 0, 0, 0, 0, 0, 0, 0]  # PL-1304


@pytest.mark.parametrize(("side", "kept"), [("left", [3]), ("right", [1])])
def test_demand_takes_barrels_from_the_agreed_side(side: str, kept: list[int]) -> None:
    rows = {"M3.S1": ".SSS", "M3.S2": "...S", "M1.O1": ".OOO"}
    s = end_round(at({}, seats=4, round=8, market=rows, options={"demand_side": side}))
    left = {name: [i for i in range(4) if market.on_space(s, ROW_NAMES.index(name), i) >= 0] for name in rows}
    assert left == {"M3.S1": [], "M3.S2": [], "M1.O1": kept}  # PL-1305, PL-R12


# 20, 21: government


def test_two_quadrants_open_in_the_first_year_three_in_the_second_all_in_the_third() -> None:
    s = at({"cash": 100}, government={"open": [0]})
    do(s, "gov 2 0")
    assert s.open_quadrants == 0b101
    for opened, year_round, quadrant, answer in [
        ([0, 2], 2, 1, "PL-802"),
        ([0, 2], 9, 1, "legal"),
        ([0, 1, 2], 9, 3, "PL-802"),
        ([], 15, 3, "legal"),
    ]:
        s = at({"cash": 100}, round=year_round, government={"open": opened})
        assert refused(s, f"gov {quadrant} 0") == answer


def test_government_tiles_cost_more_and_more_and_the_worker_tile_must_be_bought() -> None:
    s = do(at({"cash": 35}), "gov 0 1")
    cash = [35]
    assert refused(s, "gov_pick 6") == "PL-803"
    assert refused(s, "done") == "PL-801"
    for space in [0, 1, 2, 4]:
        do(s, f"gov_pick {space}")
        do(s, legal(s, "place")[0])
        cash.append(int(s.cash[0]))
    assert [a - b for a, b in pairwise(cash)] == [5, 5, 10, 15]
    poor = do(at({"cash": 9}), "gov 0 1")
    assert (refused(poor, "gov_pick 0"), refused(poor, "gov_pick 1")) == ("PL-801", "legal")


# 22, 23: filling twice, better barrels


@pytest.mark.parametrize(("extra", "tokens", "kept"), [(True, 1, 0), (False, 0, 1 << 3)])
def test_a_second_filling_that_is_begun_must_be_finished(extra: bool, tokens: int, kept: int) -> None:
    red = {
        "cash": 0,
        "active": ["C3"],
        "upgrades": {"contracts_orders": 1},
        "oil": ["S1"] * 3,
        "tanks": [1, 2, 1, 1],
    }
    s = do(at(red, round=14, families=FAMILY_NAMES[2:]), "deliver C3 0", "deliver C3 1")
    assert (s.cash[0], s.fillings[3]) == (40, 1)
    if extra:
        do(s, "deliver C3 0")  # PL-1513
        assert s.cash[0] == 60
    s = end_round(s)
    assert (s.tokens[0], s.active[0]) == (tokens, kept)  # PL-1302


@pytest.mark.parametrize(("level", "paid"), [(0, 115), (2, 145)])
def test_an_order_asks_only_where_there_is_a_choice_of_grade(level: int, paid: int) -> None:
    red = {"cash": 0, "oil": ["O3", "S2", "T3", "S1"], "upgrades": {"contracts_orders": level}}
    s = at(red, families=FAMILY_NAMES[2:], orders={"three": [0, 1]})
    do(s, "order W0")
    assert s.step.name == "use"
    assert legal(s, "use") == ["use low", "use mid"]
    do(s, "use mid")
    assert (s.cash[0], s.completed[0], oil(s)) == (paid, 1 << 30, ["S1"])  # PL-1204, PL-1514


# 24, 25: loans, ties


def test_a_loan_pays_for_a_secondary_action_with_something_to_buy() -> None:
    actions = ["contracts_loans", "machines_pipes", "tanks_pipes", "upgrades"]
    s = do(at({"cash": 0}, actions=actions), "work 4", "loan")
    assert (s.cash[0], s.tokens[0]) == (15, 1)
    assert refused(s, "loan") == "PL-501"
    do(s, "done")
    assert refused(s, "secondary 0") == "legal"
    do(s, "secondary 0")
    assert s.cash[0] == 5
    dear = at({"cash": 0}, actions=actions, market={"C.O0": "..OOOO.."})
    do(dear, "work 4", "loan", "done")
    assert refused(dear, "secondary 0") == "PL-305"
    assert dear.terms.box.penalty(5) == 200


def test_of_two_equal_totals_the_earlier_in_the_order_wins() -> None:
    s = at(
        {"cash": 318}, round=18, order=["blue", "red"], turn="red", boards={"blue": {"cash": 318}}, valuations=[1, 2, 4]
    )
    do(s, "pass", "end_turn")
    assert s.scores() == [318, 318]
    assert s.ending == "third_year"
    assert s.winners() == [1]  # PL-1407


# The example of the scoring


def test_the_scoring_example_adds_up() -> None:
    red = {
        "cash": 212,
        "tokens": 2,
        "tanks": [3, 2, 2, 2],
        "oil": ["O1", "O1", "S2", "T3", "O0", "S0", "T0"],
        "active": ["C1", "C13"],
        "fillings": {"C1": 1},
        "filled": {"C13": [0]},
        "upgrades": {"engineering": 1},
    }
    s = at(red, round=18, turn="blue", order=["red", "blue"], markers=COSTS, valuations=[3, 9, 12])
    pipes = [("O", 16, 0), ("O", 4, 0), ("S", 10, 1), ("S", 3, 0), ("T", 6, 1), ("T", 5, 0)]
    network = s.networks[0]
    for colour, length, attached in pipes:
        network._number("OST".index(colour), length)
        network.attached[len(network.length) - 1] = attached
    do(s, "pass", "end_turn")
    parts = scoring.breakdown(s, 0)
    assert (parts["oil"], parts["pipelines"], parts["penalties"], parts["cash"]) == (70, 80, -90, 212)
    assert parts["valuations"] == 30 + 90 + 30 + 40
    assert parts["total"] == 462


def test_all_chance_of_a_new_game_leads_to_the_first_tanks() -> None:
    s = through_chance(GAME.start(3))
    assert s.step.name == "tanks_setup"
    assert s.mover == s.upper[0]
