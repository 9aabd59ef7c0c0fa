"""Load on the table server: 50 tables, one move outstanding at each, beside boardgame.io driven in the same way.

usage: python bench/server/load.py [--tables 50] [--moves 20000] [--rounds 200] [--partial] [--json] [--no-peer]

The client is a process of its own on loopback. Ours commits every move to disk before it confirms it, checks tokens and
sends each seat its own view; boardgame.io keeps everything in memory, checks credentials and sends each player its own
view. A move counts when the other seat has the update. Our client says hello as a browser does, so every update holds
the whole view; --partial asks for what has changed only. Where a game ends, the next one is opened at once.
boardgame.io is measured twice: with a board as large as ours (180 holes, all of it in each update) and with next to no
board at all.
"""

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

HERE = Path(__file__).parent
BOARD = HERE / "boardgame"
GAME = "oilman"
PRESET = "Compact"


class Choice(msgspec.Struct):
    """The only thing the client wants to know of a choice."""

    id: int


class Seen(msgspec.Struct):
    """The part of a position that a player without eyes needs."""

    mover: int | None = None
    choices: list[Choice] = []


class Whole(msgspec.Struct):
    """The part of a table that is needed."""

    at: int
    position: Seen | None = None


class Message(msgspec.Struct):
    """Any message of the live connection."""

    type: str
    at: int = 0
    position: Seen | None = None
    table: Whole | None = None
    problem: Any = None


decode = msgspec.json.Decoder(Message).decode


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.bytes = 0
        self.seconds = 0.0
        self.server = 0.0
        self.client = 0.0

    def summary(self) -> dict[str, Any]:
        waits = sorted(self.waits)
        count = len(waits)
        return {
            "moves": count,
            "seconds": round(self.seconds, 2),
            "moves_per_second": round(count / self.seconds, 1),
            "p50_ms": round(1000 * statistics.median(waits), 2),
            "p99_ms": round(1000 * waits[int(0.99 * (count - 1))], 2),
            "server_cpu_ms_per_move": round(1000 * self.server / count, 3),
            "client_cpu_ms_per_move": round(1000 * self.client / count, 3),
            "kilobytes_per_update": round(self.bytes / max(1, count) / 1024, 1),
        }


class Budget:
    """How many moves are still to be played by all tables together."""

    def __init__(self, moves: int) -> None:
        self.left = moves

    def take(self) -> bool:
        self.left -= 1
        return self.left >= 0


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


# -- ours


class OurSeat:
    """One live connection."""

    def __init__(self, ws: Any, token: str, partial: bool) -> None:
        self.ws = ws
        self.token = token
        self.partial = partial
        self.at = 0
        self.position = Seen()

    async def hello(self) -> None:
        hello = {"type": "hello", "token": self.token, "after": None}
        await self.ws.send(json.dumps({**hello, "partial": True} if self.partial else hello))
        message = decode(await self.ws.recv())
        assert message.table is not None and message.table.position is not None
        self.at, self.position = message.table.at, message.table.position

    async def move(self) -> None:
        choices = self.position.choices
        action = choices[(self.at * 7) % len(choices)].id
        body = {"type": "move", "id": uuid.uuid4().hex, "at": self.at, "action": action}
        await self.ws.send(json.dumps(body))

    async def update(self, beyond: int) -> int:
        """Wait for an update of the position and return its size."""
        while True:
            raw = await self.ws.recv()
            message = decode(raw)
            assert message.type != "problem", message.problem
            if message.type == "update" and message.position is not None:
                self.at, self.position = message.at, message.position
                if self.at > beyond:
                    return len(raw)


class Load:
    """What all our tables share: where they are, how many moves are left, and what was measured."""

    def __init__(self, http: httpx.AsyncClient, live: str, budget: Budget, rounds: int, partial: bool) -> None:
        self.http = http
        self.live = live
        self.budget = budget
        self.rounds = rounds
        self.partial = partial
        self.figures = Figures()
        self.games = 0


