"""Rows of an observation hold what was written, and refuse what cannot be written."""

import pytest

from spindletop.kernel.observation import SparseRow


def test_a_set_is_written_place_by_place():
    row = SparseRow()
    row.skip(1)
    row.flags(5, 4)
    assert row.dense() == [0.0, 1.0, 0.0, 1.0, 0.0]


def test_a_negative_number_is_no_set():
    with pytest.raises(ValueError, match="cannot be negative"):
        SparseRow().flags(-1, 4)


def test_a_set_larger_than_its_piece_is_refused():
    with pytest.raises(ValueError, match="more places than the piece"):
        SparseRow().flags(16, 4)
