"""Ratings of levels, and the trust that win chances deserve."""

import pytest

from spindletop.arena.calibration import Calibration, reliability_svg
from spindletop.arena.contest import Contest, Deal
from spindletop.arena.ladder import Rung, points
from spindletop.bots.levels import LEVELS
from spindletop.kernel.rng import Rng


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_fair_share_is_no_step_and_more_is_one_up(seats):
    assert points(1 / seats, seats) == pytest.approx(0)
    assert points(0.9, seats) > points(0.7, seats) > points(0.1, seats)
    assert points(1.0, seats) < 3000


def test_ten_to_one_is_four_hundred_points():
    assert points(10 / 11, 2) == pytest.approx(400)


def test_a_step_is_clear_when_its_interval_lies_above_a_fair_share():
    clear = Contest(2, [Deal(0.5 + 0.5 * (i % 4 > 0), 0, 0, []) for i in range(40)])
    doubtful = Contest(2, [Deal(i % 2 / 1.0, 0, 0, []) for i in range(41)])
    assert Rung(LEVELS[1], "a", clear).clear
    assert not Rung(LEVELS[1], "a", doubtful).clear
    step, low, high = Rung(LEVELS[1], "a", clear).step()
    assert low < step < high


def test_honest_chances_are_calibrated_and_boastful_ones_are_not():
    rng = Rng(5)
    honest, boastful = Calibration(2), Calibration(2)
    for _ in range(20_000):
        chance = (rng.below(81) + 10) / 100
        won = float(int(rng.below(1000)) < chance * 1000)
        honest.chances += [chance, 1 - chance]
        honest.shares += [won, 1 - won]
        loud = min(1.0, max(0.0, 0.5 + 1.6 * (chance - 0.5)))
        boastful.chances += [loud, 1 - loud]
        boastful.shares += [won, 1 - won]
    assert honest.error < 0.01
    assert boastful.error > 0.05
    assert honest.brier < honest.uniform_brier
    assert reliability_svg(honest, "honest").startswith("<svg")
