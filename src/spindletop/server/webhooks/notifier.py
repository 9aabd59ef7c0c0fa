"""Turn notifications by webhook: a JSON text that Discord and Slack accept, retried, never in the way of a move."""

import asyncio
import contextlib
import logging
from typing import Any, Literal

import httpx

from spindletop.server.domain.journal import Entry
from spindletop.server.domain.table import Table
from spindletop.server.realtime.live_table import LiveTable
from spindletop.server.realtime.registry import TableRegistry
from spindletop.server.settings import Settings
from spindletop.server.storage.write_batch import WriteBatch
from spindletop.server.webhooks import outbox
from spindletop.server.webhooks.outbox import Call
from spindletop.server.webhooks.sender import SECONDS, NotPublic, call, site_of
from spindletop.server.webhooks.site_limits import SiteLimits
from spindletop.server.wire.problems import Problem

MOST_WAITING = 1000
"""Calls beyond this number stay in the database until there is room for them."""
CallResult = Literal["sent", "failed", "refused"]
"""A call that failed is worth another attempt, a refused one is not."""
log = logging.getLogger(__name__)


class Notifier:
    """Makes pending webhook calls: those of this process at once, and those that a stopped process has left behind."""

    def __init__(self, registry: TableRegistry, settings: Settings) -> None:
        self.registry = registry
        self.settings = settings
        self.client: httpx.AsyncClient | None = None
        self.site_limits = SiteLimits()
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.sweeping: asyncio.Task[None] | None = None
        self.sent = 0
        self.given_up = 0
        registry.listeners.append(self.on_written)

    def on_written(self, live: LiveTable, entries: list[Entry]) -> None:
        """Call the seat whose turn it is after what was written, if it has a webhook."""
        table = live.table
        pending = outbox.pending(table, table.mover, entries)
        if pending is not None:
            self._begin(pending)

    def _begin(self, pending: Call) -> None:
        key = (pending.table, pending.seat)
        earlier = self.tasks.pop(key, None)
        if earlier is not None:
            earlier.cancel()
        if len(self.tasks) >= MOST_WAITING:
            return
        task = asyncio.create_task(self._call_until_done(pending))
        self.tasks[key] = task
        task.add_done_callback(lambda done: self.tasks.pop(key, None) if self.tasks.get(key) is done else None)

    async def _call_until_done(self, pending: Call) -> None:
        """Call until it succeeds, with growing pauses, or until it is no longer needed."""
        for attempt in range(pending.attempts, self.settings.webhook_retries + 1):
            if attempt:
                wait = self.settings.webhook_wait * 2 ** (attempt - 1)
                due = self.registry.now() + int(wait * 1000) + outbox.LEASE
                await self._write(pending, outbox.retry_later(pending, attempt, due))
                await asyncio.sleep(wait)
            table = await self._table(pending)
            if table is None or not outbox.still_pending(table, pending):
                break
            site = site_of(table.webhooks[pending.seat], self.settings.private_webhooks)
            async with self.site_limits.slot(site):
                if not outbox.still_pending(table, pending):
                    break
                answer = await self._call(table, pending, site)
            if answer == "sent":
                self.sent += 1
                break
            if answer == "refused":
                self._give_up(pending)
                break
        else:
            self._give_up(pending)
        await self._write(pending, outbox.complete(pending))

    async def _table(self, pending: Call) -> Table | None:
        try:
            return (await self.registry.find(pending.table)).table
        except Problem:
            return None

    async def _call(self, table: Table, pending: Call, site: str) -> CallResult:
        if self.client is None:  # reading the certificates takes a while, and most servers call nobody
            self.client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False)
        try:
            webhook = table.webhooks[pending.seat]
            status = await call(self.client, webhook, payload(table, pending.seat), self.settings.private_webhooks)
        except NotPublic:
            return "refused"
        except (TimeoutError, httpx.TimeoutException):
            self.site_limits.note(site, in_time=False)
            return "failed"
        except (httpx.HTTPError, httpx.InvalidURL, ValueError):
            return "failed"
        self.site_limits.note(site, in_time=True)
        if 200 <= status < 300:
            return "sent"
        return "failed" if status >= 500 or status in {408, 429} else "refused"

    def _give_up(self, pending: Call) -> None:
        self.given_up += 1
        log.warning("gave up on a webhook", extra={"table": pending.table})

    async def _write(self, pending: Call, statement: Any) -> None:
        batch = WriteBatch(pending.table, [])
        batch.statements.append(statement)
        with contextlib.suppress(Problem):
            await self.registry.store.write(batch)

    # -- calls that a stopped process has left behind

    def start(self) -> None:
        """Start looking for calls that nobody makes."""
        self.sweeping = asyncio.create_task(self._sweep(), name="webhook sweep")

    async def _sweep(self) -> None:
        # Nobody else uses an SQLite file: whatever is in there at the start was left behind.
        before = 2**62 if self.registry.store.is_sqlite else self.registry.now()
        while True:
            try:
                for left in await self.registry.store.claim_calls(self.registry.now(), before):
                    self._begin(left)
            except Exception as error:
                log.warning("pending webhook calls cannot be read", extra={"error": type(error).__name__})
            await asyncio.sleep(self.settings.webhook_sweep)
            before = self.registry.now()

    async def close(self) -> None:
        """Stop calling; what is still pending is in the database."""
        for task in [self.sweeping, *self.tasks.values()]:
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task
        if self.client is not None:
            await self.client.aclose()


def payload(table: Table, seat: int) -> dict[str, Any]:
    """Return what a webhook is sent: Discord reads `content`, Slack `text`."""
    title = table.terms.title or (table.game.title if table.game is not None else table.terms.game)
    words = f"{table.names[seat]}, it is your turn: {title}."
    return {"content": words, "text": words, "username": "Spindletop", "table": table.terms.id, "seat": seat}
