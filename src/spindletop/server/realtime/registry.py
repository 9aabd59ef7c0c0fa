"""The registry where the tables stand: loads them, lets one act at a time happen at each, and wakes who is watching."""

import asyncio
import logging
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from random import random
from typing import Any

import msgspec

from spindletop.kernel.game import AnyGame
from spindletop.kernel.state import SPECTATOR
from spindletop.server.domain.due import UNKNOWN, due_after, mover_after, worth_noting
from spindletop.server.domain.journal import QUIET_KINDS, Entry
from spindletop.server.domain.table import Done, Outcome, Table
from spindletop.server.domain.tokens import hashed
from spindletop.server.realtime import projection
from spindletop.server.realtime.steady_clock import steady_clock
from spindletop.server.realtime.viewer import Presence, Viewer
from spindletop.server.storage.store import Conflict, Store
from spindletop.server.storage.write_batch import WriteBatch
from spindletop.server.webhooks.outbox import enqueue, pending
from spindletop.server.wire.problems import Problem

RETRIES = 12
"""So often a process tries to write at a table where another one is writing, with growing pauses."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
MOST_IDLE = 500
"""Tables nobody watches are kept in memory up to this number."""
IDLE_SECONDS = 900.0
"""A table that nobody has used for so long is not kept in memory at all."""
AT_A_TIME = 64
"""So many tables are looked at, at most, to make room for one."""
log = logging.getLogger(__name__)
Command = Callable[[Table], Outcome]


class LiveTable:
    """One loaded table with its lock and those who watch it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.behind = False
        self.busy = 0
        """How many tasks of the server itself are at work here."""
        self.used = time.monotonic()
        self.looked = float("-inf")
        """When somebody last looked at the table, by a request or a live connection."""
        self.here: Counter[int] = Counter()
        """Live connections to this process, by seat."""
        self.elsewhere: dict[str, tuple[Presence, float]] = {}
        """Who is connected to other processes, and when they last said so."""
        self.present = Presence()

    @property
    def watched(self) -> bool:
        """Tell whether anybody has a live connection, here or elsewhere."""
        return bool(self.watchers or self.present.seats or self.present.watching)

    @property
    def idle(self) -> bool:
        """Tell whether nobody would miss this table in memory."""
        return not self.watchers and not self.busy and not self.lock.locked()

    def wake(self) -> None:
        """Tell the watchers to look."""
        for watcher in self.watchers:
            watcher.set()


