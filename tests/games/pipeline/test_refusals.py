"""Every condition on an action refuses what breaks it, and names its clause."""

from typing import Any

import pytest

from pipeline_positions import MACHINE_HALL, STRAIGHT, at, do, legal, refused
from spindletop.games.pipeline import GAME
from spindletop.games.pipeline.names import (
    FAMILY_NAMES,
)
from spindletop.games.pipeline.state import Table
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, OVER

LATE = FAMILY_NAMES[2:]
ACTIONS = ["upgrades", "machines_pipes", "tanks_pipes", "contracts_loans"]


def in_market(red: dict[str, Any], space: int = 2, **more: Any) -> Table:
    return do(at({"cash": 50, **red}, seats=4, **more), f"work {space}")


def in_contracts(red: dict[str, Any] | None = None, **more: Any) -> Table:
    return do(at(red or {}, **more), "work 7")


def in_tank_shop(red: dict[str, Any] | None = None, **more: Any) -> Table:
    return do(at({"cash": 100, **(red or {})}, **more), "work 6")


def in_machine_shop(red: dict[str, Any] | None = None, **more: Any) -> Table:
    return do(at({"cash": 100, **(red or {})}, **more), "work 5")


def in_upgrades(red: dict[str, Any] | None = None, **more: Any) -> Table:
    return do(at({"cash": 100, **(red or {})}, **more), "work 4")


def placing(red: dict[str, Any] | None = None, **more: Any) -> Table:
    return do(in_tank_shop(red, **more), "buy_pipe 0")


def running(**more: Any) -> Table:
    red = {"network": MACHINE_HALL, "machines": [[16, 15], [19, 18]], "oil": ["S0", "T0"], "cash": 15, **more}
    return do(at(red, markers={"S": [5, 5, 6], "T": [4, 4, 4]}, step="after_work"), "activate")


# Markets


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("sell M1.O1 0 O 1", "PL-401"),
        ("sell C.O0 0 O 1", "PL-401"),
        ("sell M2.T1 3 T 1", "PL-403"),
        ("sell M2.T1 0 T 1", "PL-403"),
        ("sell M2.T2 0 T 1", "PL-403"),
        ("sell M2.O1 0 T 1", "PL-403"),
        ("sell M2.O1 0 O 2", "PL-403"),
        ("buy M1.T0 0 T", "PL-401"),
        ("buy M2.O1 0 O", "PL-404"),
        ("buy M2.S0 0 T", "PL-404"),
        ("buy M2.T1 1 T", "PL-206"),
        ("done", "PL-305"),
        ("loan", "PL-202"),
    ],
)
def test_a_trade_that_breaks_a_rule_of_the_markets_is_refused(line: str, clause: str) -> None:
    s = in_market({"oil": ["T1", "T1"]}, market={"M2.T1": "TTTT"})
    assert refused(s, line) == clause


def test_what_cannot_be_paid_is_refused() -> None:
    s = in_market({"cash": 6})
    assert (refused(s, "buy M2.S0 0 S"), refused(s, "buy M2.S0 1 S")) == ("legal", "PL-205")


def test_refined_markets_widen_what_may_be_traded() -> None:
    one = in_market({"upgrades": {"refined_markets": 1}, "oil": ["T1"]}, families=LATE)
    assert do(one, "sell M2.T1 1 T 1").cash[0] == 50 + 25 + 5  # PL-1507
    two = in_market({"upgrades": {"refined_markets": 2}, "oil": ["T1"]}, families=LATE)
    assert refused(two, "sell M3.T1 1 T 1") == "legal"  # PL-1508
    assert refused(two, "sell C.T0 3 T 1") == "PL-401"
    assert refused(two, "sell M3.S1 1 T 1") == "PL-403"
    three = in_market({"upgrades": {"refined_markets": 3}, "oil": ["T1"]}, families=LATE)
    do(three, "sell M3.S1 1 T 1")  # PL-1509
    assert refused(three, "buy M3.S1 1 T") == "legal"  # PL-R13: it keeps its colour
    assert refused(three, "buy M3.S1 1 S") == "PL-404"
    crude = do(
        at({"oil": ["T1"], "upgrades": {"refined_markets": 3}}, families=LATE, market={"C.O0": "........"}), "work 0"
    )
    assert refused(crude, "sell C.O0 0 T 1") == "PL-403"  # not in the Crude Market


