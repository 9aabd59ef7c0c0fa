"""Slots that many ask for, shared out fairly: who has had little lately comes first, and nobody has all of them."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable

HALF_LIFE = 60.0
"""After so many seconds what somebody has had counts half."""


class Waiter(asyncio.Future[None]):
    """Somebody who waits for a place."""

    def __init__(self, owner: str, urgent: bool, number: int) -> None:
        super().__init__()
        self.owner = owner
        self.urgent = urgent
        self.number = number


class FairShare:
    """A number of places; `owner` is whom the use of one is charged to."""

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self.places = places
        self.now = now
        self.held: Counter[str] = Counter()
        self.had: dict[str, tuple[float, float]] = {}
        """Seconds somebody has had, and when that was reckoned."""
        self.waiting: list[Waiter] = []
        self.asked = 0

    @contextlib.asynccontextmanager
    async def place(self, owner: str, urgent: bool = True) -> AsyncIterator[None]:
        """Wait for a place and hold it; among one owner's, those that are urgent come first."""
        self.asked += 1
        asker = Waiter(owner, urgent, self.asked)
        self.waiting.append(asker)
        self._share_out()
        try:
            await asker
        except asyncio.CancelledError:
            if asker.cancelled():
                self.waiting = [one for one in self.waiting if one is not asker]
            else:
                self._give_back(owner)
            raise
        begun = self.now()
        try:
            yield
        finally:
            self.had[owner] = (self._had(owner) + self.now() - begun, self.now())
            self._give_back(owner)

    def _had(self, owner: str) -> float:
        seconds, then = self.had.get(owner, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.now() - then) / HALF_LIFE))

    def _give_back(self, owner: str) -> None:
        self.held[owner] -= 1
        if self.held[owner] <= 0:
            del self.held[owner]
        self._share_out()

    def _share_out(self) -> None:
        """Give free places away; one owner leaves a place to the others where there are several."""
        most = max(1, self.places - 1)
        while self.held.total() < self.places:
            able = [one for one in self.waiting if self.held[one.owner] < most and not one.done()]
            if not able:
                break
            first = min(able, key=lambda one: (self._had(one.owner), not one.urgent, one.number))
            self.waiting.remove(first)
            self.held[first.owner] += 1
            first.set_result(None)
        self.held = +self.held
        if not self.held and not self.waiting:
            self.had = {owner: had for owner, had in self.had.items() if self._had(owner) > 0.01}
