"""All loaded tables: finds them, runs one command at a time at each, and notifies whoever is connected."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from random import random

from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import SPECTATOR
from spindletop.server.domain.due import UNKNOWN, must_store
from spindletop.server.domain.journal import Entry
from spindletop.server.domain.outcome import Done, Outcome
from spindletop.server.domain.table import Table
from spindletop.server.domain.tokens import hashed
from spindletop.server.realtime import projection
from spindletop.server.realtime.live_table import LiveTable
from spindletop.server.realtime.steady_clock import steady_clock
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.storage.batches import new_table_batch, outcome_batch
from spindletop.server.storage.store import Conflict, Store
from spindletop.server.storage.write_batch import WriteBatch
from spindletop.server.wire.problems import Problem

RETRIES = 12
"""How often a process tries to write at a table where another one is writing, with growing pauses."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
MOST_IDLE = 500
"""Tables that nobody is connected to are kept in memory up to this number."""
IDLE_SECONDS = 900.0
"""A table that has not been used for so long is dropped from memory."""
MOST_EVICTION_CHECKS = 64
"""How many tables are looked at, at most, to make room for one."""
AT_ONCE = 500
"""Tables in one query."""
Command = Callable[[Table], Outcome]
Listener = Callable[[LiveTable, list[Entry]], None]


