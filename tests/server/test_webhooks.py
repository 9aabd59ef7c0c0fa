"""Webhooks: told when it is one's turn, tried again with patience, never in the way, and no way into the network."""

import asyncio
import contextlib
import json
import socket
import socketserver
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import httpx
import pytest

from servers import Server, human, open_table, until
from spindletop.games import shelf
from spindletop.server.domain.opening import prepare_table
from spindletop.server.storage.batches import new_table_batch
from spindletop.server.storage.store import Store
from spindletop.server.webhooks import outbox
from spindletop.server.webhooks.sender import NotPublic, call, checked_webhook, site_of
from spindletop.server.webhooks.site_limits import SiteLimits
from spindletop.server.wire.problems import Problem
from spindletop.server.wire.requests import NewSeat, NewTable


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
        "https://[64:ff9b::7f00:1]/hook",
        "https://[64:ff9b::a00:1]/hook",
        "https://[2002:7f00:1::]/hook",
        "https://[::127.0.0.1]/hook",
        "https://[::ffff:10.0.0.1]/hook",
        "https://[fec0::1]/hook",
        "https://[ff0e::1]/hook",
        "https://224.0.0.251/hook",
        "https://239.1.2.3/hook",
        "https://192.88.99.1/hook",
    ],
)
def test_a_webhook_is_no_way_into_the_servers_network(url):
    with pytest.raises(Problem) as problem:
        checked_webhook(url, private_allowed=False)
    assert problem.value.code == "bad_webhook"


def test_a_public_webhook_is_taken():
    assert checked_webhook("https://hooks.example.org/services/T0/B0", False)
    assert checked_webhook("https://[2606:2800:220:1::1]/hook", False)
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
        found = await store.claim_calls(0, 2**62)
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
        opened = [prepare_table(NewTable(game="oilman", seats=seats), shelf(), 0).table for _ in range(40)]
        for table in opened:
            change = new_table_batch(table)
            change.statements += outbox.enqueue(outbox.Call(table.terms.id, 1, table.seq), 0)
            await store.write(change)
        assert await store.claim_calls(5, outbox.LEASE - 1) == [], "the process that owes them is at it"
        taken = await asyncio.gather(*[one.claim_calls(outbox.LEASE, outbox.LEASE) for one in (store, second) * 2])
        again = await second.claim_calls(outbox.LEASE, outbox.LEASE)
        await second.engine.dispose()
        await store.close()
        return sorted(call.table for part in taken for call in part), sorted(t.terms.id for t in opened), again

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
    for found in (
        ["10.0.0.1"],
        ["93.184.216.34", "127.0.0.1"],
        ["169.254.169.254"],
        ["64:ff9b::7f00:1"],
        ["2002:a00:1::"],
        ["fe80::1%eth0"],
        ["ff0e::1"],
        [],
    ):
        addresses(monkeypatch, *found)
        with pytest.raises(NotPublic):
            post("https://hooks.example.org/x", lambda request: httpx.Response(200))


def test_the_address_that_was_looked_at_is_the_one_that_is_called(monkeypatch):
    addresses(monkeypatch, "93.184.216.34")
    seen: list[Any] = []

    def answer(request):
        seen.append(request)
        return httpx.Response(200, stream=httpx.ByteStream(b"thank you"))

    post("https://hooks.example.org:444/x?y=1", answer)
    assert str(seen[0].url) == "https://93.184.216.34:444/x?y=1"
    assert seen[0].headers["host"] == "hooks.example.org:444"
    assert seen[0].extensions["sni_hostname"] == "hooks.example.org"


def test_a_webhook_set_at_one_process_is_called_for_a_move_at_another(server, other):
    hook = Hook()
    opened = open_table(server, [human("Ann"), human("Bob")], options={"rounds": 3, "bidding": "ladder"})
    ann, bob = opened.seat(0, other), opened.seat(1)
    ann.see()
    changed = bob.http.patch(f"/tables/{opened.id}/seats/1", json={"webhook": hook.url})
    assert changed.status_code == 200
    while ann.see()["position"]["mover"] == 0:
        ann.play()
    wait_for(hook, 1)
    hook.shutdown()
    entry = next(entry for entry in ann.see()["entries"] if entry["kind"] == "webhook")
    assert hook.url not in str(entry), "the others learn that there is one, not where"


