"""Pipelines and runs: what is joined, what a pipeline is worth, and which barrels it refines."""

from typing import Any

import pytest

from pipeline_positions import at, do, legal, oil, pipelines, refused, run_list
from spindletop.games.pipeline import GAME
from spindletop.games.pipeline.names import FAMILY_NAMES
from spindletop.games.pipeline.pieces import all_tiles
from spindletop.games.pipeline.state import Table

TILES = all_tiles()
LATE = FAMILY_NAMES[2:]


def straight(centre: int, left: int, right: int) -> int:
    """Return the tile with a straight central pipe and these colours; half a turn exchanges the sides."""
    return next(i for i, tile in enumerate(TILES) if tile in {(1, 1, centre, left, right), (1, 1, centre, right, left)})


def row_of(colour: int, tiles: int) -> list[list[int]]:
    """Return a network with a straight pipeline of two segments a tile."""
    same = [i for i, tile in enumerate(TILES) if tile[:3] == (1, 1, colour)]
    return [[same[i], 16 + 2 * i, 16, 0] for i in range(tiles)]


# Segments


@pytest.mark.parametrize(
    ("above", "below", "found"),
    [
        ((0, 2, 2), (1, 2, 2), ["O 2", "S 2", "T 2", "T 2"]),  # same colours meet at the shared edges
        ((0, 2, 2), (1, 0, 0), ["O 2", "O 1", "O 1", "S 2", "T 1", "T 1"]),  # different colours meet
    ],
)
def test_segments_of_one_colour_are_joined_where_they_meet(
    above: tuple[int, int, int], below: tuple[int, int, int], found: list[str]
) -> None:
    """PL-903."""
    first, second = straight(*above), straight(*below)
    assert pipelines(at({"network": [[first, 16, 16, 0], [second, 16, 17, 0]]})) == found


def test_pipes_that_cross_inside_a_half_are_not_joined() -> None:
    """PL-903."""
    assert pipelines(at({"network": [[straight(2, 2, 2), 16, 16, 0]]})) == ["T 2", "T 1", "T 1"]


def test_the_joint_inside_a_tile_joins_its_central_pipe() -> None:
    """PL-903."""
    for tile, (_, _, centre, left, right) in enumerate(TILES):
        s = at({"network": [[tile, 16, 16, 0]]})
        found = sorted([(centre, -2), (left, -1), (right, -1)])
        assert pipelines(s) == [f"{'OST'[colour]} {-length}" for colour, length in found]


def test_a_covered_half_holds_no_segments() -> None:
    """PL-903."""
    network = [[straight(0, 2, 2), 16, 16, 0], [straight(1, 2, 2), 16, 17, 0]]
    assert pipelines(at({"network": network, "machines": [[16, 17]]})) == ["O 2", "S 1", "T 2", "T 1"]


# Values


@pytest.mark.parametrize(("level", "value"), [(0, 8), (1, 10), (2, 12), (3, 12)])
def test_the_value_of_a_pipeline_is_its_length_and_its_virtual_value(level: int, value: int) -> None:
    """PL-907."""
    network = row_of(0, 4)
    red = {"network": network, "oil": ["O0"], "upgrades": {"engineering": level}}
    for cost, markers in [(8, [4, 4, 4]), (10, [5, 5, 5]), (12, [6, 6, 6])]:
        s = do(at(red, markers={"O": markers}), f"run {network[0][0]}")
        k = run_list(s).index("O 8")
        assert s.run_value[k] == value
        assert (refused(s, f"refine {k} crude-mid") == "legal") == (cost <= value)


# Runs


def cut(**more: Any) -> Table:
    """Run a straight orange pipeline of 12 that a machine cuts into 6 and 5."""
    red = {"network": row_of(0, 6), "machines": [[22, 16]], "cash": 15, **more}
    return do(at(red, markers={"O": [4, 4, 4]}, step="after_work"), "activate")


def test_a_move_needs_a_free_place_that_another_move_may_make() -> None:
    """PL-1004."""
    s = cut(oil=["O1", "S1", "O0"], tanks=[2, 1, 1, 1])
    assert refused(s, "refine 0 crude-low") == "PL-206"
    do(s, "refine 1 low-mid", "refine 0 crude-low")
    assert oil(s) == ["O1", "O2", "S1"]


def test_a_barrel_is_refined_only_if_it_was_there_when_the_run_began() -> None:
    """PL-1004."""
    s = do(cut(oil=["O0"], tanks=[2, 1, 1, 1]), "refine 0 crude-low")
    assert refused(s, "refine 1 low-mid") == "PL-1003"
    s = do(cut(oil=["O0", "O1"], tanks=[2, 1, 1, 1]), "refine 0 crude-low", "refine 1 low-mid")
    assert oil(s) == ["O1", "O2"]


def test_the_order_of_the_moves_makes_no_difference() -> None:
    """PL-1004."""
    ends = []
    for moves in [["refine 0 crude-low", "refine 1 low-mid"], ["refine 1 low-mid", "refine 0 crude-low"]]:
        ends.append(oil(do(cut(oil=["O0", "O1"], tanks=[2, 1, 1, 1]), *moves, "done")))
    assert ends[0] == ends[1] == ["O1", "O2"]


def test_a_second_action_runs_the_same_pipeline_with_the_same_barrel_again() -> None:
    """PL-1005."""
    network = row_of(0, 3)
    red = {"network": network, "oil": ["O0"], "upgrades": {"human_resources": 3}}
    s = at(red, families=LATE, markers={"O": [4, 4, 4]})
    do(s, f"run {network[0][0]}", "refine 0 crude-low")
    assert refused(s, "refine 0 low-mid") == "PL-1003"
    do(s, "done", f"run {network[0][0]}", "refine 0 low-mid", "done")
    assert oil(s) == ["O2"]


