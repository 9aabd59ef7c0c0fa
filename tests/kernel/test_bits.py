"""Sets as bits, far beyond 31 places."""

from spindletop.kernel.bits import bit, count, has, members


def test_places_above_31_are_places():
    assert [bit(n) for n in (0, 31, 32, 61)] == [1, 2**31, 2**32, 2**61]


def test_members_count_and_has_agree():
    mask = bit(3) | bit(40) | bit(61)
    assert members(mask) == [3, 40, 61]
    assert count(mask) == 3
    assert [has(mask, n) for n in (3, 4, 40, 61)] == [True, False, True, True]
