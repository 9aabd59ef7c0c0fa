"""Notifications of other processes: LISTEN on PostgreSQL, with a new connection whenever one is lost."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import asyncpg

LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
CHECK_SECONDS = 10.0
"""How often the connection is checked; one that was cut does not report it by itself."""
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
log = logging.getLogger(__name__)


class PostgresListener:
    """Hands notifications on, one after the other; `on_reconnect` is called when some may have been missed."""

    def __init__(
        self,
        address: str,
        channels: Sequence[str],
        on_notification: Callable[[str, str], Awaitable[None]],
        on_reconnect: Callable[[], Awaitable[None]],
    ) -> None:
        self.address = address
        self.channels = channels
        self.on_notification = on_notification
        self.on_reconnect = on_reconnect
        self.queue: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Connect, and return once notifications arrive."""
        connection = await self._connect()
        self.tasks = [asyncio.create_task(self._keep_connected(connection)), asyncio.create_task(self._dispatch())]

    async def _connect(self) -> Any:
        async with asyncio.timeout(CHECK_SECONDS):
            connection = await asyncpg.connect(self.address)
            for channel in self.channels:
                await connection.add_listener(channel, self._enqueue)
            return connection

    def _enqueue(self, connection: Any, process: int, channel: str, message: object) -> None:
        self.queue.put_nowait((channel, str(message)))

    async def _keep_connected(self, connection: Any) -> None:
        """Listen for ever, with a new connection whenever one is lost."""
        while True:
            try:
                await _until_lost(connection)
            finally:
                connection.terminate()
            log.warning("the connection for notifications of other processes is lost; reconnecting")
            connection = await self._reconnect()
            log.warning("notifications of other processes arrive again")
            await self._catch_up()

    async def _reconnect(self) -> Any:
        wait = FIRST_WAIT
        while True:
            with contextlib.suppress(*LOST):
                return await self._connect()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _catch_up(self) -> None:
        try:
            await self.on_reconnect()
        except Exception:
            log.exception("missed notifications could not be made up for")

    async def _dispatch(self) -> None:
        while True:
            channel, message = await self.queue.get()
            try:
                await self.on_notification(channel, message)
            except Exception as error:
                log.warning("a notification could not be handled", extra={"error": type(error).__name__})

    async def close(self) -> None:
        """Stop listening."""
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


async def _until_lost(connection: Any) -> None:
    """Return when a connection is lost."""
    ended = asyncio.Event()
    connection.add_termination_listener(lambda _: ended.set())
    while not connection.is_closed():
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CHECK_SECONDS):
                await ended.wait()
            return
        try:
            await connection.execute("SELECT 1", timeout=CHECK_SECONDS)
        except LOST:
            return