# Contracts and loans


def test_contracts_are_taken_one_a_row_three_in_all() -> None:
    s = in_contracts(contracts={"high": [20, 21], "mid": [10, -1], "low": [0, 1]})
    assert refused(s, "take mid 2 active") == "PL-501"
    assert refused(s, "take high 0 active") == "PL-501"
    assert refused(s, "take five 1 active") == "PL-1515"
    do(s, "take high 1 active", "take low 1 deferred")
    assert refused(s, "take low 2 active") == "PL-501"
    assert (s.active[0], s.deferred[0]) == (1 << 20, 1 << 0)
    assert s.display[1] == -1  # PL-506


def test_orders_become_contracts_only_with_the_third_level() -> None:
    s = in_contracts({"upgrades": {"contracts_orders": 3}}, families=LATE)
    do(s, "take five 1 active", "take high 1 active", "take mid 1 active")
    assert refused(s, "take low 1 active") == "PL-501"  # PL-R29
    assert (s.active[0] >> 30) != 0


def test_nothing_is_deferred_in_the_last_year() -> None:
    s = in_contracts(round=15)
    assert refused(s, "take low 1 deferred") == "PL-504"
    assert refused(s, "take low 1 active") == "legal"
    assert refused(s, "done") == "PL-305"


# Shops


def test_tanks_need_a_full_row_of_the_shop_money_and_a_place() -> None:
    s = in_tank_shop({"cash": 11, "tanks": [5, 0, 0, 0]}, shops={"tank": [0, 1, 1]})
    assert refused(s, "buy_tank 0 low") == "PL-606"
    assert refused(s, "buy_tank 2 low") == "PL-205"
    assert refused(s, "buy_tank 1 crude") == "PL-R35"
    do(s, "buy_tank 1 low")
    assert (s.cash[0], s.tanks[1], s.room[1]) == (1, 1, 2)


def test_a_batch_has_four_pipes_at_most_and_its_third_is_dear() -> None:
    s = in_tank_shop({"cash": 39})
    for slot in (0, 1):
        do(s, f"buy_pipe {slot}")
        do(s, legal(s, "place")[0])
    assert refused(s, "buy_pipe 0") == "PL-606"
    assert refused(s, "buy_pipe 2") == "PL-205"
    rich = in_tank_shop({"cash": 40}, seats=4)
    for slot in range(4):
        do(rich, f"buy_pipe {slot}")
        do(rich, legal(rich, "place")[0])
    assert rich.cash[0] == 0
    assert refused(rich, "buy_pipe 4") == "PL-605"


def test_pipes_in_pairs_only_where_that_was_agreed() -> None:
    exact = {"pipe_batches": "exact"}
    s = in_machine_shop({"network": STRAIGHT}, options=exact, pipes={"machine": [0, 1, 2, -1]})
    do(s, "buy_pipe 0")
    do(s, legal(s, "place")[0])
    assert refused(s, "done") == "PL-R7"
    assert refused(s, "buy_machine 0") == "PL-R7"
    do(s, "buy_pipe 1")
    do(s, legal(s, "place")[0])
    assert refused(s, "buy_pipe 2") == "PL-R7"
    assert refused(s, "done") == "legal"
    s = do(at({"cash": 100}, options=exact), "gov 0 0", "gov_pick 0")
    do(s, legal(s, "place")[0], "done")
    assert s.step.name == "after_work"  # government tiles are sold one by one