def test_the_machine_phase_runs_what_the_worker_has_run_before() -> None:
    """PL-1005."""
    red = {
        "network": row_of(0, 6),
        "machines": [[22, 16]],
        "oil": ["O0"],
        "cash": 10,
        "upgrades": {"machines": 3},
    }
    s = at(red, families=LATE, markers={"O": [4, 4, 4]})
    do(s, "early_run", "refine 0 crude-low", "done", "run_machine 0", "refine 0 low-mid", "done")
    assert oil(s) == ["O2"]
    do(s, "activate", "refine 0 mid-high", "done")
    assert (oil(s), s.cash[0]) == (["O3"], 0)


def test_a_machine_run_has_every_attached_pipeline_once() -> None:
    """PL-1102."""
    red = {"network": row_of(0, 6), "machines": [[17, 16], [22, 16]], "oil": ["O0", "O0"], "cash": 15}
    s = do(at(red, markers={"O": [4, 4, 4]}, step="after_work"), "activate")
    assert sorted(run_list(s)) == ["O 1", "O 4", "O 5"]
    k = run_list(s).index("O 4")  # it lies between the machines and touches both
    do(s, f"refine {k} crude-low")
    assert refused(s, f"refine {k} crude-low") == "PL-1003"
    do(s, f"refine {run_list(s).index('O 5')} crude-low")
    assert oil(s) == ["O1", "O1"]


def test_a_machine_run_leaves_out_pipelines_without_a_machine() -> None:
    """PL-1102."""
    second = [[straight(1, 2, 2), 16, 17, 0], [straight(1, 0, 0), 18, 17, 0]]
    red = {"network": [*row_of(0, 3), *second], "machines": [[21, 16]], "oil": ["O0", "S0"], "cash": 15}
    s = do(at(red, markers={"O": [4, 4, 4]}, step="after_work"), "activate")
    assert "S 4" in pipelines(s)
    assert run_list(s) == ["O 5"]
    assert run_list(s) == pipelines(s, attached=True)


# Upgrades together


def upgraded(family: str, level: int, **more: Any) -> Table:
    red = {"upgrades": {family: level}, "cash": 100, **more.pop("red", {})}
    others = [name for name in reversed(FAMILY_NAMES) if name != family][:4]
    return at(red, families=[family, *others], **more)


def test_refined_markets_three_keeps_the_prices_of_one_and_the_markets_of_two() -> None:
    """PL-1522."""
    s = upgraded("refined_markets", 3, red={"cash": 0, "oil": ["S1"]}, seats=4)
    do(s, "work 2", "sell M3.T1 1 S 1")  # PL-1508, PL-1509
    assert s.cash[0] == 30 + 5  # PL-1507


def test_engineering_three_keeps_the_value_of_two() -> None:
    """PL-1522."""
    network = row_of(0, 4)
    s = upgraded("engineering", 3, red={"network": network, "oil": ["O0", "O0"]}, markers={"O": [6, 6, 6]})
    do(s, f"run {network[0][0]}", "refine 0 crude-mid", "refine 0 crude-low")
    assert oil(s) == ["O1", "O2"]


def test_contracts_and_orders_three_keeps_the_bonus_and_the_second_filling() -> None:
    """PL-1522."""
    red = {"cash": 0, "active": ["C3"], "oil": ["S1"] * 4, "tanks": [1, 2, 1, 1]}
    s = upgraded("contracts_orders", 3, red=red)
    do(s, *["deliver C3 0", "deliver C3 1"] * 2)
    assert (s.fillings[3], s.cash[0]) == (2, 4 * 30)
    do(s, "work 7")
    assert any(line.startswith("take five") for line in legal(s, "take"))  # PL-1515


def test_what_a_contract_still_brings_counts_the_bonus_for_deliveries() -> None:
    """PL-1202, PL-1514."""
    red = {"cash": 0, "active": ["C3"], "oil": ["S1"] * 2, "tanks": [1, 2, 1, 1]}
    for level, pays in ((1, 20), (2, 30)):
        s = upgraded("contracts_orders", level, red=red)
        held: Any = GAME.view(s, 0)["seats"]
        assert held[0]["contracts"][0]["to_come"] == 2 * pays
        do(s, "deliver C3 0")
        held = GAME.view(s, 0)["seats"]
        assert (s.cash[0], held[0]["contracts"][0]["to_come"]) == (pays, pays)


def test_machines_three_keeps_the_price_of_two_and_the_worker_of_one() -> None:
    """PL-1522."""
    red = {"network": row_of(0, 6), "machines": [[22, 16]], "oil": ["O0", "O0"], "cash": 5}
    s = upgraded("machines", 3, red=red, markers={"O": [4, 4, 4]})
    assert [refused(s, line) for line in ["early_run", "run_machine 0"]] == ["legal", "legal"]
    do(s, "early_run")
    assert s.cash[0] == 0


def test_government_and_shops_keep_their_yearly_gains_at_every_level() -> None:
    """PL-1522."""
    for level in (1, 2, 3):
        s = upgraded("government", level, round=9, step="begin", government={"open": [0]})
        assert (s.step.name, s.gov_takes) == ("gov_take", 1)
        s = upgraded("shops", level, round=9, step="begin")
        assert (s.step.name, s.tank_takes) == ("shop_take", 2)


def test_human_resources_two_keeps_the_free_move_of_one() -> None:
    """PL-1522."""
    s = upgraded("human_resources", 2, red={"cash": 7}, step="after_work", main_space=4)
    assert "secondary 7" in legal(s, "secondary")
    do(s, "secondary 7")
    assert s.cash[0] == 7
