"""The door: pages of other sites cannot use a server on this machine, and half or endless requests cannot stop it."""

import asyncio
import http.client
import json
import socket
from typing import Any

import pytest
import websockets
from uvicorn import Config
from uvicorn.server import ServerState

from servers import open_table
from spindletop.server.http import bounded_protocol
from spindletop.server.http.bounded_protocol import BoundedHttpProtocol
from spindletop.server.http.request_guard import RequestGuard, check_body
from spindletop.server.settings import Settings
from spindletop.server.wire.problems import Problem


def ask(server, method="GET", path="/api/v1/bots", body=None, **headers):
    one = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    one.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = one.getresponse()
    text = answer.read()
    one.close()
    return answer.status, json.loads(text) if text.startswith((b"{", b"[")) else text


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "https://127.0.0.1.evil.example", "null", "file://", "http://127.0.0.1:1", ""]
)
def test_a_page_of_another_site_is_not_served(sqlite_server, origin):
    body = json.dumps({"game": "oilman"})
    status, said = ask(sqlite_server, "POST", "/api/v1/tables", body, Origin=origin, Content_Type="application/json")
    assert (status, said["code"]) == (403, "forbidden")


def test_ones_own_page_and_programs_are_served(sqlite_server):
    own = f"http://127.0.0.1:{sqlite_server.port}"
    body = json.dumps({"game": "oilman"})
    assert ask(sqlite_server, "POST", "/api/v1/tables", body, Content_Type="application/json")[0] == 201
    for kind in ("application/json", "application/json; charset=utf-8"):
        status, _ = ask(sqlite_server, "POST", "/api/v1/tables", body, Origin=own, Content_Type=kind)
        assert status == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None])
def test_a_body_must_say_that_it_is_json(sqlite_server, kind):
    headers = {} if kind is None else {"Content_Type": kind}
    status, said = ask(sqlite_server, "POST", "/api/v1/tables", json.dumps({"game": "oilman"}), **headers)
    assert (status, said["code"]) == (415, "not_json")


def test_a_request_without_a_body_need_not_say_so(sqlite_server):
    opened = open_table(sqlite_server, [{"kind": "open"}, {"kind": "open"}])
    status, said = ask(
        sqlite_server, "POST", f"/api/v1/tables/{opened.id}/start", Authorization=f"Bearer {opened.host}"
    )
    assert (status, said["code"]) == (409, "not_now")
    check_body({b"content-length": b"0"})
    with pytest.raises(Problem):
        check_body({b"transfer-encoding": b"chunked"})


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8000"])
def test_a_foreign_name_that_was_made_to_lead_here_is_not_served(sqlite_server, host):
    for path in ("/", "/health", "/api/v1/tables"):
        status, said = ask(sqlite_server, path=path, Host=host)
        assert (status, said["code"]) == (403, "forbidden")
        assert "--allowed-hosts" in said["detail"]


@pytest.mark.parametrize(
    "host",
    ["localhost:8000", "127.0.0.1", "[::1]:8000", "192.168.1.7:80", "nas", "nas.local", "nas.home.arpa", "upstream"],
)
def test_addresses_and_names_of_the_local_network_are_served(sqlite_server, host):
    assert ask(sqlite_server, Host=host)[0] == 200


def passes(settings, host, origin=None):
    headers = {b"host": host.encode()} | ({} if origin is None else {b"origin": origin.encode()})
    try:
        RequestGuard(settings).check(headers)
    except Problem:
        return False
    return True


def test_a_public_name_is_told_to_the_server():
    told = Settings(allowed_hosts="tables.example.org, games.example.org")
    assert passes(told, "tables.example.org", "https://tables.example.org")
    assert passes(told, "tables.example.org", "https://tables.example.org:8443"), "nginx's $host has no port"
    assert passes(told, "spindletop", "https://tables.example.org"), "a proxy that does not hand the name on"
    assert not passes(told, "tables.example.org", "https://evil.example")
    assert not passes(told, "other.example.org")
    assert passes(Settings(allowed_hosts="*"), "other.example.org", "http://other.example.org")
    assert not passes(Settings(allowed_hosts="*"), "other.example.org", "http://evil.example")
    assert passes(Settings(host="tables.example.org"), "tables.example.org:8000", "http://tables.example.org:8000")
    assert passes(Settings(), "LOCALHOST:8000", "http://localhost:8000")
    assert passes(Settings(), "localhost", "http://localhost")
    assert not passes(Settings(), "localhost:8000", "http://localhost:3000")
    assert passes(Settings(), "[::1]:8000", "http://[::1]:8000")


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_a_foreign_page_gets_no_live_connection(sqlite_server, origin):
    opened = open_table(sqlite_server, public=True)
    address = f"{sqlite_server.live}/tables/{opened.id}/live"

    async def connect():
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with websockets.connect(address, origin=websockets.Origin(origin)):
                pass
        assert refused.value.response.status_code == 403
        own = websockets.Origin(f"http://127.0.0.1:{sqlite_server.port}")
        async with websockets.connect(address, origin=own) as live:
            await live.send(json.dumps({"type": "hello"}))
            assert json.loads(await live.recv())["type"] == "snapshot"

    asyncio.run(connect())


