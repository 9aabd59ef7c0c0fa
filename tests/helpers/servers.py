"""Real servers for the tests: processes of their own on loopback, with a database that is thrown away."""

import asyncio
import contextlib
import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import websockets

QUIET = {"oilman": {"rounds": 4, "bidding": "ladder", "overbid": "forbidden"}}


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server:
    """One server process."""

    def __init__(self, database: str, *args: str, path: str = "", log: Path | None = None) -> None:
        self.database = database
        self.args = args
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.api = f"{self.url}/api/v1"
        self.live = f"ws://127.0.0.1:{self.port}/api/v1"
        self.environment = dict(os.environ)
        if path:
            self.environment["PYTHONPATH"] = os.pathsep.join(p for p in [path, os.environ.get("PYTHONPATH", "")] if p)
        self.log = log
        self.http: httpx.Client | None = None
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> "Server":
        command = [sys.executable, "-m", "spindletop.server", "--port", str(self.port), "--database", self.database]
        out: Any = self.log.open("ab") if self.log else subprocess.DEVNULL
        self.process = subprocess.Popen([*command, *self.args], env=self.environment, stdout=out, stderr=out)
        if wait:
            self.wait()
        return self

    def wait(self, seconds: float = 120) -> None:
        """Wait until the server answers."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                if self.client().get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            assert self.process is not None and self.process.poll() is None, "the server did not start"
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        """Ask it to stop, as an init system would, and see that it did so in an orderly way."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(20) in {0, -signal.SIGTERM}
        if self.log is not None:
            assert self.log.read_text().rstrip().splitlines()[-2].count("Application shutdown complete")

    def kill(self) -> None:
        """End it without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)

    def client(self, token: str | None = None) -> "Client":
        """Return somebody who asks with this token."""
        if self.http is None:
            self.http = httpx.Client(base_url=self.api, timeout=30, verify=False, trust_env=False)
        return Client(self.http, token)


class Client:
    """Somebody who asks; all of them share the connections to one server."""

    def __init__(self, http: httpx.Client, token: str | None) -> None:
        self.http = http
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        return

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {**self.headers, **more.pop("headers", {})}
        return self.http.request(method, path, headers=headers, **more)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.request("POST", path, **more)

    def patch(self, path: str, **more: Any) -> httpx.Response:
        return self.request("PATCH", path, **more)


class Postgres:
    """A PostgreSQL of one's own, in a temporary folder, never as root."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="spindletop-pg-"))
        self.port = free_port()
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            account = next(name for name in ("postgres", "nobody") if _has_account(name))
            shutil.chown(self.folder, account)
            self.user = {"user": account}
        self.data = self.folder / "data"

    def start(self) -> "Postgres":
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": self.folder, **self.user}
        command = [tool("initdb"), "-D", str(self.data), "-U", "spindletop", "--auth=trust", "-E", "UTF8", "--locale=C"]
        subprocess.run(command, check=True, timeout=60, **quiet)
        return self.run()

    def run(self) -> "Postgres":
        """Run it, for the first time or again after `end`."""
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": self.folder, **self.user}
        settings = [f"-cport={self.port}", "-clisten_addresses=127.0.0.1", f"-cunix_socket_directories={self.folder}"]
        self.process = subprocess.Popen([tool("postgres"), "-D", str(self.data), *settings], **quiet)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                break
            time.sleep(0.05)
        return self

    def new_database(self) -> str:
        """Return the address of an empty database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        asyncio.run(self._create(name))
        return f"postgresql+asyncpg://spindletop@127.0.0.1:{self.port}/{name}"

    async def _create(self, name: str) -> None:
        import asyncpg  # noqa: PLC0415

        for attempt in range(50):
            try:
                one = await asyncpg.connect(f"postgresql://spindletop@127.0.0.1:{self.port}/postgres")
                break
            except (OSError, asyncpg.PostgresError):
                assert attempt < 49, "PostgreSQL does not answer"
                await asyncio.sleep(0.1)
        await one.execute(f"CREATE DATABASE {name}")
        await one.close()

    def end(self) -> None:
        """Let it go away without ending its data."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)

    def stop(self) -> None:
        self.end()
        shutil.rmtree(self.folder, ignore_errors=True)


