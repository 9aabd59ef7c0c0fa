"""Running it: stopped in an orderly way, what it says to its keeper, and what it never writes down."""

import asyncio
import json
import subprocess
import sys
import uuid

import pytest
import websockets

from serving import Server, close_code, human, live, open_table


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


def test_a_second_server_on_the_same_file_is_refused(tmp_path):
    server = Server(str(tmp_path / "tables.sqlite3")).start()
    second = Server(str(tmp_path / "tables.sqlite3"))
    command = [sys.executable, "-m", "spindletop.server", "--port", str(second.port), "--database", second.database]
    refused = subprocess.run(command, capture_output=True, timeout=60, check=False, text=True)
    server.stop()
    assert refused.returncode != 0
    assert "another server uses" in refused.stdout + refused.stderr
