"""The end of the game: when it comes, and what each step of the scoring pays."""

from typing import Any

import pytest

from pipeline_positions import at, do, end_round
from spindletop.games.pipeline import scoring
from spindletop.games.pipeline.names import FAMILY_NAMES
from spindletop.games.pipeline.state import Table
from spindletop.games.pipeline.view_types import Score
from spindletop.kernel.state import OVER

COSTS = {"O": [4, 4, 4], "S": [5, 5, 5], "T": [6, 6, 6]}
PIPES = [("O", 3, 0), ("O", 4, 1), ("O", 13, 0), ("S", 9, 1), ("S", 10, 0), ("S", 14, 1), ("T", 18, 1), ("T", 5, 1)]
"""Best grades: O none, low, high; S low, mid, mid; T high, none. Attached: O low, S low, S mid, T high."""
ATTACHED = 10 + 10 + 20 + 30


def last_turn(
    valuations: list[int] | None = None, pipes: list[tuple[str, int, int]] | None = None, **red: Any
) -> Table:
    """Return the last turn of the game, with pipelines of these colours, lengths and machines."""
    families = red.pop("families", FAMILY_NAMES[:5])
    order, cards = ["red", "blue"], valuations or [4, 12, 13]
    s = at(red, round=18, turn="blue", order=order, markers=COSTS, valuations=cards, families=families)
    network = s.networks[0]
    for colour, length, attached in pipes or []:
        network._number("OST".index(colour), length)
        network.attached[len(network.length) - 1] = attached
    return s


def scored(valuations: list[int] | None = None, pipes: list[tuple[str, int, int]] | None = None, **red: Any) -> Table:
    """Return the finished game."""
    return do(last_turn(valuations, pipes, **red), "pass", "end_turn")


def parts(s: Table) -> Score:
    return scoring.breakdown(s, 0)


def test_the_game_ends_after_the_last_turn_of_round_eighteen() -> None:
    """PL-1401."""
    s = end_round(at({}, round=17))
    assert (s.round, s.mover) == (18, 0)
    do(s, "pass", "end_turn")
    assert (s.mover, s.ending) == (1, "")
    do(s, "pass", "end_turn")
    assert (s.mover, s.ending) == (OVER, "third_year")


def test_unfilled_contracts_are_removed_with_a_token_each() -> None:
    """PL-1402."""
    red: dict[str, Any] = {
        "active": ["C1", "C3", "C4", "C10"],
        "fillings": {"C1": 1, "C4": 1},
        "filled": {"C3": [0], "C4": [1]},
    }
    s = last_turn(**red)
    assert (s.tokens[0], int(s.active[0]).bit_count()) == (0, 4)
    do(s, "pass", "end_turn")
    assert (s.tokens[0], s.active[0]) == (3, 1 << 1)  # C4 had begun its second filling
    assert parts(s)["penalties"] == -90


def test_a_contract_filled_in_an_earlier_year_only_is_removed_too() -> None:
    """PL-1402."""
    red = {"active": ["C3"], "oil": ["S1", "S1"]}
    s = do(at(red, round=14), "deliver C3 0", "deliver C3 1")
    while s.mover != OVER:
        end_round(s)
    assert (s.tokens[0], s.active[0]) == (1, 0)


@pytest.mark.parametrize(("oil", "paid"), [("O0", 0), ("S1", 10), ("T2", 20), ("O3", 30)])
def test_oil_in_the_tanks_pays_by_its_grade(oil: str, paid: int) -> None:
    """PL-1403."""
    assert parts(scored(oil=[oil]))["oil"] == paid
    s = scored(oil=[oil, oil, "O1"] if oil != "S1" else [oil, oil], cash=7)
    assert parts(s)["oil"] == 2 * paid + (10 if oil != "S1" else 0)
    assert s.scores()[0] == 7 + parts(s)["oil"]


@pytest.mark.parametrize(
    ("pipe", "paid"),
    [
        (("O", 3, 0), 0),
        (("O", 4, 0), 10),
        (("O", 7, 1), 10),
        (("O", 8, 0), 20),
        (("O", 11, 0), 20),
        (("O", 12, 1), 30),
        (("S", 12, 0), 20),
        (("T", 5, 0), 0),
        (("T", 17, 0), 20),
        (("T", 40, 0), 30),
    ],
)
def test_a_pipeline_pays_for_the_best_grade_it_reaches_from_crude(pipe: tuple[str, int, int], paid: int) -> None:
    """PL-1404."""
    assert parts(scored(pipes=[pipe]))["pipelines"] == paid
    assert parts(scored(pipes=[pipe, pipe, ("S", 5, 0)]))["pipelines"] == 2 * paid + 10  # each of them counts


def test_virtual_value_counts_for_the_pipelines_at_the_end() -> None:
    """PL-1404."""
    assert parts(scored(pipes=[("T", 16, 0)]))["pipelines"] == 20
    assert parts(scored(pipes=[("T", 16, 0)], upgrades={"engineering": 1}))["pipelines"] == 30


RICH: dict[str, Any] = {
    "oil": ["O1", "O0", "S2", "S3", "T2", "T1", "S1"],
    "tanks": [1, 2, 1, 1],
    "active": ["C13", "C4", "C27"],
    "fillings": {"C13": 1, "C27": 1},
    "completed": ["W0", "W9"],
    "upgrades": {"government": 3, "shops": 3, "engineering": 0},
}
"""Oil: O 10, S 60, T 30. Remaining contracts O2 O1, T3 T1; orders O3 S1 T1, S2 S2 O1 O1."""


@pytest.mark.parametrize(
    ("card", "paid"),
    [
        (1, 100),
        (2, 10 + 30 + 10 + 20 + 20 + 30),
        (3, 5 * 10),
        (4, 2 * 100),
        (5, ATTACHED),
        (6, 60 + 10 + 20 + 20),
        (7, 10 + 10 + 30),
        (8, 30 + 30),
        (9, 2 * 10),
        (10, 2 * 20),
        (11, 2 * 30),
        (12, 35 + 20 + 45 + 20),
        (13, 55 + 30 + 30 + 45 + 45 + 30 + 30),
        (14, 75),  # O1 O3 S1 S2 T3
        (15, 100),  # O1 S1 S2 T3
        (16, 175),  # O1 O2 O3 S1 S2 T1 T3
    ],
)
def test_each_valuation_card_and_the_tile_pay_what_they_count(card: int, paid: int) -> None:
    """PL-1405."""
    others = [other for other in (4, 12, 13) if other != card][:2]
    fixed = {4: 200, 12: 120, 13: 265}
    s = scored([card, *others], PIPES, **RICH)
    assert s.tokens[0] == 1  # C4 is gone before the valuations (PL-1402)
    assert parts(s)["valuations"] == ATTACHED + paid + sum(fixed[other] for other in others)


@pytest.mark.parametrize(
    ("tokens", "penalty"), [(0, 0), (1, 20), (2, 50), (3, 90), (4, 140), (5, 200), (6, 270), (7, 350), (10, 650)]
)
def test_penalty_tokens_are_subtracted_by_the_table(tokens: int, penalty: int) -> None:
    """PL-1406."""
    s = scored(tokens=tokens, cash=1000)
    assert (parts(s)["penalties"], s.scores()[0]) == (-penalty, 1000 - penalty)


def test_penalties_may_leave_a_seat_with_less_than_nothing() -> None:
    """PL-1406."""
    s = scored(tokens=4, cash=30)
    assert (s.scores(), s.winners()) == ([30 - 140, 40], [1])
