"""News of other processes: LISTEN on PostgreSQL, taken up again whenever the connection is lost."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import asyncpg

LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
PULSE = 10.0
"""How often the connection is asked whether it is still there; one that was cut says nothing by itself."""
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
log = logging.getLogger(__name__)


class PostgresListener:
    """Hears what other processes tell, one after the other; `again` is called when something may have been missed."""

    def __init__(
        self,
        address: str,
        channels: Sequence[str],
        hear: Callable[[str, str], Awaitable[None]],
        again: Callable[[], Awaitable[None]],
    ) -> None:
        self.address = address
        self.channels = channels
        self.hear = hear
        self.again = again
        self.news: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Return when news are heard."""
        connection = await self._connect()
        self.tasks = [asyncio.create_task(self._stay(connection)), asyncio.create_task(self._follow())]

    async def _connect(self) -> Any:
        async with asyncio.timeout(PULSE):
            connection = await asyncpg.connect(self.address)
            for channel in self.channels:
                await connection.add_listener(channel, self._heard)
            return connection

    def _heard(self, connection: Any, process: int, channel: str, news: object) -> None:
        self.news.put_nowait((channel, str(news)))

    async def _stay(self, connection: Any) -> None:
        """Listen for ever, with a new connection whenever one is lost."""
        while True:
            try:
                await _until_lost(connection)
            finally:
                connection.terminate()
            log.warning("news of other processes are not heard; listening again soon")
            connection = await self._insist()
            log.warning("news of other processes are heard again")
            await self._catch_up()

    async def _insist(self) -> Any:
        wait = FIRST_WAIT
        while True:
            with contextlib.suppress(*LOST):
                return await self._connect()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _catch_up(self) -> None:
        try:
            await self.again()
        except Exception:
            log.exception("what was missed cannot be read")

    async def _follow(self) -> None:
        while True:
            channel, news = await self.news.get()
            try:
                await self.hear(channel, news)
            except Exception as error:
                log.warning("news could not be followed", extra={"error": type(error).__name__})

    async def close(self) -> None:
        """Listen no more."""
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


async def _until_lost(connection: Any) -> None:
    """Return when a connection is of no use any more."""
    ended = asyncio.Event()
    connection.add_termination_listener(lambda _: ended.set())
    while not connection.is_closed():
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PULSE):
                await ended.wait()
            return
        try:
            await connection.execute("SELECT 1", timeout=PULSE)
        except LOST:
            return
