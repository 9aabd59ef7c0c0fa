"""Servers for the tests: one on SQLite, and two processes that share one PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from servers import Postgres, Server

FAST = ["--rate", "0", "--tables-per-hour", "1000000", "--connections-per-address", "1000", "--private-webhooks"]
FAST += ["--salt-seconds", "0"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    one = Postgres().start()
    yield one
    one.stop()


@pytest.fixture(scope="session")
def bot_path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A package with bots that misbehave, announced as any other package would announce its bots."""
    folder = tmp_path_factory.mktemp("bots")
    (folder / "badbots.py").write_text(
        "import os, time\n"
        "from spindletop.bots.bot import Bot\n"
        "class Crash(Bot):\n    def choose(self, state):\n        os._exit(3)\n"
        "class Raise(Bot):\n    def choose(self, state):\n        raise ValueError('no idea')\n"
        "class Slow(Bot):\n    def choose(self, state):\n        time.sleep(60)\n"
        "class Cheat(Bot):\n    def choose(self, state):\n        return 10**6\n"
        "class Chatty(Bot):\n    def choose(self, state):\n        print('{\"action\": 1}', flush=True)\n"
        "        return state.choices()[0]\n"
        "def write_a_file(game, seed, path='called'):\n    open(path, 'w').close()\n"
    )
    info = folder / "badbots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: badbots\nVersion: 1.0\n")
    lines = [f"{name.lower()} = badbots:{name}" for name in ("Crash", "Raise", "Slow", "Cheat", "Chatty")]
    lines.append("badbots = badbots:Crash")  # a bot with the name of its module
    (info / "entry_points.txt").write_text("[spindletop.bots]\n" + "\n".join(lines) + "\n")
    return str(folder)


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory, bot_path: str) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sqlite")
    args = [*FAST, "--bot-seconds", "2", "--workers", "1"]
    one = Server(str(folder / "tables.db"), *args, path=bot_path, log=folder / "log")
    yield one.start()
    one.stop()
    assert_no_bugs(folder / "log")


@pytest.fixture(scope="session")
def postgres_pair(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory, bot_path: str
) -> Iterator[list[Server]]:
    folder = tmp_path_factory.mktemp("postgresql")
    database = postgres.new_database()
    args = [*FAST, "--bot-seconds", "2", "--workers", "1"]
    pair = [Server(database, *args, path=bot_path, log=folder / f"log{i}").start(wait=False) for i in range(2)]
    for one in pair:
        one.wait()
    yield pair
    for one in pair:
        one.stop()
    for i in range(len(pair)):
        assert_no_bugs(folder / f"log{i}")


def assert_no_bugs(log: Path) -> None:
    text = log.read_text()
    assert '"level": "error"' not in text, text[-3000:]
    assert "Traceback" not in text, text[-3000:]


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Server:
    """The server that a test talks to: the same tests on both databases."""
    if request.param == "sqlite":
        one: Server = request.getfixturevalue("sqlite_server")
        return one
    pair: list[Server] = request.getfixturevalue("postgres_pair")
    return pair[0]


@pytest.fixture(scope="session")
def other(server: Server, request: pytest.FixtureRequest) -> Server:
    """A second process on the same database where there is one, else the same server."""
    if server.database.startswith("postgresql"):
        pair: list[Server] = request.getfixturevalue("postgres_pair")
        return pair[1]
    return server
