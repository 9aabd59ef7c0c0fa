"""Bots at the table: they are asked when it is their turn, outside the event loop and with a time limit."""

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
from spindletop.server.domain.table import Outcome, Table
from spindletop.server.realtime.registry import Command, LiveTable, TableRegistry
from spindletop.server.settings import Settings
from spindletop.server.wire.problems import Problem

FALLBACK = "greedy"
FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0
"""Seconds until a move is tried again that could not be written; the pauses grow."""
MOST_OWNERS = 20_000
log = logging.getLogger(__name__)


class BotSeats:
    """Looks after every seat that a bot holds."""

    def __init__(self, registry: TableRegistry, workers: WorkerPool, settings: Settings) -> None:
        self.registry = registry
        self.workers = workers
        self.quick = WorkerPool(1)
        """Bots that answer at once have a worker of their own: they never wait behind one that searches."""
        self.settings = settings
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.owners: OrderedDict[str, str] = OrderedDict()
        """The address from which a table was opened, for as long as it is of use; it is never written down."""
        self.troubled: dict[str, tuple[float, float]] = {}
        """Tables where a bot could not go on: when it is tried again, and how long that was put off."""
        self.failures = 0
        registry.after.append(self.look)

    def look(self, live: LiveTable, entries: list[Entry]) -> None:
        """See whether a bot is to move, after something was written here."""
        self.wake(live)

    def wake(self, live: LiveTable) -> None:
        """Let the bot think whose turn it is, unless it does already."""
        id = live.table.terms.id
        if bot_to_move(live.table) is None or id in self.thinking or self._put_off(id):
            return
        task = asyncio.create_task(self._play(live), name=f"bots at {id}")
        self.thinking[id] = task
        task.add_done_callback(lambda done: self._finished(id, done))

    def looked_at(self, live: LiveTable) -> None:
        """Somebody looks at a table: bots that stopped for want of company go on."""
        live.looked = time.monotonic()
        if bot_to_move(live.table) is not None and (self.registry.store.is_sqlite or self.left_alone(live)):
            self.wake(live)

    def left_alone(self, live: LiveTable) -> bool:
        """Tell whether no other process can be thinking about a table any more."""
        return self.registry.now() - live.table.entries[-1].time > self.patience * 1000

    @property
    def patience(self) -> float:
        """Return after how many seconds without a move a table is no longer left to the process that had it."""
        return self.settings.bot_seconds * 2 + 2

    def unwatched(self, live: LiveTable) -> bool:
        """Tell whether only bots play here, and nobody has looked for a while."""
        if live.watched or live.table.humans():
            return False
        return time.monotonic() - live.looked > self.settings.unwatched_seconds

    def opened_by(self, id: str, address: str) -> None:
        """Remember whom the thinking at a table is charged to."""
        self.owners[id] = address
        while len(self.owners) > MOST_OWNERS:
            self.owners.popitem(last=False)

    def _put_off(self, id: str) -> bool:
        return self.troubled.get(id, (0.0, 0.0))[0] > time.monotonic()

    def _finished(self, id: str, task: asyncio.Task[None]) -> None:
        self.thinking.pop(id, None)
        if task.cancelled():
            return
        if task.exception() is None:
            self.troubled.pop(id, None)
            return
        log.error("a bot seat stands still", exc_info=task.exception(), extra={"table": id})
        wait = min(2 * self.troubled.get(id, (0.0, LONGEST_WAIT))[1], 100 * LONGEST_WAIT)
        self.troubled[id] = (time.monotonic() + wait, wait)

    async def _play(self, live: LiveTable) -> None:
        live.busy += 1
        try:
            while (turn := bot_to_move(live.table)) is not None:
                if self.unwatched(live):
                    await self.registry.note_due(live, None)
                    return
                at = live.table.revision
                if self.settings.bot_pause:
                    await asyncio.sleep(self.settings.bot_pause)
                action, failed = await self._choice(live, turn[1])
                await self._insist(live, self._act(turn, action, at, failed))
        finally:
            live.busy -= 1

    async def _insist(self, live: LiveTable, act: Command) -> None:
        """Play a move, again and again while the database cannot be written; not if somebody else was quicker."""
        wait = FIRST_WAIT
        while True:
            try:
                await self.registry.act(live, act)
                return
            except Problem as problem:
                if problem.code == "stale":
                    return
                if problem.code != "unavailable":
                    raise
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _act(self, turn: tuple[int, str], action: int, at: int, failed: str) -> Command:
        """Return the bot's move; if the bot failed, greedy takes its seat for good and this is its first move."""
        seat, spec = turn

        def act(table: Table) -> Outcome:
            if bot_to_move(table) != turn:
                raise Problem("stale", "Somebody else plays here now.")
            outcome = commands.move(table, seat, action, None, at, self.registry.now())
            if not failed or spec == FALLBACK:
                return outcome
            said = f"The bot {spec} {failed}; {FALLBACK} plays on for it."
            return commands.with_substitute(table, outcome, seat, FALLBACK, said, self.registry.now())

        return act

    async def _choice(self, live: LiveTable, spec: str) -> tuple[int, str]:
        """Return an action, and why the bot did not choose it itself (nothing if it did)."""
        table = live.table
        state = table.state
        if state is not None:
            only = state.choices()
            if len(only) == 1:
                return only[0], ""
        question = ask(table, spec)
        seconds = self.settings.bot_seconds
        try:
            owner, urgent = self.owners.get(table.terms.id, table.terms.id), bool(table.humans())
            return await self._lane(spec).choose(question, seconds, owner, urgent), ""
        except BotFailed as error:
            why = str(error)
        self.failures += 1
        log.warning("a bot failed", extra={"table": table.terms.id, "bot": spec, "error": why})
        if spec != FALLBACK:
            with contextlib.suppress(BotFailed):
                return await self.quick.choose({**question, "spec": FALLBACK}, seconds), why
        # Even greedy failed: anything that is allowed keeps the table going.
        return (secrets.choice(only) if state is not None else 0), why

    def _lane(self, spec: str) -> WorkerPool:
        return self.quick if is_quick(spec) else self.workers

    async def close(self) -> None:
        """Stop thinking."""
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


def ask(table: Table, spec: str) -> dict[str, Any]:
    """Return the question for a worker; what the seat cannot know is drawn anew there, before the bot sees anything."""
    record = table.record
    return {
        "table": table.terms.id,
        "header": table.terms.header(table.names, []),
        "actions": list(record.actions) if record is not None else [],
        "spec": spec,
    }
