"""What a tournament plays: rotated seats, paired dealers, the same games for the same plan."""

from collections import Counter

import pytest

from cases import seat_cases
from spindletop.arena.plan import KINDS, Plan, line_ups
from spindletop.arena.schedule import PlanError
from spindletop.bots.bot import BotError
from spindletop.games import UnknownGame


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_bot_sits_in_every_seat_equally_often(seats):
    rows = line_ups(("a", "b"), seats)
    assert len(set(rows)) == len(rows)
    for seat in range(seats):
        held = Counter(row[seat] for row in rows)
        assert held["a"] == held["b"]


@pytest.mark.parametrize("case", seat_cases(), ids=str)
def test_each_dealer_deals_to_every_pairing_and_rotation(case):
    plan = Plan(case.game.id, ("random", "pass", "greedy"), case.seats, deals=3).check()
    fixtures = plan.fixtures()
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    per_deal = Counter((fixture.deal, fixture.seed) for fixture in fixtures)
    assert len(per_deal) == 3 and len(set(per_deal.values())) == 1
    assert len({fixture.seed for fixture in fixtures}) == 3
    assert len(fixtures) == 3 * 3 * len(line_ups(("a", "b"), case.seats))


def test_a_ladder_lets_only_neighbours_meet():
    bots = ("random", "pass", "greedy")
    assert len(Plan("oilman", bots, kind="round-robin").pairings()) == 3
    assert Plan("oilman", bots, kind="ladder").pairings() == [("random", "pass"), ("pass", "greedy")]


def test_a_plan_survives_writing_and_another_seed_deals_other_games():
    plan = Plan("oilman", ("random", "greedy"), 2, options={"rounds": 3}).check()
    assert Plan.from_json(plan.to_json()) == plan
    other = Plan("oilman", ("random", "greedy"), 2, seed=2, options={"rounds": 3}).check()
    assert {f.seed for f in plan.fixtures()}.isdisjoint({f.seed for f in other.fixtures()})


@pytest.mark.parametrize(
    ("plan", "error", "words"),
    [
        (Plan("chess", ("random", "greedy")), UnknownGame, "chess"),
        (Plan("oilman", ("random",)), PlanError, "two bots"),
        (Plan("oilman", ("random", "random")), PlanError, "once"),
        (Plan("oilman", ("random", "genius")), BotError, "genius"),
        (Plan("oilman", ("random", "greedy"), kind="swiss"), PlanError, KINDS[0]),
        (Plan("oilman", ("random", "greedy"), deals=0), PlanError, "deals"),
        (Plan("oilman", ("random", "greedy"), seats=40), ValueError, "seats"),
        (Plan("oilman", ("random", "greedy"), options={"moon": 1}), ValueError, "moon"),
    ],
)
def test_what_cannot_be_played_is_named(plan, error, words):
    with pytest.raises(error, match=words):
        plan.check()
