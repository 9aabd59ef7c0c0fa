"""The statistics keep what they promise: closed forms, coverage of simulated streams, corrections by hand."""

import math
import random

import pytest

from spindletop.lab.intervals import (
    FIRST_LOOK,
    anytime,
    benjamini_hochberg,
    blocks_for,
    chance_of,
    correlation,
    estimate,
    holm,
    student,
)


@pytest.mark.parametrize(
    ("p", "freedom", "quantile"),
    [
        (0.975, 1, 12.706),
        (0.975, 2, 4.303),
        (0.975, 5, 2.571),
        (0.98, 10, 2.359),
        (0.95, 30, 1.697),
        (0.975, 999, 1.962),
    ],
)
def test_students_quantiles_are_those_of_the_tables(p, freedom, quantile):
    assert student(p, freedom) == pytest.approx(quantile, rel=0.005)


@pytest.mark.parametrize(
    ("t", "freedom", "chance"), [(2.0, 5, 0.1019), (2.571, 5, 0.05), (3.0, 20, 0.0071), (1.0, 100, 0.3197)]
)
def test_the_chances_of_a_mean_are_those_of_the_tables(t, freedom, chance):
    assert chance_of(t, 1.0, freedom) == pytest.approx(chance, rel=0.05)


def test_an_interval_of_95_percent_misses_about_one_time_in_twenty():
    rng = random.Random(1)
    for blocks in (12, 60):
        missed = sum(
            estimate([sum(rng.random() < 0.25 for _ in range(4)) / 4 for _ in range(blocks)], 0.05).outside(0.25, 0.25)
            for _ in range(1000)
        )
        assert 25 <= missed <= 85, blocks


def test_an_anytime_interval_holds_at_every_look():
    rng = random.Random(2)
    runs, wrong = 300, 0
    for _ in range(runs):
        stream = [rng.gauss(0, 1) for _ in range(600)]
        wrong += any(anytime(stream[:n], 0.05, 600).outside(0, 0) for n in range(FIRST_LOOK, 601, 50))
    assert wrong / runs <= 0.05 + 3 * math.sqrt(0.05 * 0.95 / runs)


def test_looking_often_with_plain_intervals_would_not_do():
    rng = random.Random(2)
    runs, wrong = 300, 0
    for _ in range(runs):
        stream = [rng.gauss(0, 1) for _ in range(600)]
        wrong += any(estimate(stream[:n], 0.05).outside(0, 0) for n in range(FIRST_LOOK, 601, 50))
    assert wrong / runs > 0.10


def test_an_anytime_interval_says_nothing_before_its_first_look():
    assert anytime([0.0, 1.0] * 20, 0.01, 400).high == math.inf


def test_shares_that_never_vary_keep_the_rule_of_three():
    assert estimate([0.0] * 50, 0.05, share_of=4).high == pytest.approx(3 / 200)
    assert estimate([0.0] * 50, 0.05).high == 0


def test_holm_and_benjamini_hochberg_by_hand():
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert benjamini_hochberg([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.04, 0.04])
    assert benjamini_hochberg([]) == []


def test_correlation_of_equal_opposite_and_constant_rows():
    assert correlation([1, 2, 3], [2, 4, 6]) == pytest.approx(1)
    assert correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert correlation([1, 2, 3], [5, 5, 5]) == 0


def test_four_times_the_blocks_halve_an_interval():
    assert blocks_for(0.02, 100, 1.96 * 0.01, 0.05) == pytest.approx(400, abs=1)