@contextlib.asynccontextmanager
async def our_pair(load: Load) -> AsyncIterator[list[OurSeat]]:
    """Open one of our tables and sit down at both seats."""
    presets = (await load.http.get(f"/games/{GAME}")).json()["presets"]
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
    options = {**presets[PRESET], "rounds": load.rounds}
    load.games += 1
    opened = (await load.http.post("/tables", json={"game": GAME, "seats": seats, "options": options})).json()
    address = f"{load.live}/tables/{opened['table']['id']}/live"
    async with contextlib.AsyncExitStack() as stack:
        pair = []
        for one in opened["seats"]:
            ws = await stack.enter_async_context(websockets.connect(address, max_size=None, compression=None))
            pair.append(OurSeat(ws, one["token"], load.partial))
            await pair[-1].hello()
        yield pair


async def our_table(load: Load, ready: asyncio.Barrier) -> None:
    """Play one game after another at one of our tables until all moves are played."""
    async with our_pair(load) as pair:
        await ready.wait()
        start = time.perf_counter()
        await play_on(load, pair)
    while load.budget.left > 0:
        async with our_pair(load) as pair:
            await play_on(load, pair)
    load.figures.seconds = max(load.figures.seconds, time.perf_counter() - start)


async def play_on(load: Load, pair: list[OurSeat]) -> None:
    """Play until the game is over or no move is left."""
    while (mover := pair[0].position.mover) is not None and load.budget.take():
        player, other = pair[mover], pair[1 - mover]
        at = player.at
        sent = time.perf_counter()
        await player.move()
        size = await other.update(
            at
        )  # awaited first: `+=` would add to what was there before other tables added theirs
        load.figures.bytes += size
        load.figures.waits.append(time.perf_counter() - sent)
        await player.update(at)


def processor_seconds(pid: int) -> float:
    """Return the processor time a process has used, which does not depend on what else the machine is doing."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Meter:
    """Reads the processor time of server and client from when all tables are ready."""

    def __init__(self, figures: Figures, pid: int) -> None:
        self.figures = figures
        self.pid = pid
        self.start = (0.0, 0.0)

    def begin(self) -> None:
        self.start = (processor_seconds(self.pid), time.process_time())

    def end(self) -> None:
        self.figures.server = processor_seconds(self.pid) - self.start[0]
        self.figures.client = time.process_time() - self.start[1]


async def drive_ours(port: int, pid: int, chosen: argparse.Namespace) -> dict[str, Any]:
    """Play at all our tables."""
    ready = asyncio.Barrier(chosen.tables + 1)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=60) as http:
        load = Load(http, f"ws://127.0.0.1:{port}/api/v1", Budget(chosen.moves), chosen.rounds, chosen.partial)
        meter = Meter(load.figures, pid)
        playing = asyncio.gather(*[our_table(load, ready) for _ in range(chosen.tables)])
        await ready.wait()
        meter.begin()
        await playing
        meter.end()
    return {**load.figures.summary(), "games": load.games}


# -- boardgame.io


class TheirPlayer:
    """One socket.io connection, spoken by hand: the frames are few."""

    def __init__(self, ws: Any, match: str, number: int, credentials: str) -> None:
        self.ws = ws
        self.match = match
        self.number = str(number)
        self.credentials = credentials
        self.state = 0

    async def hello(self) -> None:
        await self.ws.recv()
        await self.ws.send("40/bench,")
        await self.ws.recv()
        await self.emit("sync", self.match, self.number, self.credentials, 2)
        await self.event("sync")

    async def emit(self, *parts: Any) -> None:
        await self.ws.send("42/bench," + json.dumps(parts))

    async def event(self, name: str) -> tuple[Any, int]:
        while True:
            raw = await self.ws.recv()
            if raw == "2":
                await self.ws.send("3")
                continue
            if raw.startswith("42/bench,"):
                body = msgspec.json.decode(raw[9:])
                if body[0] == name:
                    return body, len(raw)

    async def move(self, hole: int) -> None:
        payload = {"type": "mark", "args": [hole], "playerID": self.number, "credentials": self.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self.emit("update", action, self.state, self.match, self.number)

    async def update(self) -> int:
        body, size = await self.event("update")
        self.state = body[2]["_stateID"]
        return size


async def their_table(
    http: httpx.AsyncClient, live: str, budget: Budget, figures: Figures, ready: asyncio.Barrier
) -> None:
    """Play at one of their tables."""
    match = (await http.post("/games/bench/create", json={"numPlayers": 2})).json()["matchID"]
    async with contextlib.AsyncExitStack() as stack:
        pair = []
        for i in range(2):
            joined = await http.post(f"/games/bench/{match}/join", json={"playerID": str(i), "playerName": f"p{i}"})
            ws = await stack.enter_async_context(websockets.connect(live, max_size=None, compression=None))
            pair.append(TheirPlayer(ws, match, i, joined.json()["playerCredentials"]))
            await pair[-1].hello()
        await ready.wait()
        start = time.perf_counter()
        number = 0
        while budget.take():
            player, other = pair[number % 2], pair[1 - number % 2]
            sent = time.perf_counter()
            await player.move(number % 180)
            size = await other.update()
            figures.bytes += size
            figures.waits.append(time.perf_counter() - sent)
            await player.update()
            number += 1
        figures.seconds = max(figures.seconds, time.perf_counter() - start)


async def drive_theirs(port: int, tables: int, moves: int, pid: int) -> dict[str, Any]:
    """Play at all their tables."""
    figures = Figures()
    meter = Meter(figures, pid)
    ready = asyncio.Barrier(tables + 1)
    budget = Budget(moves)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        live = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        playing = asyncio.gather(*[their_table(http, live, budget, figures, ready) for _ in range(tables)])
        await ready.wait()
        meter.begin()
        await playing
        meter.end()
    return figures.summary()


# -- both


@contextlib.contextmanager
def running(command: list[str], port: int, **more: Any) -> Any:
    """Run a server until the block is left."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            assert process.poll() is None, f"{command[0]} did not start"
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.1)
        yield process
    finally:
        process.terminate()
        process.wait(20)


