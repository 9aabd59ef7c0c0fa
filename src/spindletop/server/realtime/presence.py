"""Who is at a table just now: seats and spectators with a live connection, in this process and in others."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterable

import msgspec

from spindletop.kernel.state import SPECTATOR
from spindletop.server.realtime.registry import LiveTable, TableRegistry
from spindletop.server.realtime.viewer import Presence

CHANNEL = "spindletop_presence"
PAUSE = 0.1
"""Comings and goings within so many seconds are told together: a page that is loaded anew has not been away."""
PULSE = 15.0
"""How often a process says again who is there."""
PATIENCE = 40.0
"""A process that has been silent for so many seconds is gone, and everybody with it."""
AT_ONCE = 50
log = logging.getLogger(__name__)


class PresenceReport(msgspec.Struct):
    """What one process tells the others: who is connected to it, by table; and whether it wants to know the same."""

    process: str
    tables: dict[str, Presence]
    ask: bool = False


class PresenceTracker:
    """Counts the live connections of every table and tells those who watch it."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.process = secrets.token_urlsafe(8)
        self.alone = registry.store.is_sqlite
        self.waiting: dict[str, asyncio.TimerHandle] = {}
        self.said: dict[str, Presence] = {}
        """What the other processes were told last."""
        self.tasks: set[asyncio.Task[None]] = set()

    # -- here

    def enter(self, live: LiveTable, seat: int) -> None:
        """Somebody has connected, as a seat or a spectator."""
        live.here[seat] += 1
        self._soon(live)

    def leave(self, live: LiveTable, seat: int) -> None:
        """Somebody has gone."""
        live.here[seat] -= 1
        if live.here[seat] <= 0:
            del live.here[seat]
        self._soon(live)

    def _soon(self, live: LiveTable) -> None:
        id = live.table.terms.id
        if id not in self.waiting:
            self.waiting[id] = asyncio.get_running_loop().call_later(PAUSE, self._settle, live)

    def _settle(self, live: LiveTable) -> None:
        id = live.table.terms.id
        self.waiting.pop(id, None)
        own = connected_to(live)
        if not self.alone and own != self.said.get(id, Presence()):
            first = id not in self.said
            self.said[id] = own
            if own == Presence():
                del self.said[id]
            self._tell({id: own}, ask=first)
        self._sum_up(live)

    def _sum_up(self, live: LiveTable) -> None:
        now = asyncio.get_running_loop().time()
        for process in [one for one, (_, heard) in live.elsewhere.items() if now - heard > PATIENCE]:
            del live.elsewhere[process]
        others = [present for present, _ in live.elsewhere.values()]
        live.present = together([connected_to(live), *others])
        live.wake()

    # -- other processes

    def ask(self) -> None:
        """Say who is here and ask the others for the same: some of it may not have been heard."""
        here = {id: connected_to(live) for id, live in self.registry.loaded.items() if live.here}
        tables = list(here.items())
        for i in range(0, len(tables), AT_ONCE):
            self._tell(dict(tables[i : i + AT_ONCE]), ask=True)

    def _tell(self, tables: dict[str, Presence], ask: bool = False) -> None:
        report = msgspec.json.encode(PresenceReport(self.process, tables, ask)).decode()
        task = asyncio.create_task(self._publish(report))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _publish(self, report: str) -> None:
        try:
            await self.registry.store.tell(CHANNEL, report)
        except Exception as error:  # it will be said again
            log.warning("other processes do not hear who is here", extra={"error": type(error).__name__})

    def hear(self, news: bytes) -> None:
        """Note who is connected to another process."""
        report = msgspec.json.decode(news, type=PresenceReport)
        if report.process == self.process:
            return
        now = asyncio.get_running_loop().time()
        for id, present in report.tables.items():
            live = self.registry.loaded.get(id)
            if live is None:
                continue
            live.elsewhere[report.process] = (present, now)
            if present == Presence():
                del live.elsewhere[report.process]
            if live.watchers:
                self._sum_up(live)
        asked = {id: self.said[id] for id in report.tables if id in self.said}
        if report.ask and asked:
            self._tell(asked)

    def begin(self) -> None:
        """Say again and again who is here, for processes that did not hear it."""
        if not self.alone:
            task = asyncio.create_task(self._pulse(), name="pulse of the presence")
            self.tasks.add(task)

    async def _pulse(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            said = list(self.said.items())
            for i in range(0, len(said), AT_ONCE):
                self._tell(dict(said[i : i + AT_ONCE]))
            for id, _ in said:
                live = self.registry.loaded.get(id)
                if live is not None:
                    self._sum_up(live)

    async def close(self) -> None:
        """Stop counting."""
        for handle in self.waiting.values():
            handle.cancel()
        for task in list(self.tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


def connected_to(live: LiveTable) -> Presence:
    """Return who is connected to this process."""
    return Presence(sorted(seat for seat in live.here if seat != SPECTATOR), live.here[SPECTATOR])


def together(parts: Iterable[Presence]) -> Presence:
    """Return who is there in all of these."""
    seats: set[int] = set()
    watching = 0
    for part in parts:
        seats |= set(part.seats)
        watching += part.watching
    return Presence(sorted(seats), watching)