@pytest.mark.parametrize("path", ["/", "/health"])
def test_who_only_looks_whether_the_server_is_up_is_answered(sqlite_server, path):
    assert ask(sqlite_server, "HEAD", path) == (200, b"")


def pour(server, beginning, piece, most=8 * 1024 * 1024):
    """Send a request that does not end; return what was answered and how much could be sent."""
    with socket.create_connection(("127.0.0.1", server.port), 30) as one:
        sent = 0
        try:
            one.sendall(beginning)
            while sent < most:
                one.sendall(piece)
                sent += len(piece)
        except OSError:
            return b"", sent
        return one.recv(65536), sent


@pytest.mark.parametrize(
    ("beginning", "piece"),
    [
        (b"GET /", b"x" * 65536),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"x" * 65536),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X-Y: z\r\n" * 8192),
        (
            b"POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
            b"X: y\r\n" * 8192,
        ),
        (b"POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1;", b"x" * 65536),
    ],
    ids=["line", "value", "headers", "trailers", "extension"],
)
def test_a_request_without_end_is_broken_off(sqlite_server, beginning, piece):
    _, sent = pour(sqlite_server, beginning, piece)
    assert sent < 8 * 1024 * 1024, "the server closed the connection"
    assert ask(sqlite_server, path="/health")[0] == 200


def test_long_but_reasonable_requests_are_served(sqlite_server):
    assert ask(sqlite_server, path="/api/v1/bots?" + "x" * 8000, X_Long="y" * 16_000)[0] == 200
    opened = open_table(sqlite_server)
    one = http.client.HTTPConnection("127.0.0.1", sqlite_server.port, timeout=30)
    toml = json.dumps({"toml": "#" * 20_000}).encode()
    pieces = (toml[i : i + 1] for i in range(len(toml)))
    headers = {"Content-Type": "application/json", "Transfer-Encoding": "chunked"}
    one.request("POST", "/api/v1/games/oilman/editions", pieces, headers, encode_chunked=True)
    assert one.getresponse().read().startswith(b"{"), "a body in pieces of a byte"
    one.request("GET", f"/api/v1/tables/{opened.id}")
    assert one.getresponse().status == 403, "the same connection goes on"
    one.close()


class Line:
    """A connection to the protocol without a network."""

    def __init__(self, config, state):
        self.written = b""
        self.closed = False
        self.protocol = BoundedHttpProtocol(config, state, {})
        transport: Any = self
        self.protocol.connection_made(transport)

    def get_extra_info(self, name, default=None):
        return default

    def write(self, data):
        self.written += data

    def close(self):
        self.closed = True

    def is_closing(self):
        return self.closed

    def pause_reading(self):
        return

    resume_reading = pause_reading


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b"HTTP/1.1 408"),
        (b"\r\n\r\n", b"HTTP/1.1 408"),
        (b"GET / HTTP/1.1\r\nHost: local", b"HTTP/1.1 408"),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf", b""),
    ],
)
def test_half_a_request_is_not_waited_for_for_ever(monkeypatch, said, answer):
    monkeypatch.setattr(bounded_protocol, "HEAD_SECONDS", 0.05)
    monkeypatch.setattr(bounded_protocol, "BODY_SECONDS", 0.05)

    async def app(scope, receive, send):
        while (await receive())["type"] != "http.disconnect":
            pass

    async def wait():
        line = Line(Config(app, log_config=None, ws="none"), ServerState())
        if said:
            line.protocol.data_received(said)
        async with asyncio.timeout(10):
            while not line.closed:
                await asyncio.sleep(0.01)
        line.protocol.connection_lost(None)
        return line.written

    assert asyncio.run(wait()).startswith(answer)


def test_a_whole_request_has_all_the_time_it_needs(monkeypatch):
    monkeypatch.setattr(bounded_protocol, "HEAD_SECONDS", 0.02)
    monkeypatch.setattr(bounded_protocol, "BODY_SECONDS", 0.02)

    async def app(scope, receive, send):
        await asyncio.sleep(0.2)
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def wait():
        line = Line(Config(app, log_config=None, ws="none"), ServerState())
        line.protocol.data_received(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        async with asyncio.timeout(10):
            while not line.written:
                await asyncio.sleep(0.01)
        line.protocol.connection_lost(None)
        return line.written

    assert asyncio.run(wait()).startswith(b"HTTP/1.1 204")
