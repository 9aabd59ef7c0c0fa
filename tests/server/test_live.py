"""The live connection: snapshot, updates without gap, catching up, slow readers, and anything but a message."""

import asyncio
import json
import random
import uuid
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
import websockets

from servers import close_code, human, live, open_table
from spindletop.games import shelf
from spindletop.server.domain import commands
from spindletop.server.domain.opening import prepare_table
from spindletop.server.http.limits import Buckets
from spindletop.server.realtime.connection import CloseConnection, LiveConnection
from spindletop.server.realtime.live_table import LiveTable
from spindletop.server.realtime.presence import PresenceTracker
from spindletop.server.realtime.registry import TableRegistry
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.settings import Settings
from spindletop.server.storage.batches import new_table_batch
from spindletop.server.storage.store import Store
from spindletop.server.wire.requests import NewSeat, NewTable

ONE_BY_ONE = 9


def contiguous(updates, start):
    """Check that updates follow each other without gap or repeat, and return their entries."""
    entries = []
    for update in updates:
        assert update["after"] == start
        assert [entry["seq"] for entry in update["entries"]] == list(range(start + 1, update["seq"] + 1))
        entries += update["entries"]
        start = update["seq"]
    return entries


def test_a_snapshot_is_followed_by_everything_that_happens(server, other):
    opened = open_table(server)
    ann = opened.seat(0)

    async def watch():
        async with live(other, opened.id, opened.tokens[1]) as bob:
            snapshot = (await bob.next("snapshot"))["table"]
            assert snapshot["me"] == 1
            assert snapshot["position"]["choices"] == []
            updates = []
            for _ in range(ONE_BY_ONE):
                await asyncio.to_thread(ann.play)
                updates.append(await bob.next("update"))
            return snapshot, updates

    snapshot, updates = asyncio.run(watch())
    entries = contiguous(updates, snapshot["seq"])
    assert [entry["kind"] for entry in entries] == ["move"] * ONE_BY_ONE
    assert updates[-1]["position"]["n"] == ONE_BY_ONE
    assert entries[0]["lines"][0]["text"].startswith("Ann marks")


def test_a_move_over_the_wire_is_done_and_seen_by_the_other_seat(server, other):
    opened = open_table(server)

    async def play():
        async with live(server, opened.id, opened.tokens[0]) as ann, live(other, opened.id, opened.tokens[1]) as bob:
            seen = (await ann.next("snapshot"))["table"]
            await bob.next("snapshot")
            choice = seen["position"]["choices"][0]
            await ann.send(type="move", ref="r1", id=str(uuid.uuid4()), at=seen["at"], action=choice["id"])
            done = await ann.next("done")
            update = await bob.next("update")
            assert (done["ref"], done["seq"], done["at"]) == ("r1", seen["seq"] + 1, update["at"])
            await ann.send(type="move", ref="r2", id=str(uuid.uuid4()), at=seen["at"], action=choice["id"])
            problem = await ann.next("problem")
            assert (problem["ref"], problem["problem"]["code"]) == ("r2", "stale")
            assert problem["problem"]["fresh"]["seq"] == update["seq"]
            await ann.send(type="undo", ref="r3", id=str(uuid.uuid4()), at=done["at"])
            assert (await ann.next("done"))["ref"] == "r3"
            await bob.send(type="chat", ref="c", text="hm")
            assert (await bob.next("done"))["ref"] == "c"
            await bob.send(type="ping", ref="p")
            assert (await bob.next("pong"))["ref"] == "p"
            await bob.send(type="chat", text="without ref")
            await bob.send(type="ping", ref="q")
            assert (await bob.next("done", "pong"))["type"] == "pong", "who gives no ref gets no answer"

    asyncio.run(play())


def test_who_was_away_gets_what_was_missed(server, other):
    opened = open_table(server)
    ann = opened.seat(0)

    async def watch():
        async with live(server, opened.id, opened.tokens[1]) as bob:
            seq = (await bob.next("snapshot"))["table"]["seq"]
        for _ in range(4):
            await asyncio.to_thread(ann.play)
        async with live(other, opened.id, opened.tokens[1], after=seq) as bob:
            update = await bob.next()
            assert update["type"] == "update"
            assert len(contiguous([update], seq)) == 4
            assert update["position"]["n"] == 4
        async with live(other, opened.id, opened.tokens[1], after=10**6) as bob:
            assert (await bob.next())["type"] == "snapshot"

    asyncio.run(watch())