class TableRegistry:
    """The tables of this process."""

    def __init__(self, store: Store, shelf: Mapping[str, AnyGame], now: Callable[[], int] | None = None) -> None:
        self.store = store
        self.shelf = shelf
        self.now = now or steady_clock()
        self.loaded: OrderedDict[str, LiveTable] = OrderedDict()
        """The tables in memory, the one used last at the end."""
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.listeners: list[Listener] = []
        """Called with what this process has just written: bots, timers and webhooks depend on it."""

    # -- finding

    async def find(self, table: str) -> LiveTable:
        """Return a table, loaded if need be."""
        if TABLE_ID.fullmatch(table) is None:
            raise Problem("not_found", "There is no such table.")
        live = self.loaded.get(table)
        if live is None:
            task = self.loading.get(table)
            if task is None:
                task = self.loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            live = await asyncio.shield(task)
        live.last_used = time.monotonic()
        if table in self.loaded:
            self.loaded.move_to_end(table)
        if live.outdated:
            async with live.lock:
                await self.catch_up(live)
        return live

    async def find_fresh(self, table: str) -> LiveTable:
        """Return a table with everything that any process has written there."""
        known = table in self.loaded
        live = await self.find(table)
        if known and not self.store.is_sqlite:
            await self.catch_up_all([table])
        return live

    async def catch_up_all(self, tables: Sequence[str]) -> None:
        """Read what other processes have written at tables that are loaded here."""
        for i in range(0, len(tables), AT_ONCE):
            for id, seq in (await self.store.last_seqs(tables[i : i + AT_ONCE])).items():
                await self.catch_up_to(id, seq)

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.read(id)
        if stored is None:
            raise Problem("not_found", "There is no such table.")
        table = Table(stored.terms, stored.seed, self.shelf)
        table.host_hash, table.invitation_hash = stored.host_hash, stored.invitation_hash
        table.holders, table.webhooks, table.due = stored.holders, stored.webhooks, stored.due
        table.take(Outcome(await self.store.entries(id, 0)))
        live = self.loaded[id] = LiveTable(table)
        self._make_room()
        return live

    def add(self, table: Table) -> LiveTable:
        """Keep a table that was just opened, and let the listeners know."""
        live = self.loaded[table.terms.id] = LiveTable(table)
        live.last_viewed = time.monotonic()
        self._make_room()
        for listener in self.listeners:
            listener(live, table.entries)
        return live

    def _make_room(self) -> None:
        """Drop the tables that were not used for longest; those in use are passed over and count as used."""
        for _ in range(MOST_EVICTION_CHECKS):
            if len(self.loaded) <= MOST_IDLE:
                return
            id, oldest = next(iter(self.loaded.items()))
            if oldest.idle:
                del self.loaded[id]
            else:
                self.loaded.move_to_end(id)

    def forget_idle(self) -> None:
        """Drop tables that nobody has used for long, and cached views where nobody is connected."""
        long_ago = time.monotonic() - IDLE_SECONDS
        for id, live in list(self.loaded.items()):
            if not live.subscribers:
                live.table.forget_views()
            if live.idle and live.last_used < long_ago:
                del self.loaded[id]

    # -- who asks

    def viewer(self, table: Table, token: str | None) -> Viewer:
        """Return who holds a token; a seat that was handed to a bot leaves its holder a spectator."""
        if token is None:
            if not table.terms.public:
                raise Problem("forbidden", "This table is not public: you need an invitation.")
            return Viewer(SPECTATOR)
        secret = hashed(token)
        for seat, held in table.holders.items():
            if held == secret:
                human = table.seats[seat].kind == "human"
                return Viewer(seat) if human else Viewer(SPECTATOR, left=seat)
        if secret == table.host_hash:
            return Viewer(SPECTATOR, host=True)
        if secret == table.invitation_hash:
            return Viewer(SPECTATOR)
        raise Problem("bad_token", "This token holds nothing at this table.")

    async def known_viewer(self, live: LiveTable, token: str | None) -> Viewer:
        """Return who holds a token; the database is asked about one that is not known here."""
        try:
            return self.viewer(live.table, token)
        except Problem as problem:
            if problem.code != "bad_token" or self.store.is_sqlite:
                raise
        async with live.lock:
            await self.catch_up(live)
            await self._read_holders(live.table)
        return self.viewer(live.table, token)

    # -- running commands

    async def run(
        self, live: LiveTable, command: Command, viewer: Viewer | None = None, opening: Table | None = None
    ) -> Done:
        """Run a command: no other one runs at the table meanwhile, and its outcome is on disk when this returns.

        `opening` is a new table that is written together with the outcome.
        """
        async with live.lock:
            for attempt in range(RETRIES):
                if attempt > 1:  # a bot in another process may be quick: its turn ends some time
                    await asyncio.sleep(min(0.3, 0.01 * 2**attempt) * (0.5 + random()))
                if live.outdated:
                    await self.catch_up(live)
                try:
                    outcome = self._outcome(live, command, viewer)
                except Problem:
                    known = live.table.seq
                    if not self.store.is_sqlite:
                        await self.catch_up(live)
                    if live.table.seq == known:
                        raise
                    continue  # another process has written here: it may be possible now
                batch = outcome_batch(live.table, outcome, self.now())
                if opening is not None:
                    batch.also = new_table_batch(opening)
                try:
                    await self.store.write(batch)
                except Conflict:
                    await self.catch_up(live)
                    continue
                except BaseException:
                    live.outdated = True  # it may have been written or not: read before the next command
                    raise
                live.table.take(outcome)
                if batch.card is not None and "due" in batch.card:
                    live.table.due = batch.card["due"]
                break
            else:
                raise Problem("unavailable", "Too many are writing at this table at once; try again.")
        self._published(live, outcome.entries)
        table = live.table
        return Done(seq=outcome.entries[0].seq if outcome.entries else table.seq, at=table.revision)

    def _outcome(self, live: LiveTable, command: Command, viewer: Viewer | None) -> Outcome:
        try:
            return command(live.table)
        except Problem as problem:
            if problem.code == "stale" and viewer is not None:
                fresh = projection.snapshot(live.table, viewer, self.now())
                raise Problem(problem.code, problem.detail, fresh=fresh) from None
            raise

    async def run_once(self, live: LiveTable, viewer: Viewer, move_id: str, command: Command) -> Done:
        """Run a command of a seat that carries an id: a repeat is answered as the first time."""
        if viewer.seat == SPECTATOR:
            raise Problem("forbidden", "Only a seat can do this; you are looking on.")

        def once(table: Table) -> Outcome:
            known = table.done.get((viewer.seat, move_id))
            if known is not None:
                raise Repeated(known)
            if table.seats[viewer.seat].kind != "human":
                raise Problem("forbidden", "This seat is no longer yours.")
            return command(table)

        try:
            done = await self.run(live, once, viewer)
        except Repeated as repeated:
            return repeated.done
        return live.table.done.get((viewer.seat, move_id), done)

    def _published(self, live: LiveTable, entries: list[Entry]) -> None:
        live.notify()
        if entries:
            for listener in self.listeners:
                listener(live, entries)

    # -- what other processes write

    async def catch_up(self, live: LiveTable) -> None:
        """Read what others have written; the caller holds the lock."""
        table = live.table
        missed = await self.store.entries(table.terms.id, table.seq)
        if any(entry.kind in {"seat", "webhook"} for entry in missed):
            await self._read_holders(table)
        if missed:
            table.due = UNKNOWN
        table.take(Outcome(missed))
        live.outdated = False
        if missed:
            live.notify()

    async def _read_holders(self, table: Table) -> None:
        stored = await self.store.read(table.terms.id)
        if stored is not None:
            table.holders, table.webhooks, table.due = stored.holders, stored.webhooks, stored.due

    async def store_due(self, live: LiveTable, due: int | None) -> None:
        """Write when the server must look at a table, unless that is stored already."""
        async with live.lock:
            if must_store(live.table.due, due):
                batch = WriteBatch(live.table.terms.id, [])
                batch.card = {"due": due}
                await self.store.write(batch)
                live.table.due = due

    async def catch_up_to(self, table: str, seq: int) -> None:
        """Read on at a table that is loaded here: another process has written up to an entry."""
        live = self.loaded.get(table)
        if live is not None and live.table.seq < seq:
            async with live.lock:
                if live.table.seq < seq:
                    await self.catch_up(live)


class Repeated(Exception):
    """A command with an id that was run already."""

    def __init__(self, done: Done) -> None:
        super().__init__("repeated")
        self.done = done
