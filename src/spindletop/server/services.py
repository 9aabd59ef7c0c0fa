"""Everything one server process consists of, put together and taken apart in the right order."""

import contextlib

import msgspec

from spindletop.games import shelf
from spindletop.server.bots.pool import WorkerPool
from spindletop.server.bots.seats import BotSeats
from spindletop.server.http.limits import Buckets, Connections
from spindletop.server.http.replay_cache import ReplayCache
from spindletop.server.realtime.presence import CHANNEL as PRESENCE
from spindletop.server.realtime.presence import PresenceTracker
from spindletop.server.realtime.registry import TableRegistry
from spindletop.server.realtime.timers import Scheduler
from spindletop.server.settings import Settings
from spindletop.server.storage.listener import PostgresListener
from spindletop.server.storage.store import Store
from spindletop.server.storage.writers import CHANNEL
from spindletop.server.webhooks.notifier import Notifier


class Services:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.registry = TableRegistry(self.store, shelf())
        self.requests = Buckets(settings.requests_per_second, settings.burst)
        rate = settings.tables_per_hour / 3600 if settings.requests_per_second > 0 else 0.0
        self.openings = Buckets(rate, max(10, settings.tables_per_hour // 2))
        self.connections = Connections(settings.connections, settings.connections_per_address)
        self.bots = BotSeats(self.registry, WorkerPool(settings.workers), settings)
        self.scheduler = Scheduler(self.registry, self.bots, settings)
        self.presence = PresenceTracker(self.registry)
        self.replays = ReplayCache()
        self.notifier: Notifier | None = None
        self.listener: PostgresListener | None = None
        self.closing = False
        self.trouble = ""
        """Why it could not open, if it could not."""

    async def open(self) -> None:
        """Open for business; PostgreSQL tells other processes the news itself, SQLite serves one process alone."""
        await self.store.open()
        self.notifier = Notifier(self.registry, self.settings)
        if not self.store.is_sqlite:
            address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self.listener = PostgresListener(address, [CHANNEL, PRESENCE], self._hear, self._read_on)
            await self.listener.begin()
        self.presence.begin()
        self.notifier.begin()
        self.scheduler.begin()

    async def _hear(self, channel: str, news: str) -> None:
        if channel == CHANNEL:
            table, _, seq = news.partition(" ")
            await self.registry.heard(table, int(seq))
        else:
            with contextlib.suppress(msgspec.DecodeError):  # not from one of us
                self.presence.hear(news.encode())

    async def _read_on(self) -> None:
        """Find out what was not heard while nobody listened."""
        await self.registry.read_on(list(self.registry.loaded))
        self.presence.ask()

    async def close(self) -> None:
        """Close: no more thinking, then the last writes, then the database."""
        self.closing = True
        self.replays.close()
        await self.scheduler.close()
        await self.bots.close()
        if self.notifier is not None:
            await self.notifier.close()
        await self.presence.close()
        if self.listener is not None:
            await self.listener.close()
        await self.store.close()
