"""Timers: deadlines of clocks and starts, and a sweep for tables that wait for the server, after a crash above all."""

import asyncio
import contextlib
import logging

from spindletop.server.bots.seats import BotSeats, bot_to_move
from spindletop.server.domain import commands
from spindletop.server.domain.due import due_after
from spindletop.server.domain.journal import Entry
from spindletop.server.domain.outcome import Outcome
from spindletop.server.domain.table import Table
from spindletop.server.realtime.live_table import LiveTable
from spindletop.server.realtime.registry import TableRegistry
from spindletop.server.settings import Settings
from spindletop.server.wire.problems import Problem

AWAY = 10_000
"""A deadline missed by so many milliseconds means that no server was running: the seat gets the time back."""
RETRY_SECONDS = 1.0
"""Seconds until a timer fires again whose command could not be written."""
HOUR = 3600.0
DAY = 24 * 3600 * 1000
log = logging.getLogger(__name__)


class Scheduler:
    """Acts when a deadline passes, and finds tables that need the server."""

    def __init__(self, registry: TableRegistry, bots: BotSeats, settings: Settings) -> None:
        self.registry = registry
        self.bots = bots
        self.settings = settings
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.firing: set[asyncio.Task[None]] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.unreadable: set[str] = set()
        """Tables that raised an unexpected error; they are skipped until the next start."""
        registry.listeners.append(self.on_written)

    # -- deadlines

    def on_written(self, live: LiveTable, entries: list[Entry]) -> None:
        """Set the timer anew after something was written."""
        if live.table.clocks.running or live.table.begins is not None:
            self.arm(live)

    def arm(self, live: LiveTable, least: float = 0.0) -> None:
        """Set the timer of a table to its next deadline; the table need not stay in memory for it."""
        table = live.table
        handle = self.timers.pop(table.terms.id, None)
        if handle is not None:
            handle.cancel()
        deadline = next_deadline(table)
        if deadline is None:
            return
        seconds = max(least, (deadline - self.registry.now()) / 1000) + 0.005
        self.timers[table.terms.id] = asyncio.get_running_loop().call_later(seconds, self._fire, table.terms.id)

    def _fire(self, id: str) -> None:
        self.timers.pop(id, None)
        task = asyncio.create_task(self._time_up(id))
        self.firing.add(task)
        task.add_done_callback(self.firing.discard)

    async def _time_up(self, id: str) -> None:
        try:
            live = await self.registry.find(id)
        except Problem:  # the sweep finds the table when the database can be read again
            return
        try:
            await self.registry.run(live, lambda table: time_up(table, self.registry.now()))
        except Problem as problem:  # a move came in just before, or another process was quicker
            self.arm(live, RETRY_SECONDS if problem.code == "unavailable" else 0.0)

    # -- the sweep

    def start(self) -> None:
        """Start the periodic sweep, and the removal of abandoned games if it is wanted."""
        self.tasks = [asyncio.create_task(self._sweep_for_ever(), name="sweep")]
        if self.settings.abandoned_days:
            self.tasks.append(asyncio.create_task(self._remove_abandoned(), name="abandoned games"))

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self._sweep()
            except Problem as problem:
                log.warning("the sweep for waiting tables has to wait", extra={"error": problem.detail})
            except Exception:
                log.exception("the sweep for waiting tables failed")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _sweep(self) -> None:
        """Revive tables that need the server, and keep bots going where somebody is connected."""
        alone = self.registry.store.is_sqlite
        if not alone:
            await self.registry.catch_up_all([id for id, live in self.registry.loaded.items() if live.subscribers])
        # Another process has some time to act at its tables; our own are loaded a little before they are due.
        ahead = 2 * self.settings.sweep_seconds if alone else -self.bots.patience
        for id in await self.registry.store.due(self.registry.now() + int(ahead * 1000)):
            if id not in self.bots.thinking and id not in self.timers and id not in self.unreadable:
                await self._revive_safely(id)
        for id, live in list(self.registry.loaded.items()):
            if live.subscribers and id not in self.bots.thinking and bot_to_move(live.table) is not None:
                self._wake(live)
        self.registry.forget_idle()

    async def _revive_safely(self, id: str) -> None:
        """Revive one table; whatever is wrong with it must not keep the others waiting."""
        try:
            await self._revive(id)
        except Problem as problem:
            if problem.code == "unavailable":
                raise
        except Exception:
            self.unreadable.add(id)
            log.exception("a table cannot be revived", extra={"table": id})

    async def _revive(self, id: str) -> None:
        live = await self.registry.find(id)
        table = live.table
        if table.terms.lesson:
            await self._remove_lesson(live)
            return
        deadline = table.clocks.deadline(table.mover)
        if deadline is not None and self.registry.now() > deadline + AWAY:
            with contextlib.suppress(Problem):
                await self.registry.run(live, lambda table: commands.resume(table, self.registry.now()))
        if next_deadline(table) is not None:
            self.arm(live)
        elif bot_to_move(table) is not None and not self.bots.unwatched(live):
            self._wake(live)
            return
        due = None if bot_to_move(table) is not None else due_after(table, Outcome([]))
        await self.registry.store_due(live, due)

    async def _remove_lesson(self, live: LiveTable) -> None:
        """Remove a lesson's table that nobody has used for long and nobody looks at."""
        due = due_after(live.table, Outcome([]))
        if live.idle and due is not None and due <= self.registry.now():
            self.registry.loaded.pop(live.table.terms.id, None)
            await self.registry.store.remove(live.table.terms.id)

    def _wake(self, live: LiveTable) -> None:
        if self.registry.store.is_sqlite or self.bots.left_alone(live):
            self.bots.wake(live)

    async def _remove_abandoned(self) -> None:
        """Remove games in which nothing has happened for long."""
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
        """Cancel all timers and tasks."""
        for handle in self.timers.values():
            handle.cancel()
        for task in [*self.tasks, *self.firing]:
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
