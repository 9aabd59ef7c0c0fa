"""Upgrades: a database of the first schema, with a game in it, becomes one of today and is played on."""

import asyncio
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from servers import Server, human, open_table, play_on
from spindletop.games import shelf
from spindletop.server.domain import commands, opening
from spindletop.server.domain.tokens import hashed
from spindletop.server.storage.batches import new_table_batch
from spindletop.server.storage.migrations.upgrade import HEAD, config, current, upgrade
from spindletop.server.storage.rows import to_row
from spindletop.server.storage.schema import METADATA
from spindletop.server.wire.requests import NewSeat, NewTable


def test_the_newest_migration_leads_to_the_schema_of_today(tmp_path):
    with create_engine(f"sqlite:///{tmp_path}/new.sqlite3").begin() as connection:
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert ScriptDirectory.from_config(config(connection)).get_heads() == [HEAD]


def test_postgresql_is_migrated_as_well(postgres):
    database = postgres.new_database()

    async def migrate():
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, "001")
            assert await connection.run_sync(current) == "001"
            await connection.run_sync(upgrade)
            found = await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA))
        await engine.dispose()
        return found

    assert asyncio.run(migrate()) == []


def test_a_restart_leaves_a_database_of_today_alone(tmp_path):
    with create_engine(f"sqlite:///{tmp_path}/new.sqlite3").begin() as connection:
        assert current(connection) is None
        upgrade(connection)
        assert current(connection) == HEAD
        before = inspect(connection).get_columns("tables")
        upgrade(connection)
        assert str(inspect(connection).get_columns("tables")) == str(before)


async def _written():
    """Return a table with a few moves and everything that was written for it, with its token."""
    wish = NewTable(game="oilman", seats=[NewSeat("human", "Ann"), NewSeat("human", "Bob")], options={"rounds": 3})
    wish.public = True
    opened = opening.prepare_table(wish, shelf(), 1000)
    table: Any = opened.table
    for _ in range(5):
        table.take(commands.move(table, 0, table.state.choices()[0], None, table.revision, 2000))
    return opened, new_table_batch(table)


def test_a_table_of_the_first_schema_is_played_on(tmp_path):
    opened, change = asyncio.run(_written())
    table = opened.table
    path = tmp_path / "old.sqlite3"
    with create_engine(f"sqlite:///{path}").begin() as connection:
        upgrade(connection, "001")
        row = {key: value for key, value in change.new_table.items() if key not in {"due", "terms"}}
        names = ", ".join(row)
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES (:{', :'.join(row)})"), row)
        for seat, token in ((one.seat, one.token) for one in opened.tokens):
            held = {"id": table.terms.id, "seat": seat, "hash": hashed(token)}
            connection.execute(text("INSERT INTO seats (table_id, seat, token_hash) VALUES (:id, :seat, :hash)"), held)
        for entry in table.entries:
            one = to_row(table.terms.id, entry)
            connection.execute(text(f"INSERT INTO entries ({', '.join(one)}) VALUES (:{', :'.join(one)})"), one)
    server = Server(str(path), "--rate", "0", log=tmp_path / "log").start()
    try:
        with server.client(opened.tokens[0].token) as ann:
            seen = ann.get(f"/tables/{table.terms.id}").json()
            assert seen["position"]["n"] == 5
            assert [(card["id"], card["options"]) for card in ann.get("/tables").json()] == [
                (table.terms.id, seen["options"])
            ]
            body = {"id": "12345678", "at": seen["at"], "action": seen["position"]["choices"][0]["id"]}
            assert ann.post(f"/tables/{table.terms.id}/moves", json=body).status_code == 200
            new = {"webhook": "https://example.org/x", "name": "Anna"}
            assert ann.patch(f"/tables/{table.terms.id}/seats/0", json=new).status_code == 200
    finally:
        server.stop()


@pytest.mark.parametrize("state", ["playing", "over"])
def test_a_stopped_server_starts_again_where_it_was(tmp_path, state):
    server = Server(str(tmp_path / "tables.sqlite3"), "--rate", "0").start()
    opened = open_table(server, [human("Ann"), human("Bob")], options={"rounds": 2, "bidding": "ladder"})
    before = play_on([opened.seat(0), opened.seat(1)], 5 if state == "playing" else 200)
    server.stop()
    server.start()
    after = opened.seat(0).see()
    server.stop()
    for one in (before, after):
        one.pop("now")
    assert after == before
    assert after["state"] == state
    assert msgspec.json.encode(after) == msgspec.json.encode(before)
