"""Webhooks: told when it is one's turn, tried again with patience, never in the way, and no way into the network."""

import asyncio
import json
import socket
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import httpx
import pytest

from serving import Server, human, open_table, until
from spindletop.games import shelf
from spindletop.server import calls
from spindletop.server.errors import Problem
from spindletop.server.messages import NewSeat, NewTable
from spindletop.server.opening import lay_out, to_write
from spindletop.server.store import Store
from spindletop.server.webhooks import NotPublic, call, checked_webhook


class Hook(ThreadingHTTPServer):
    """A webhook that fails as often as it is told to."""

    def __init__(self, failures=0, delay=0.0):
        self.heard = []
        self.failures = failures
        self.delay = delay
        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_address[1]}/hook"


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        hook: Any = self.server
        time.sleep(hook.delay)
        hook.heard.append(json.loads(body))
        self.send_response(500 if len(hook.heard) <= hook.failures else 204)
        self.end_headers()

    def log_message(self, *args):
        return


def with_hook(server, hook):
    opened = open_table(server, [human("Ann"), {"kind": "open"}], options={"rounds": 3, "bidding": "ladder"})
    with server.client(opened.invitation) as client:
        taken = client.post(f"/tables/{opened.id}/seats", json={"name": "Bob", "webhook": hook.url})
    assert taken.status_code == 201, taken.text
    return opened


def play_until_bobs_turn(opened):
    ann = opened.seat(0)
    for _ in range(30):
        if ann.see()["position"]["mover"] != 0:
            return
        ann.play()
    raise AssertionError("it never was Bob's turn")


def wait_for(hook, count):
    end = time.monotonic() + 30
    while len(hook.heard) < count and time.monotonic() < end:
        time.sleep(0.05)
    assert len(hook.heard) >= count


@pytest.mark.parametrize("failures", [0, 2])
def test_the_next_seat_is_told_and_told_again_if_need_be(server, failures):
    hook = Hook(failures)
    opened = with_hook(server, hook)
    play_until_bobs_turn(opened)
    wait_for(hook, failures + 1)
    hook.shutdown()
    assert len(hook.heard) == failures + 1
    message = hook.heard[-1]
    assert message["content"] == message["text"] == "Bob, it is your turn: International Oilman."
    assert "token" not in json.dumps(message)


def test_a_webhook_that_does_not_answer_holds_up_no_move(server):
    hook = Hook(delay=8)
    opened = with_hook(server, hook)
    play_until_bobs_turn(opened)
    start = time.monotonic()
    opened.seat(0).post("chat", text="still here")
    assert until(opened, lambda seen: seen["entries"][-1]["kind"] == "chat")
    assert time.monotonic() - start < 5
    hook.shutdown()


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://10.1.2.3/hook",
        "https://169.254.169.254/latest",
        "https://localhost/hook",
        "https://printer.local/hook",
        "https://user:pass@example.org/hook",
        "ftp://example.org/",
        "https://",
        "https://[broken/",
        "javascript:alert(1)",
    ],
)
def test_a_webhook_is_no_way_into_the_servers_network(url):
    with pytest.raises(Problem) as problem:
        checked_webhook(url, private_allowed=False)
    assert problem.value.code == "bad_webhook"


def test_a_public_webhook_is_taken():
    assert checked_webhook("https://hooks.example.org/services/T0/B0", False)
    assert checked_webhook("", False) == ""


def test_a_call_that_did_not_get_through_is_made_after_a_crash(tmp_path):
    hook = Hook(failures=2)
    server = Server(str(tmp_path / "tables.sqlite3"), "--rate", "0", "--private-webhooks").start()
    opened = with_hook(server, hook)
    play_until_bobs_turn(opened)
    wait_for(hook, 1)
    server.kill()
    server.start()
    try:
        wait_for(hook, 3)
        assert {message["text"] for message in hook.heard} == {"Bob, it is your turn: International Oilman."}
    finally:
        server.stop()
        hook.shutdown()
    assert owed_calls(tmp_path) == [], "a call that was made is owed no more"


def owed_calls(tmp_path):
    """Return what a new process would take over."""

    async def read():
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
        found = await store.take_over(0, 2**62)
        await store.engine.dispose()
        return found

    return asyncio.run(read())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_call_left_behind_is_taken_over_by_one_process(kind, tmp_path, request):
    database = f"sqlite+aiosqlite:///{tmp_path}/one.sqlite3"
    if kind == "postgresql":
        database = request.getfixturevalue("postgres").new_database()

    async def race():
        store, second = Store(database), Store(database)
        await store.open()
        seats = [NewSeat("human", "Ann"), NewSeat("human", "Bob")]
        opened = [lay_out(NewTable(game="oilman", seats=seats), shelf(), 0).table for _ in range(40)]
        for table in opened:
            change = to_write(table)
            change.statements += calls.owe(calls.Call(table.deed.id, 1, table.seq), 0)
            await store.write(change)
        assert await store.take_over(5, calls.LEASE - 1) == [], "the process that owes them is at it"
        taken = await asyncio.gather(*[one.take_over(calls.LEASE, calls.LEASE) for one in (store, second) * 2])
        again = await second.take_over(calls.LEASE, calls.LEASE)
        await second.engine.dispose()
        await store.close()
        return sorted(call.table for part in taken for call in part), sorted(t.deed.id for t in opened), again

    taken, all_of_them, again = asyncio.run(race())
    assert (taken, again) == (all_of_them, [])


def addresses(monkeypatch, *found):
    async def getaddrinfo(self, host, port, **_):
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)


def post(url, answers):
    async def post():
        async with httpx.AsyncClient(transport=httpx.MockTransport(answers)) as client:
            return await call(client, url, {"text": "hi"}, private_allowed=False)

    return asyncio.run(post())


def test_a_name_that_leads_home_is_not_called(monkeypatch):
    for found in (["10.0.0.1"], ["93.184.216.34", "127.0.0.1"], ["169.254.169.254"], []):
        addresses(monkeypatch, *found)
        with pytest.raises(NotPublic):
            post("https://hooks.example.org/x", lambda request: httpx.Response(200))


def test_the_address_that_was_looked_at_is_the_one_that_is_called(monkeypatch):
    addresses(monkeypatch, "93.184.216.34")
    seen: list[Any] = []

    def answer(request):
        seen.append(request)
        return httpx.Response(200)

    post("https://hooks.example.org:444/x?y=1", answer)
    assert str(seen[0].url) == "https://93.184.216.34:444/x?y=1"
    assert seen[0].headers["host"] == "hooks.example.org:444"
    assert seen[0].extensions["sni_hostname"] == "hooks.example.org"
