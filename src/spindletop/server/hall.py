"""The hall where the tables stand: loads them, lets one act at a time happen at each, and wakes who is watching."""

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from spindletop.kernel.state import SPECTATOR
from spindletop.server import sight
from spindletop.server.calls import owe, owed
from spindletop.server.changes import Change
from spindletop.server.deed import AnyGame
from spindletop.server.errors import Problem
from spindletop.server.journal import QUIET_KINDS, Entry
from spindletop.server.receiver import Present, Receiver
from spindletop.server.store import Conflict, Store
from spindletop.server.table import Done, Plan, Table
from spindletop.server.tokens import hashed

RETRIES = 8
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
MOST_IDLE = 500
"""Tables nobody watches are kept in memory up to this number."""
log = logging.getLogger("spindletop.server.hall")
Act = Callable[[Table], Plan]


def milliseconds() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


class Desk:
    """One loaded table with its lock and those who watch it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.behind = False
        self.used = 0
        self.here: Counter[int] = Counter()
        """Live connections to this process, by seat."""
        self.elsewhere: dict[str, tuple[Present, float]] = {}
        """Who is connected to other processes, and when they last said so."""
        self.present = Present()

    def wake(self) -> None:
        """Tell the watchers to look."""
        for watcher in self.watchers:
            watcher.set()


class Hall:
    """All tables of this process."""

    def __init__(self, store: Store, shelf: Mapping[str, AnyGame], now: Callable[[], int] = milliseconds) -> None:
        self.store = store
        self.shelf = shelf
        self.now = now
        self.desks: dict[str, Desk] = {}
        self.loading: dict[str, asyncio.Task[Desk]] = {}
        self.after: list[Callable[[Desk, list[Entry]], None]] = []
        """Called with what this process has just written: bots, clocks and notifications hang on here."""
        self.uses = 0

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
        self.uses += 1
        desk.used = self.uses
        if desk.behind:
            async with desk.lock:
                await self.catch_up(desk)
        return desk

    async def fresh_desk(self, table: str) -> Desk:
        """Return a table with everything that any process has written there."""
        known = table in self.desks
        desk = await self.desk(table)
        if known and not self.store.is_sqlite:
            last = await self.store.last_seqs([table])
            await self.heard(table, last.get(table, 0))
        return desk

    async def _load(self, id: str) -> Desk:
        stored = await self.store.read(id)
        if stored is None:
            raise Problem("not_found", "There is no such table.")
        table = Table(stored.deed, stored.seed, self.shelf)
        table.host_hash, table.invitation_hash = stored.host_hash, stored.invitation_hash
        table.holders, table.webhooks = stored.holders, stored.webhooks
        table.take(Plan(await self.store.entries(id, 0)))
        desk = Desk(table)
        self.desks[id] = desk
        self._forget_some()
        return desk

    def add(self, table: Table) -> Desk:
        """Keep a table that was just opened."""
        desk = self.desks[table.deed.id] = Desk(table)
        self._forget_some()
        return desk

    def opened(self, desk: Desk) -> None:
        """Let bots, clocks and notifications look at a new table."""
        for listener in self.after:
            listener(desk, desk.table.entries)

    def _forget_some(self) -> None:
        if len(self.desks) <= MOST_IDLE:
            return
        idle = [desk for desk in self.desks.values() if not desk.watchers and not desk.lock.locked()]
        idle.sort(key=lambda desk: desk.used)
        for desk in idle[: len(self.desks) - MOST_IDLE]:
            if desk.table.status != "playing" or not _looked_after(desk.table):
                del self.desks[desk.table.deed.id]

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

    # -- acting

    async def act(self, desk: Desk, act: Act, receiver: Receiver | None = None) -> Done:
        """Do something at a table: nobody else does meanwhile, and it is on disk when this returns."""
        async with desk.lock:
            for _ in range(RETRIES):
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
        change.webhook = plan.webhook
        change.also = plan.also
        call = owed(table, mover_after(table, plan), plan.entries)
        if call is not None:
            change.statements += owe(call, self.now())
        if any(entry.kind not in QUIET_KINDS for entry in plan.entries):
            change.card = card_after(table, plan.entries)
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
        if any(entry.kind == "seat" for entry in missed):
            stored = await self.store.read(table.deed.id)
            if stored is not None:
                table.holders, table.webhooks = stored.holders, stored.webhooks
        table.take(Plan(missed))
        desk.behind = False
        if missed:
            desk.wake()

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


def _looked_after(table: Table) -> bool:
    return table.clocks.running or any(seat.kind == "bot" for seat in table.seats)


def mover_after(table: Table, plan: Plan) -> int | None:
    """Return the seat that is to move once a plan is taken in; nobody new after an undo."""
    kinds = {entry.kind for entry in plan.entries}
    state = plan.after or table.state
    playing = table.status == "playing" or "start" in kinds
    if state is None or not playing or kinds & {"over", "undo"}:
        return None
    return int(state.mover) if state.mover >= 0 else None


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
        "watched": table.clocks.running or any(seat.kind == "bot" for seat in seats),
        "seats": msgspec.json.encode(seats).decode(),
    }