def test_machines_need_an_uncovered_half() -> None:
    s = at({"cash": 100, "network": STRAIGHT[:1], "machines": [[16, 16], [17, 16]]})
    do(s, "work 5")
    assert refused(s, "buy_machine 0") == "PL-604"
    s = in_machine_shop({"network": STRAIGHT, "machines": [[16, 16]], "cash": 25})
    assert refused(s, "buy_machine 1") == "PL-205"
    do(s, "buy_machine 0")
    assert refused(s, "place_machine 104 A") == "PL-604"
    assert refused(s, "place_machine 0 A") == "PL-604"
    assert refused(s, "decline") == "PL-604"
    assert refused(s, "place_machine 104 B") == "legal"


# Upgrades


def test_an_upgrade_needs_its_token_its_card_and_money() -> None:
    boards = {"blue": {"upgrades": {"engineering": 2}}}
    s = in_upgrades({"cash": 45, "upgrades": {"engineering": 1}}, boards=boards, face_down=["shops"])
    assert refused(s, "upgrade shops") == "PL-701"
    assert refused(s, "upgrade machines") == "PL-105"
    assert refused(s, "upgrade engineering") == "PL-702"  # the one card of level II is gone
    assert (refused(s, "flip shops"), refused(s, "done")) == ("PL-704", "PL-704")
    do(s, "upgrade refined_markets")
    assert refused(s, "upgrade refined_markets") == "PL-701"  # PL-703
    assert refused(s, "flip machines") == "PL-105"
    assert refused(s, "flip shops") == "PL-701"
    do(s, "upgrade contracts_orders")
    assert refused(s, "upgrade engineering") == "PL-702"
    assert refused(s, "upgrade government") == "PL-701"
    poor = do(in_upgrades({"cash": 30}), "upgrade refined_markets")
    assert refused(poor, "upgrade contracts_orders") == "PL-205"


def test_the_machine_of_machines_one_may_be_declined() -> None:
    s = in_upgrades({"network": STRAIGHT}, families=LATE)
    before = int(s.machine_stack)
    do(s, "upgrade machines")
    assert s.step.name == "place_machine"
    do(s, "decline")
    assert (s.machine_stack, len(s.networks[0].machines)) == (before, 0)  # PL-R21
    s = do(in_upgrades({"network": STRAIGHT}, families=LATE), "upgrade machines", "place_machine 104 A")
    assert (s.machine_stack, len(s.networks[0].machines)) == (before - 1, 1)


def test_shops_gives_tanks_pipes_and_a_machine_from_the_shops() -> None:
    s = do(in_upgrades({"network": STRAIGHT}, families=LATE), "upgrade shops")
    assert (s.tank_takes, s.pipe_takes, s.machine_takes) == (2, 1, 0)  # PL-1510
    assert refused(s, "take_machine 0") == "PL-1512"
    do(s, "take_tank 2 low", "take_tank 2 low")
    assert refused(s, "take_tank 1 low") == "PL-1512"
    do(s, "take_pipe machine 0")
    do(s, legal(s, "place")[0])
    assert s.step.name == "upgrades"  # what cannot be taken any more ends by itself
    s = do(in_upgrades({"network": STRAIGHT, "upgrades": {"shops": 1}}, families=LATE), "upgrade shops")
    assert (s.tank_takes, s.pipe_takes, s.machine_takes) == (0, 2, 1)  # PL-1511
    do(s, "take_machine 2", "place_machine 104 A", "decline")
    assert s.step.name == "upgrades"


def test_a_gain_opens_a_quadrant_only_if_none_was_opened_this_year() -> None:
    s = do(in_upgrades(government={"open": [0], "opened": True}), "upgrade government")
    assert (refused(s, "take_gov 1 0"), refused(s, "take_gov 0 0")) == ("PL-1503", "legal")
    s = do(in_upgrades(), "upgrade government")
    do(s, "take_gov 3 0")
    assert s.open_quadrants == 0b1000
    do(s, legal(s, "place")[0])
    assert refused(s, "take_gov 3 0") == "PL-801"
    assert refused(s, "take_gov 1 0") == "PL-1503"


