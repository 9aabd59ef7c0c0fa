"""A table in memory, with its lock and those who are connected to it."""

import asyncio
import time
from collections import Counter

from spindletop.server.domain.table import Table
from spindletop.server.wire.parts import Presence


class LiveTable:
    """A loaded table: one command at a time changes it, and its subscribers are woken when it has changed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.subscribers: set[asyncio.Event] = set()
        self.outdated = False
        """Whether something may have been written that was not read back yet."""
        self.busy = 0
        """How many of the server's own tasks work on this table."""
        self.last_used = time.monotonic()
        self.last_viewed = float("-inf")
        """When somebody last looked at the table, by a request or a live connection."""
        self.connected: Counter[int] = Counter()
        """Live connections to this process, by seat."""
        self.elsewhere: dict[str, tuple[Presence, float]] = {}
        """Who is connected to other processes, and when each process last reported."""
        self.presence = Presence()

    @property
    def watched(self) -> bool:
        """Tell whether anybody has a live connection, to this process or another one."""
        return bool(self.subscribers or self.presence.seats or self.presence.watching)

    @property
    def idle(self) -> bool:
        """Tell whether this table may be dropped from memory."""
        return not self.subscribers and not self.busy and not self.lock.locked()

    def notify(self) -> None:
        """Wake the subscribers."""
        for subscriber in self.subscribers:
            subscriber.set()
