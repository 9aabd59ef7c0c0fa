"""Slots shared fairly: who has used least lately comes first, and nobody holds all of them."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable

HALF_LIFE = 60.0
"""After so many seconds what an owner has used counts half."""


class Waiter(asyncio.Future[None]):
    """Somebody who waits for a slot."""

    def __init__(self, owner: str, urgent: bool, number: int) -> None:
        super().__init__()
        self.owner = owner
        self.urgent = urgent
        self.number = number


class FairShare:
    """A number of slots; `owner` is who is charged for using one."""

    def __init__(self, slots: int, now: Callable[[], float] = time.monotonic) -> None:
        self.slots = slots
        self.now = now
        self.held: Counter[str] = Counter()
        self.used: dict[str, tuple[float, float]] = {}
        """Seconds that each owner has used, and as of when."""
        self.waiting: list[Waiter] = []
        self.asked = 0

    @contextlib.asynccontextmanager
    async def slot(self, owner: str, urgent: bool = True) -> AsyncIterator[None]:
        """Wait for a slot and hold it; among one owner's waiters, urgent ones come first."""
        self.asked += 1
        waiter = Waiter(owner, urgent, self.asked)
        self.waiting.append(waiter)
        self._share_out()
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.cancelled():
                self.waiting = [one for one in self.waiting if one is not waiter]
            else:
                self._give_back(owner)
            raise
        begun = self.now()
        try:
            yield
        finally:
            self.used[owner] = (self._used_by(owner) + self.now() - begun, self.now())
            self._give_back(owner)

    def _used_by(self, owner: str) -> float:
        seconds, then = self.used.get(owner, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.now() - then) / HALF_LIFE))

    def _give_back(self, owner: str) -> None:
        self.held[owner] -= 1
        if self.held[owner] <= 0:
            del self.held[owner]
        self._share_out()

    def _share_out(self) -> None:
        """Give free slots away; where there are several, one owner always leaves a slot to the others."""
        most = max(1, self.slots - 1)
        while self.held.total() < self.slots:
            able = [one for one in self.waiting if self.held[one.owner] < most and not one.done()]
            if not able:
                break
            first = min(able, key=lambda one: (self._used_by(one.owner), not one.urgent, one.number))
            self.waiting.remove(first)
            self.held[first.owner] += 1
            first.set_result(None)
        self.held = +self.held
        if not self.held and not self.waiting:
            self.used = {owner: had for owner, had in self.used.items() if self._used_by(owner) > 0.01}
