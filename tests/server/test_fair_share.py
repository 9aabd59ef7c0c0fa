"""Nobody starves others: thinking time is shared by address, rematches are openings, and nobody plays for nobody."""

import asyncio
import sqlite3

import pytest

from servers import Server, eventually, human, open_table, until
from spindletop.games import shelf
from spindletop.kernel.state import SPECTATOR
from spindletop.server.bots.fair_share import FairShare
from spindletop.server.domain.opening import prepare_table
from spindletop.server.realtime import projection
from spindletop.server.realtime import registry as registries
from spindletop.server.realtime.registry import TableRegistry
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.storage.batches import new_table_batch
from spindletop.server.storage.store import Store
from spindletop.server.wire.requests import NewSeat, NewTable

SHORT = {"rounds": 3, "bidding": "ladder", "overbid": "forbidden"}
PASS = {"kind": "bot", "bot": "pass"}


def served(places, askers):
    """Return in which order askers (owner, urgent, seconds) were served, all of whom asked at once."""
    time, order = [0.0], []
    shares = FairShare(places, lambda: time[0])

    async def ask(number, owner, urgent, seconds):
        async with shares.slot(owner, urgent):
            order.append(number)
            await asyncio.sleep(0)
            time[0] += seconds

    async def all_at_once():
        await asyncio.gather(*[ask(number, *one) for number, one in enumerate(askers)])

    asyncio.run(all_at_once())
    assert not shares.held and not shares.waiting
    return order


def test_who_asks_for_much_waits_and_others_do_not_wait_for_them():
    assert served(1, [("many", True, 5.0)] * 10 + [("one", True, 0.5)] * 2)[:3] == [0, 10, 11]


def test_among_the_tables_of_one_address_those_with_people_come_first():
    assert served(1, [("a", False, 5.0)] * 3 + [("a", True, 1.0)])[:2] == [0, 3]


def test_nobody_holds_every_place():
    order = served(2, [("many", True, 5.0)] * 4 + [("one", True, 0.5)])
    assert order[:2] == [0, 4]


def test_who_stops_waiting_takes_no_place():
    async def give_up():
        shares = FairShare(1)
        async with shares.slot("a"):
            waiting = asyncio.create_task(shares.slot("b").__aenter__())
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
        async with asyncio.timeout(5), shares.slot("c"):
            assert not shares.waiting

    asyncio.run(give_up())


def test_a_persons_opponent_answers_although_somebody_else_has_many_searching_bots(tmp_path):
    server = Server(str(tmp_path / "tables.sqlite3"), "--rate", "0", "--workers", "1").start()
    search = {"kind": "bot", "bot": "mcts:seconds=2"}

    def wish(address, seats):
        body = {"game": "oilman", "options": SHORT, "seats": seats, "public": True}
        return server.client().post("/tables", json=body, headers={"X-Forwarded-For": address}).json()["table"]["id"]

    def moves(table):
        return server.client().get(f"/tables/{table}").json()["position"]["n"]

    try:
        crowd = [wish("192.0.2.1", [search, search]) for _ in range(10)]
        eventually(lambda: any(moves(table) for table in crowd))
        one = wish("192.0.2.2", [{"kind": "bot", "bot": "mcts:seconds=0.1"}, human()])
        eventually(lambda: moves(one))
        assert sum(moves(table) == 0 for table in crowd) >= 5, "they were there first, and have still to wait"
    finally:
        server.kill()


def test_the_next_game_of_a_table_counts_as_a_table_that_is_opened(tmp_path):
    server = Server(
        str(tmp_path / "tables.sqlite3"), "--rate", "20", "--burst", "1000", "--tables-per-hour", "20"
    ).start()
    try:
        opened = open_table(server, [human("Ann")] * 2, options=SHORT)
        table, codes = opened.id, []
        for _ in range(12):
            for token in opened.tokens.values():
                server.client(token).post(f"/tables/{table}/end", json={"agree": True})
            answer = server.client(opened.tokens[0]).post(f"/tables/{table}/rematch")
            codes.append(answer.status_code)
            if answer.status_code != 200:
                break
            table = answer.json()["table"]
        assert codes == [200] * 9 + [429]
        assert int(answer.headers["retry-after"]) >= 1
    finally:
        server.kill()


