"""Turn notifications by webhook: a JSON text that Discord and Slack accept, retried, never in the way of a move."""

import asyncio
import contextlib
import logging
from typing import Any

import httpx

from spindletop.server import calls
from spindletop.server.calls import Call
from spindletop.server.changes import Change
from spindletop.server.errors import Problem
from spindletop.server.hall import Desk, Hall
from spindletop.server.journal import Entry
from spindletop.server.places import Places
from spindletop.server.settings import Settings
from spindletop.server.table import Table
from spindletop.server.webhooks import SECONDS, NotPublic, call, site_of

MOST_WAITING = 1000
"""More calls than this are left in the database until there is room for them."""
log = logging.getLogger("spindletop.server.notify")


class Notifier:
    """Makes the calls that are owed: those of this process at once, those a process has left behind when it is gone."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.client: httpx.AsyncClient | None = None
        self.places = Places()
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.sweeping: asyncio.Task[None] | None = None
        self.sent = 0
        self.given_up = 0
        hall.after.append(self.look)

    def look(self, desk: Desk, entries: list[Entry]) -> None:
        """See whether somebody must be told, after something was written."""
        table = desk.table
        owed = calls.owed(table, table.mover, entries)
        if owed is not None:
            self._begin(owed)

    def _begin(self, owed: Call) -> None:
        key = (owed.table, owed.seat)
        earlier = self.tasks.pop(key, None)
        if earlier is not None:
            earlier.cancel()
        if len(self.tasks) >= MOST_WAITING:
            return
        task = asyncio.create_task(self._insist(owed))
        self.tasks[key] = task
        task.add_done_callback(lambda done: self.tasks.pop(key, None) if self.tasks.get(key) is done else None)

    async def _insist(self, owed: Call) -> None:
        """Call until it gets through, with growing pauses, or until it is of no use any more."""
        for attempt in range(owed.attempts, self.settings.webhook_retries + 1):
            if attempt:
                wait = self.settings.webhook_wait * 2 ** (attempt - 1)
                due = self.hall.now() + int(wait * 1000) + calls.LEASE
                await self._note(owed, calls.postpone(owed, attempt, due))
                await asyncio.sleep(wait)
            table = await self._table(owed)
            if table is None or not calls.still_owed(table, owed):
                break
            site = site_of(table.webhooks[owed.seat], self.settings.private_webhooks)
            async with self.places.at(site):
                if not calls.still_owed(table, owed):
                    break
                answer = await self._call(table, owed, site)
            if answer == "sent":
                self.sent += 1
                break
            if answer == "refused":
                self._give_up(owed)
                break
        else:
            self._give_up(owed)
        await self._note(owed, calls.settle(owed))

    async def _table(self, owed: Call) -> Table | None:
        try:
            return (await self.hall.desk(owed.table)).table
        except Problem:
            return None

    async def _call(self, table: Table, owed: Call, site: str) -> str:
        if self.client is None:  # reading the certificates takes a while, and most servers call nobody
            self.client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False)
        try:
            webhook = table.webhooks[owed.seat]
            status = await call(self.client, webhook, told(table, owed.seat), self.settings.private_webhooks)
        except NotPublic:
            return "refused"
        except (TimeoutError, httpx.TimeoutException):
            self.places.note(site, in_time=False)
            return "failed"
        except (httpx.HTTPError, httpx.InvalidURL, ValueError):
            return "failed"
        self.places.note(site, in_time=True)
        if 200 <= status < 300:
            return "sent"
        return "failed" if status >= 500 or status in {408, 429} else "refused"

    def _give_up(self, owed: Call) -> None:
        self.given_up += 1
        log.warning("a webhook was given up", extra={"table": owed.table})

    async def _note(self, owed: Call, statement: Any) -> None:
        change = Change(owed.table, [])
        change.statements.append(statement)
        with contextlib.suppress(Problem):
            await self.hall.store.write(change)

    # -- calls that were left behind

    def begin(self) -> None:
        """Look for calls that nobody makes, from now on."""
        self.sweeping = asyncio.create_task(self._sweep(), name="webhooks left behind")

    async def _sweep(self) -> None:
        # Nobody else uses an SQLite file: whatever is in there at the start was left behind.
        before = 2**62 if self.hall.store.is_sqlite else self.hall.now()
        while True:
            try:
                for left in await self.hall.store.take_over(self.hall.now(), before):
                    self._begin(left)
            except Exception as error:
                log.warning("calls left behind cannot be read", extra={"error": type(error).__name__})
            await asyncio.sleep(self.settings.webhook_sweep)
            before = self.hall.now()

    async def close(self) -> None:
        """Stop calling; what is owed is in the database."""
        for task in [self.sweeping, *self.tasks.values()]:
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task
        if self.client is not None:
            await self.client.aclose()


def told(table: Table, seat: int) -> dict[str, Any]:
    """Return what a webhook is sent: Discord reads `content`, Slack `text`."""
    title = table.deed.title or (table.game.title if table.game is not None else table.deed.game)
    words = f"{table.names[seat]}, it is your turn: {title}."
    return {"content": words, "text": words, "username": "Spindletop", "table": table.deed.id, "seat": seat}