def _has_account(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def tool(name: str) -> str:
    """Return a program of PostgreSQL; Debian keeps them out of the way."""
    found = shutil.which(name)
    if found is None:
        kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        assert kept, f"the tests need PostgreSQL's {name}: please install your system's postgresql package"
        found = str(kept[-1])
    return str(Path(found).resolve())


class Opened:
    """A table that was opened by a test, with its tokens."""

    def __init__(self, server: Server, answer: dict[str, Any]) -> None:
        self.server = server
        self.table: dict[str, Any] = answer["table"]
        self.id: str = self.table["id"]
        self.host: str = answer["host"]
        self.invitation: str = answer["invitation"]
        self.tokens: dict[int, str] = {one["seat"]: one["token"] for one in answer["seats"]}

    def seat(self, number: int, server: Server | None = None) -> "Player":
        return Player(server or self.server, self.id, self.tokens[number], number)

    def see(self, token: str | None = None) -> dict[str, Any]:
        with self.server.client(token or self.invitation) as client:
            answer = client.get(f"/tables/{self.id}")
            assert answer.status_code == 200, answer.text
            return dict(answer.json())


def human(name: str = "Ann") -> dict[str, Any]:
    return {"kind": "human", "name": name}


def open_table(server: Server, seats: list[dict[str, Any]] | None = None, **wish: Any) -> Opened:
    """Open a table of the first game on the shelf, short and quiet."""
    body = {"game": "oilman", "options": QUIET["oilman"], **wish}
    if seats is not None or "record" not in wish:
        body["seats"] = seats if seats is not None else [human("Ann"), human("Bob")]
    with server.client() as client:
        answer = client.post("/tables", json=body)
    assert answer.status_code == 201, answer.text
    return Opened(server, answer.json())


def until(opened: Opened, holds: Callable[[dict[str, Any]], bool], seconds: float = 60) -> dict[str, Any]:
    """Look at a table until something holds, and return what was seen."""
    end = time.monotonic() + seconds
    seen: dict[str, Any] = {}
    while time.monotonic() < end:
        seen = opened.see()
        if holds(seen):
            return seen
        time.sleep(0.05)
    raise AssertionError(f"it did not happen; last seen: {seen['state']}, {seen['seq']} entries")


class Player:
    """Somebody who holds a seat and plays by REST."""

    def __init__(self, server: Server, table: str, token: str, number: int) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.number = number
        self.http = server.client(token)

    def see(self) -> dict[str, Any]:
        answer = self.http.get(f"/tables/{self.table}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/tables/{self.table}/{what}", json=body)

    def move(self, at: int, action: int, move_id: str | None = None) -> httpx.Response:
        return self.post("moves", id=move_id or str(uuid.uuid4()), at=at, action=action)

    def play(self, pick: int = 0) -> dict[str, Any]:
        """Play one of the choices and return the answer."""
        seen = self.see()
        choices = seen["position"]["choices"]
        assert choices, "it is not this seat's turn"
        answer = self.move(seen["at"], choices[pick % len(choices)]["id"])
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


def eventually(holds: Callable[[], object], seconds: float = 60) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def play_on(players: list[Player], moves: int, pick: int = 3) -> dict[str, Any]:
    """Let hot-seat players play so many moves, or to the end; return the last state."""
    seen = players[0].see()
    for _ in range(moves):
        if seen["state"] != "playing" or seen["position"]["mover"] is None:
            break
        players[seen["position"]["mover"]].play(pick)
        seen = players[0].see()
    return seen


class LiveClient:
    """A live connection in a test."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self, *types: str, seconds: float = 10) -> dict[str, Any]:
        """Return the next message, of one of these types if given."""
        async with asyncio.timeout(seconds):
            while True:
                message = json.loads(await self.socket.recv())
                if not types or message["type"] in types:
                    return dict(message)


@contextlib.asynccontextmanager
async def live(
    server: Server, table: str, token: str | None = None, after: int | None = None, hello: bool = True
) -> Any:
    """Open a live connection and say hello."""
    async with websockets.connect(f"{server.live}/tables/{table}/live", max_size=None) as socket:
        client = LiveClient(socket)
        if hello:
            await client.send(type="hello", token=token, after=after)
        yield client


def close_code(closed: Any) -> int | None:
    """Return the code with which the server closed a connection, from what pytest.raises caught."""
    code: int | None = closed.value.rcvd.code if closed.value.rcvd is not None else None
    return code
