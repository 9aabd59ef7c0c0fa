"""The set-up: what every seat begins with, and what is dealt to the board."""

from collections.abc import Iterable
from itertools import permutations
from typing import Any

import pytest

from pipeline_positions import LOOP, STRAIGHT, at, do, end_round, legal, oil, through_chance
from spindletop.bots.play import ask
from spindletop.bots.registry import make_bot
from spindletop.games.pipeline import GAME
from spindletop.games.pipeline.names import ACTIONS, CONTRACTS, MOST_LINES, ORDERS, PAPERS
from spindletop.games.pipeline.state import EMPTY, Table
from spindletop.kernel.rng import Rng
from spindletop.kernel.state import CHANCE, NOBODY, OVER

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, seed: int = 1, until: str = "", **options: Any) -> Table:
    """Let chance deal a new game, up to a step or to the first decision."""
    s, rng = GAME.start(seats, options), Rng(seed)
    while s.mover == CHANCE and s.step.name != until:
        outcomes = s.choices()
        s.play(outcomes[int(rng.below(len(outcomes)))])
    return s


def outcomes(s: Table) -> list[str]:
    """Return what chance may bring now, without the name of the deal."""
    return [GAME.vocabulary.text(a).split()[1] for a in s.choices()]


def whole(numbers: Iterable[Any]) -> list[int]:
    return [int(n) for n in numbers]


def warnings(s: Table) -> dict[str, str]:
    """Return what each choice asks before it is played."""
    verbs = GAME.vocabulary.verb
    return {GAME.vocabulary.text(a): verbs(a).warning(s, a - verbs(a).base) for a in s.choices()}


def shown(s: Table, row: int) -> list[int]:
    """Return what lies in a row of the display, gaps as -1."""
    return whole(s.display[3 * row : 3 * row + 3])


def best_grade(s: Table, paper: int) -> int:
    box = s.terms.box
    return max(int(box.line_grade[paper * MOST_LINES + line]) for line in range(box.line_count[paper]))


@ALL_SEATS
def test_every_seat_begins_with_forty_five_tanks_and_nothing_else(seats: int) -> None:
    """PL-101."""
    s = dealt(seats)
    for seat in range(seats):
        assert (s.turn, sum(s.tanks)) == ((s.upper[0] + seat) % seats, 5 * seat)
        do(s, "put_tank crude", "put_tank crude", "put_tank low", "put_tank mid", "put_tank high")
    assert whole(s.cash) == [40] * seats
    assert whole(s.tanks) == [2, 1, 1, 1] * seats
    assert [oil(s, seat) for seat in range(seats)] == [[]] * seats
    assert [len(network.tiles) for network in s.networks] == [0] * seats
    assert (whole(s.workers), whole(s.tokens), sum(s.levels)) == ([-1] * seats, [0] * seats, 0)
    assert whole(s.active) == whole(s.deferred) == whole(s.completed) == [0] * seats
    assert (s.round, s.turn, s.step.name) == (1, s.upper[0], "turn")


def test_the_first_tanks_are_placed_in_any_order() -> None:
    """PL-112."""
    for rows in permutations(["crude", "crude", "low", "mid", "high"]):
        s = dealt(2)
        seat = s.mover
        assert legal(s, "put_tank") == ["put_tank crude", "put_tank low", "put_tank mid", "put_tank high"]
        do(s, *[f"put_tank {row}" for row in rows])
        assert whole(s.tanks[4 * seat : 4 * seat + 4]) == [2, 1, 1, 1]
        assert s.mover == (seat + 1) % 2


def test_the_last_tank_is_asked_about_where_it_ruins_the_company() -> None:
    """PL-112, PL-206: without a crude tank nothing can be bought to refine, without another nothing can be refined."""
    s = dealt(2)
    do(s, "put_tank high", "put_tank mid", "put_tank low")
    assert set(warnings(s).values()) == {""}  # a crude tank may still come
    do(s, "put_tank low")
    asked = warnings(s)
    assert asked.pop("put_tank crude") == ""
    assert all("no crude oil" in sentence for sentence in asked.values())
    assert len(asked) == 3
    do(s, "put_tank crude", *["put_tank crude"] * 4)
    assert [line for line, sentence in warnings(s).items() if sentence] == ["put_tank crude"]


def test_the_bots_place_tanks_on_every_row() -> None:
    """PL-112: the recommended ones."""
    s, rng = dealt(2), Rng(1)
    greedy = make_bot("greedy", GAME, 1)
    while s.step.name == "tanks_setup":
        s.play(ask(greedy, s, rng))
    assert whole(s.tanks) == [2, 1, 1, 1] * 2


@ALL_SEATS
def test_contracts_fill_the_columns_in_use_by_grade_and_two_stay_in_each_stack(seats: int) -> None:
    """PL-103."""
    s = dealt(seats, seed=seats)
    for row, grade in enumerate([3, 2, 1]):
        there = shown(s, row)
        assert (there[0] == EMPTY) == (seats < 4)
        papers = [*[paper for paper in there if paper != EMPTY], int(s.tops[row])]
        assert len(set(papers)) == len(papers) == (4 if seats == 4 else 3)
        assert [best_grade(s, paper) for paper in papers] == [grade] * len(papers)
        assert s.below[row] == 1  # the visible top and one under it


@ALL_SEATS
def test_contracts_that_were_not_set_aside_never_come(seats: int) -> None:
    """PL-103."""
    s = through_chance(GAME.start(seats, {"beginner": True}))
    while s.mover != OVER:
        end_round(s)
    never = [paper for paper in range(CONTRACTS) if (s.unseen >> paper) & 1]
    set_aside = 5 if seats == 4 else 4
    assert [sum(best_grade(s, paper) == grade for paper in never) for grade in (1, 2, 3)] == [10 - set_aside] * 3