def test_yearly_benefits_come_before_the_first_turn_of_a_year() -> None:
    red = {"upgrades": {"government": 1, "shops": 1}, "network": STRAIGHT}
    s = at(red, round=9, step="begin", government={"open": [0]})
    assert s.step.name == "gov_take"  # PL-1502
    do(s, "take_gov 0 0")
    do(s, legal(s, "place")[0])
    assert (s.step.name, s.tank_takes) == ("shop_take", 2)  # PL-1510
    do(s, "decline")
    assert s.step.name == "turn"
    assert at(red, round=10, step="begin").step.name == "turn"


# The network


@pytest.mark.parametrize(
    ("spot", "clause"), [("16 16 0", "PL-902"), ("17 17 3", "PL-902"), ("2 2 0", "PL-902"), ("18 16 0", "legal")]
)
def test_a_tile_lies_on_free_cells_beside_the_network(spot: str, clause: str) -> None:
    s = placing({"network": STRAIGHT[:1]})
    assert refused(s, f"place {spot}") == clause


def test_the_first_tile_lies_on_the_anchor_and_symmetric_tiles_have_two_turns() -> None:
    s = placing(pipes={"tank": [104, 50, 0, 1]})
    assert refused(s, "place 3 3 0") == "PL-901"
    assert legal(s, "place") == ["place 16 16 0", "place 16 16 1"]
    assert refused(s, "place 16 16 2") == "PL-902"


def test_a_tile_without_a_spot_is_discarded() -> None:
    s = in_tank_shop({"network": STRAIGHT[:1], "machines": [[16, 16], [17, 16]]})
    do(s, "buy_pipe 0")
    assert (s.step.name, s.hand, len(s.networks[0].tiles)) == ("tanks_pipes", -1, 1)  # PL-R6


# Running


def test_a_run_refuses_foreign_pipelines_wrong_barrels_and_full_rows() -> None:
    s = running(tanks=[2, 1, 1, 1])
    assert refused(s, "refine 5 crude-low") == "PL-1002"
    assert refused(s, "refine 0 crude-low") == "PL-1003"  # no orange crude
    assert refused(s, "refine 3 low-mid") == "PL-1003"
    assert refused(s, "refine 4 crude-mid") == "PL-1002"
    assert refused(s, "done") == "PL-305"
    do(s, "refine 3 crude-low")
    assert refused(s, "refine 3 low-mid") == "PL-1003"
    do(s, "done")
    assert s.step.name == "after_machines"
    assert refused(s, "activate") == "PL-202"  # PL-1103


def test_a_worker_runs_only_own_tiles_and_machines_only_with_the_upgrade() -> None:
    red = {"network": MACHINE_HALL, "machines": [[16, 15]], "oil": ["T0"]}
    s = at(red, markers={"T": [4, 4, 4]})
    assert refused(s, "run 0") == "PL-1001"
    assert refused(s, "run_machine 0") == "PL-1519"
    assert refused(s, "early_run") == "PL-1521"
    s = at({**red, "upgrades": {"machines": 1}}, markers={"T": [4, 4, 4]}, families=LATE)
    assert (refused(s, "run_machine 0"), refused(s, "run_machine 1")) == ("legal", "PL-1519")
    do(s, "run_machine 0")
    assert s.cash[0] == 40


def test_the_early_run_costs_five_and_happens_once() -> None:
    red = {"network": MACHINE_HALL, "machines": [[16, 15]], "oil": ["T0", "T0"], "upgrades": {"machines": 3}}
    s = at({**red, "tanks": [2, 1, 1, 1], "cash": 10}, markers={"T": [4, 4, 4]}, families=LATE)
    do(s, "early_run")
    assert s.cash[0] == 5  # PL-1520, PL-1521
    do(s, legal(s, "refine")[0], "done")
    assert s.step.name == "turn"
    assert refused(s, "early_run") == "PL-1521"
    do(s, "pass", "activate")
    assert s.cash[0] == 0


