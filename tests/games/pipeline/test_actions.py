"""The Work phase and its actions: where the worker goes, what it may do there, and when oil is delivered."""

from typing import Any

import pytest

from pipeline_positions import MACHINE_HALL, REFINERY, STRAIGHT, at, do, end_round, legal, oil, refused
from spindletop.games.pipeline import GAME, market
from spindletop.games.pipeline.names import FAMILY_NAMES, ROW_NAMES, TANK_SHOP
from spindletop.games.pipeline.state import EMPTY, Table

LATE = FAMILY_NAMES[2:]
GRADES = ["crude", "low", "mid", "high"]


def whole(numbers: Any) -> list[int]:
    return [int(n) for n in numbers]


def lay(s: Table) -> Table:
    """Lay the tile in hand on the first spot."""
    return do(s, legal(s, "place")[0])


# The worker


def everywhere(machines_level: int) -> Table:
    """Return a seat that can do something everywhere."""
    red = {
        "cash": 100,
        "network": REFINERY,
        "machines": [[19, 17]],
        "oil": ["S0", "O0", "T0"],
        "upgrades": {"machines": machines_level},
        "tanks": [3, 1, 1, 1],
    }
    return at(red, families=LATE, markers={"O": [5, 5, 5], "T": [4, 4, 4]})


@pytest.mark.parametrize("level", [0, 1])
def test_the_worker_goes_to_the_cross_the_government_the_network_or_with_machines_one_to_a_machine(level: int) -> None:
    """PL-301."""
    s = everywhere(level)
    assert legal(s, "work") == [f"work {space}" for space in range(8)]
    assert len(legal(s, "gov")) == 32
    assert legal(s, "run") == ["run 47", "run 33", "run 92", "run 73"]  # the orange pipeline of 6 crosses these
    assert legal(s, "run_machine") == ["run_machine 0"] * level


@pytest.mark.parametrize("line", ["work 0", "gov 0 0", "run 47", "run_machine 0"])
def test_the_worker_takes_one_main_action_only(line: str) -> None:
    """PL-301."""
    s = do(everywhere(1), line)
    while s.step.name != "after_work":
        s.play(s.choices()[-1] if s.step.name != "gov_buy" else s.choices()[0])
    mains = [verb for verb in ["work", "gov", "run", "run_machine"] if legal(s, verb)]
    assert (mains, refused(s, "work 1"), refused(s, "gov 1 0")) == ([], "PL-1518", "PL-1518")


def test_an_occupied_space_is_no_obstacle_and_may_be_used_again() -> None:
    """PL-301."""
    s = at({"cash": 100}, boards={"blue": {"cash": 100}})
    for now in (1, 2):
        for seat in (0, 1):
            assert (s.round, s.turn) == (now, seat)
            do(s, "work 0", legal(do(s.copy(), "work 0"), "buy")[0], "done", "end_turn")
    assert whole(s.workers) == [0, 0]
    assert s.round == 3


def test_the_main_action_is_over_before_the_secondary_one_begins() -> None:
    """PL-304."""
    s = at({"cash": 100})
    assert refused(s, "secondary 4") != "legal"
    do(s, "work 0", "buy C.O0 1 O")
    assert (legal(s, "secondary"), refused(s, "secondary 4")) == ([], "PL-202")
    do(s, "done")
    assert legal(s, "secondary") == ["secondary 4"]
    do(s, "secondary 4")
    assert (refused(s, "buy C.O0 1 O"), legal(s, "buy")) == ("PL-202", [])
    do(s, "upgrade government")
    while s.step.name != "upgrades":
        s.play(s.choices()[0])
    do(s, "done")
    assert (s.step.name, legal(s, "buy"), legal(s, "secondary")) == ("after_work", [], [])


# The turn order icon


def acted(*lines: str) -> Table:
    """Return the table after some actions, at the end of the turn."""
    red = {"cash": 200, "network": STRAIGHT, "oil": ["O0"], "upgrades": {"shops": 1}, "tanks": [2, 1, 1, 1]}
    return do(at(red, markers={"O": [4, 4, 4]}), *lines)


CRUDE = ["buy C.O0 1 O", "done"]
LOAN = ["loan", "done"]
TANK = ["buy_tank 0 crude", "done"]
UPGRADE = ["upgrade engineering", "done"]


