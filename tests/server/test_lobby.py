"""The lobby: newest first, page by page, and at a price that does not grow with the tables or their editions."""

import asyncio

import pytest
from sqlalchemy import event

from servers import open_table
from spindletop.games import shelf
from spindletop.server.domain.opening import prepare_table
from spindletop.server.storage.batches import new_table_batch
from spindletop.server.storage.store import Store
from spindletop.server.wire.requests import NewSeat, NewTable

ASKED = [(None, None, False), (None, "open", False), (None, None, True)]


async def filled(database, count=30):
    """Return a store with public tables, pairs of which were opened in the same moment."""
    store = Store(database)
    await store.open()
    toml = shelf()["oilman"].folder.joinpath("edition.toml").read_text() + "# of one's own\n"
    for i in range(count):
        wish = NewTable(game="oilman", seats=[NewSeat("human", "Ann"), NewSeat()], public=True, edition_toml=toml)
        await store.write(new_table_batch(prepare_table(wish, shelf(), i // 2).table))
    return store


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_pages_follow_each_other_without_gap_or_repeat(kind, tmp_path, request):
    database = f"sqlite+aiosqlite:///{tmp_path}/one.sqlite3"
    if kind == "postgresql":
        database = request.getfixturevalue("postgres").new_database()

    async def leaf():
        store = await filled(database, 12)
        whole = await store.lobby(None, None, False, 50, None)
        paged, before = [], None
        while page := await store.lobby(None, None, False, 5, before):
            paged += page
            before = id_of(page[-1][2])
        await store.close()
        return whole, paged

    whole, paged = asyncio.run(leaf())
    assert len(whole) == 12
    assert paged == whole
    assert all(len(terms) < 2000 for _, _, terms, _ in whole), "the editions stay where they are"


def id_of(terms):
    return terms.partition('"id":"')[2].partition('"')[0]


def test_the_lobby_is_read_in_the_order_of_an_index(tmp_path):
    async def explain():
        store = await filled(f"sqlite+aiosqlite:///{tmp_path}/one.sqlite3", 2)
        asked = []
        event.listen(
            store.engine.sync_engine, "before_cursor_execute", lambda *about: asked.append((about[2], about[3]))
        )
        for game, state, free in ASKED:
            await store.lobby(game, state, free, 50, None)
            await store.lobby(game, state, free, 50, "x")
        plans = []
        async with store.engine.connect() as connection:
            for query, values in list(asked):
                rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", values)
                plans.append(" ".join(str(row[-1]) for row in rows))
        await store.close()
        return plans

    for plan in asyncio.run(explain()):
        assert "USING INDEX ix_tables_public_" in plan
        assert "TEMP B-TREE" not in plan


def test_a_card_shows_the_terms_of_a_table(server):
    opened = open_table(server, public=True, title="Card by card", options={"rounds": 7})
    with server.client() as client:
        cards = {card["id"]: card for card in client.get("/tables?limit=200").json()}
    card = cards[opened.id]
    assert (card["title"], card["options"]["rounds"], card["edition"]["custom"]) == ("Card by card", 7, False)
    assert card["clock"] == opened.table["clock"]
