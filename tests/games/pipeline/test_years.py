"""A year passes: the Refresh before the second and the third year, and what contracts ask for every year."""

from typing import Any

import pytest

from pipeline_positions import STRAIGHT, at, do, end_round
from spindletop.games.pipeline.names import FAMILY_NAMES
from spindletop.games.pipeline.state import EMPTY, Table

FIVE = FAMILY_NAMES[:5]


def whole(numbers: Any) -> list[int]:
    return [int(n) for n in numbers]


def contracts(s: Table) -> list[list[int]]:
    """Return the rows of contracts on the board, gaps as -1."""
    return [whole(s.display[3 * row : 3 * row + 3]) for row in range(3)]


@pytest.mark.parametrize("last", range(1, 18))
def test_a_refresh_comes_before_the_second_and_the_third_year_only(last: int) -> None:
    """PL-204."""
    s = at({}, round=last, face_down=FIVE, shops={"tank": [0, 0, 0]})
    end_round(s)
    assert s.round == last + 1
    assert ((s.face_up, sum(s.shop[3:])) == (s.families, 6)) == (last in {8, 14})
    assert ((s.face_up, sum(s.shop[3:])) == (0, 0)) == (last not in {8, 14})


def test_the_refresh_comes_before_the_first_turn_of_the_year() -> None:
    """PL-204."""
    s = do(at({}, round=8, face_down=FIVE), "pass", "end_turn")
    assert (s.round, s.turn, s.face_up) == (8, 1, 0)
    end_round(s)
    assert (s.round, s.turn, s.step.name, s.face_up) == (9, 0, "turn", s.families)


# Contracts


def filled_once(**more: Any) -> Table:
    """Return the last round of the first year after C3 was filled."""
    red = {"active": ["C3"], "oil": ["S1", "S1"], "cash": 0}
    return do(at(red, round=8, **more), "deliver C3 0", "deliver C3 1")


def test_an_active_contract_is_to_be_filled_before_the_year_ends() -> None:
    """PL-503."""
    s = end_round(at({"active": ["C1", "C3"], "filled": {"C1": [0]}}, round=7))
    assert (s.tokens[0], s.active[0]) == (0, 1 << 1 | 1 << 3)
    end_round(s)
    assert (s.year(), s.tokens[0], s.active[0]) == (2, 2, 0)


def test_a_filled_contract_stays_and_is_to_be_filled_again_in_the_next_year() -> None:
    """PL-503."""
    s = end_round(filled_once())
    assert (s.tokens[0], s.active[0]) == (0, 1 << 3)
    while s.year() == 2:
        assert (s.tokens[0], s.active[0]) == (0, 1 << 3)
        end_round(s)
    assert (s.tokens[0], s.active[0]) == (1, 0)


def test_a_contract_filled_again_in_the_next_year_stays_once_more() -> None:
    """PL-503."""
    red = {"active": ["C3"], "oil": ["S1", "S1"], "cash": 0}
    s = do(at(red, round=14), "deliver C3 0", "deliver C3 1")
    end_round(s)
    assert (s.year(), s.tokens[0], s.active[0], s.cash[0]) == (3, 0, 1 << 3, 40)


def test_contracts_of_the_board_move_right_and_the_stacks_refill_the_left() -> None:
    """PL-1301."""
    shown = {"high": [20, 21, 22], "mid": [10, -1, 12], "low": [0, 1, -1]}
    s = end_round(at({}, seats=4, round=8, contracts=shown, stacks={"high": 23, "mid": 13, "low": 3}))
    assert contracts(s) == [[23, 20, 21], [13, 10, EMPTY], [3, 0, 1]]
    tops = whole(s.tops)
    assert (EMPTY not in tops, whole(s.below)) == (True, [0, 0, 0])
    assert not {23, 13, 3, 20, 21, 22} & set(tops)
    s.round = 14
    end_round(s)
    assert contracts(s) == [[tops[0], 23, 20], [tops[1], 13, 10], [tops[2], 3, 0]]
    assert whole(s.tops) == [EMPTY] * 3


@pytest.mark.parametrize("seats", [2, 3])
def test_below_four_seats_the_middle_column_is_the_leftmost(seats: int) -> None:
    """PL-1301."""
    shown = {"high": [20, 21], "mid": [-1, 12], "low": [0, -1]}
    s = end_round(at({}, seats=seats, round=8, contracts=shown, stacks={"high": 23, "mid": 13, "low": 3}))
    assert contracts(s) == [[EMPTY, 23, 20], [EMPTY, 13, EMPTY], [EMPTY, 3, 0]]


# Shops and tokens


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pipes_beside_the_shops_are_all_replaced(seats: int) -> None:
    """PL-1306."""
    s = at({}, seats=seats, round=8)
    before = {int(tile) for tile in s.slots if tile != EMPTY}
    assert len(before) == 4 * seats
    end_round(s)
    after = {int(tile) for tile in s.slots if tile != EMPTY}
    assert [tile != EMPTY for tile in s.slots] == [slot % 8 < 2 * seats for slot in range(16)]
    assert not before & after
    assert all(s.undrawn[tile] == 0 for tile in before | after)  # discarded tiles do not come back


def test_tanks_and_machines_are_refilled_from_their_stacks() -> None:
    """PL-1306."""
    s = at({}, seats=4, round=8, shops={"tank": [0, 3, 4], "machine": [0, 0, 1]})
    tanks, machines = int(s.tank_stack), int(s.machine_stack)
    end_round(s)
    assert whole(s.shop) == [2, 2, 2, 4, 4, 4]
    assert (s.tank_stack, s.machine_stack) == (tanks - 5, machines - 5)


def test_the_shops_are_refilled_only_as_far_as_the_stacks_last() -> None:
    """PL-1306."""
    tiles = [tile for tile in range(135) if tile not in {104, 103, 102}][:4]
    network = [*STRAIGHT, *[[tile, 22 + 2 * i, 16, 0] for i, tile in enumerate(tiles)]]
    red = {"network": network, "machines": [[x, 16] for x in range(16, 30)], "tanks": [5, 5, 5, 5]}
    others = {name: {"tanks": [5, 5, 1, 1]} for name in ["blue", "green", "yellow"]}
    s = at(red, seats=4, round=8, boards=others, shops={"tank": [0, 0, 0], "machine": [0, 0, 0]})
    assert (s.tank_stack, s.machine_stack) == (2, 4)
    end_round(s)
    assert whole(s.shop) == [2, 2, 0, 2, 0, 0]
    assert (s.tank_stack, s.machine_stack) == (0, 0)


def test_all_upgrade_tokens_are_turned_face_up() -> None:
    """PL-1307."""
    s = do(at({"cash": 60}, round=8), "work 4", "upgrade engineering", "flip government", "end_turn", "keep")
    assert [FAMILY_NAMES[f] for f in range(7) if (s.face_up >> f) & 1] == FIVE[2:]
    end_round(s)
    assert [FAMILY_NAMES[f] for f in range(7) if (s.face_up >> f) & 1] == FIVE
    s = do(s, "work 4")
    assert s.cash[0] == 40
    do(s, "upgrade engineering")  # sold in the year before
    assert s.level(0, FAMILY_NAMES.index("engineering")) == 2
