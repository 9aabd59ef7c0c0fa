"""Limits by address: token buckets for requests, and a number of connections."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 20_000


class Buckets:
    """A token bucket for each address: it holds `burst` tokens and gains `rate` a second."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.full: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, address: str, cost: float = 1) -> float:
        """Take `cost` tokens and return 0, or take none and return for how many seconds to wait.

        What costs more than a whole bucket holds is let through when the bucket is full.
        """
        if self.rate <= 0:
            return 0.0
        now = self.now()
        tokens, then = self.full.get(address, (self.burst, now))
        tokens = min(self.burst, tokens + (now - then) * self.rate)
        self.full.pop(address, None)
        while len(self.full) >= MOST_ADDRESSES:
            self.full.popitem(last=False)
        cost = min(cost, self.burst)
        if tokens < cost:
            self.full[address] = (tokens, now)
            return (cost - tokens) / self.rate
        self.full[address] = (tokens - cost, now)
        return 0.0


class Connections:
    """How many live connections there are, in all and by address."""

    def __init__(self, most: int, most_by_address: int) -> None:
        self.most = most
        self.most_by_address = most_by_address
        self.by_address: Counter[str] = Counter()

    @property
    def count(self) -> int:
        """Return how many there are."""
        return self.by_address.total()

    def enter(self, address: str) -> str:
        """Count a connection and return nothing, or return why there may be no more."""
        if self.count >= self.most:
            return "The server has as many live connections as it can bear; try again later."
        if self.by_address[address] >= self.most_by_address:
            return "There are too many live connections from your address."
        self.by_address[address] += 1
        return ""

    def leave(self, address: str) -> None:
        """Count a connection less."""
        self.by_address[address] -= 1
        if self.by_address[address] <= 0:
            del self.by_address[address]