def test_bots_among_themselves_stop_when_nobody_looks_and_go_on_when_somebody_does(tmp_path):
    path = tmp_path / "tables.sqlite3"
    args = ["--rate", "0", "--workers", "1", "--bot-pause", "0.1", "--unwatched-seconds", "0.5"]
    server = Server(str(path), *args).start()
    try:
        opened = open_table(server, [PASS, PASS], options={**SHORT, "rounds": 100})

        def stored(what):
            with sqlite3.connect(path) as one:
                return one.execute(what).fetchone()[0]

        eventually(lambda: stored("SELECT due IS NULL FROM tables"))
        count = stored("SELECT count(*) FROM entries")
        assert stored("SELECT state FROM tables") == "playing"
        server.kill()
        server.start()
        assert stored("SELECT count(*) FROM entries") == count
        until(opened, lambda seen: seen["seq"] > count)
    finally:
        server.kill()


async def _many(path, count, seats):
    """Store so many tables, with the registry that has to do with them."""
    store = Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    registry = TableRegistry(store, shelf())
    tables = [prepare_table(NewTable(game="oilman", seats=seats), shelf(), registry.now()).table for _ in range(count)]
    for table in tables:
        await store.write(new_table_batch(table))
    return store, registry, tables


def test_a_start_loads_only_tables_that_need_the_server(tmp_path):
    async def lay_up():
        store, _, _ = await _many(tmp_path / "tables.sqlite3", 30, [NewSeat("human", "Ann"), NewSeat("bot")])
        needed = prepare_table(NewTable(game="oilman", seats=[NewSeat("bot"), NewSeat("human", "Ann")]), shelf(), 0)
        await store.write(new_table_batch(needed.table))
        await store.close()
        return needed.table.terms.id, needed.tokens[0].token

    id, token = asyncio.run(lay_up())
    server = Server(str(tmp_path / "tables.sqlite3"), "--rate", "0", "--workers", "1").start()
    try:
        eventually(lambda: server.client(token).get(f"/tables/{id}").json()["position"]["n"])
        assert server.client().get(f"{server.url}/health").json()["tables"] == 1
    finally:
        server.kill()


def test_abandoned_tables_leave_memory_and_are_removed_where_the_keeper_wants_it(tmp_path, monkeypatch):
    monkeypatch.setattr(registries, "MOST_IDLE", 10)

    async def look_at_all():
        store, registry, tables = await _many(
            tmp_path / "tables.sqlite3", 30, [NewSeat("human", "Ann"), NewSeat("bot")]
        )
        first = await registry.find(tables[0].terms.id)
        first.subscribers.add(asyncio.Event())
        for table in tables:
            await registry.find(table.terms.id)
        assert len(registry.loaded) == 10
        assert tables[0].terms.id in registry.loaded, "somebody watches it"
        monkeypatch.setattr(registries, "IDLE_SECONDS", -1.0)
        registry.forget_idle()
        assert list(registry.loaded) == [tables[0].terms.id]
        assert await store.abandoned(registry.now() - 60_000) == []
        gone = await store.abandoned(registry.now() + 60_000)
        assert len(gone) == 30
        await store.remove(gone[0])
        assert await store.read(gone[0]) is None
        await store.close()

    asyncio.run(look_at_all())


def test_nothing_that_was_shown_is_kept_for_a_table_that_nobody_watches(tmp_path):
    async def watch_and_leave():
        store, registry, tables = await _many(tmp_path / "tables.sqlite3", 1, [NewSeat("human", "Ann")] * 2)
        live = await registry.find(tables[0].terms.id)
        projection.snapshot(live.table, Viewer(SPECTATOR), 0)
        projection.update(live.table, Viewer(0), projection.Cursor(live.table.seq), 0)
        assert live.table.view_cache and live.table.message_cache
        watcher = asyncio.Event()
        live.subscribers.add(watcher)
        registry.forget_idle()
        assert live.table.view_cache
        live.subscribers.discard(watcher)
        registry.forget_idle()
        assert not live.table.view_cache and not live.table.message_cache
        await store.close()

    asyncio.run(watch_and_leave())