class Flood(httpx.AsyncByteStream):
    """An answer without end, which tells how much of it was taken."""

    def __init__(self, piece, wait=None):
        self.piece, self.wait = piece, wait
        self.taken = 0
        self.closed = False

    async def __aiter__(self):
        while True:
            if self.wait is not None:
                await self.wait.wait()
            self.taken += len(self.piece)
            yield self.piece

    async def aclose(self):
        self.closed = True


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_an_answer_without_end_is_not_read_to_its_end(monkeypatch, encoding):
    addresses(monkeypatch, "93.184.216.34")
    flood = Flood(b"\x1f\x8b" + b"x" * 598)
    seen: list[Any] = []

    def answer(request):
        seen.append(request)
        return httpx.Response(200, headers={"Content-Encoding": encoding}, stream=flood)

    assert post("https://hooks.example.org/x", answer) == 200
    assert (flood.taken <= 2 * 600, flood.closed) == (True, True)
    assert seen[0].headers["accept-encoding"] == "identity"


def test_an_answer_that_drips_is_given_up(monkeypatch):
    addresses(monkeypatch, "93.184.216.34")
    monkeypatch.setattr("spindletop.server.webhooks.sender.SECONDS", 0.05)
    flood = Flood(b"x", asyncio.Event())
    with pytest.raises(TimeoutError):
        post("https://hooks.example.org/x", lambda request: httpx.Response(200, stream=flood))
    assert flood.closed


def test_names_of_one_domain_are_one_site():
    assert site_of("https://a.hooks.example.org/x", False) == site_of("https://b.example.org:8443/y", False)
    assert site_of("https://a.example.org/x", False) != site_of("https://a.example.com/x", False)
    assert site_of("https://93.184.216.34/x", False) == "93.184.216.34"
    assert site_of("http://127.0.0.1:81/", True) != site_of("http://127.0.0.1:82/", True)


def test_slow_sites_hold_up_each_other_and_nobody_else():
    async def crowd():
        places = SiteLimits(lambda: 0.0)
        never = asyncio.Event()
        inside: list[str] = []

        async def call_slowly(site):
            async with places.slot(site):
                inside.append(site)
                await never.wait()

        async def call_quickly(site):
            async with places.slot(site):
                return site

        for i in range(40):
            places.note(f"slow{i}", in_time=False)
        waiting = [asyncio.create_task(call_slowly(f"slow{i}")) for i in range(40)]
        waiting += [asyncio.create_task(call_slowly("crowded")) for _ in range(40)]
        async with asyncio.timeout(10):
            while len(inside) < 8:
                await asyncio.sleep(0)
            assert await asyncio.gather(*[call_quickly(f"quick{i}") for i in range(100)])
        assert sorted(inside) == ["crowded"] * 4 + [f"slow{i}" for i in range(4)]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert (places.sites, len(places.used)) == ({}, 0), "nothing is kept of those who are gone"

    asyncio.run(crowd())


class Drip(socketserver.ThreadingTCPServer):
    """A webhook that begins to answer and never comes to an end."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self):
        self.called = threading.Event()
        self.over = threading.Event()
        super().__init__(("127.0.0.1", 0), Dripping)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    url = Hook.url


class Dripping(socketserver.BaseRequestHandler):
    def handle(self):
        hook: Any = self.server
        self.request.recv(65536)
        hook.called.set()
        with contextlib.suppress(OSError):
            self.request.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
            while not hook.over.wait(0.2):
                self.request.sendall(b"x")


def test_webhooks_that_drip_do_not_keep_others_from_being_called(sqlite_server):
    drips = [Drip() for _ in range(9)]
    for drip in drips:
        play_until_bobs_turn(with_hook(sqlite_server, drip))
    for drip in drips:
        assert drip.called.wait(30), "the ninth is called although eight never end"
    hook = Hook()
    play_until_bobs_turn(with_hook(sqlite_server, hook))
    wait_for(hook, 1)
    for drip in drips:
        drip.over.set()
        drip.shutdown()
    hook.shutdown()
