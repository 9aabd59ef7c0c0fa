"""Limits: size, rate and connections are answered clearly; path and header tricks get nowhere."""

import asyncio
import contextlib
import http.client

import pytest
import websockets

from servers import Server, close_code, live, open_table
from spindletop.server.http.limits import Buckets, Connections


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    folder = tmp_path_factory.mktemp("strict")
    args = ["--rate", "2", "--burst", "30", "--tables-per-hour", "20", "--connections-per-address", "3"]
    server = Server(str(folder / "tables.sqlite3"), *args, log=folder / "log").start()
    yield server
    server.stop()


def test_a_bucket_refills_with_time():
    time = [0.0]
    buckets = Buckets(2, 3, lambda: time[0])
    assert [buckets.wait("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.wait("a") == pytest.approx(0.5)
    assert buckets.wait("b") == 0, "everybody has a bucket"
    time[0] = 0.6
    assert buckets.wait("a") == 0
    assert Buckets(0, 1).wait("a") == 0, "no rate, no limit"


def test_connections_are_counted_by_address():
    connections = Connections(3, 2)
    assert [connections.enter("a"), connections.enter("a")] == ["", ""]
    assert "from your address" in connections.enter("a")
    assert connections.enter("b") == ""
    assert "as it can bear" in connections.enter("c")
    connections.leave("a")
    assert connections.enter("c") == ""


def test_who_asks_too_often_is_told_when_to_come_back(strict):
    with strict.client() as client:
        answers = [client.get("/bots") for _ in range(60)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert refused[0].json()["code"] == "too_many"
    assert int(refused[0].headers["retry-after"]) >= 1
    assert refused[0].headers["content-type"] == "application/problem+json"


def test_connections_beyond_the_limit_get_a_clear_answer(tmp_path):
    server = Server(str(tmp_path / "tables.sqlite3"), "--rate", "0", "--connections-per-address", "2").start()
    try:
        opened = open_table(server)

        async def crowd():
            async with live(server, opened.id, opened.invitation) as a, live(server, opened.id, opened.invitation) as b:
                await a.next("snapshot")
                await b.next("snapshot")
                async with live(server, opened.id, hello=False) as c:
                    bye = await c.next()
                    assert (bye["type"], bye["problem"]["code"]) == ("bye", "too_many")
            async with live(server, opened.id, opened.invitation) as again:
                await again.next("snapshot")

        asyncio.run(crowd())
    finally:
        server.stop()


def test_connecting_again_and_again_counts_against_the_address(tmp_path):
    server = Server(str(tmp_path / "tables.sqlite3"), "--rate", "0.1", "--burst", "20").start()
    try:
        opened = open_table(server)

        async def knock():
            for _ in range(30):
                async with live(server, opened.id, hello=False) as one:
                    with contextlib.suppress(TimeoutError):
                        return await one.next("bye", seconds=0.2)
            return None

        bye = asyncio.run(knock())
        assert bye is not None and bye["problem"]["code"] == "too_many"
    finally:
        server.kill()


def test_a_connection_that_does_not_say_hello_is_closed(sqlite_server):
    opened = open_table(sqlite_server)

    async def silent():
        async with live(sqlite_server, opened.id, hello=False) as one:
            bye = await one.next(seconds=20)
            assert bye["type"] == "bye"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await one.next()
            assert close_code(closed) == 4408

    asyncio.run(silent())


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"x" * (1024 * 1024 + 1), 413),
        (b"[" * 100_000, 400),
        (b'{"game": ' + b'{"a": ' * 20_000 + b"1" + b"}" * 20_000 + b"}", 400),
        (b"\xff\xfe\x00", 400),
        (b"", 400),
        (b'{"game": "oilman", "game": "oilman", "zzz": 1}', 400),
        (b'{"game": 5}', 400),
        (b'{"game": "oilman", "options": {"rounds": [1]}}', 400),
        (b'{"game": "oilman", "options": {"rounds": 1e999}}', 400),
        (b'{"game": "oilman", "options": {"rounds": 99999999999999999999999}}', 422),
        (b'{"game": "oilman", "options": {"rounds": -5}}', 422),
        (b'{"game": "oilman", "options": {"nonsense": 1}}', 422),
        (b'{"game": "oilman", "seats": [{}]}', 422),
        (b'{"game": "oilman", "edition": "../../etc/passwd"}', 422),
        (b'{"game": "../oilman"}', 404),
        (b'{"game": "oil\\u0000man"}', 404),
        (b'{"title": "' + b"x" * 81 + b'"}', 400),
    ],
)
def test_a_bad_body_is_refused_with_a_problem(server, body, status):
    with server.client() as client:
        answer = client.post("/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["detail"]


TRICKS = [
    "/../../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2f..%2fetc/passwd",
    "//etc/passwd",
    "/games/oilman/../../../../../etc/passwd",
    "/games/oilman/edition.toml",
    "/games/oilman/__init__.py",
    "/games/..%2f..%2fserver/app.py",
    "/.git/config",
    "/api/v1/tables/%00",
    "/api/v1/tables/" + "x" * 3000,
    "/api/v1/tables/x/positions/99999999999999999999999",
    "/api/v1/tables/x/positions/-1",
    "/api/v1/tables?limit=0",
    "/api/v1/tables?limit=abc&before=%00%ff",
    "/api/v1/games/%F0%9F%92%A9",
    "/api/v1/nothing",
    "/api/v1/tables/%00/record",
    "/api/v1/games/%00",
    "/%",
    "/%zz",
]


@pytest.mark.parametrize("path", TRICKS)
def test_path_tricks_get_nowhere(server, path):
    one = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    one.request("GET", path)
    answer = one.getresponse()
    body = answer.read()
    one.close()
    assert 400 <= answer.status < 500, (path, answer.status)
    assert b"root:" not in body
    if answer.status != 400 or body.startswith(b"{"):
        assert answer.headers["content-type"] == "application/problem+json", path


@pytest.mark.parametrize(
    "headers",
    [
        {"Authorization": "Basic YTpi"},
        {"Authorization": "Bearer " + "x" * 500},
        {"Authorization": "Bearer \xff"},
        {"Authorization": "Bearer"},
        {"X-Forwarded-For": "1.2.3.4, " * 50},
        {"Host": "evil.example"},
        {"Accept": "text/nonsense"},
        {"Content-Type": "application/x-nonsense"},
        {"Range": "bytes=99999-1"},
    ],
)
def test_header_tricks_get_nowhere(server, headers):
    opened = open_table(server)
    one = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    one.request("GET", f"/api/v1/tables/{opened.id}", headers={k: v.encode("latin-1") for k, v in headers.items()})
    answer = one.getresponse()
    body = answer.read()
    one.close()
    assert answer.status in {400, 401, 403}, (headers, answer.status)
    assert opened.id.encode() not in body
