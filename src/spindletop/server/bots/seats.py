"""Seats that bots hold: each bot is asked when it is its turn, outside the event loop and with a time limit."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from typing import Any

from spindletop.server.bots.catalogue import is_quick
from spindletop.server.bots.pool import BotFailed, WorkerPool
from spindletop.server.domain import commands
from spindletop.server.domain.journal import Entry
from spindletop.server.domain.outcome import Outcome
from spindletop.server.domain.table import Table
from spindletop.server.realtime.live_table import LiveTable
from spindletop.server.realtime.registry import Command, TableRegistry
from spindletop.server.settings import Settings
from spindletop.server.wire.problems import Problem

FALLBACK = "greedy"
FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0
"""Seconds between attempts to write a move; the pauses grow."""
MOST_OWNERS = 20_000
log = logging.getLogger(__name__)


class BotSeats:
    """Plays for every seat that a bot holds."""

    def __init__(self, registry: TableRegistry, workers: WorkerPool, settings: Settings) -> None:
        self.registry = registry
        self.workers = workers
        self.quick = WorkerPool(1)
        """Quick bots have a worker of their own, so that they never wait behind one that searches."""
        self.settings = settings
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.owners: OrderedDict[str, str] = OrderedDict()
        """The address from which a table was opened; it is never stored."""
        self.postponed: dict[str, tuple[float, float]] = {}
        """Tables where a bot could not go on: when the next attempt is due, and after what delay."""
        self.failures = 0
        registry.listeners.append(self.on_written)

    def on_written(self, live: LiveTable, entries: list[Entry]) -> None:
        """Let a bot think if it is to move after what was written."""
        self.wake(live)

    def wake(self, live: LiveTable) -> None:
        """Let the bot whose turn it is think, unless it does so already."""
        id = live.table.terms.id
        if bot_to_move(live.table) is None or id in self.thinking or self._is_postponed(id):
            return
        task = asyncio.create_task(self._play(live), name=f"bots at {id}")
        self.thinking[id] = task
        task.add_done_callback(lambda done: self._finished(id, done))

    def on_viewed(self, live: LiveTable) -> None:
        """Let bots go on that stopped because nobody was looking."""
        live.last_viewed = time.monotonic()
        if bot_to_move(live.table) is not None and (self.registry.store.is_sqlite or self.left_alone(live)):
            self.wake(live)

    def left_alone(self, live: LiveTable) -> bool:
        """Tell whether no other process can still be thinking about a table."""
        return self.registry.now() - live.table.entries[-1].time > self.patience * 1000

    @property
    def patience(self) -> float:
        """Return the seconds without a move after which a table is taken over from the process that had it."""
        return self.settings.bot_seconds * 2 + 2

    def unwatched(self, live: LiveTable) -> bool:
        """Tell whether only bots play here, and nobody has looked for a while."""
        if live.watched or live.table.humans():
            return False
        return time.monotonic() - live.last_viewed > self.settings.unwatched_seconds

    def opened_by(self, id: str, address: str) -> None:
        """Remember to whom thinking time at a table is charged."""
        self.owners[id] = address
        while len(self.owners) > MOST_OWNERS:
            self.owners.popitem(last=False)

    def _is_postponed(self, id: str) -> bool:
        return self.postponed.get(id, (0.0, 0.0))[0] > time.monotonic()

    def _finished(self, id: str, task: asyncio.Task[None]) -> None:
        self.thinking.pop(id, None)
        if task.cancelled():
            return
        if task.exception() is None:
            self.postponed.pop(id, None)
            return
        log.error("a bot could not move", exc_info=task.exception(), extra={"table": id})
        wait = min(2 * self.postponed.get(id, (0.0, LONGEST_WAIT))[1], 100 * LONGEST_WAIT)
        self.postponed[id] = (time.monotonic() + wait, wait)

    async def _play(self, live: LiveTable) -> None:
        live.busy += 1
        try:
            while (turn := bot_to_move(live.table)) is not None:
                if self.unwatched(live):
                    await self.registry.store_due(live, None)
                    return
                revision = live.table.revision
                if self.settings.bot_pause:
                    await asyncio.sleep(self.settings.bot_pause)
                action, failed = await self._choice(live, turn[1])
                await self._write(live, self._move(turn, action, revision, failed))
        finally:
            live.busy -= 1

    async def _write(self, live: LiveTable, command: Command) -> None:
        """Run a bot's command, with retries while the database cannot be written; give up if the table has moved on."""
        wait = FIRST_WAIT
        while True:
            try:
                await self.registry.run(live, command)
                return
            except Problem as problem:
                if problem.code == "stale":
                    return
                if problem.code != "unavailable":
                    raise
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _move(self, turn: tuple[int, str], action: int, revision: int, failed: str) -> Command:
        """Return the bot's move; if the bot failed, greedy takes its seat for good and this is its first move."""
        seat, spec = turn

        def command(table: Table) -> Outcome:
            if bot_to_move(table) != turn:
                raise Problem("stale", "Somebody else plays here now.")
            outcome = commands.move(table, seat, action, None, revision, self.registry.now())
            if not failed or spec == FALLBACK:
                return outcome
            said = f"The bot {spec} {failed}; {FALLBACK} plays on for it."
            return commands.with_substitute(table, outcome, seat, FALLBACK, said, self.registry.now())

        return command

    async def _choice(self, live: LiveTable, spec: str) -> tuple[int, str]:
        """Return an action, and why the bot itself failed to choose one (empty if it did not fail)."""
        table = live.table
        state = table.state
        if state is not None:
            only = state.choices()
            if len(only) == 1:
                return only[0], ""
        question = question_for(table, spec)
        seconds = self.settings.bot_seconds
        try:
            owner, urgent = self.owners.get(table.terms.id, table.terms.id), bool(table.humans())
            return await self._pool(spec).choose(question, seconds, owner, urgent), ""
        except BotFailed as error:
            why = str(error)
        self.failures += 1
        log.warning("a bot failed", extra={"table": table.terms.id, "bot": spec, "error": why})
        if spec != FALLBACK:
            with contextlib.suppress(BotFailed):
                return await self.quick.choose({**question, "spec": FALLBACK}, seconds), why
        # Even the fallback failed: any legal action keeps the table going.
        return (secrets.choice(only) if state is not None else 0), why

    def _pool(self, spec: str) -> WorkerPool:
        return self.quick if is_quick(spec) else self.workers

    async def close(self) -> None:
        """Cancel all thinking and end the worker processes."""
        for task in list(self.thinking.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        await self.workers.close()
        await self.quick.close()


def bot_to_move(table: Table) -> tuple[int, str] | None:
    """Return the seat and the spec of the bot that is to move, if any."""
    mover = table.mover
    if mover is None or table.seats[mover].kind != "bot":
        return None
    return mover, table.seats[mover].bot or FALLBACK


def question_for(table: Table, spec: str) -> dict[str, Any]:
    """Return the question for a worker, which redraws what the seat cannot know before the bot sees anything."""
    record = table.record
    return {
        "table": table.terms.id,
        "header": table.terms.header(table.names, []),
        "actions": list(record.actions) if record is not None else [],
        "spec": spec,
    }
