"""Presence: which seats and how many spectators are connected to a table, in this process and in others."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterable

import msgspec

from spindletop.kernel.state import SPECTATOR
from spindletop.server.realtime.live_table import LiveTable
from spindletop.server.realtime.registry import TableRegistry
from spindletop.server.wire.parts import Presence

CHANNEL = "spindletop_presence"
DEBOUNCE = 0.1
"""Changes within so many seconds are sent together: a page that is reloaded was never away."""
HEARTBEAT = 15.0
"""How often a process repeats its report."""
EXPIRY = 40.0
"""A process that has not reported for so many seconds is gone, with all its connections."""
AT_ONCE = 50
log = logging.getLogger(__name__)


class PresenceReport(msgspec.Struct):
    """What one process tells the others: who is connected to it, by table; `ask` requests the same of them."""

    process: str
    tables: dict[str, Presence]
    ask: bool = False


class PresenceTracker:
    """Counts the live connections of every table and notifies its subscribers."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.process = secrets.token_urlsafe(8)
        self.alone = registry.store.is_sqlite
        self.waiting: dict[str, asyncio.TimerHandle] = {}
        self.reported: dict[str, Presence] = {}
        """What this process last reported, by table."""
        self.tasks: set[asyncio.Task[None]] = set()

    # -- this process

    def enter(self, live: LiveTable, seat: int) -> None:
        """Count a new connection of a seat or a spectator."""
        live.connected[seat] += 1
        self._schedule(live)

    def leave(self, live: LiveTable, seat: int) -> None:
        """Count a connection less."""
        live.connected[seat] -= 1
        if live.connected[seat] <= 0:
            del live.connected[seat]
        self._schedule(live)

    def _schedule(self, live: LiveTable) -> None:
        id = live.table.terms.id
        if id not in self.waiting:
            self.waiting[id] = asyncio.get_running_loop().call_later(DEBOUNCE, self._publish, live)

    def _publish(self, live: LiveTable) -> None:
        id = live.table.terms.id
        self.waiting.pop(id, None)
        own = connected_to(live)
        if not self.alone and own != self.reported.get(id, Presence()):
            first = id not in self.reported
            self.reported[id] = own
            if own == Presence():
                del self.reported[id]
            self._report({id: own}, ask=first)
        self._update(live)

    def _update(self, live: LiveTable) -> None:
        now = asyncio.get_running_loop().time()
        for process in [one for one, (_, heard) in live.elsewhere.items() if now - heard > EXPIRY]:
            del live.elsewhere[process]
        others = [presence for presence, _ in live.elsewhere.values()]
        live.presence = together([connected_to(live), *others])
        live.notify()

    # -- other processes

    def ask(self) -> None:
        """Report everything and ask the others for the same: some reports may have been missed."""
        here = {id: connected_to(live) for id, live in self.registry.loaded.items() if live.connected}
        tables = list(here.items())
        for i in range(0, len(tables), AT_ONCE):
            self._report(dict(tables[i : i + AT_ONCE]), ask=True)

    def _report(self, tables: dict[str, Presence], ask: bool = False) -> None:
        report = msgspec.json.encode(PresenceReport(self.process, tables, ask)).decode()
        task = asyncio.create_task(self._send(report))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _send(self, report: str) -> None:
        try:
            await self.registry.store.notify(CHANNEL, report)
        except Exception as error:  # the heartbeat repeats it
            log.warning("presence could not be reported to other processes", extra={"error": type(error).__name__})

    def receive(self, message: bytes) -> None:
        """Take in a report of another process."""
        report = msgspec.json.decode(message, type=PresenceReport)
        if report.process == self.process:
            return
        now = asyncio.get_running_loop().time()
        for id, presence in report.tables.items():
            live = self.registry.loaded.get(id)
            if live is None:
                continue
            live.elsewhere[report.process] = (presence, now)
            if presence == Presence():
                del live.elsewhere[report.process]
            if live.subscribers:
                self._update(live)
        asked = {id: self.reported[id] for id in report.tables if id in self.reported}
        if report.ask and asked:
            self._report(asked)

    def start(self) -> None:
        """Start the heartbeat."""
        if not self.alone:
            task = asyncio.create_task(self._heartbeat(), name="presence heartbeat")
            self.tasks.add(task)

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            reported = list(self.reported.items())
            for i in range(0, len(reported), AT_ONCE):
                self._report(dict(reported[i : i + AT_ONCE]))
            for id, _ in reported:
                live = self.registry.loaded.get(id)
                if live is not None:
                    self._update(live)

    async def close(self) -> None:
        """Cancel all timers and tasks."""
        for handle in self.waiting.values():
            handle.cancel()
        for task in list(self.tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


def connected_to(live: LiveTable) -> Presence:
    """Return who is connected to this process."""
    return Presence(sorted(seat for seat in live.connected if seat != SPECTATOR), live.connected[SPECTATOR])


def together(parts: Iterable[Presence]) -> Presence:
    """Return the sum of several presences."""
    seats: set[int] = set()
    watching = 0
    for part in parts:
        seats |= set(part.seats)
        watching += part.watching
    return Presence(sorted(seats), watching)