def test_machines_cost_fifteen() -> None:
    red = {"network": MACHINE_HALL, "machines": [[16, 15]], "oil": ["T0"], "cash": 14}
    assert refused(at(red, markers={"T": [4, 4, 4]}, step="after_work"), "activate") == "PL-205"


# Actions


def test_passing_leaves_only_the_machine_phase() -> None:
    s = do(at(), "pass")
    assert (refused(s, "work 0"), refused(s, "secondary 0")) == ("PL-302", "PL-303")


def test_one_main_action_unless_human_resources_three() -> None:
    s = at({"cash": 100}, step="after_work", main_space=4)
    assert refused(s, "work 0") == "PL-1518"
    assert refused(s, "gov 0 0") == "PL-1518"
    s = at({"cash": 100, "upgrades": {"human_resources": 3}}, step="after_work", main_space=4, families=LATE)
    assert refused(s, "secondary 0") == "PL-1518"
    do(s, "work 4", "upgrade shops", "decline", "done")
    assert (s.step.name, s.acts, refused(s, "work 0")) == ("after_work", 2, "PL-1518")


def test_no_secondary_action_after_the_government_and_none_twice() -> None:
    s = do(at({"cash": 100}), "gov 0 0", "gov_pick 0")
    do(s, legal(s, "place")[0], "done")
    assert refused(s, "secondary 0") == "PL-303"
    twice = at({"cash": 100}, step="after_work", main_space=4, acts=2)
    assert refused(twice, "secondary 0") == "PL-303"
    poor = at({"cash": 9}, step="after_work", main_space=7)
    assert refused(poor, "secondary 3") == "PL-205"


def test_an_action_without_any_part_to_do_is_refused() -> None:
    s = at({"cash": 0})
    assert [refused(s, f"work {space}") for space in range(8)] == ["PL-305"] * 7 + ["legal"]
    assert refused(s, "gov 0 0") == "PL-205"
    assert refused(at(government={"taken": [[0, 0]]}), "gov 0 0") == "PL-801"


# Deliveries


def test_deliveries_ask_the_contract_the_line_and_the_tanks() -> None:
    red = {"active": ["C0", "C13"], "deferred": ["C3"], "oil": ["S1", "O1"], "filled": {"C0": [0]}}
    s = at(red)
    assert refused(s, "deliver C3 0") == "PL-504"
    assert refused(s, "deliver C4 0") == "PL-1202"
    assert refused(s, "deliver C0 0") == "PL-1202"
    assert refused(s, "deliver C0 2") == "PL-1202"  # the equal line 1 comes first
    assert refused(s, "deliver C13 0") == "PL-1202"  # no mid orange
    assert refused(s, "deliver C13 2") == "PL-1202"
    assert refused(s, "deliver C0 1") == "legal"
    done = at({"active": ["C3"], "fillings": {"C3": 1}, "oil": ["S1"]})
    assert refused(done, "deliver C3 0") == "PL-1203"


def test_orders_need_all_lines_at_once() -> None:
    s = at({"oil": ["S3", "S2", "O1"]}, orders={"three": [3, 0]})
    assert refused(s, "order W1") == "PL-1204"
    assert refused(s, "order W0") == "PL-1204"
    do(s, "order W3")
    assert s.completed[0] == 1 << 33
    s = do(at({"oil": ["S3", "S3", "T3", "S2"], "tanks": [1, 1, 1, 2]}, orders={"three": [1, 0]}), "order W1")
    assert s.completed[0] == 1 << 31
    s = do(at({"oil": ["S1", "S2", "S3", "O3"]}, orders={"four": [14, 8]}), "order W14")
    assert s.completed[0] == 1 << 44