def test_every_contract_of_a_grade_may_be_set_aside() -> None:
    """PL-103."""
    s = dealt(2, until="deal contracts")
    assert outcomes(s) == [f"C{i}" for i in range(20, 30)]
    do(s, "deal_contract C23")
    assert outcomes(s) == [f"C{i}" for i in range(20, 30) if i != 23]


@ALL_SEATS
def test_orders_fill_the_columns_in_use_by_size_and_the_others_leave_the_game(seats: int) -> None:
    """PL-104."""
    s = dealt(seats, seed=seats)
    for row, size in [(3, 5), (4, 4), (5, 3)]:
        there = shown(s, row)
        assert (there[0] == EMPTY) == (seats < 4)
        papers = [paper for paper in there if paper != EMPTY]
        assert len(set(papers)) == len(papers) == (3 if seats == 4 else 2)
        assert [s.terms.box.line_count[paper] for paper in papers] == [size] * len(papers)
    never = sum((s.unseen >> paper) & 1 for paper in range(CONTRACTS, PAPERS))
    assert never == ORDERS - (9 if seats == 4 else 6)


def test_orders_are_dealt_only_once() -> None:
    """PL-104."""
    s = at({"oil": ["O3", "S1", "T1"], "cash": 0}, round=8, orders={"three": [0, 1]})
    do(s, "order W0")
    assert s.display[15 + 1] == EMPTY
    before = whole(s.display[9:])
    assert whole(end_round(s).display[9:]) == before


@ALL_SEATS
def test_both_shops_are_full_and_the_rest_is_in_the_stacks(seats: int) -> None:
    """PL-106."""
    s = dealt(seats)
    machines = {2: [1, 1, 1], 3: [2, 2, 1], 4: [2, 2, 2]}[seats]
    assert whole(s.shop) == [*machines, seats, seats, seats]
    assert s.machine_stack == 18 - sum(machines)
    assert s.tank_stack == 58 - 3 * seats  # those of the seats are taken from it when they are placed
    for _ in range(seats):
        do(s, *["put_tank crude"] * 5)
    assert s.tank_stack == 58 - 3 * seats - 5 * seats


@ALL_SEATS
def test_pipe_tiles_lie_on_every_government_space_and_two_a_seat_beside_each_shop(seats: int) -> None:
    """PL-107."""
    s = dealt(seats, seed=7)
    beside = [whole(s.slots[:8]), whole(s.slots[8:])]
    for slots in beside:
        assert [tile != EMPTY for tile in slots] == [slot < 2 * seats for slot in range(8)]
    drawn = [*whole(s.government), *[tile for slots in beside for tile in slots if tile != EMPTY]]
    assert len(set(drawn)) == len(drawn) == 32 + 4 * seats
    assert min(drawn) >= 0
    assert [tile for tile in range(135) if s.undrawn[tile] == 0] == sorted(drawn)


def test_every_pipe_tile_may_be_drawn() -> None:
    """PL-107."""
    s = dealt(2, until="deal pipe tiles")
    assert outcomes(s) == [str(tile) for tile in range(135)]


def test_the_action_tiles_come_to_the_inner_spaces_in_any_order() -> None:
    """PL-108."""
    s = dealt(2, until="deal action tiles")
    assert outcomes(s) == ACTIONS
    do(s, "deal_action contracts_loans")
    assert outcomes(s) == ["upgrades", "machines_pipes", "tanks_pipes"]
    do(s, "deal_action machines_pipes", "deal_action upgrades")
    assert [ACTIONS[tile] for tile in s.inner] == ["contracts_loans", "machines_pipes", "upgrades", "tanks_pipes"]


def test_the_worker_finds_the_action_that_was_dealt_to_its_space() -> None:
    """PL-108."""
    actions = ["contracts_loans", "tanks_pipes", "upgrades", "machines_pipes"]
    steps = [do(at({}, actions=actions), f"work {space}").step.name for space in range(4, 8)]
    assert steps == ["contracts", "tanks_pipes", "upgrades", "machines_pipes"]


@ALL_SEATS
def test_any_seat_may_be_first_and_the_others_follow_clockwise(seats: int) -> None:
    """PL-111."""
    for first in range(seats):
        s = dealt(seats, until="first seat")
        assert outcomes(s) == [str(seat) for seat in range(seats)]
        do(s, f"first_seat {first}")
        assert whole(s.upper) == [(first + place) % seats for place in range(seats)]
        assert whole(s.lower) == [NOBODY] * seats
        assert s.mover == first


@ALL_SEATS
def test_one_barrel_of_each_colour_and_seat_is_set_aside_for_the_length_track(seats: int) -> None:
    """PL-113."""
    s = dealt(seats)
    crude = {2: 6, 3: 7, 4: 8}[seats]  # two crude rows of every colour are full
    assert whole(s.supply) == [44 - seats - 2 * crude] * 3


def test_the_length_track_shows_the_longest_pipelines_in_segments() -> None:
    """PL-113."""
    red = {"network": STRAIGHT, "upgrades": {"engineering": 2}}
    s = at(red, boards={"blue": {"network": LOOP}})
    seats = GAME.view(s, 0)["seats"]
    assert isinstance(seats, list)
    longest = [board["longest"] for board in seats]
    assert longest == [{"O": 6, "S": 1, "T": 1}, {"O": 1, "S": 1, "T": 4}]
