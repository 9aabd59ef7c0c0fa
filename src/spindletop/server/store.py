"""The database: tables, seats and journals, written in groups so that many moves share one commit."""

import asyncio
import contextlib
import fcntl
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import msgspec
from sqlalchemy import event, func, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from spindletop.server.calls import Call, claim
from spindletop.server.changes import Change
from spindletop.server.deed import Deed
from spindletop.server.errors import Problem
from spindletop.server.journal import Entry, from_row
from spindletop.server.migrations.upgrade import upgrade
from spindletop.server.pens import NOTIFY, FilePen, NetPen, Pen, careful_sqlite
from spindletop.server.schema import CALLS, ENTRIES, SEATS, TABLES

LARGEST_GROUP = 256
log = logging.getLogger("spindletop.server.store")


class Conflict(Exception):
    """Somebody else has written at this table: read on, and try again."""


class StoredTable(msgspec.Struct):
    """A table as it was read."""

    deed: Deed
    seed: bytes
    state: str
    host_hash: str
    invitation_hash: str
    holders: dict[int, str]
    webhooks: dict[int, str]


class Store:
    """One database; every process has one store."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.is_file = self.is_sqlite and self.url.database not in {None, "", ":memory:"}
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not self.is_sqlite)
        self._queue: asyncio.Queue[Change] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._lock: IO[str] | None = None
        self.groups = 0
        self.changes = 0
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", careful_sqlite)

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        if self.is_sqlite:
            self._lock = _lock_file(self.url.database)
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                # two servers that start together must not both migrate
                await connection.execute(text("SELECT pg_advisory_xact_lock(726111)"))
            await connection.run_sync(upgrade)
        self._writer = asyncio.create_task(self._write_groups(), name="store writer")

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    # -- writing

    async def write(self, change: Change) -> None:
        """Return when the change is on disk; raise Conflict if somebody else wrote there first."""
        if self._writer is None or self._writer.done():
            raise Problem("unavailable", "The server is shutting down.")
        self._queue.put_nowait(change)
        await change.written

    async def _write_groups(self) -> None:
        while True:
            pen = FilePen(self.url) if self.is_file else NetPen(self.engine)
            try:
                while True:
                    await self._write_next(pen)
            except (SQLAlchemyError, OSError) as error:
                log.error("the database cannot be written", extra={"error": type(error).__name__})
                await asyncio.sleep(0.2)
            finally:
                with contextlib.suppress(SQLAlchemyError, OSError):
                    await pen.close()

    async def _write_next(self, pen: Pen) -> None:
        group = [await self._queue.get()]
        while len(group) < LARGEST_GROUP and not self._queue.empty():
            group.append(self._queue.get_nowait())
        try:
            await self._write_group(pen, group)
        except BaseException:
            for change in group:
                _fail(change, Problem("unavailable", "The database cannot be written just now; try again."))
            raise
        finally:
            for _ in group:
                self._queue.task_done()

    async def _write_group(self, pen: Pen, group: list[Change]) -> None:
        try:
            await pen.write([part for change in group for part in (change.also, change) if part is not None])
        except IntegrityError:
            if len(group) == 1:
                _fail(group[0], Conflict())
                return
            for change in group:
                await self._write_group(pen, [change])
            return
        self.groups += 1
        self.changes += len(group)
        for change in group:
            if not change.written.done():
                change.written.set_result(None)

    # -- reading

    async def read(self, table: str) -> StoredTable | None:
        """Return a table with its seats."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
            if row is None:
                return None
            seats = (await connection.execute(select(SEATS).where(SEATS.c.table_id == table))).all()
        return StoredTable(
            msgspec.json.decode(row.deed, type=Deed),
            bytes.fromhex(row.seed),
            row.state,
            row.host_hash,
            row.invitation_hash,
            {seat.seat: seat.token_hash for seat in seats},
            {seat.seat: seat.webhook for seat in seats},
        )

    async def entries(self, table: str, after: int) -> list[Entry]:
        """Return the journal of a table after an entry."""
        here = (ENTRIES.c.table_id == table) & (ENTRIES.c.seq > after)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(ENTRIES).where(here).order_by(ENTRIES.c.seq))).all()
        return [from_row(row) for row in rows]

    async def last_seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables."""
        query = select(ENTRIES.c.table_id, func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id.in_(tables))
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.group_by(ENTRIES.c.table_id))).all()
        return {row[0]: row[1] for row in rows}

    async def lobby(
        self, game: str | None, state: str | None, free: bool, limit: int, before: str | None
    ) -> list[tuple[str, int, str, str]]:
        """Return public tables, newest first: state, free seats, deed and seats."""
        query = select(TABLES.c.state, TABLES.c.free, TABLES.c.deed, TABLES.c.seats).where(TABLES.c.public)
        if game is not None:
            query = query.where(TABLES.c.game == game)
        if state is not None:
            query = query.where(TABLES.c.state == state)
        if free:
            query = query.where((TABLES.c.free > 0) & (TABLES.c.state == "open"))
        if before is not None:
            edge = select(TABLES.c.created).where(TABLES.c.id == before).scalar_subquery()
            query = query.where((TABLES.c.created < edge) | ((TABLES.c.created == edge) & (TABLES.c.id < before)))
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(limit))
            return [(row.state, row.free, row.deed, row.seats) for row in rows]

    async def watched(self) -> list[str]:
        """Return the tables being played where bots or clocks need the server."""
        query = select(TABLES.c.id).where((TABLES.c.state == "playing") & TABLES.c.watched)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def take_over(self, now: int, before: int) -> list[Call]:
        """Return calls that were due before a time and that no process makes; they are this one's from now on."""
        async with self.engine.connect() as connection:
            if (await connection.execute(select(CALLS.c.seat).where(CALLS.c.due <= before).limit(1))).first() is None:
                return []
        async with self.engine.begin() as connection:
            return [Call(*row) for row in (await connection.execute(claim(now, before))).all()]

    async def tell(self, channel: str, news: str) -> None:
        """Tell all processes something that need not be kept."""
        async with self.engine.begin() as connection:
            await connection.execute(NOTIFY, {"channel": channel, "news": news})

    async def alive(self) -> None:
        """Ask the database for anything at all."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))


def _fail(change: Change, error: Exception) -> None:
    if not change.written.done():
        change.written.set_exception(error)


def _lock_file(database: str | None) -> IO[str] | None:
    """Keep a second server away from the same file: SQLite has no way to tell it what happened."""
    if not database or database == ":memory:":
        return None
    path = Path(database)
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise SystemExit(
            f"another server uses {database}; for several servers on one database use PostgreSQL"
        ) from None
    return lock