def test_there_is_no_gap_between_snapshot_and_stream(server, other):
    """Connect again and again while somebody plays: every connection sees every entry exactly once."""
    opened = open_table(server, options={"rounds": 30, "bidding": "ladder"})
    players = [opened.seat(0), opened.seat(1)]
    stop = asyncio.Event()

    async def busy():
        for i in range(60):
            mover = (await asyncio.to_thread(players[0].see))["position"]["mover"]
            await asyncio.to_thread(players[mover].play, i)
        stop.set()

    async def watch(where):
        while not stop.is_set():
            async with live(where, opened.id, opened.invitation) as one:
                start = (await one.next("snapshot"))["table"]
                updates = []
                for _ in range(3):
                    try:
                        updates.append(await one.next("update", seconds=1))
                    except TimeoutError:
                        break
                contiguous(updates, start["seq"])

    async def both():
        await asyncio.gather(busy(), watch(server), watch(other))

    asyncio.run(both())


class SlowSocket:
    """The server's end of a connection whose other end reads only when the test lets it."""

    def __init__(self, hello):
        self.incoming = [{"type": "websocket.receive", "text": json.dumps(hello)}]
        self.reading = asyncio.Event()
        self.sent = []

    async def receive(self):
        if not self.incoming:
            await asyncio.Event().wait()
        return self.incoming.pop()

    async def send(self, message):
        await self.reading.wait()
        self.sent.append(json.loads(message["text"]))


UNSEEN = SimpleNamespace(on_viewed=lambda live: None)
"""Bots that do not care whether anybody looks."""


def test_a_slow_reader_gets_fewer_and_larger_updates_and_blocks_nobody(tmp_path):
    async def watch():
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/slow.db")
        await store.open()
        registry = TableRegistry(store, shelf())
        seats = [NewSeat("human", "Ann"), NewSeat("human", "Bob")]
        table: Any = prepare_table(NewTable(game="oilman", seats=seats, public=True), shelf(), registry.now()).table
        await store.write(new_table_batch(table))
        live = registry.add(table)
        services: Any = SimpleNamespace(
            settings=Settings(),
            registry=registry,
            requests=Buckets(0, 1),
            presence=PresenceTracker(registry),
            bots=UNSEEN,
        )
        slow: Any = SlowSocket({"type": "hello"})
        slow.reading.set()
        talking = asyncio.create_task(LiveConnection(slow, services, live, "here").run())
        while not slow.sent:
            await asyncio.sleep(0.01)
        slow.reading.clear()
        for _ in range(60):
            action = table.state.choices()[-1]
            await registry.run(
                live,
                partial(commands.move, seat=table.mover, action=action, move_id=None, revision=table.revision, now=0),
            )
        slow.reading.set()
        while not any(message.get("seq") == table.seq for message in slow.sent):
            await asyncio.sleep(0.01)
        talking.cancel()
        await asyncio.gather(talking, return_exceptions=True)
        await store.close()
        return [message for message in slow.sent if message["type"] != "presence"], table.seq

    (snapshot, *updates), last = asyncio.run(watch())
    assert len(contiguous(updates, snapshot["table"]["seq"])) == last - snapshot["table"]["seq"] >= 60
    assert len(updates) == 2, "one was on its way, the rest came together"


def test_a_reader_that_stands_still_is_left(tmp_path):
    async def watch():
        slow: Any = SlowSocket({"type": "hello"})

        async def known_viewer(live, token):
            return Viewer(-1)

        registry = SimpleNamespace(now=lambda: 0, known_viewer=known_viewer)
        nobody = SimpleNamespace(enter=lambda *_: None, leave=lambda *_: None)
        settings = Settings(send_seconds=0.1)
        services: Any = SimpleNamespace(
            settings=settings, registry=registry, requests=Buckets(0, 1), presence=nobody, bots=UNSEEN
        )
        table = prepare_table(NewTable(game="oilman", public=True), shelf(), 0).table
        with pytest.raises(CloseConnection) as closing:
            async with asyncio.timeout(5):
                await LiveConnection(slow, services, LiveTable(table), "here").run()
        return closing.value.code

    assert asyncio.run(watch()) == 4408


def test_the_receiver_of_a_connection_can_change(server):
    opened = open_table(server)

    async def switch():
        async with live(server, opened.id, opened.tokens[0]) as one:
            assert (await one.next("snapshot"))["table"]["me"] == 0
            await one.send(type="hello", token=opened.tokens[1])
            assert (await one.next("snapshot"))["table"]["me"] == 1
            await one.send(type="hello", token=opened.invitation)
            seen = (await one.next("snapshot"))["table"]
            assert seen["me"] is None
            await one.send(type="move", ref="x", id=str(uuid.uuid4()), at=seen["at"], action=0)
            assert (await one.next("problem"))["problem"]["code"] == "forbidden"

    asyncio.run(switch())


@pytest.mark.parametrize(("hello", "code"), [({"token": "wrong"}, 1008), ({}, 1008)])
def test_without_a_right_token_a_private_table_says_bye(server, hello, code):
    opened = open_table(server)

    async def knock():
        async with live(server, opened.id, hello=False) as one:
            await one.send(type="hello", **hello)
            bye = await one.next()
            assert bye["type"] == "bye"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await one.next()
            assert close_code(closed) == code

    asyncio.run(knock())


