"""A cache of replay pages: each is made once, in a thread, and kept while there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from spindletop.server.wire.problems import Problem

MOST_BYTES = 64 * 1024 * 1024
MOST_WAITING = 16
COST = 20
"""How many requests a page that must be made counts for, against the caller's limit."""


class ReplayCache:
    """The pages that were made lately; requests for a page that is being made share it."""

    def __init__(self, most_bytes: int = MOST_BYTES, most_waiting: int = MOST_WAITING) -> None:
        self.most_bytes = most_bytes
        self.most_waiting = most_waiting
        self.thread = ThreadPoolExecutor(1, "replays")
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.bytes = 0
        self.making: dict[Hashable, asyncio.Future[bytes]] = {}

    def __contains__(self, key: Hashable) -> bool:
        """Tell whether a page is there, or is being made."""
        return key in self.kept or key in self.making

    async def page(self, key: Hashable, make: Callable[[], str]) -> bytes:
        """Return the page of a key; `make` returns it if it is not there yet, and is called in the thread."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        making = self.making.get(key)
        if making is None:
            if len(self.making) >= self.most_waiting:
                raise Problem("unavailable", "Many replays are being made just now; try again.", retry_after=10)
            making = asyncio.get_running_loop().run_in_executor(self.thread, lambda: make().encode())
            self.making[key] = making
            making.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(making)

    def _made(self, key: Hashable, done: "asyncio.Future[bytes]") -> None:
        del self.making[key]
        if done.cancelled() or done.exception() is not None or len(done.result()) > self.most_bytes:
            return
        self.kept[key] = done.result()
        self.bytes += len(done.result())
        while self.bytes > self.most_bytes:
            self.bytes -= len(self.kept.popitem(last=False)[1])

    def close(self) -> None:
        """Stop making pages."""
        self.thread.shutdown(wait=False, cancel_futures=True)
