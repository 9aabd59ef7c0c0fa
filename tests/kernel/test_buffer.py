"""The buffer of choices and chances."""

from spindletop.kernel.buffer import Buffer


def test_outcomes_lie_side_by_side_as_long_as_they_weigh():
    out = Buffer()
    for outcome, weight in [(4, 2), (5, 0), (6, 3)]:
        out.weigh(outcome, weight)
    assert [out.outcome_at(place) for place in range(out.total)] == [4, 4, 6, 6, 6]
