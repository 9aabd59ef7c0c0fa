"""After a hiccup everything goes on by itself: bots, news between processes, tokens, webhooks, lost answers."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import uuid
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from servers import Postgres, Server, eventually, human, live, open_table, until
from spindletop.games import find
from spindletop.kernel.record import Record
from spindletop.server.storage.store import TRIAL, Store
from spindletop.server.storage.write_batch import WriteBatch

SHORT = {"rounds": 3, "bidding": "ladder", "overbid": "forbidden"}
PASS = {"kind": "bot", "bot": "pass"}
CUT_THE_OTHERS = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def health(server):
    return server.client().get(f"{server.url}/health")


def test_bots_go_on_after_the_file_was_locked_and_health_says_that_it_is(tmp_path):
    database, log = tmp_path / "tables.sqlite3", tmp_path / "log"
    server = Server(str(database), "--rate", "0", "--workers", "1", "--bot-pause", "0.3", log=log).start()
    try:
        opened = open_table(server, [PASS, human()], options=SHORT)
        holder = sqlite3.connect(database, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        before = opened.see()["position"]["n"]
        eventually(lambda: "cannot be written" in log.read_text())
        answer = health(server)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        holder.execute("ROLLBACK")
        holder.close()
        until(opened, lambda seen: seen["position"]["n"] > before)
        assert health(server).status_code == 200
    finally:
        server.kill()


@pytest.fixture
def own_postgres():
    one = Postgres().start()
    yield one
    one.stop()


def test_an_outage_of_the_database_is_told_and_news_are_heard_again_afterwards(own_postgres, tmp_path):
    database = own_postgres.new_database()
    logs = [tmp_path / f"log{i}" for i in range(2)]
    pair = [Server(database, "--rate", "0", "--workers", "1", log=log).start(wait=False) for log in logs]
    try:
        for one in pair:
            one.wait()
        opened = open_table(pair[0], [human("Ann"), human("Bob")], options=SHORT)
        own_postgres.end()
        for one in pair:
            answer = one.client(opened.invitation).get(f"/tables/{opened.id}")
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable"), answer.text
            assert "try again" in answer.json()["detail"]
            assert health(one).status_code == 503
        own_postgres.run()
        eventually(lambda: all("arrive again" in log.read_text() for log in logs))

        async def meet():
            async with live(pair[0], opened.id, opened.tokens[0]) as ann:
                await ann.next("snapshot")
                async with live(pair[1], opened.id, opened.tokens[1]):
                    while (await ann.next("presence", seconds=30))["seats"] != [0, 1]:
                        pass

        asyncio.run(meet())
        assert opened.seat(0, pair[1]).play()["seq"]
        for log in logs:
            assert "Traceback" not in log.read_text()
    finally:
        for one in pair:
            one.kill()


def test_a_write_survives_a_connection_that_was_lost_a_moment_ago(postgres):
    database = postgres.new_database()

    async def write_cut_and_write() -> None:
        store = Store(database)
        await store.open()
        try:
            for _ in range(3):
                await store.write(nothing_new())
                async with store.engine.connect() as connection:
                    await connection.execute(CUT_THE_OTHERS)
            await store.write(nothing_new())
        finally:
            await store.close()

    def nothing_new() -> WriteBatch:
        change = WriteBatch("", [])
        change.statements.append(TRIAL)
        return change

    asyncio.run(write_cut_and_write())


def test_a_token_is_good_at_every_process_at_once(server, other):
    async def sit_down_and_say_hello():
        opened = await asyncio.to_thread(open_table, server, [human("Ann"), {"kind": "open"}])
        async with live(other, opened.id, opened.invitation) as guest:
            await guest.next("snapshot")
            async with httpx.AsyncClient(base_url=server.api, trust_env=False) as client:
                headers = {"Authorization": f"Bearer {opened.invitation}"}
                taken = await client.post(f"/tables/{opened.id}/seats", json={"name": "Bob"}, headers=headers)
            await guest.send(type="hello", token=taken.json()["token"])
            assert (await guest.next("snapshot", "bye")).get("table", {}).get("me") == 1

    for _ in range(10):
        asyncio.run(sit_down_and_say_hello())


def test_a_lost_answer_to_taking_a_seat_is_asked_for_again(server, other):
    opened = open_table(server, [human("Ann"), {"kind": "open"}, {"kind": "open"}])
    body = {"name": "Bob", "id": str(uuid.uuid4())}
    first, again, third = [
        one.client(opened.invitation).post(f"/tables/{opened.id}/seats", json=body) for one in (server, other, server)
    ]
    assert first.status_code == 201
    assert first.json() == again.json() == third.json()
    assert [seat["kind"] for seat in opened.see()["seats"]] == ["human", "human", "open"]
    assert opened.see(first.json()["token"])["me"] == 1
    another = server.client(opened.invitation).post(f"/tables/{opened.id}/seats", json={**body, "id": "x" * 16}).json()
    assert (another["seat"], another["token"] != first.json()["token"]) == (2, True)


def test_the_host_frees_a_seat_that_was_never_used(server, other):
    opened = open_table(server, [human("Ann"), {"kind": "open"}], options=SHORT)
    seats, free = f"/tables/{opened.id}/seats", f"/tables/{opened.id}/seats/1/free"
    lost = server.client(opened.invitation).post(seats, json={"name": "Bob"}).json()["token"]
    ann, host = opened.seat(0), other.client(opened.host)
    assert ann.post("seats/1/free").json()["code"] == "forbidden"
    assert host.post(free).json()["code"] == "not_now", "nobody waits for it yet"
    while ann.see()["position"]["mover"] == 0:
        ann.play()
    assert host.post(f"/tables/{opened.id}/seats/0/free").json()["code"] == "not_now", "Ann has played"
    assert host.post(free).status_code == 200
    assert server.client(lost).get(f"/tables/{opened.id}").json()["code"] == "bad_token"
    taken = server.client(opened.invitation).post(seats, json={"name": "Cid"})
    assert taken.status_code == 201, taken.text
    mine = other.client(taken.json()["token"]).get(f"/tables/{opened.id}").json()
    assert (mine["me"], mine["seats"][1]["name"], bool(mine["position"]["choices"])) == (1, "Cid", True)


def children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_a_worker_ends_with_its_server(tmp_path):
    """The bot says that it has begun to think, and never stops."""
    begun = tmp_path / "begun"
    (tmp_path / "endless.py").write_text(
        "from pathlib import Path\n"
        "from spindletop.bots.bot import Bot\n"
        f"class Endless(Bot):\n    def choose(self, state):\n        Path({str(begun)!r}).touch()\n"
        "        while True:\n            pass\n"
    )
    info = tmp_path / "endless-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: endless\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[spindletop.bots]\nendless-bot = endless:Endless\n")
    args = ["--workers", "1", "--bot-seconds", "600"]
    server = Server(str(tmp_path / "tables.sqlite3"), *args, path=str(tmp_path)).start()
    open_table(server, [{"kind": "bot", "bot": "endless-bot"}, human()], options=SHORT)
    eventually(begun.exists)
    assert server.process is not None
    workers = children(server.process.pid)
    server.kill()
    try:
        eventually(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers), 10)
    finally:
        for worker in workers:
            if Path(f"/proc/{worker}").exists():
                os.kill(worker, signal.SIGKILL)


def test_a_worker_has_a_limit_of_its_own(bot_path):
    header = Record(find("oilman"), ["Ann", "Bob"]).header()
    question = {"table": "t", "header": header, "actions": [], "spec": "slow", "seconds": 0.1}
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([bot_path, os.environ.get("PYTHONPATH", "")])}
    worker = subprocess.Popen(
        [sys.executable, "-m", "spindletop.server.bots.worker"], stdin=subprocess.PIPE, env=environment, text=True
    )
    assert worker.stdin is not None
    print(json.dumps(question), file=worker.stdin, flush=True)
    try:
        assert worker.wait(50) == -signal.SIGALRM
    finally:
        worker.kill()
