"""A clock that never jumps while the server runs: setting the system's clock changes nobody's thinking time."""

import time
from collections.abc import Callable

MILLI = 1_000_000


def _elapsed() -> int:
    """Return nanoseconds since some moment; where the system can tell, the time it was suspended counts."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)


def steady_clock() -> Callable[[], int]:
    """Return a clock in milliseconds since 1970: the wall clock is read once, from then on time simply passes."""
    wall, begun = time.time_ns(), _elapsed()
    return lambda: (wall + _elapsed() - begun) // MILLI