def test_while_a_barrel_is_chosen_nothing_else_is_done() -> None:
    s = do(at({"oil": ["O3", "S1", "S2", "T1"]}, orders={"three": [0, 1]}), "order W0")
    assert s.step.name == "use"
    assert refused(s, "use high") == "PL-1202"
    assert refused(s, "end_turn") == "PL-202"


def test_the_lower_row_has_as_many_spaces_as_seats() -> None:
    assert refused(at(step="turn_order"), "slot 2") == "PL-307"


def test_a_full_row_takes_no_further_tank_in_the_set_up() -> None:
    """PL-112, PL-R35."""
    s = GAME.start(2, {"families": "first_game", "valuations": "first_game", "tank_places": 4})
    while s.mover == CHANCE:
        s.play(s.choices()[0])
    do(s, *["put_tank high"] * 4)
    assert refused(s, "put_tank high") == "PL-R35"
    do(s, "put_tank crude")
    assert s.mover != s.upper[0]


def test_machines_one_is_refused_while_its_machine_could_not_be_placed() -> None:
    """PL-R16, PL-1519."""
    s = in_upgrades(families=LATE)
    assert refused(s, "upgrade machines") == "PL-R16"
    assert "lay a pipe tile first" in str(s.refusal(GAME.vocabulary.parse("upgrade machines")))
    covered = in_upgrades({"network": [[104, 16, 16, 0]], "machines": [[16, 16], [17, 16]]}, families=LATE)
    assert refused(covered, "upgrade machines") == "PL-R16"
    ready = in_upgrades({"network": STRAIGHT}, families=LATE)
    assert do(ready, "upgrade machines").step.name == "place_machine"


def test_the_second_card_of_machines_needs_no_network() -> None:
    """PL-R16: only level I brings a machine."""
    assert refused(in_upgrades({"upgrades": {"machines": 1}}, families=LATE), "upgrade machines") == "legal"


@pytest.mark.parametrize(("opens", "answer"), [("first", "PL-1503"), ("all", "legal")])
def test_only_the_first_government_card_opens_quadrants(opens: str, answer: str) -> None:
    """PL-1503, PL-R20: the sentence that allows it stands on the card of level I."""
    options = {"government_opens": opens}
    board = {"government": {"open": [0], "opened": False}, "round": 9}
    s = do(in_upgrades({"upgrades": {"government": 1}}, options=options, **board), "upgrade government")
    assert (s.gov_takes, refused(s, "take_gov Q2 0"), refused(s, "take_gov Q1 0")) == (4, answer, "legal")


def test_the_yearly_tile_may_open_a_quadrant_whatever_came_after_level_one() -> None:
    """PL-1502, PL-1503."""
    s = at({"upgrades": {"government": 2}}, round=9, step="begin", government={"open": [0]})
    assert (s.step.name, refused(s, "take_gov Q2 0")) == ("gov_take", "legal")


def test_a_neighbour_tile_is_refused_for_the_duty_to_buy_the_worker_tile() -> None:
    """PL-801, PL-803: the sentence names both prices."""
    s = do(at({"cash": 9}), "gov Q1 1")
    said = str(s.refusal(GAME.vocabulary.parse("gov_pick 0")))
    assert "That tile costs 5, and the tile under your worker, which must be bought too, 5; you have 9." in said
    assert refused(do(at({"cash": 5}), "gov Q1 1"), "gov_pick 0") == "PL-801"


@pytest.mark.parametrize("seed", range(3))
def test_choices_are_exactly_what_is_not_refused(seed: int) -> None:
    rng = Rng(seed)
    s = GAME.start(2 + seed)
    clauses = GAME.rulebook().clauses
    step = 0
    while s.mover != OVER:
        choices = s.choices()
        if step % 97 == 0:
            for a in range(GAME.vocabulary.size):
                refusal = s.refusal(a)
                assert (refusal is None) == (a in choices)
                assert refusal is None or refusal.clause in clauses
        s.play(choices[int(rng.below(len(choices)))])
        step += 1
