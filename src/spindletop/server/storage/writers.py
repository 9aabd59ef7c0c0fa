"""Write groups of batches, each group in one transaction."""

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Protocol

from sqlalchemy import Connection, Executable, create_engine, delete, event, insert, text, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from spindletop.server.storage.rows import to_row
from spindletop.server.storage.schema import ENTRIES, SEATS, TABLES
from spindletop.server.storage.write_batch import WriteBatch

CHANNEL = "spindletop_tables"
NOTIFY = text("SELECT pg_notify(:channel, :news)")
AT_ONCE = 1000
"""Rows in one statement."""
COLUMNS = [column.name for column in ENTRIES.columns]
Step = tuple[Executable, list[dict[str, Any]] | None]


class BatchWriter(Protocol):
    """Writes groups of batches to one database."""

    async def write(self, group: Sequence[WriteBatch]) -> None:
        """Return when all of it is on disk; raise if none of it is."""

    async def close(self) -> None:
        """Close the connection."""


class SqliteWriter:
    """Writes an SQLite file from a thread of its own.

    A thread waits for the interpreter each time the database has done something, and long if the server is busy. So a
    group of moves is one statement, which is a transaction by itself.
    """

    def __init__(self, url: URL) -> None:
        self.engine = create_engine(url.set(drivername="sqlite"), isolation_level="AUTOCOMMIT")
        event.listen(self.engine, "connect", set_pragmas)
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: Connection | None = None

    async def write(self, group: Sequence[WriteBatch]) -> None:
        """Write in the thread."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, group)

    def _write(self, group: Sequence[WriteBatch]) -> None:
        if self.connection is None:
            self.connection = self.engine.connect()
        connection = self.connection
        rows = entry_rows(group)
        before, after = list(steps_before(group)), list(steps_after(group))
        if not before and not after and len(rows) <= AT_ONCE:
            self._insert(connection, rows)
            return
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            _execute(connection, before)
            for i in range(0, len(rows), AT_ONCE):
                self._insert(connection, rows[i : i + AT_ONCE])
            _execute(connection, after)
            connection.exec_driver_sql("COMMIT")
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise

    def _insert(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        if rows:
            connection.exec_driver_sql(insert_entries(len(rows)), tuple(row[name] for row in rows for name in COLUMNS))

    async def close(self) -> None:
        """Close the file."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown()

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()


class PostgresWriter:
    """Writes over a connection of the event loop, and lets the database tell the other processes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def write(self, group: Sequence[WriteBatch]) -> None:
        """Write as one transaction.

        A connection kept from the last time may have been lost since. What was not committed is not there, so the
        group is then written once more over a new one; a commit whose answer is lost is never repeated.
        """
        kept = self.connection is not None
        try:
            connection = await self._execute(group)
        except (SQLAlchemyError, OSError) as error:
            if not kept or not _is_lost(error):
                raise
            await self._disconnect()
            connection = await self._execute(group)
        try:
            await connection.commit()
        except BaseException:
            await connection.rollback()
            raise

    async def _execute(self, group: Sequence[WriteBatch]) -> AsyncConnection:
        """Return the connection with everything executed and nothing committed."""
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            await self.connection.run_sync(self._write, group)
        except BaseException:
            await self.connection.rollback()
            raise
        return self.connection

    async def _disconnect(self) -> None:
        lost, self.connection = self.connection, None
        if lost is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await lost.close()

    def _write(self, connection: Connection, group: Sequence[WriteBatch]) -> None:
        _execute(connection, steps_before(group))
        rows = entry_rows(group)
        if rows:
            connection.execute(insert(ENTRIES), rows)
        _execute(connection, steps_after(group))
        if connection.dialect.name == "postgresql":
            # The database itself sends it with the commit: no other process is notified too early or never.
            news = [f"{batch.table} {batch.entries[-1].seq}" for batch in group if batch.entries]
            _execute(connection, [(NOTIFY, [{"channel": CHANNEL, "news": one}]) for one in news])

    async def close(self) -> None:
        """Close the connection."""
        if self.connection is not None:
            await self.connection.close()


def _is_lost(error: Exception) -> bool:
    """Tell whether an error says that the connection is gone, rather than that the statement is wrong."""
    return isinstance(error, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def _execute(connection: Connection, steps: Sequence[Step] | Iterator[Step]) -> None:
    for statement, rows in steps:
        connection.execute(statement, rows)


def steps_before(group: Sequence[WriteBatch]) -> Iterator[Step]:
    """Give what must be written before the entries: tables and seats."""
    for batch in group:
        if batch.freed is not None:
            yield delete(SEATS).where((SEATS.c.table_id == batch.table) & (SEATS.c.seat == batch.freed)), None
    tables = [batch.new_table for batch in group if batch.new_table is not None]
    if tables:
        yield insert(TABLES), tables
    seats = [row for batch in group for row in batch.new_seats]
    if seats:
        yield insert(SEATS), seats


def entry_rows(group: Sequence[WriteBatch]) -> list[dict[str, Any]]:
    """Return the rows of all entries."""
    return [to_row(batch.table, entry) for batch in group for entry in batch.entries]


def steps_after(group: Sequence[WriteBatch]) -> Iterator[Step]:
    """Give what is written after the entries: lobby cards, webhooks and pending calls."""
    for batch in group:
        if batch.card is not None:
            yield update(TABLES).where(TABLES.c.id == batch.table).values(**batch.card), None
        if batch.webhook is not None:
            seat, url = batch.webhook
            here = (SEATS.c.table_id == batch.table) & (SEATS.c.seat == seat)
            yield update(SEATS).where(here).values(webhook=url), None
        for statement in batch.statements:
            yield statement, None


@cache
def insert_entries(count: int) -> str:
    """Return the statement that inserts so many entries."""
    row = f"({', '.join('?' * len(COLUMNS))})"
    return f"INSERT INTO {ENTRIES.name} ({', '.join(COLUMNS)}) VALUES {', '.join([row] * count)}"


def set_pragmas(connection: Any, _: Any) -> None:
    """Let readers and the writer not wait for each other, and every commit reach the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
