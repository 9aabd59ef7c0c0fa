"""Studies of nothing find nothing: at most one family in twenty is wrong, however often one looks."""

import math
import random

import pytest

from spindletop.lab import compare
from spindletop.lab.audit import FALSE_SHARE
from spindletop.lab.design import Wish
from spindletop.lab.intervals import FIRST_LOOK, benjamini_hochberg, chance_of, estimate
from spindletop.lab.measures import NUMBER, SHARE, Measure
from spindletop.lab.verdicts import CHANGED, FAIR, NOT_FAIR, changes, fairness

FAMILY = [Measure(f"m{i}", SHARE if i < 5 else NUMBER, "", lambda row: 0.0) for i in range(9)]
RUNS = 200
MOST = 0.05 + 2.33 * math.sqrt(0.05 * 0.95 / RUNS)
"""What 200 runs of a method that errs in 5 % of them exceed one time in a hundred."""


def streams(rng, blocks, effect=0.0):
    rows = []
    for measure in FAMILY:
        shared = [rng.gauss(0, 1) for _ in range(blocks)]
        if measure.kind == SHARE:
            arms = [[sum(rng.random() < 0.25 for _ in range(4)) / 4 for _ in range(blocks)] for _ in range(2)]
        else:
            arms = [[50 + luck + rng.gauss(0, 1) for luck in shared] for _ in range(2)]
        rows.append((measure, arms[0], [value + effect for value in arms[1]]))
    return rows


def test_families_without_any_change_alarm_in_at_most_one_of_twenty_runs_with_a_look_every_100_blocks():
    rng = random.Random(11)
    planned, alarms = 400, 0
    for _ in range(RUNS):
        rows = streams(rng, planned)
        looks = [*range(FIRST_LOOK, planned, 100), planned]
        alarms += any(
            row.verdict == CHANGED
            for n in looks
            for row in changes([(measure, ones[:n], others[:n]) for measure, ones, others in rows], planned, 4)
        )
    assert alarms / RUNS <= MOST


def test_a_real_change_is_found_in_nearly_every_run():
    rng = random.Random(12)
    found = sum(any(row.verdict == CHANGED for row in changes(streams(rng, 200, 0.1), 200, 4)) for _ in range(20))
    assert found >= 19


def test_a_fair_game_is_hardly_ever_called_unfair_and_an_unfair_one_hardly_ever_fair():
    rng = random.Random(13)

    def places(chances, blocks):
        rows = [[0.0] * blocks for _ in chances]
        for block in range(blocks):
            for _ in range(4):
                rows[rng.choices(range(4), chances)[0]][block] += 0.25
        return rows

    wrong = sum(fairness(places([1, 1, 1, 1], 200)).verdict == NOT_FAIR for _ in range(RUNS))
    assert wrong / RUNS <= MOST
    edge = [0.25 * 1.15, 0.25 * 0.95, 0.25 * 0.95, 0.25 * 0.95]  # a place at the very edge of the band is not fair
    wrong = sum(fairness(places(edge, 200)).verdict == FAIR for _ in range(RUNS))
    assert wrong / RUNS <= MOST


def test_among_flagged_components_at_most_a_tenth_is_luck():
    rng = random.Random(14)
    false = flagged = 0
    for _ in range(40):
        rows = [[rng.gauss(-0.1 if i < 10 else 0.0, 0.3) for _ in range(60)] for i in range(40)]
        found = [estimate(row, 0.05) for row in rows]
        q_values = benjamini_hochberg([chance_of(one.mean, one.error, one.n - 1) for one in found])
        flags = [i for i, q in enumerate(q_values) if q <= FALSE_SHARE]
        flagged += len(flags)
        false += sum(i >= 10 for i in flags)
    assert flagged > 100
    assert false / flagged <= 0.11


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["lots", "deals"])
def test_an_edition_compared_with_itself_is_the_same(wildcat, kind):
    runs, alarms = 30, 0
    for seed in range(runs):
        found = compare(Wish("wildcat", levels=("careless:slips=0.3",), games=45, seed=seed), "base", same=kind)
        alarms += any(verdict.startswith(CHANGED) for verdict in found["verdicts"].values())
    assert alarms <= 5  # more would come about one time in a hundred at 5 %
