"""Everything one server process consists of, put together and taken apart in the right order."""

import contextlib

import msgspec

from spindletop.games import shelf
from spindletop.server.attendance import CHANNEL as PRESENCE
from spindletop.server.attendance import Attendance
from spindletop.server.bots import BotSeats
from spindletop.server.hall import Hall
from spindletop.server.limits import Buckets, Connections
from spindletop.server.listening import Listening
from spindletop.server.notify import Notifier
from spindletop.server.pens import CHANNEL
from spindletop.server.replays import Replays
from spindletop.server.settings import Settings
from spindletop.server.store import Store
from spindletop.server.watch import Watch
from spindletop.server.workers import Workers


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.hall = Hall(self.store, shelf())
        self.requests = Buckets(settings.requests_per_second, settings.burst)
        rate = settings.tables_per_hour / 3600 if settings.requests_per_second > 0 else 0.0
        self.openings = Buckets(rate, max(10, settings.tables_per_hour // 2))
        self.connections = Connections(settings.connections, settings.connections_per_address)
        self.bots = BotSeats(self.hall, Workers(settings.workers), settings)
        self.watch = Watch(self.hall, self.bots, settings)
        self.attendance = Attendance(self.hall)
        self.replays = Replays()
        self.notifier: Notifier | None = None
        self.listening: Listening | None = None
        self.closing = False
        self.trouble = ""
        """Why it could not open, if it could not."""

    async def open(self) -> None:
        """Open for business; PostgreSQL tells other processes the news itself, SQLite serves one process alone."""
        await self.store.open()
        self.notifier = Notifier(self.hall, self.settings)
        if not self.store.is_sqlite:
            address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self.listening = Listening(address, [CHANNEL, PRESENCE], self._hear, self._read_on)
            await self.listening.begin()
        self.attendance.begin()
        self.notifier.begin()
        self.watch.begin()

    async def _hear(self, channel: str, news: str) -> None:
        if channel == CHANNEL:
            table, _, seq = news.partition(" ")
            await self.hall.heard(table, int(seq))
        else:
            with contextlib.suppress(msgspec.DecodeError):  # not from one of us
                self.attendance.hear(news.encode())

    async def _read_on(self) -> None:
        """Find out what was not heard while nobody listened."""
        await self.hall.read_on(list(self.hall.desks))
        self.attendance.ask()

    async def close(self) -> None:
        """Close: no more thinking, then the last writes, then the database."""
        self.closing = True
        self.replays.close()
        await self.watch.close()
        await self.bots.close()
        if self.notifier is not None:
            await self.notifier.close()
        await self.attendance.close()
        if self.listening is not None:
            await self.listening.close()
        await self.store.close()