def measure_ours(chosen: argparse.Namespace) -> dict[str, Any]:
    """Measure our server on a fresh SQLite file."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "spindletop.server",
            "--port",
            str(port),
            "--rate",
            "0",
            "--log-level",
            "error",
        ]
        command += ["--database", f"{folder}/bench.sqlite3", "--tables-per-hour", "100000"]
        command += ["--connections-per-address", "10000", "--log-level", "error"]
        with running(command, port) as process:
            return asyncio.run(drive_ours(port, process.pid, chosen))


def measure_theirs(tables: int, moves: int, holes: int) -> dict[str, Any]:
    """Measure boardgame.io with a board of so many holes."""
    if not (BOARD / "node_modules").exists():
        subprocess.run(
            [shutil.which("npm") or "npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=BOARD, check=True
        )
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    with running(["node", "server.js", str(port), str(holes)], port, cwd=BOARD, env=environment) as process:
        return asyncio.run(drive_theirs(port, tables, moves, process.pid))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=200, help="how long a game of ours lasts")
    parser.add_argument("--partial", action="store_true", help="let updates leave out what has not changed")
    parser.add_argument("--no-peer", action="store_true", help="measure ours alone")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = {"spindletop": measure_ours(chosen)}
    if not chosen.no_peer:
        found["boardgame.io, a board like ours"] = measure_theirs(chosen.tables, chosen.moves, 180)
        found["boardgame.io, next to no board"] = measure_theirs(chosen.tables, chosen.moves, 0)
    if chosen.json:
        print(json.dumps(found, indent=1))
        return
    for name, figures in found.items():
        print(f"{name:<34} {figures['moves_per_second']:>8} moves/s   p50 {figures['p50_ms']:>7} ms   "
              f"p99 {figures['p99_ms']:>7} ms   {figures['kilobytes_per_update']:>5} KiB an update   "
              f"{figures['server_cpu_ms_per_move']:.2f} ms of processor a move")  # fmt: skip


if __name__ == "__main__":
    main()
