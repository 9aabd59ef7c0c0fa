"""The night watch: rings when a seat's time is up, and wakes tables that wait for the server after a crash."""

import asyncio
import contextlib
import logging

from spindletop.server.bots.seats import BotSeats, bot_to_move
from spindletop.server.domain import commands
from spindletop.server.domain.due import due_after
from spindletop.server.domain.journal import Entry
from spindletop.server.domain.table import Outcome, Table
from spindletop.server.realtime.registry import LiveTable, TableRegistry
from spindletop.server.settings import Settings
from spindletop.server.wire.problems import Problem

AWAY = 10_000
"""A deadline missed by so many milliseconds means that no server was there: the time is given back."""
AGAIN = 1.0
"""Seconds until an alarm rings again that could not be heeded."""
HOUR = 3600.0
DAY = 24 * 3600 * 1000
log = logging.getLogger(__name__)


class Scheduler:
    """Looks after deadlines and forgotten tables."""

    def __init__(self, registry: TableRegistry, bots: BotSeats, settings: Settings) -> None:
        self.registry = registry
        self.bots = bots
        self.settings = settings
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.ringing: set[asyncio.Task[None]] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.given_up: set[str] = set()
        """Tables that cannot even be read; they are left alone until the next start."""
        registry.after.append(self.look)

    # -- deadlines

    def look(self, live: LiveTable, entries: list[Entry]) -> None:
        """Set the alarm anew, after something was written."""
        if live.table.clocks.running or live.table.begins is not None:
            self.arm(live)

    def arm(self, live: LiveTable, least: float = 0.0) -> None:
        """Set the alarm of a table to its next deadline; the table itself need not stay in memory for it."""
        table = live.table
        handle = self.alarms.pop(table.terms.id, None)
        if handle is not None:
            handle.cancel()
        deadline = next_deadline(table)
        if deadline is None:
            return
        seconds = max(least, (deadline - self.registry.now()) / 1000) + 0.005
        self.alarms[table.terms.id] = asyncio.get_running_loop().call_later(seconds, self._ring, table.terms.id)

    def _ring(self, id: str) -> None:
        self.alarms.pop(id, None)
        task = asyncio.create_task(self._time_up(id))
        self.ringing.add(task)
        task.add_done_callback(self.ringing.discard)

    async def _time_up(self, id: str) -> None:
        try:
            live = await self.registry.find(id)
        except Problem:  # the rounds will come by when the database can be read again
            return
        try:
            await self.registry.act(live, lambda table: time_up(table, self.registry.now()))
        except Problem as problem:  # a move came in just before, or another process was quicker
            self.arm(live, AGAIN if problem.code == "unavailable" else 0.0)

    # -- forgotten tables

    def begin(self) -> None:
        """Walk the rounds from now on."""
        self.tasks = [asyncio.create_task(self._rounds(), name="night watch")]
        if self.settings.abandoned_days:
            self.tasks.append(asyncio.create_task(self._clear_away(), name="abandoned games"))

    async def _rounds(self) -> None:
        while True:
            try:
                await self._round()
            except Problem as problem:
                log.warning("the night watch waits", extra={"error": problem.detail})
            except Exception:
                log.exception("the night watch stumbled")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _round(self) -> None:
        """Look after tables that need the server, and after those that somebody watches."""
        alone = self.registry.store.is_sqlite
        if not alone:
            await self.registry.read_on([id for id, live in self.registry.loaded.items() if live.watchers])
        # A table of another process is left to it for a while; our own are taken up a little before their time.
        ahead = 2 * self.settings.sweep_seconds if alone else -self.bots.patience
        for id in await self.registry.store.due(self.registry.now() + int(ahead * 1000)):
            if id not in self.bots.thinking and id not in self.alarms and id not in self.given_up:
                await self._try_to_revive(id)
        for id, live in list(self.registry.loaded.items()):
            if live.watchers and id not in self.bots.thinking and bot_to_move(live.table) is not None:
                self._wake(live)
        self.registry.forget_idle()

    async def _try_to_revive(self, id: str) -> None:
        """Look after one table; whatever is wrong with it must not keep the others waiting."""
        try:
            await self._revive(id)
        except Problem as problem:
            if problem.code == "unavailable":
                raise
        except Exception:
            self.given_up.add(id)
            log.exception("a table cannot be looked after", extra={"table": id})

    async def _revive(self, id: str) -> None:
        live = await self.registry.find(id)
        table = live.table
        deadline = table.clocks.deadline(table.mover)
        if deadline is not None and self.registry.now() > deadline + AWAY:
            with contextlib.suppress(Problem):
                await self.registry.act(live, lambda table: commands.resume(table, self.registry.now()))
        if next_deadline(table) is not None:
            self.arm(live)
        elif bot_to_move(table) is not None and not self.bots.unwatched(live):
            self._wake(live)
            return
        due = None if bot_to_move(table) is not None else due_after(table, Outcome([]))
        await self.registry.note_due(live, due)

    def _wake(self, live: LiveTable) -> None:
        if self.registry.store.is_sqlite or self.bots.left_alone(live):
            self.bots.wake(live)

    async def _clear_away(self) -> None:
        """Remove games that were given up long ago."""
        while True:
            before = self.registry.now() - self.settings.abandoned_days * DAY
            try:
                for id in await self.registry.store.abandoned(before):
                    if id not in self.registry.loaded or self.registry.loaded[id].idle:
                        self.registry.loaded.pop(id, None)
                        await self.registry.store.remove(id)
            except Problem as problem:
                log.warning("abandoned games cannot be removed", extra={"error": problem.detail})
            await asyncio.sleep(HOUR)

    async def close(self) -> None:
        """Go home."""
        for handle in self.alarms.values():
            handle.cancel()
        for task in [*self.tasks, *self.ringing]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


def next_deadline(table: Table) -> int | None:
    """Return when something happens at a table although nobody does anything."""
    if table.status == "open":
        return None if table.free() else table.begins
    mover = table.mover
    return None if mover is None or table.seats[mover].out_of_time else table.clocks.deadline(mover)


def time_up(table: Table, now: int) -> Outcome:
    """Begin to play, or do what was agreed on for a seat whose time is up."""
    if table.status == "open" and table.begins is not None and table.begins <= now:
        return commands.start(table, now)
    return commands.time_up(table, now)