@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        (["work 0", *CRUDE], False),
        (["work 1", "buy M1.T0 1 T", "done"], False),
        (["work 2", "buy M2.S0 1 S", "done"], False),
        (["work 3", "buy M3.O0 1 O", "done"], False),
        (["work 4", *UPGRADE], True),
        (["work 5", "buy_machine 0", "place_machine 104 A", "done"], True),
        (["work 6", *TANK], True),
        (["work 7", *LOAN], True),
        (["work 0", *CRUDE, "secondary 4", *UPGRADE], True),
        (["work 7", *LOAN, "secondary 3", "buy M3.O0 1 O", "done"], True),
        (["run 104", "refine 0 crude-low", "done"], False),
        (["gov 0 0", "gov_pick 0", "place 22 16 0", "done"], False),
        (["pass"], False),
    ],
)
def test_only_the_inner_actions_let_a_seat_choose_its_place_in_the_order(lines: list[str], asked: bool) -> None:
    """PL-306."""
    s = acted(*lines)
    assert refused(s, "slot 1") != "legal"  # not before the end of the turn
    do(s, "end_turn")
    if asked:
        assert (s.step.name, s.mover, legal(s, "slot")) == ("turn_order", 0, ["slot 0", "slot 1"])
        do(s, "slot 1")
        assert whole(s.lower) == [-1, 0]
    else:
        assert whole(s.lower) == [0, -1]
    assert (s.turn, s.step.name) == (1, "turn")  # once only


# Markets


@pytest.mark.parametrize(("row", "filled"), [("....", 3), ("...T", 2), ("..T.", 3)])
def test_a_sale_fills_the_rightmost_free_space_of_its_price(row: str, filled: int) -> None:
    """PL-406."""
    at_row = ROW_NAMES.index("M2.T1")
    s = do(at({"oil": ["T1"], "cash": 0}, seats=4, market={"M2.T1": row}), "work 2", "sell M2.T1 1 T 1")
    before = [space for space in range(4) if row[space] == "T"]
    there = [space for space in range(4) if market.on_space(s, at_row, space) != EMPTY]
    assert (there, s.cash[0]) == (sorted([*before, filled]), 25)


@pytest.mark.parametrize(
    ("row", "left"), [("..SS....", "...S...."), ("..TS....", "..T....."), ("..STS...", "...TS...")]
)
def test_a_purchase_takes_the_leftmost_barrel_of_its_colour(row: str, left: str) -> None:
    """PL-406."""
    s = do(at({"cash": 8}, seats=4, market={"M2.S0": row}), "work 2", "buy M2.S0 1 S")
    at_row = ROW_NAMES.index("M2.S0")
    assert "".join(".OST"[market.on_space(s, at_row, space) + 1] for space in range(8)) == left
    assert (s.cash[0], oil(s)) == (0, ["S0"])


# Contracts and loans


def test_each_contract_is_declared_active_or_deferred_when_it_is_taken() -> None:
    """PL-502."""
    shown = {"high": [20, 21], "mid": [10, 11], "low": [0, 2]}
    s = do(at({}, contracts=shown), "work 7", "take high 1 active", "take mid 2 deferred", "take low 2 active")
    assert (s.active[0], s.deferred[0]) == (1 << 20 | 1 << 2, 1 << 11)
    do(s, "done")
    assert not any(line.startswith("deliver C11") for line in legal(s, "deliver"))


@pytest.mark.parametrize("state", ["active", "deferred"])
def test_a_seat_may_hold_any_number_of_contracts(state: str) -> None:
    """PL-502."""
    held = {state: [f"C{i}" for i in range(8)]}
    s = do(at(held), "work 7", f"take high 1 {state}", f"take mid 1 {state}", f"take low 1 {state}")
    counts = [int(s.active[0]).bit_count(), int(s.deferred[0]).bit_count()]
    assert counts == ([11, 0] if state == "active" else [0, 11])


def test_a_loan_brings_fifteen_and_one_penalty_token() -> None:
    """PL-505."""
    s = do(at({"cash": 3, "tokens": 1}), "work 7", "loan", "done", "end_turn", "keep")
    assert (s.cash[0], s.tokens[0], s.cash[1], s.tokens[1]) == (18, 2, 40, 0)
    end_round(s)
    do(s, "work 7", "loan")
    assert (s.cash[0], s.tokens[0]) == (33, 3)


# Shops


def shopping(space: int, seats: int = 3, **more: Any) -> Table:
    return do(at({"cash": 300, "network": STRAIGHT, **more}, seats=seats), f"work {space}")


