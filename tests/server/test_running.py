"""Running it: stopped in an orderly way, what it says to its keeper, and what it never writes down."""

import asyncio
import json
import subprocess
import sys
import uuid

import pytest
import websockets

from servers import Server, close_code, free_port, human, live, open_table


def test_a_stop_says_goodbye_and_nothing_is_missed_afterwards(tmp_path):
    server = Server(str(tmp_path / "tables.sqlite3"), "--rate", "0", log=tmp_path / "log").start()
    opened = open_table(server)

    async def watch():
        async with live(server, opened.id, opened.tokens[0]) as ann:
            seen = (await ann.next("snapshot"))["table"]
            action = seen["position"]["choices"][0]["id"]
            await ann.send(type="move", ref="1", id=str(uuid.uuid4()), at=seen["at"], action=action)
            done = await ann.next("done")
            await asyncio.to_thread(server.stop)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                while True:
                    await ann.next()
            return seen["seq"], done["seq"], close_code(closed)

    before, confirmed, code = asyncio.run(watch())
    assert code == 1012
    server.start()

    async def return_():
        async with live(server, opened.id, opened.tokens[0], after=before) as ann:
            update = await ann.next("update")
            assert (update["seq"], update["entries"][0]["kind"]) == (confirmed, "move")

    asyncio.run(return_())
    server.stop()


def test_no_secret_is_ever_written_down(tmp_path):
    server = Server(str(tmp_path / "tables.sqlite3"), "--rate", "0", "--log-level", "debug", log=tmp_path / "log")
    server.start()
    opened = open_table(server, [human("Annabella"), {"kind": "open"}], salt="grainofsalt", title="Fridaynight")
    with server.client(opened.invitation) as guest:
        body = {"name": "Bartholomew", "webhook": "https://hooks.example.org/hushhush"}
        token = guest.post(f"/tables/{opened.id}/seats", json=body).json()["token"]
    ann = opened.seat(0)
    ann.post("chat", text="whisperwhisper")
    ann.play()
    server.client("wrongtoken").get(f"/tables/{opened.id}")

    async def connect():
        for said in (opened.tokens[0], token, "wrongtoken"):
            async with live(server, opened.id, said) as one:
                if (await one.next())["type"] == "snapshot":
                    await one.socket.send("nonsense")
                    await one.next("problem")

    asyncio.run(connect())
    server.client(token).post(f"/tables/{opened.id}/seats/1/bot", json={"bot": "pass"})
    server.stop()
    log = (tmp_path / "log").read_text()
    secrets = [opened.host, opened.invitation, opened.tokens[0], token, "wrongtoken"]
    secrets += ["Annabella", "Bartholomew", "grainofsalt", "hushhush", "whisperwhisper"]
    assert not [secret for secret in secrets if secret in log]
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite3*"))
    assert not [one for one in secrets[:5] if one.encode() in stored], "tokens are kept as hashes only"
    for line in log.splitlines():
        assert line.startswith("Spindletop is open") or json.loads(line)["level"] in {"info", "debug", "warning"}


def test_health_and_figures_are_there_for_whoever_runs_it(server):
    open_table(server)
    with server.client() as client:
        health = client.get(f"{server.url}/health").json()
        figures = client.get(f"{server.url}/metrics").text
    assert (health["status"], health["tables"] >= 1) == ("ok", True)
    for name in (
        "tables_loaded",
        "live_connections",
        "changes_committed_total",
        "webhooks_sent_total",
        "requests_total",
    ):
        assert f"spindletop_{name}" in figures


def test_the_command_explains_itself():
    shown = subprocess.run(
        [sys.executable, "-m", "spindletop.server", "--help"], capture_output=True, check=True, text=True
    )
    for option in ("--host", "--port", "--database", "--workers", "--bot-seconds", "--rate", "--trusted-proxies"):
        assert option in shown.stdout
    assert "Every move is on disk" in " ".join(shown.stdout.split())


def start(database, *args):
    """Start a server that is not expected to come up; return what it said and how it ended."""
    port = str(free_port())
    command = [sys.executable, "-m", "spindletop.server", "--port", port, "--database", database, *args]
    ended = subprocess.run(command, capture_output=True, timeout=60, check=False, text=True)
    return ended.returncode, ended.stdout + ended.stderr


@pytest.mark.parametrize("name", ["same", "symbolic", "hard"])
def test_a_second_server_on_the_same_file_is_refused(tmp_path, name):
    path, other = tmp_path / "tables.sqlite3", tmp_path / "other.sqlite3"
    server = Server(str(path)).start()
    if name == "symbolic":
        other.symlink_to(path)
    elif name == "hard":
        other.hardlink_to(path)
    code, said = start(str(path if name == "same" else other))
    server.stop()
    assert code == 3
    assert ("has a second name" if name == "hard" else "another server uses") in said
    assert "Traceback" not in said
    assert "is open at" not in said


@pytest.mark.parametrize(
    ("database", "code", "told"),
    [
        ("postgresql://ann:hushhush@127.0.0.1:1/tables", 3, "The database cannot be opened"),
        ("mysql://ann:hushhush@127.0.0.1/tables", 2, "SQLite or PostgreSQL"),
        ("/proc/nothing/here.sqlite3", 3, "cannot be written"),
    ],
)
def test_a_server_that_cannot_open_says_why_in_a_sentence(database, code, told):
    ended, said = start(database)
    assert (ended, told in said) == (code, True), said
    assert "Traceback" not in said
    assert "is open at" not in said
    assert "hushhush" not in said


def test_the_server_says_that_it_is_open_when_it_is(tmp_path):
    server = Server(str(tmp_path / "tables.sqlite3"), log=tmp_path / "log").start()
    server.stop()
    lines = (tmp_path / "log").read_text().splitlines()
    opened = next(i for i, line in enumerate(lines) if line.startswith("Spindletop is open at"))
    assert any("Application startup complete" in line for line in lines[:opened])


@pytest.mark.parametrize("before", [None, 0o644])
def test_the_database_is_its_owners_alone(tmp_path, before):
    path = tmp_path / "tables.sqlite3"
    if before is not None:
        path.touch(before)
    server = Server(str(path)).start()
    open_table(server)
    rights = {one.name: oct(one.stat().st_mode & 0o777) for one in tmp_path.iterdir()}
    server.stop()
    assert {"tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3-shm"} <= rights.keys()
    assert set(rights.values()) == {"0o600"}


@pytest.mark.parametrize("level", ["info", "debug"])
def test_who_plays_where_is_written_down_only_if_asked_for(tmp_path, level):
    server = Server(str(tmp_path / "tables.sqlite3"), "--log-level", level, log=tmp_path / "log").start()
    opened = open_table(server, public=True)

    async def connect():
        async with live(server, opened.id) as one:
            await one.next("snapshot")

    asyncio.run(connect())
    server.stop()
    assert (opened.id in (tmp_path / "log").read_text()) == (level == "debug")
