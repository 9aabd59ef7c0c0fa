"""The parts of one server process, started and stopped in the right order."""

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
    """Everything that the handlers and connections of one server process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
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
        self.startup_error = ""
        """Why the server could not start, if it could not."""

    async def open(self) -> None:
        """Start everything; on PostgreSQL processes notify each other, an SQLite file serves one process alone."""
        await self.store.open()
        self.notifier = Notifier(self.registry, self.settings)
        if not self.store.is_sqlite:
            address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self.listener = PostgresListener(address, [CHANNEL, PRESENCE], self._on_notification, self._on_reconnect)
            await self.listener.start()
        self.presence.start()
        self.notifier.start()
        self.scheduler.start()

    async def _on_notification(self, channel: str, message: str) -> None:
        if channel == CHANNEL:
            table, _, seq = message.partition(" ")
            await self.registry.catch_up_to(table, int(seq))
        else:
            with contextlib.suppress(msgspec.DecodeError):  # not from one of us
                self.presence.receive(message.encode())

    async def _on_reconnect(self) -> None:
        """Catch up with what was missed while the connection was lost."""
        await self.registry.catch_up_all(list(self.registry.loaded))
        self.presence.ask()

    async def close(self) -> None:
        """Stop everything: bots and timers first, then the last writes, then the database."""
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
