"""What one command writes."""

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable

from spindletop.server.domain.journal import Entry


class WriteBatch:
    """Entries of a table and the rows that go with them, written all or not at all."""

    def __init__(self, table: str, entries: Sequence[Entry]) -> None:
        self.table = table
        self.entries = entries
        self.new_table: dict[str, Any] | None = None
        self.card: dict[str, Any] | None = None
        self.new_seats: list[dict[str, Any]] = []
        self.webhook: tuple[int, str] | None = None
        self.freed: int | None = None
        """A seat that loses its holder."""
        self.statements: list[Executable] = []
        """Further statements of the same transaction."""
        self.also: WriteBatch | None = None
        """What is written for a table that the same command opens."""
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
