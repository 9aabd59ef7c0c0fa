"""The database: tables, seats and journals, written in groups so that many moves share one commit."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Sequence
from typing import IO

import asyncpg
import msgspec
from sqlalchemy import delete, event, func, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from spindletop.server.domain.journal import Entry
from spindletop.server.domain.terms import TableTerms
from spindletop.server.storage.file_lock import lock_file
from spindletop.server.storage.migrations.upgrade import upgrade
from spindletop.server.storage.rows import from_row
from spindletop.server.storage.schema import CALLS, ENTRIES, SEATS, TABLES
from spindletop.server.storage.write_batch import WriteBatch
from spindletop.server.storage.writers import NOTIFY, BatchWriter, PostgresWriter, SqliteWriter, set_pragmas
from spindletop.server.webhooks.outbox import Call, claim
from spindletop.server.wire.names import TableStatus
from spindletop.server.wire.problems import Problem

LARGEST_GROUP = 256
MOST_DUE = 500
OUTAGES = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""Errors of a database that is unreachable, full or locked."""
TRUSTED = 5.0
"""For how many seconds a successful write shows that the database can be written."""
TRIAL = text("UPDATE alembic_version SET version_num = version_num")
"""A write that changes nothing."""
log = logging.getLogger(__name__)


class Conflict(Exception):
    """Another process has written at this table: read on, and try again."""


class StoredTable(msgspec.Struct):
    """A table as it was read."""

    terms: TableTerms
    seed: bytes
    host_hash: str
    invitation_hash: str
    holders: dict[int, str]
    webhooks: dict[int, str]
    due: int | None


