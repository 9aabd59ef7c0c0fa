"""A database that a server of version 0.1 has left: every table in it is there, goes on, and can still be checked.

`databases/v0.1.sql` is the dump of an SQLite file that a server of commit 8949b2b wrote while it was played on over its
interface: of each game a table of people and one of a player with bots, both in the middle, and a finished one of bots;
beside them a table with an edition of its own. It is never made anew.
"""

import asyncio
import json
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from spindletop.games import find, shelf
from spindletop.kernel.record import read_record
from spindletop.kernel.state import CHANCE, OVER
from spindletop.server.domain import commands, opening, records
from spindletop.server.realtime.registry import TableRegistry
from spindletop.server.storage.rows import from_row, to_row
from spindletop.server.storage.store import Store

DUMP = Path(__file__).parent / "databases" / "v0.1.sql"
OWN_EDITION = "oilman, an edition of one's own"
MOVES = 5


def restored(path):
    """Write the database of version 0.1 into a file."""
    with sqlite3.connect(path) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))


def kept():
    """Return the tables of the dump: title, id and state."""
    with sqlite3.connect(":memory:") as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
        rows = connection.execute("SELECT id, state, deed FROM tables").fetchall()
    return sorted((json.loads(deed)["title"], id, state) for id, state, deed in rows)


TABLES = kept()
RUNNING = [(title, id) for title, id, state in TABLES if state == "playing"]
FINISHED = [(title, id) for title, id, state in TABLES if state == "over"]


def in_hall(tmp_path, do):
    """Open the database with the server of today, migrations included, and do something in its registry."""
    path = tmp_path / "tables.sqlite3"
    restored(path)

    async def visit():
        store = Store(f"sqlite+aiosqlite:///{path}")
        await store.open()
        try:
            return await do(TableRegistry(store, shelf()))
        finally:
            await store.close()

    return asyncio.run(visit())


def test_the_dump_holds_every_game_in_the_middle_and_finished():
    games = set(shelf())
    assert {title.partition(",")[0] for title, _ in FINISHED} == games
    assert {title for title, _ in RUNNING} == {
        *(f"{game}, people" for game in games),
        *(f"{game}, a player and bots" for game in games),
        OWN_EDITION,
    }


@pytest.mark.parametrize("id", [id for _, id in RUNNING], ids=[title for title, _ in RUNNING])
def test_a_running_table_goes_on(tmp_path, id):
    async def go_on(registry) -> Any:
        live = await registry.find(id)
        table = live.table
        assert table.status == "playing"
        before = table.n
        assert before > 0
        assert table.record.replay().digest() == table.state.digest()
        for _ in range(MOVES):
            seat, action = table.mover, table.state.choices()[0]
            await registry.run(
                live,
                lambda t, seat=seat, action=action: commands.move(t, seat, action, None, t.revision, registry.now()),
            )
        assert table.n >= before + MOVES
        again: Any = (await TableRegistry(registry.store, shelf()).find(id)).table
        assert again.state.digest() == table.state.digest(), "what was added is read like what was there"
        return table

    table = in_hall(tmp_path, go_on)
    assert (table.terms.edition_data is not None) == (table.terms.title == OWN_EDITION)


@pytest.mark.parametrize("id", [id for _, id in FINISHED], ids=[title for title, _ in FINISHED])
def test_a_finished_table_is_verified_and_played_again(tmp_path, id):
    async def look(registry) -> Any:
        return (await registry.find(id)).table

    table = in_hall(tmp_path, look)
    assert table.status == "over"
    text = records.export_record(table)
    assert json.loads(text.splitlines()[0])["rules"] == 1
    record = read_record(text, find)
    assert record.verify() > 0, "the draws follow from the seed that was revealed"
    end = record.replay()
    assert (end.mover, end.scores(), end.winners()) == (OVER, table.result.scores, table.result.winners)
    rematch: Any = opening.prepare_rematch(table, shelf(), 0)
    assert rematch.status == "playing"
    assert rematch.record.options == table.record.options, "the same agreement, although its version is an older one"
    assert rematch.state.mover != CHANCE


def test_every_entry_is_stored_again_as_it_was():
    with sqlite3.connect(":memory:") as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
        connection.row_factory = sqlite3.Row
        rows = [dict(row) for row in connection.execute("SELECT * FROM entries")]
    assert {row["kind"] for row in rows} >= {"open", "seat", "salt", "start", "move", "chance", "chat", "over"}
    for row in rows:
        again = to_row(row["table_id"], from_row(SimpleNamespace(**row)))
        assert {**again, "body": json.loads(again["body"])} == {**row, "body": json.loads(row["body"])}