class TableRegistry:
    """All tables of this process."""

    def __init__(self, store: Store, shelf: Mapping[str, AnyGame], now: Callable[[], int] | None = None) -> None:
        self.store = store
        self.shelf = shelf
        self.now = now or steady_clock()
        self.loaded: OrderedDict[str, LiveTable] = OrderedDict()
        """The tables in memory, the one used last at the end."""
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.after: list[Callable[[LiveTable, list[Entry]], None]] = []
        """Called with what this process has just written: bots, clocks and notifications hang on here."""

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
        live.used = time.monotonic()
        if table in self.loaded:
            self.loaded.move_to_end(table)
        if live.behind:
            async with live.lock:
                await self.catch_up(live)
        return live

    async def find_fresh(self, table: str) -> LiveTable:
        """Return a table with everything that any process has written there."""
        known = table in self.loaded
        live = await self.find(table)
        if known and not self.store.is_sqlite:
            await self.read_on([table])
        return live

    async def read_on(self, tables: Sequence[str]) -> None:
        """Read what other processes have written at tables that are loaded here."""
        for i in range(0, len(tables), 500):
            for id, seq in (await self.store.last_seqs(tables[i : i + 500])).items():
                await self.heard(id, seq)

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.read(id)
        if stored is None:
            raise Problem("not_found", "There is no such table.")
        table = Table(stored.terms, stored.seed, self.shelf)
        table.host_hash, table.invitation_hash = stored.host_hash, stored.invitation_hash
        table.holders, table.webhooks, table.due = stored.holders, stored.webhooks, stored.due
        table.take(Outcome(await self.store.entries(id, 0)))
        live = LiveTable(table)
        self.loaded[id] = live
        self._make_room()
        return live

    def add(self, table: Table) -> LiveTable:
        """Keep a table that was just opened."""
        live = self.loaded[table.terms.id] = LiveTable(table)
        live.looked = time.monotonic()
        self._make_room()
        return live

    def opened(self, live: LiveTable) -> None:
        """Let bots, clocks and notifications look at a new table."""
        for listener in self.after:
            listener(live, live.table.entries)

    def _make_room(self) -> None:
        """Forget tables that were not used for longest; those in use are passed over and count as used."""
        for _ in range(AT_A_TIME):
            if len(self.loaded) <= MOST_IDLE:
                return
            id, oldest = next(iter(self.loaded.items()))
            if oldest.idle:
                del self.loaded[id]
            else:
                self.loaded.move_to_end(id)

    def forget_idle(self) -> None:
        """Forget tables that nobody has used for long, and what was shown of those that nobody watches."""
        long_ago = time.monotonic() - IDLE_SECONDS
        for id, live in list(self.loaded.items()):
            if not live.watchers:
                live.table.forget_views()
            if live.idle and live.used < long_ago:
                del self.loaded[id]

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

    # -- acting

    async def act(self, live: LiveTable, act: Command, viewer: Viewer | None = None) -> Done:
        """Do something at a table: nobody else does meanwhile, and it is on disk when this returns."""
        async with live.lock:
            for attempt in range(RETRIES):
                if attempt > 1:  # a bot elsewhere may be quick: its turn ends some time
                    await asyncio.sleep(min(0.3, 0.01 * 2**attempt) * (0.5 + random()))
                if live.behind:
                    await self.catch_up(live)
                try:
                    outcome = self._planned(live, act, viewer)
                except Problem:
                    known = live.table.seq
                    if not self.store.is_sqlite:
                        await self.catch_up(live)
                    if live.table.seq == known:
                        raise
                    continue  # another process has written here: it may be possible now
                batch = self._batch(live.table, outcome)
                try:
                    await self.store.write(batch)
                except Conflict:
                    await self.catch_up(live)
                    continue
                except BaseException:
                    live.behind = True  # it may have been written or not: read before the next act
                    raise
                live.table.take(outcome)
                if batch.card is not None and "due" in batch.card:
                    live.table.due = batch.card["due"]
                break
            else:
                raise Problem("unavailable", "Too many are writing at this table at once; try again.")
        self._tell(live, outcome.entries)
        return (
            Done(outcome.entries[0].seq, live.table.revision)
            if outcome.entries
            else Done(live.table.seq, live.table.revision)
        )

    def _planned(self, live: LiveTable, act: Command, viewer: Viewer | None) -> Outcome:
        try:
            return act(live.table)
        except Problem as problem:
            if problem.code == "stale" and viewer is not None:
                fresh = projection.snapshot(live.table, viewer, self.now())
                raise Problem(problem.code, problem.detail, fresh=fresh) from None
            raise

    async def decide(self, live: LiveTable, viewer: Viewer, move_id: str, act: Command) -> Done:
        """Do something that carries an id of its own: a repeat is answered as the first time."""
        if viewer.seat == SPECTATOR:
            raise Problem("forbidden", "Only a seat can do this; you are looking on.")

        def once(table: Table) -> Outcome:
            known = table.done.get((viewer.seat, move_id))
            if known is not None:
                raise Repeat(known)
            if table.seats[viewer.seat].kind != "human":
                raise Problem("forbidden", "This seat is no longer yours.")
            return act(table)

        try:
            done = await self.act(live, once, viewer)
        except Repeat as repeat:
            return repeat.done
        return live.table.done.get((viewer.seat, move_id), done)

    def _batch(self, table: Table, outcome: Outcome) -> WriteBatch:
        batch = WriteBatch(table.terms.id, outcome.entries)
        if outcome.holder is not None:
            seat, token_hash, webhook = outcome.holder
            batch.new_seats = [{"table_id": table.terms.id, "seat": seat, "token_hash": token_hash, "webhook": webhook}]
        batch.freed = outcome.freed
        batch.webhook = outcome.webhook
        batch.also = outcome.also
        call = pending(table, mover_after(table, outcome), outcome.entries)
        if call is not None:
            batch.statements += enqueue(call, self.now())
        if any(entry.kind not in QUIET_KINDS for entry in outcome.entries):
            batch.card = card_after(table, outcome.entries)
        due = due_after(table, outcome)
        if worth_noting(table.due, due):
            batch.card = {**(batch.card or {}), "due": due}
        return batch

    def _tell(self, live: LiveTable, entries: list[Entry]) -> None:
        live.wake()
        if entries:
            for listener in self.after:
                listener(live, entries)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what others have written; the caller holds the lock."""
        table = live.table
        missed = await self.store.entries(table.terms.id, table.seq)
        if any(entry.kind in {"seat", "webhook"} for entry in missed):
            await self._read_holders(table)
        if missed:
            table.due = UNKNOWN
        table.take(Outcome(missed))
        live.behind = False
        if missed:
            live.wake()

    async def _read_holders(self, table: Table) -> None:
        stored = await self.store.read(table.terms.id)
        if stored is not None:
            table.holders, table.webhooks, table.due = stored.holders, stored.webhooks, stored.due

    async def note_due(self, live: LiveTable, due: int | None) -> None:
        """Write when the server must look at a table, if that is not written already."""
        async with live.lock:
            if worth_noting(live.table.due, due):
                batch = WriteBatch(live.table.terms.id, [])
                batch.card = {"due": due}
                await self.store.write(batch)
                live.table.due = due

    async def heard(self, table: str, seq: int) -> None:
        """Another process has written at a table: read on, if it is loaded here."""
        live = self.loaded.get(table)
        if live is not None and live.table.seq < seq:
            async with live.lock:
                if live.table.seq < seq:
                    await self.catch_up(live)


class Repeat(Exception):
    """The same move id again."""

    def __init__(self, done: Done) -> None:
        super().__init__("repeated")
        self.done = done


def card_after(table: Table, entries: list[Entry]) -> dict[str, Any]:
    """Return what the lobby will show once these entries are taken in."""
    seats = [msgspec.structs.replace(seat) for seat in table.seats]
    state = table.status
    for entry in entries:
        if entry.kind == "seat":
            seat = seats[entry.seat or 0]
            seat.kind = entry.more.get("sits", seat.kind)
            seat.name = entry.more.get("name", seat.name)
            seat.bot = entry.more.get("bot")
        elif entry.kind in {"start", "over"}:
            state = "playing" if entry.kind == "start" else "over"
    return {
        "state": state,
        "free": sum(seat.kind == "open" for seat in seats),
        "seats": msgspec.json.encode(seats).decode(),
    }