class Store:
    """One database; every process has one store."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.is_file = self.is_sqlite and self.url.database not in {None, "", ":memory:"}
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not self.is_sqlite)
        self._queue: asyncio.Queue[WriteBatch] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._lock: IO[str] | None = None
        self.groups = 0
        self.batches = 0
        self._written_at = float("-inf")
        """When something was last written; long ago if the last attempt failed."""
        self._answering = True
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        if self.is_sqlite:
            self._lock = lock_file(self.url.database)
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                # two servers that start together must not both migrate
                await connection.execute(text("SELECT pg_advisory_xact_lock(726111)"))
            await connection.run_sync(upgrade)
        self._writer = asyncio.create_task(self._write_groups(), name="store writer")

    async def close(self) -> None:
        """Write what is waiting, then close the database."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    # -- writing

    async def write(self, batch: WriteBatch) -> None:
        """Return when the batch is on disk; raise Conflict if another process wrote there first."""
        if self._writer is None or self._writer.done():
            raise Problem("unavailable", "The server is shutting down.")
        self._queue.put_nowait(batch)
        await batch.written

    async def _write_groups(self) -> None:
        while True:
            writer = SqliteWriter(self.url) if self.is_file else PostgresWriter(self.engine)
            try:
                while True:
                    await self._write_next(writer)
            except OUTAGES as error:
                self._written_at = float("-inf")
                log.error("the database cannot be written", extra={"error": type(error).__name__})
                await asyncio.sleep(0.2)
            finally:
                with contextlib.suppress(*OUTAGES):
                    await writer.close()

    async def _write_next(self, writer: BatchWriter) -> None:
        group = [await self._queue.get()]
        while len(group) < LARGEST_GROUP and not self._queue.empty():
            group.append(self._queue.get_nowait())
        try:
            await self._write_group(writer, group)
        except BaseException:
            for batch in group:
                _fail(batch, Problem("unavailable", "The database cannot be written just now; try again."))
            raise
        finally:
            for _ in group:
                self._queue.task_done()

    async def _write_group(self, writer: BatchWriter, group: list[WriteBatch]) -> None:
        try:
            await writer.write([part for batch in group for part in (batch.also, batch) if part is not None])
        except IntegrityError:
            if len(group) == 1:
                _fail(group[0], Conflict())
                return
            for batch in group:
                await self._write_group(writer, [batch])
            return
        self.groups += 1
        self.batches += len(group)
        self._written_at = time.monotonic()
        for batch in group:
            if not batch.written.done():
                batch.written.set_result(None)

    # -- reading

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection; a database that does not answer becomes a problem, and one line in the log."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except OUTAGES as error:
            if self._answering:
                log.error("the database does not answer", extra={"error": type(error).__name__})
            self._answering = False
            raise Problem("unavailable", "The database does not answer just now; try again.") from None
        if not self._answering:
            log.warning("the database answers again")
        self._answering = True

    async def read(self, table: str) -> StoredTable | None:
        """Return a table with its seats."""
        async with self._connection() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
            if row is None:
                return None
            seats = (await connection.execute(select(SEATS).where(SEATS.c.table_id == table))).all()
        return StoredTable(
            terms=msgspec.json.decode(row.deed, type=TableTerms),
            seed=bytes.fromhex(row.seed),
            host_hash=row.host_hash,
            invitation_hash=row.invitation_hash,
            holders={seat.seat: seat.token_hash for seat in seats},
            webhooks={seat.seat: seat.webhook for seat in seats},
            due=row.due,
        )

    async def entries(self, table: str, after: int) -> list[Entry]:
        """Return the journal of a table after an entry."""
        here = (ENTRIES.c.table_id == table) & (ENTRIES.c.seq > after)
        async with self._connection() as connection:
            rows = (await connection.execute(select(ENTRIES).where(here).order_by(ENTRIES.c.seq))).all()
        return [from_row(row) for row in rows]

    async def last_seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables."""
        query = select(ENTRIES.c.table_id, func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id.in_(tables))
        async with self._connection() as connection:
            rows = (await connection.execute(query.group_by(ENTRIES.c.table_id))).all()
        return {row[0]: row[1] for row in rows}

    async def lobby(
        self, game: str | None, state: str | None, free: bool, limit: int, before: str | None
    ) -> list[tuple[TableStatus, int, str, str]]:
        """Return public tables, newest first: state, free seats, terms and seats."""
        query = select(TABLES.c.state, TABLES.c.free, TABLES.c.terms, TABLES.c.seats).where(TABLES.c.public)
        if game is not None:
            query = query.where(TABLES.c.game == game)
        if state is not None:
            query = query.where(TABLES.c.state == state)
        if free:
            query = query.where((TABLES.c.free > 0) & (TABLES.c.state == "open"))
        if before is not None:
            edge = select(TABLES.c.created).where(TABLES.c.id == before).scalar_subquery()
            query = query.where(TABLES.c.created <= edge)
            query = query.where((TABLES.c.created < edge) | (TABLES.c.id < before))
        async with self._connection() as connection:
            rows = await connection.execute(query.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(limit))
            return [(row.state, row.free, row.terms, row.seats) for row in rows]

    async def due(self, before: int) -> list[str]:
        """Return the tables that need the server before a time, the most urgent first and not too many at once."""
        query = select(TABLES.c.id).where(TABLES.c.due <= before).order_by(TABLES.c.due).limit(MOST_DUE)
        async with self._connection() as connection:
            return list((await connection.execute(query)).scalars())

    async def abandoned(self, before: int) -> list[str]:
        """Return games that are not over and where nothing has happened since a time."""
        since = select(ENTRIES.c.seq).where((ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.time >= before))
        given_up = (TABLES.c.state != "over") & (TABLES.c.created < before) & ~since.exists()
        async with self._connection() as connection:
            return list((await connection.execute(select(TABLES.c.id).where(given_up).limit(MOST_DUE))).scalars())

    async def remove(self, table: str) -> None:
        """Remove a table with everything that belongs to it."""
        batch = WriteBatch(table, [])
        for rows in (CALLS, SEATS, ENTRIES):
            batch.statements.append(delete(rows).where(rows.c.table_id == table))
        batch.statements.append(delete(TABLES).where(TABLES.c.id == table))
        await self.write(batch)

    async def claim_calls(self, now: int, before: int) -> list[Call]:
        """Claim calls that were due before a time and that no process makes."""
        async with self._connection() as connection:
            if (await connection.execute(select(CALLS.c.seat).where(CALLS.c.due <= before).limit(1))).first() is None:
                return []
        async with self._connection() as connection:
            taken = [
                Call(table=row.table_id, seat=row.seat, seq=row.seq, attempts=row.attempts)
                for row in (await connection.execute(claim(now, before))).all()
            ]
            await connection.commit()
            return taken

    async def notify(self, channel: str, message: str) -> None:
        """Notify all processes of something that is not stored."""
        async with self._connection() as connection:
            await connection.execute(NOTIFY, {"channel": channel, "news": message})
            await connection.commit()

    async def check(self) -> None:
        """Make sure that the database can be read and written; if nothing was written lately, try it."""
        async with self._connection() as connection:
            await connection.execute(text("SELECT 1"))
        if time.monotonic() - self._written_at > TRUSTED:
            trial = WriteBatch("", [])
            trial.statements.append(TRIAL)
            await self.write(trial)


def _fail(batch: WriteBatch, error: Exception) -> None:
    if not batch.written.done():
        batch.written.set_exception(error)
