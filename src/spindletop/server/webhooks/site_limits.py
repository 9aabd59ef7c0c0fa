"""How many webhooks are called at once: few of one site, and slow sites share a pool of their own."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

AT_ONCE = 32
AT_ONCE_BY_SITE = 4
SLOW_AT_ONCE = 4
SLOW_SECONDS = 600.0
"""How long a site that timed out stays in the pool of slow ones."""
MOST_SLOW = 5000


class SiteLimits:
    """Limits concurrent calls by site; a slow site holds up other slow ones at most."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.all = asyncio.Semaphore(AT_ONCE)
        self.slow_ones = asyncio.Semaphore(SLOW_AT_ONCE)
        self.slow: OrderedDict[str, float] = OrderedDict()
        self.sites: dict[str, asyncio.Semaphore] = {}
        self.used: Counter[str] = Counter()

    @asynccontextmanager
    async def slot(self, site: str) -> AsyncIterator[None]:
        """Wait for a free slot: the site's own first, so that a crowded site waits by itself."""
        self.used[site] += 1
        one = self.sites.setdefault(site, asyncio.Semaphore(AT_ONCE_BY_SITE))
        try:
            async with one, self.slow_ones if self._is_slow(site) else self.all:
                yield
        finally:
            self.used[site] -= 1
            if not self.used[site]:
                del self.used[site], self.sites[site]

    def _is_slow(self, site: str) -> bool:
        since = self.slow.get(site)
        return since is not None and self.now() - since < SLOW_SECONDS

    def note(self, site: str, in_time: bool) -> None:
        """Note whether a site answered in time."""
        self.slow.pop(site, None)
        if not in_time:
            self.slow[site] = self.now()
            while len(self.slow) > MOST_SLOW:
                self.slow.popitem(last=False)
