"""A server that is killed at any moment has every move it ever confirmed, no half of one, and the same positions."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
import time
import uuid
from pathlib import Path

import httpx
import pytest

from servers import free_port, human
from spindletop.games import find, shelf
from spindletop.kernel.record import read_record
from spindletop.kernel.state import CHANCE
from spindletop.server.domain.journal import Moved
from spindletop.server.domain.records import export_record
from spindletop.server.realtime.registry import TableRegistry
from spindletop.server.storage.store import Store

KILLS = 200
TABLES = 4
FORK_SERVER = Path(__file__).parent.parent / "helpers" / "fork_server.py"


class ForkServer:
    """The server that is killed and started again."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        command = [sys.executable, str(FORK_SERVER), str(self.port), database]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.pid = 0

    def start(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        print("go", file=self.process.stdin, flush=True)
        self.pid = int(self.process.stdout.readline())

    def kill(self) -> None:
        assert self.process.stdout is not None
        os.kill(self.pid, signal.SIGKILL)
        assert self.process.stdout.readline() == "gone\n"

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


class Sitter(threading.Thread):
    """Plays all seats of one table for as long as the test goes on, and keeps every confirmation it gets."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(daemon=True)
        self.http = httpx.Client(base_url=url, timeout=5, trust_env=False)
        self.rng = random.Random(number)
        self.stop = threading.Event()
        self.confirmed: dict[int, int] = {}
        """What was confirmed: the entry and its action."""
        self.undone = 0
        self.repeats = 0
        self.error: BaseException | None = None

    def insist(self, method: str, path: str, **more) -> httpx.Response:
        """Ask until there is an answer; this is what a client does when the line breaks."""
        while True:
            try:
                return self.http.request(method, path, **more)
            except httpx.HTTPError:
                self.repeats += 1
                time.sleep(0.01)

    def open(self) -> None:
        options = {"rounds": 200, "bidding": "ladder", "overbid": "forbidden"}
        body = {"game": "oilman", "seats": [human("Ann"), human("Bob")], "options": options}
        answer = self.insist("POST", "/tables", json=body).json()
        self.id = answer["table"]["id"]
        self.headers = [{"Authorization": f"Bearer {one['token']}"} for one in answer["seats"]]

    def run(self) -> None:
        try:
            self.open()
            while not self.stop.is_set():
                self.step()
        except BaseException as error:
            self.error = error

    def step(self) -> None:
        path = f"/tables/{self.id}"
        mover = self.insist("GET", path, headers=self.headers[0]).json()["position"]["mover"]
        seen = self.insist("GET", path, headers=self.headers[mover]).json()
        choices = seen["position"]["choices"]
        if self.rng.random() < 0.1 and seen["position"]["undo"]:
            body = {"id": str(uuid.uuid4()), "at": seen["at"]}
            self.insist("POST", f"{path}/undo", json=body, headers=self.headers[mover])
            self.undone += 1
            return
        action = self.rng.choice(choices)["id"]
        body = {"id": str(uuid.uuid4()), "at": seen["at"], "action": action}
        answer = self.insist("POST", f"{path}/moves", json=body, headers=self.headers[mover])
        assert answer.status_code == 200, answer.text
        self.confirmed[answer.json()["seq"]] = action


def check(database: str, sitters: list[Sitter]) -> list[str]:
    """Read the database as a new server would, and compare it with what was confirmed; return the digests."""

    async def read() -> list[str]:
        store = Store(database)
        await store.open()
        registry = TableRegistry(store, shelf())
        digests = []
        for sitter in sitters:
            table = (await registry.find(sitter.id)).table
            assert table.status == "playing"
            for seq, action in sitter.confirmed.items():
                move = table.entries[seq - 1]
                assert isinstance(move, Moved) and move.action == action, "a confirmed move is there"
            assert [entry.seq for entry in table.entries] == list(range(1, table.seq + 1))
            for entry in table.entries:
                whole = not isinstance(entry, Moved) or entry.last is None or entry.last <= table.seq
                assert whole, "a move is there with all it brought"
            state = table.state
            assert state is not None and state.mover != CHANCE, "no draw is missing"
            record = read_record(export_record(table), find)
            assert record.replay().digest() == state.digest()
            digests.append(state.digest())
        await store.close()
        return digests

    return asyncio.run(read())


@pytest.mark.slow
def test_two_hundred_kills_lose_no_confirmed_move(tmp_path):
    database = f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    forks = ForkServer(database)
    sitters = [Sitter(f"http://127.0.0.1:{forks.port}/api/v1", i) for i in range(TABLES)]
    rng = random.Random(7)
    forks.start()
    for sitter in sitters:
        sitter.start()
    while any(len(sitter.confirmed) < 3 for sitter in sitters):
        assert not any(sitter.error for sitter in sitters), [sitter.error for sitter in sitters]
        time.sleep(0.05)
    for kill in range(KILLS):
        before = sum(len(sitter.confirmed) for sitter in sitters)
        until = time.monotonic() + 20
        # Let at least one move through, so that every kill meets play, then strike at any moment.
        while sum(len(sitter.confirmed) for sitter in sitters) == before and time.monotonic() < until:
            time.sleep(0.002)
        time.sleep(rng.random() * 0.05)
        forks.kill()
        assert not any(sitter.error for sitter in sitters), [sitter.error for sitter in sitters]
        if kill % 50 == 49:
            assert check(database, sitters) == check(database, sitters), "reading does not change anything"
        forks.start()
    for sitter in sitters:
        sitter.stop.set()
    for sitter in sitters:
        sitter.join(20)
        assert sitter.error is None, sitter.error
    forks.kill()
    forks.close()
    check(database, sitters)
    assert sum(len(sitter.confirmed) for sitter in sitters) >= KILLS
    assert sum(sitter.repeats for sitter in sitters) >= KILLS, "the kills were felt"