def test_an_unknown_table_says_bye(server):
    async def knock():
        async with live(server, "nosuchtable", hello=False) as one:
            assert (await one.next())["problem"]["code"] == "not_found"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await one.next()
            assert close_code(closed) == 4404

    asyncio.run(knock())


def malformed(rng):
    """Return something that is not a message, or hardly one."""
    kinds = [
        lambda: "",
        lambda: "{",
        lambda: "[" * rng.randint(1, 3000),
        lambda: "null",
        lambda: json.dumps([1, 2, 3]),
        lambda: json.dumps({"type": rng.choice(["move", "undo", "chat", "quit", "", 7, None])}),
        lambda: json.dumps({"type": "move", "id": rng.choice(["", "x" * 65, 5, "abcdefgh"]),
                            "at": rng.choice([-1, 2**70, "a", 0]), "action": rng.choice([-5, 2**64, None, "x", 3])}),
        lambda: json.dumps({"type": "move", "id": "12345678", "at": 0, "action": 1, "text": "bid 3"}),
        lambda: json.dumps({"type": "undo", "id": "87654321", "at": 1, "to": rng.choice([-1, "all", 10**9])}),
        lambda: json.dumps({"type": "chat", "text": rng.choice(["", "x" * 501, 5, None, {"a": 1}])}),
        lambda: json.dumps({"type": "chat", "text": "\ud800"}),
        lambda: json.dumps({"type": "hello", "token": "x", "after": rng.choice([-1, 2**65, "1", 1.5])}),
        lambda: json.dumps({"type": "ping", "ref": "x" * rng.randint(65, 200)}),
        lambda: bytes(rng.randrange(256) for _ in range(rng.randint(0, 60))),
        lambda: "".join(chr(rng.choice([0, 9, 34, 92, 123, 125, 8232, 65279, 128512])) for _ in range(20)),
        lambda: json.dumps({"type": "ping", "ref": "ok", "unknown": 1}),
    ]  # fmt: skip
    return rng.choice(kinds)()


def test_ten_thousand_malformed_messages_break_nothing(sqlite_server):
    server = sqlite_server
    opened = open_table(server)
    rng = random.Random(20)

    async def one(count):
        sent = answered = 0
        async with live(server, opened.id, opened.tokens[0]) as client:
            before = (await client.next("snapshot"))["table"]["seq"]
            while sent < count:
                batch = [malformed(rng) for _ in range(50)]
                for message in batch:
                    await client.socket.send(message)
                sent += len(batch)
                for _ in batch:
                    reply = await client.next("problem", "done", "update", "bye")
                    assert reply["type"] == "problem", reply
                    assert reply["problem"]["code"] in {"bad_request", "refused", "stale", "nothing_to_undo"}
                    answered += 1
            assert answered == sent
            return before

    async def all_of_them():
        return await asyncio.gather(*[one(2500) for _ in range(4)])

    before = asyncio.run(all_of_them())
    ann = opened.seat(0)
    assert ann.see()["seq"] == max(before), "nothing was written"
    ann.play()


def test_a_message_too_long_ends_the_connection_and_nothing_else(sqlite_server):
    opened = open_table(sqlite_server)

    async def shout():
        async with live(sqlite_server, opened.id, opened.tokens[0]) as one:
            await one.next("snapshot")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await one.socket.send("x" * (64 * 1024 + 1))
                while True:
                    await one.next()
            assert close_code(closed) == 1009

    asyncio.run(shout())
    opened.seat(0).play()


def test_a_seat_handed_to_a_bot_makes_its_connection_a_spectators(server):
    opened = open_table(server, [human("Ann"), human("Bob")])

    async def leave():
        async with live(server, opened.id, opened.tokens[1]) as bob:
            assert (await bob.next("snapshot"))["table"]["me"] == 1
            await asyncio.to_thread(opened.seat(1).post, "seats/1/bot", bot="pass")
            update = await bob.next("update")
            assert update["table"]["me"] is None

    asyncio.run(leave())


def test_partial_updates_add_up_to_the_whole_view(server):
    opened = open_table(server, options={"rounds": 30, "bidding": "ladder"})
    players = [opened.seat(0), opened.seat(1)]

    async def watch():
        async with live(server, opened.id, hello=False) as one:
            await one.send(type="hello", token=opened.tokens[0], partial=True)
            view = (await one.next("snapshot"))["table"]["position"]["view"]
            left_out = 0
            for i in range(40):
                mover = (await asyncio.to_thread(players[0].see))["position"]["mover"]
                await asyncio.to_thread(players[mover].play, i * 5)
                update = await one.next("update")
                assert update["partial"] is True
                left_out += len(view) - len(update["position"]["view"])
                view = {**view, **update["position"]["view"]}
                assert view == (await asyncio.to_thread(players[0].see))["position"]["view"]
            return left_out

    assert asyncio.run(watch()) > 100
