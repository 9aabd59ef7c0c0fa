"""Bots at the table: they are asked when it is their turn, outside the event loop and with a time limit."""

import asyncio
import contextlib
import logging
import secrets
from typing import Any

from spindletop.server import acts
from spindletop.server.errors import Problem
from spindletop.server.hall import Act, Desk, Hall
from spindletop.server.journal import Entry
from spindletop.server.settings import Settings
from spindletop.server.table import Plan, Table
from spindletop.server.workers import BotFailed, Workers

FALLBACK = "greedy"
QUICK = {"pass", "random", "greedy"}
log = logging.getLogger("spindletop.server.bots")


class BotSeats:
    """Looks after every seat that a bot holds."""

    def __init__(self, hall: Hall, workers: Workers, settings: Settings) -> None:
        self.hall = hall
        self.workers = workers
        self.quick = Workers(1)
        """Bots that answer at once have a worker of their own: they never wait behind one that searches."""
        self.settings = settings
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.failures = 0
        hall.after.append(self.look)

    def look(self, desk: Desk, entries: list[Entry]) -> None:
        """See whether a bot is to move, after something was written here."""
        self.wake(desk)

    def wake(self, desk: Desk) -> None:
        """Let the bot think whose turn it is, unless it does already."""
        id = desk.table.deed.id
        if bot_to_move(desk.table) is None or id in self.thinking:
            return
        task = asyncio.create_task(self._play(desk), name=f"bots at {id}")
        self.thinking[id] = task
        task.add_done_callback(lambda done: self._finished(id, done))

    def _finished(self, id: str, task: asyncio.Task[None]) -> None:
        self.thinking.pop(id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot seat stands still", exc_info=task.exception(), extra={"table": id})

    async def _play(self, desk: Desk) -> None:
        while (turn := bot_to_move(desk.table)) is not None:
            at = desk.table.at
            if self.settings.bot_pause:
                await asyncio.sleep(self.settings.bot_pause)
            action, failed = await self._choice(desk.table, turn[1])
            try:
                await self.hall.act(desk, self._act(turn, action, at, failed))
            except Problem as problem:
                if problem.code != "stale":
                    raise

    def _act(self, turn: tuple[int, str], action: int, at: int, failed: str) -> Act:
        """Return the bot's move; if the bot failed, greedy takes its seat for good and this is its first move."""
        seat, spec = turn

        def act(table: Table) -> Plan:
            if bot_to_move(table) != turn:
                raise Problem("stale", "Somebody else plays here now.")
            plan = acts.move(table, seat, action, None, at, self.hall.now())
            if not failed or spec == FALLBACK:
                return plan
            said = f"The bot {spec} {failed}; {FALLBACK} plays on for it."
            return acts.with_substitute(table, plan, seat, FALLBACK, said, self.hall.now())

        return act

    async def _choice(self, table: Table, spec: str) -> tuple[int, str]:
        """Return an action, and why the bot did not choose it itself (nothing if it did)."""
        state = table.state
        if state is not None:
            only = state.choices()
            if len(only) == 1:
                return only[0], ""
        question = ask(table, spec)
        seconds = self.settings.bot_seconds
        try:
            return await self._lane(spec).choose(question, seconds), ""
        except BotFailed as error:
            why = str(error)
        self.failures += 1
        log.warning("a bot failed", extra={"table": table.deed.id, "bot": spec, "error": why})
        if spec != FALLBACK:
            with contextlib.suppress(BotFailed):
                return await self.quick.choose({**question, "spec": FALLBACK}, seconds), why
        # Even greedy failed: anything that is allowed keeps the table going.
        return (secrets.choice(only) if state is not None else 0), why

    def _lane(self, spec: str) -> Workers:
        return self.quick if spec.partition(":")[0] in QUICK else self.workers

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
        "table": table.deed.id,
        "header": table.deed.header(table.names, []),
        "actions": list(record.actions) if record is not None else [],
        "spec": spec,
    }