@pytest.mark.parametrize("slot", [0, 3])
def test_a_tile_joins_what_its_figures_say_it_would(slot: int) -> None:
    """PL-903, PL-907."""
    s = do(at({"cash": 300, "network": REFINERY}, seats=3), "work 6", f"buy_pipe {slot}")
    find = GAME.vocabulary
    for line in legal(s, "place"):
        action = find.parse(line)
        told: Any = find.verb(action).figures(s, action - find.verb(action).base).effects
        own: Any = GAME.view(do(s.copy(), line), 0)["seats"]
        longest: Any = GAME.view(s, 0)["seats"]
        network = own[0]["network"]
        halves = [half for half in network["halves"] if half["tile"] == s.hand]
        of = {one["pipeline"]: one for one in network["pipelines"]}
        for one in told["joins"]:
            labels = {halves[pipe // 2]["segments"][pipe % 2]["pipeline"] for pipe in one["pipes"]}
            assert [of[label]["colour"] for label in labels] == [one["colour"]]
            assert [(of[label]["length"], of[label]["value"]) for label in labels] == [(one["to"], one["value"])]
            assert [of[label]["reach"][0] for label in labels] == [one["reaches"]]
        assert sorted(pipe for one in told["joins"] for pipe in one["pipes"]) == [0, 1, 2, 3]
        grown = {one["colour"]: one["to"] for one in told["longest"]}
        assert own[0]["longest"] == {**longest[0]["longest"], **grown}


def test_tanks_and_one_batch_of_the_pipes_beside_them_are_bought_in_any_order() -> None:
    """PL-601."""
    s = shopping(6)
    beside = whole(s.slots[8 * TANK_SHOP : 8 * TANK_SHOP + 6])
    do(s, "buy_tank 2 high", "buy_pipe 3")
    assert s.hand == beside[3]
    do(lay(s), "buy_tank 0 low")
    for slot in (0, 1, 2):
        do(s, f"buy_pipe {slot}")
        lay(s)
    assert s.cash[0] == 300 - 15 - 5 - 40
    assert refused(s, "buy_pipe 4") == "PL-605"
    assert refused(s, "buy_machine 0") == "PL-202"
    laid = [int(spot) // 4096 for spot in s.networks[0].tiles]
    assert laid[3:] == [beside[3], beside[0], beside[1], beside[2]]
    assert whole(s.slots[8 * TANK_SHOP : 8 * TANK_SHOP + 6]) == [EMPTY] * 4 + beside[4:]


def test_any_number_of_tanks_is_bought_in_one_action() -> None:
    """PL-601."""
    s = shopping(6)
    for row in range(3):
        for _ in range(3):
            do(s, legal(s, "buy_tank")[0])
        assert s.shop[3 * TANK_SHOP + row] == 0
    assert (sum(s.tanks[:4]), s.cash[0]) == (5 + 9, 300 - 3 * (5 + 10 + 15))
    assert refused(s, "buy_tank 0 high") == "PL-606"


@pytest.mark.parametrize(("row", "price"), [(0, 5), (1, 10), (2, 15)])
def test_a_tank_costs_the_price_of_its_row_and_is_placed_at_once(row: int, price: int) -> None:
    """PL-602."""
    for grade, name in enumerate(GRADES):
        s = shopping(6, tanks=[2, 1, 1, 1])
        tanks, room = whole(s.tanks[:4]), whole(s.room[:4])
        do(s, f"buy_tank {row} {name}")
        assert s.cash[0] == 300 - price
        assert [b - a for a, b in zip(tanks, s.tanks[:4], strict=True)] == [int(g == grade) for g in range(4)]
        assert [b - a for a, b in zip(room, s.room[:4], strict=True)] == [2 * int(g == grade) for g in range(4)]
        assert s.shop[3 * TANK_SHOP + row] == 2


def test_a_tank_needs_a_free_place_on_its_row() -> None:
    """PL-602."""
    s = shopping(6, tanks=[5, 1, 1, 4])
    assert (refused(s, "buy_tank 0 crude"), refused(s, "buy_tank 0 high")) == ("PL-R35", "legal")
    do(s, "buy_tank 0 high")
    assert refused(s, "buy_tank 0 high") == "PL-R35"


def test_machines_and_one_batch_of_the_pipes_beside_them_are_bought_in_any_order() -> None:
    """PL-603."""
    s = shopping(5)
    beside = whole(s.slots[:6])
    do(s, "buy_machine 2", "place_machine 104 A", "buy_pipe 5")
    assert s.hand == beside[5]
    do(lay(s), "buy_machine 0", "place_machine 103 B")
    for slot in (4, 3, 2):
        do(s, f"buy_pipe {slot}")
        lay(s)
    do(s, "buy_machine 1", "place_machine 102 B", "buy_machine 1", "place_machine 102 A", "buy_machine 0")
    do(s, legal(s, "place_machine")[0])
    assert s.cash[0] == 300 - 40 - 2 * 20 - 2 * 30 - 40
    assert len(s.networks[0].machines) == 5
    assert refused(s, "buy_pipe 0") == "PL-605"
    assert refused(s, "buy_tank 0 crude") == "PL-202"
    assert [int(spot) // 4096 for spot in s.networks[0].tiles][3:] == [beside[5], beside[4], beside[3], beside[2]]


# Government


@pytest.mark.parametrize("picks", [[1, 0, 4], [4, 1, 0], [0, 4, 1]])
def test_government_tiles_are_laid_in_any_order_and_never_refilled(picks: list[int]) -> None:
    """PL-804."""
    s = do(at({"cash": 100}, round=8), "gov 0 1")
    tiles = whole(s.government)
    for space in picks:
        do(s, f"gov_pick {space}")
        assert s.hand == tiles[space]
        lay(s)
    assert [int(spot) // 4096 for spot in s.networks[0].tiles] == [tiles[space] for space in picks]
    do(s, "done", "end_turn")
    left = [EMPTY if at in picks else tile for at, tile in enumerate(tiles)]
    assert whole(s.government) == left
    end_round(s)
    assert (s.year(), whole(s.government)) == (2, left)
    s.round = 14
    end_round(s)
    assert (s.year(), whole(s.government)) == (3, left)


# Deliveries


def supplier(**more: Any) -> Table:
    """Return a seat with a long contract and plenty of barrels."""
    red = {
        "cash": 100,
        "network": MACHINE_HALL,
        "machines": [[16, 15], [19, 18]],
        "active": ["C0", "C3"],
        "oil": ["S1"] * 6 + ["S0", "O0", "T0"],
        "tanks": [2, 4, 1, 1],
        **more,
    }
    return at(red, markers={"O": [4, 4, 4], "S": [5, 5, 6]}, orders={"four": [13, 8]})


def open_to_deliveries(s: Table) -> bool:
    """Tell whether a contract and an order can be filled now."""
    answers = {refused(s, line) == "legal" for line in ["deliver C3 0", "order W13"]}
    assert len(answers) == 1
    return answers.pop()


def test_deliveries_have_their_windows_between_actions_and_runs() -> None:
    """PL-1201."""
    s = supplier()
    for line, window in [
        ("work 0", False),
        ("buy C.O0 1 O", False),
        ("done", True),  # after the main action
        ("secondary 4", False),
        ("upgrade engineering", False),
        ("done", True),  # after the secondary action, before the machine run
        ("activate", False),
        ("refine 1 crude-low", False),
        ("done", True),  # after the machine run
        ("end_turn", False),  # the choice of the order
    ]:
        assert open_to_deliveries(s) or line not in {"work 0", "secondary 4", "activate", "end_turn"}
        do(s, line)
        assert (line, open_to_deliveries(s)) == (line, window)
    assert s.step.name == "turn_order"
    do(s, "keep")
    assert (s.turn, open_to_deliveries(s)) == (1, False)  # the turn of the other seat


def test_nothing_is_delivered_inside_a_run_of_the_worker_or_while_a_tile_is_laid() -> None:
    """PL-1201."""
    s = supplier(network=STRAIGHT, machines=[])
    do(s, "run 104")
    assert (s.step.name, open_to_deliveries(s)) == ("refine", False)
    s = do(supplier(), "gov 0 0")
    assert not open_to_deliveries(s)
    do(s, "gov_pick 0")
    assert (s.step.name, open_to_deliveries(s)) == ("place", False)
    do(lay(s), "done")
    assert open_to_deliveries(s)


def test_several_contracts_and_orders_are_served_in_one_turn() -> None:
    """PL-1205."""
    red = {"active": ["C3", "C4"], "oil": ["S1"] * 2 + ["O1"] * 7 + ["S2"] * 6, "tanks": [1, 5, 5, 1], "cash": 0}
    s = at(red, seats=4, orders={"four": [13, 8, 9], "five": [20, 16, 17]})
    do(
        s,
        "deliver C3 0",
        "use low",
        "order W20",
        "deliver C4 0",
        "deliver C3 1",
        "use low",
        "deliver C4 1",
        "order W13",
    )
    assert (s.fillings[3], s.fillings[4]) == (1, 1)
    assert s.completed[0] == 1 << (30 + 20) | 1 << (30 + 13)
    assert s.cash[0] == 4 * 20 + 5 * 30 + 4 * 30
    assert oil(s) == ["S2", "S2"]
    assert s.step.name == "turn"


def test_crude_fills_no_line() -> None:
    """PL-1205."""
    red = {"active": ["C3"], "oil": ["S0"] * 6, "tanks": [3, 1, 1, 1]}
    s = at(red, orders={"four": [13, 8]})
    assert (refused(s, "deliver C3 0"), refused(s, "order W13")) == ("PL-1202", "PL-1204")
    assert legal(s, "deliver") == legal(s, "order") == []
    box = s.terms.box
    assert all(box.line_grade[5 * paper + line] > 0 for paper in range(54) for line in range(box.line_count[paper]))
