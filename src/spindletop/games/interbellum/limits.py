"""Bounds of whole numbers, as functions: a conditional expression with a literal is slow in compiled code."""

from mypy_extensions import i64


def at_least(x: i64, low: i64) -> i64:
    """Return `x`, but no less than `low`."""
    if x < low:
        return low
    return x


def at_most(x: i64, high: i64) -> i64:
    """Return `x`, but no more than `high`."""
    if x > high:
        return high
    return x
