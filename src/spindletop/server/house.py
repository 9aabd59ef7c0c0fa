"""Everything one server process consists of, put together and taken apart in the right order."""

import asyncio
import contextlib
import logging

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from spindletop.games import shelf
from spindletop.server.attendance import CHANNEL as PRESENCE
from spindletop.server.attendance import Attendance
from spindletop.server.bots import BotSeats
from spindletop.server.hall import Hall
from spindletop.server.limits import Buckets, Connections
from spindletop.server.notify import Notifier
from spindletop.server.pens import CHANNEL
from spindletop.server.settings import Settings
from spindletop.server.store import Store
from spindletop.server.watch import Watch
from spindletop.server.workers import Workers

log = logging.getLogger("spindletop.server.house")


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.hall = Hall(self.store, shelf())
        self.channels = ChannelsPlugin(backend=self._backend(), channels=[CHANNEL, PRESENCE])
        self.requests = Buckets(settings.requests_per_second, settings.burst)
        rate = settings.tables_per_hour / 3600 if settings.requests_per_second > 0 else 0.0
        self.openings = Buckets(rate, max(10, settings.tables_per_hour // 2))
        self.connections = Connections(settings.connections, settings.connections_per_address)
        self.bots = BotSeats(self.hall, Workers(settings.workers), settings)
        self.watch = Watch(self.hall, self.bots, settings.sweep_seconds, settings.bot_seconds * 2 + 2)
        self.attendance = Attendance(self.hall)
        self.notifier: Notifier | None = None
        self.listening: list[asyncio.Task[None]] = []
        self.closing = False

    def _backend(self) -> ChannelsBackend:
        if self.store.is_sqlite:
            return MemoryChannelsBackend()
        dsn = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return AsyncPgChannelsBackend(dsn)

    async def open(self) -> None:
        """Open for business; PostgreSQL tells other processes the news itself, SQLite serves one process alone."""
        await self.store.open()
        self.notifier = Notifier(self.hall, self.settings)
        self.listening = [asyncio.create_task(self._listen()), asyncio.create_task(self._call_the_roll())]
        self.attendance.begin()
        self.notifier.begin()
        self.watch.begin()

    async def _listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for news in subscriber.iter_events():
                table, _, seq = news.decode().partition(" ")
                try:
                    await self.hall.heard(table, int(seq))
                except Exception:
                    log.exception("news could not be followed", extra={"table": table})

    async def _call_the_roll(self) -> None:
        async with self.channels.start_subscription(PRESENCE) as subscriber:
            async for news in subscriber.iter_events():
                with contextlib.suppress(msgspec.DecodeError):  # not from one of us
                    self.attendance.hear(news)

    async def close(self) -> None:
        """Close: no more thinking, then the last writes, then the database."""
        self.closing = True
        await self.watch.close()
        await self.bots.close()
        if self.notifier is not None:
            await self.notifier.close()
        await self.attendance.close()
        for listening in self.listening:
            listening.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await listening
        await self.store.close()
