"""The hall where the tables stand: loads them, lets one act at a time happen at each, and wakes who is watching."""

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
from spindletop.server import sight
from spindletop.server.calls import owe, owed
from spindletop.server.changes import Change
from spindletop.server.due import UNKNOWN, due_after, mover_after, worth_noting
from spindletop.server.errors import Problem
from spindletop.server.journal import QUIET_KINDS, Entry
from spindletop.server.receiver import Present, Receiver
from spindletop.server.steady import steady_clock
from spindletop.server.store import Conflict, Store
from spindletop.server.table import Done, Plan, Table
from spindletop.server.tokens import hashed

RETRIES = 12
"""So often a process tries to write at a table where another one is writing, with growing pauses."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
MOST_IDLE = 500
"""Tables nobody watches are kept in memory up to this number."""
IDLE_SECONDS = 900.0
"""A table that nobody has used for so long is not kept in memory at all."""
AT_A_TIME = 64
"""So many tables are looked at, at most, to make room for one."""
log = logging.getLogger("spindletop.server.hall")
Act = Callable[[Table], Plan]


class Desk:
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
        self.elsewhere: dict[str, tuple[Present, float]] = {}
        """Who is connected to other processes, and when they last said so."""
        self.present = Present()

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


class Hall:
    """All tables of this process."""

    def __init__(self, store: Store, shelf: Mapping[str, AnyGame], now: Callable[[], int] | None = None) -> None:
        self.store = store
        self.shelf = shelf
        self.now = now or steady_clock()
        self.desks: OrderedDict[str, Desk] = OrderedDict()
        """The tables in memory, the one used last at the end."""
        self.loading: dict[str, asyncio.Task[Desk]] = {}
        self.after: list[Callable[[Desk, list[Entry]], None]] = []
        """Called with what this process has just written: bots, clocks and notifications hang on here."""

    # -- finding

    async def desk(self, table: str) -> Desk:
        """Return a table, loaded if need be."""
        if TABLE_ID.fullmatch(table) is None:
            raise Problem("not_found", "There is no such table.")
        desk = self.desks.get(table)
        if desk is None:
            task = self.loading.get(table)
            if task is None:
                task = self.loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            desk = await asyncio.shield(task)
        desk.used = time.monotonic()
        if table in self.desks:
            self.desks.move_to_end(table)
        if desk.behind:
            async with desk.lock:
                await self.catch_up(desk)
        return desk

    async def fresh_desk(self, table: str) -> Desk:
        """Return a table with everything that any process has written there."""
        known = table in self.desks
        desk = await self.desk(table)
        if known and not self.store.is_sqlite:
            await self.read_on([table])
        return desk

    async def read_on(self, tables: Sequence[str]) -> None:
        """Read what other processes have written at tables that are loaded here."""
        for i in range(0, len(tables), 500):
            for id, seq in (await self.store.last_seqs(tables[i : i + 500])).items():
                await self.heard(id, seq)

    async def _load(self, id: str) -> Desk:
        stored = await self.store.read(id)
        if stored is None:
            raise Problem("not_found", "There is no such table.")
        table = Table(stored.deed, stored.seed, self.shelf)
        table.host_hash, table.invitation_hash = stored.host_hash, stored.invitation_hash
        table.holders, table.webhooks, table.due = stored.holders, stored.webhooks, stored.due
        table.take(Plan(await self.store.entries(id, 0)))
        desk = Desk(table)
        self.desks[id] = desk
        self._make_room()
        return desk

    def add(self, table: Table) -> Desk:
        """Keep a table that was just opened."""
        desk = self.desks[table.deed.id] = Desk(table)
        desk.looked = time.monotonic()
        self._make_room()
        return desk

    def opened(self, desk: Desk) -> None:
        """Let bots, clocks and notifications look at a new table."""
        for listener in self.after:
            listener(desk, desk.table.entries)

    def _make_room(self) -> None:
        """Forget tables that were not used for longest; those in use are passed over and count as used."""
        for _ in range(AT_A_TIME):
            if len(self.desks) <= MOST_IDLE:
                return
            id, oldest = next(iter(self.desks.items()))
            if oldest.idle:
                del self.desks[id]
            else:
                self.desks.move_to_end(id)

    def forget_idle(self) -> None:
        """Forget tables that nobody has used for long, and what was shown of those that nobody watches."""
        long_ago = time.monotonic() - IDLE_SECONDS
        for id, desk in list(self.desks.items()):
            if not desk.watchers:
                desk.table.forget_views()
            if desk.idle and desk.used < long_ago:
                del self.desks[id]

    def receiver(self, table: Table, token: str | None) -> Receiver:
        """Return who holds a token; a seat that was handed to a bot leaves its holder a spectator."""
        if token is None:
            if not table.deed.public:
                raise Problem("forbidden", "This table is not public: you need an invitation.")
            return Receiver(SPECTATOR)
        secret = hashed(token)
        for seat, held in table.holders.items():
            if held == secret:
                human = table.seats[seat].kind == "human"
                return Receiver(seat) if human else Receiver(SPECTATOR, left=seat)
        if secret == table.host_hash:
            return Receiver(SPECTATOR, host=True)
        if secret == table.invitation_hash:
            return Receiver(SPECTATOR)
        raise Problem("bad_token", "This token holds nothing at this table.")

    async def known_receiver(self, desk: Desk, token: str | None) -> Receiver:
        """Return who holds a token; the database is asked about one that is not known here."""
        try:
            return self.receiver(desk.table, token)
        except Problem as problem:
            if problem.code != "bad_token" or self.store.is_sqlite:
                raise
        async with desk.lock:
            await self.catch_up(desk)
            await self._read_holders(desk.table)
        return self.receiver(desk.table, token)

    # -- acting

    async def act(self, desk: Desk, act: Act, receiver: Receiver | None = None) -> Done:
        """Do something at a table: nobody else does meanwhile, and it is on disk when this returns."""
        async with desk.lock:
            for attempt in range(RETRIES):
                if attempt > 1:  # a bot elsewhere may be quick: its turn ends some time
                    await asyncio.sleep(min(0.3, 0.01 * 2**attempt) * (0.5 + random()))
                if desk.behind:
                    await self.catch_up(desk)
                try:
                    plan = self._planned(desk, act, receiver)
                except Problem:
                    known = desk.table.seq
                    if not self.store.is_sqlite:
                        await self.catch_up(desk)
                    if desk.table.seq == known:
                        raise
                    continue  # another process has written here: it may be possible now
                change = self._change(desk.table, plan)
                try:
                    await self.store.write(change)
                except Conflict:
                    await self.catch_up(desk)
                    continue
                except BaseException:
                    desk.behind = True  # it may have been written or not: read before the next act
                    raise
                desk.table.take(plan)
                if change.card is not None and "due" in change.card:
                    desk.table.due = change.card["due"]
                break
            else:
                raise Problem("unavailable", "Too many are writing at this table at once; try again.")
        self._tell(desk, plan.entries)
        return Done(plan.entries[0].seq, desk.table.at) if plan.entries else Done(desk.table.seq, desk.table.at)

    def _planned(self, desk: Desk, act: Act, receiver: Receiver | None) -> Plan:
        try:
            return act(desk.table)
        except Problem as problem:
            if problem.code == "stale" and receiver is not None:
                fresh = sight.snapshot(desk.table, receiver, self.now())
                raise Problem(problem.code, problem.detail, fresh=fresh) from None
            raise

    async def decide(self, desk: Desk, receiver: Receiver, move_id: str, act: Act) -> Done:
        """Do something that carries an id of its own: a repeat is answered as the first time."""
        if receiver.seat == SPECTATOR:
            raise Problem("forbidden", "Only a seat can do this; you are looking on.")

        def once(table: Table) -> Plan:
            known = table.done.get((receiver.seat, move_id))
            if known is not None:
                raise Repeat(known)
            if table.seats[receiver.seat].kind != "human":
                raise Problem("forbidden", "This seat is no longer yours.")
            return act(table)

        try:
            done = await self.act(desk, once, receiver)
        except Repeat as repeat:
            return repeat.done
        return desk.table.done.get((receiver.seat, move_id), done)

    def _change(self, table: Table, plan: Plan) -> Change:
        change = Change(table.deed.id, plan.entries)
        if plan.holder is not None:
            seat, token_hash, webhook = plan.holder
            change.new_seats = [{"table_id": table.deed.id, "seat": seat, "token_hash": token_hash, "webhook": webhook}]
        change.freed = plan.freed
        change.webhook = plan.webhook
        change.also = plan.also
        call = owed(table, mover_after(table, plan), plan.entries)
        if call is not None:
            change.statements += owe(call, self.now())
        if any(entry.kind not in QUIET_KINDS for entry in plan.entries):
            change.card = card_after(table, plan.entries)
        due = due_after(table, plan)
        if worth_noting(table.due, due):
            change.card = {**(change.card or {}), "due": due}
        return change

    def _tell(self, desk: Desk, entries: list[Entry]) -> None:
        desk.wake()
        if entries:
            for listener in self.after:
                listener(desk, entries)

    async def catch_up(self, desk: Desk) -> None:
        """Read what others have written; the caller holds the lock."""
        table = desk.table
        missed = await self.store.entries(table.deed.id, table.seq)
        if any(entry.kind in {"seat", "webhook"} for entry in missed):
            await self._read_holders(table)
        if missed:
            table.due = UNKNOWN
        table.take(Plan(missed))
        desk.behind = False
        if missed:
            desk.wake()

    async def _read_holders(self, table: Table) -> None:
        stored = await self.store.read(table.deed.id)
        if stored is not None:
            table.holders, table.webhooks, table.due = stored.holders, stored.webhooks, stored.due

    async def note_due(self, desk: Desk, due: int | None) -> None:
        """Write when the server must look at a table, if that is not written already."""
        async with desk.lock:
            if worth_noting(desk.table.due, due):
                change = Change(desk.table.deed.id, [])
                change.card = {"due": due}
                await self.store.write(change)
                desk.table.due = due

    async def heard(self, table: str, seq: int) -> None:
        """Another process has written at a table: read on, if it is loaded here."""
        desk = self.desks.get(table)
        if desk is not None and desk.table.seq < seq:
            async with desk.lock:
                if desk.table.seq < seq:
                    await self.catch_up(desk)


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
