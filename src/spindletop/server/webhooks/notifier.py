"""Turn notifications by webhook: a JSON text that Discord and Slack accept, retried, never in the way of a move."""

import asyncio
import contextlib
import logging
from typing import Any

import httpx

from spindletop.server.domain.journal import Entry
from spindletop.server.domain.table import Table
from spindletop.server.realtime.registry import LiveTable, TableRegistry
from spindletop.server.settings import Settings
from spindletop.server.storage.write_batch import WriteBatch
from spindletop.server.webhooks import outbox
from spindletop.server.webhooks.outbox import Call
from spindletop.server.webhooks.sender import SECONDS, NotPublic, call, site_of
from spindletop.server.webhooks.site_limits import SiteLimits
from spindletop.server.wire.problems import Problem

MOST_WAITING = 1000
"""More calls than this are left in the database until there is room for them."""
log = logging.getLogger(__name__)


class Notifier:
    """Makes pending webhook calls: those of this process at once, and those that a stopped process has left behind."""

    def __init__(self, registry: TableRegistry, settings: Settings) -> None:
        self.registry = registry
        self.settings = settings
        self.client: httpx.AsyncClient | None = None
        self.places = SiteLimits()
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.sweeping: asyncio.Task[None] | None = None
        self.sent = 0
        self.given_up = 0
        registry.after.append(self.look)

    def look(self, live: LiveTable, entries: list[Entry]) -> None:
        """See whether somebody must be told, after something was written."""
        table = live.table
        call_due = outbox.pending(table, table.mover, entries)
        if call_due is not None:
            self._begin(call_due)

    def _begin(self, call_due: Call) -> None:
        key = (call_due.table, call_due.seat)
        earlier = self.tasks.pop(key, None)
        if earlier is not None:
            earlier.cancel()
        if len(self.tasks) >= MOST_WAITING:
            return
        task = asyncio.create_task(self._insist(call_due))
        self.tasks[key] = task
        task.add_done_callback(lambda done: self.tasks.pop(key, None) if self.tasks.get(key) is done else None)

    async def _insist(self, call_due: Call) -> None:
        """Call until it gets through, with growing pauses, or until it is of no use any more."""
        for attempt in range(call_due.attempts, self.settings.webhook_retries + 1):
            if attempt:
                wait = self.settings.webhook_wait * 2 ** (attempt - 1)
                due = self.registry.now() + int(wait * 1000) + outbox.LEASE
                await self._note(call_due, outbox.retry_later(call_due, attempt, due))
                await asyncio.sleep(wait)
            table = await self._table(call_due)
            if table is None or not outbox.still_pending(table, call_due):
                break
            site = site_of(table.webhooks[call_due.seat], self.settings.private_webhooks)
            async with self.places.at(site):
                if not outbox.still_pending(table, call_due):
                    break
                answer = await self._call(table, call_due, site)
            if answer == "sent":
                self.sent += 1
                break
            if answer == "refused":
                self._give_up(call_due)
                break
        else:
            self._give_up(call_due)
        await self._note(call_due, outbox.complete(call_due))

    async def _table(self, call_due: Call) -> Table | None:
        try:
            return (await self.registry.find(call_due.table)).table
        except Problem:
            return None

    async def _call(self, table: Table, call_due: Call, site: str) -> str:
        if self.client is None:  # reading the certificates takes a while, and most servers call nobody
            self.client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False)
        try:
            webhook = table.webhooks[call_due.seat]
            status = await call(self.client, webhook, told(table, call_due.seat), self.settings.private_webhooks)
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

    def _give_up(self, call_due: Call) -> None:
        self.given_up += 1
        log.warning("a webhook was given up", extra={"table": call_due.table})

    async def _note(self, call_due: Call, statement: Any) -> None:
        batch = WriteBatch(call_due.table, [])
        batch.statements.append(statement)
        with contextlib.suppress(Problem):
            await self.registry.store.write(batch)

    # -- calls that were left behind

    def begin(self) -> None:
        """Look for calls that nobody makes, from now on."""
        self.sweeping = asyncio.create_task(self._sweep(), name="webhooks left behind")

    async def _sweep(self) -> None:
        # Nobody else uses an SQLite file: whatever is in there at the start was left behind.
        before = 2**62 if self.registry.store.is_sqlite else self.registry.now()
        while True:
            try:
                for left in await self.registry.store.take_over(self.registry.now(), before):
                    self._begin(left)
            except Exception as error:
                log.warning("calls left behind cannot be read", extra={"error": type(error).__name__})
            await asyncio.sleep(self.settings.webhook_sweep)
            before = self.registry.now()

    async def close(self) -> None:
        """Stop calling; what is call_due is in the database."""
        for task in [self.sweeping, *self.tasks.values()]:
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task
        if self.client is not None:
            await self.client.aclose()


def told(table: Table, seat: int) -> dict[str, Any]:
    """Return what a webhook is sent: Discord reads `content`, Slack `text`."""
    title = table.terms.title or (table.game.title if table.game is not None else table.terms.game)
    words = f"{table.names[seat]}, it is your turn: {title}."
    return {"content": words, "text": words, "username": "Spindletop", "table": table.terms.id, "seat": seat}
