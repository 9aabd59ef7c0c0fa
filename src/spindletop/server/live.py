"""The live connection: a snapshot, then everything that happens, without gap or repeat."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from spindletop.kernel.state import SPECTATOR
from spindletop.server import acts, sight
from spindletop.server.errors import Problem
from spindletop.server.hall import Desk, Hall
from spindletop.server.house import House
from spindletop.server.messages import FromClient, Hello, LiveChat, LiveMove, LiveUndo, Ping
from spindletop.server.receiver import Present, Receiver
from spindletop.server.table import Done, Table

MOST_MISSED = 1000
"""Who has missed more gets a new snapshot."""
FIRST = asyncio.FIRST_COMPLETED
LIMIT, TOO_BIG, NO_TABLE, TOO_SLOW = 1008, 1009, 4404, 4408
_decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode


class Closing(Exception):
    """The connection ends, for this reason."""

    def __init__(self, code: int, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.code = code
        self.problem = problem


class Live:
    """One connection: what it has been told, and what it asks for."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, desk: Desk, address: str) -> None:
        self.socket = socket
        self.house = house
        self.hall: Hall = house.hall
        self.desk = desk
        self.address = address
        self.token: str | None = None
        self.receiver: Receiver | None = None
        self.present: Present | None = None
        """Who this connection was told is there."""
        self.told = sight.Told()
        self.partial = False
        self.blocked_since: float | None = None
        self.news = asyncio.Event()
        self.greeted = asyncio.Event()

    async def run(self) -> None:
        """Talk until one side has had enough."""
        self.desk.watchers.add(self.news)
        listener = asyncio.create_task(self._listen())
        greeted = asyncio.create_task(self.greeted.wait())
        tasks: list[asyncio.Task[Any]] = [listener, greeted]
        try:
            done, _ = await asyncio.wait(tasks, timeout=self.house.settings.hello_seconds, return_when=FIRST)
            if not done:
                raise Closing(TOO_SLOW, Problem("bad_request", "Say hello first, within 10 seconds."))
            tasks.append(asyncio.create_task(self._tell()))
            done = set()
            while not done:
                patience = self.house.settings.send_seconds
                done, _ = await asyncio.wait([listener, tasks[-1]], timeout=patience / 2, return_when=FIRST)
                if self.blocked_since is not None and time.monotonic() - self.blocked_since > patience:
                    raise Closing(TOO_SLOW, Problem("too_many", "You read too slowly; connect again."))
            for task in done:
                task.result()
        finally:
            self.desk.watchers.discard(self.news)
            self.desk.looked = time.monotonic()
            if not self.desk.watchers:
                self.desk.table.forget_views()
            self._be(None)
            for task in tasks:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task

    # -- telling

    async def _send(self, data: bytes) -> None:
        """Send; `run` looks every now and then whether this still goes on."""
        self.blocked_since = time.monotonic()
        await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
        self.blocked_since = None

    async def _tell(self) -> None:
        """Tell what is new whenever something is; while a slow reader reads, news simply add up in the journal."""
        while True:
            await self.news.wait()
            self.news.clear()
            if self.receiver is None:
                continue
            if self.desk.table.seq > self.told.seq:
                self._look_again()
                await self._send(self._update())
            if self.present != self.desk.present:
                self.present = self.desk.present
                await self._send(_encode({"type": "presence", **msgspec.to_builtins(self.present)}))

    def _be(self, receiver: Receiver | None) -> None:
        """Be somebody from now on, or gone; the others at the table are told who is there."""
        attendance, before, self.receiver = self.house.attendance, self.receiver, receiver
        if receiver is not None and (before is None or before.seat != receiver.seat):
            attendance.enter(self.desk, receiver.seat)
        if before is not None and (receiver is None or before.seat != receiver.seat):
            attendance.leave(self.desk, before.seat)

    def _look_again(self) -> None:
        """A seat may have been handed to a bot meanwhile: then its holder only looks on."""
        news = self.desk.table.entries[self.told.seq :]
        if self.token is not None and any(entry.kind == "seat" for entry in news):
            self._be(self.hall.receiver(self.desk.table, self.token))

    def _update(self) -> bytes:
        receiver = self.receiver or Receiver(SPECTATOR)
        return sight.update(self.desk.table, receiver, self.told, self.hall.now(), self.partial)

    def _snapshot(self) -> bytes:
        table, receiver = self.desk.table, self.receiver or Receiver(SPECTATOR)
        self.told = sight.Told(table.seq, table.at)
        seen = sight.snapshot(table, receiver, self.hall.now())
        if seen.position is not None:
            self.told.parts = seen.position.view
        return _encode({"type": "snapshot", "table": seen})

    # -- listening

    async def _listen(self) -> None:
        while True:
            message: dict[str, Any] = dict(await self.socket.receive())
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            data = text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b""
            if len(data) > self.house.settings.message_bytes:
                raise Closing(TOO_BIG, Problem("too_large", "A message may have 64 KiB."))
            wait = self.house.requests.wait(self.address)
            if wait > 0:
                problem = Problem("too_many", f"Too many messages; wait {wait:.1f} seconds.")
                if wait > 5:
                    raise Closing(LIMIT, problem)
                await self._refuse("", problem)
                await asyncio.sleep(wait)
                continue
            await self._hear(data)

    async def _hear(self, data: bytes) -> None:
        try:
            message = _decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            await self._refuse("", Problem("bad_request", f"This message is not understood: {error}"))
            return
        try:
            if isinstance(message, Hello):
                await self._greet(message)
            elif isinstance(message, Ping):
                await self._send(_encode({"type": "pong", "ref": message.ref}))
            else:
                done = await self._do(message)
                if message.ref:  # who does not ask for an answer sees what was done in the update
                    await self._send(_encode({"type": "done", "ref": message.ref, "seq": done.seq, "at": done.at}))
        except Problem as problem:
            if isinstance(message, Hello) and problem.code in {"bad_token", "forbidden"}:
                raise Closing(LIMIT, problem) from None
            await self._refuse(message.ref, problem)

    async def _refuse(self, ref: str, problem: Problem) -> None:
        await self._send(_encode({"type": "problem", "ref": ref, "problem": problem.body()}))

    async def _greet(self, hello: Hello) -> None:
        self._be(await self.hall.known_receiver(self.desk, hello.token))
        self.house.bots.looked_at(self.desk)
        self.token = hello.token
        self.partial = hello.partial
        self.greeted.set()
        table = self.desk.table
        if hello.after is not None and table.seq - MOST_MISSED <= hello.after <= table.seq:
            self.told = sight.Told(hello.after)
            await self._send(self._update())
        else:
            await self._send(self._snapshot())

    async def _do(self, message: LiveMove | LiveUndo | LiveChat) -> Done:
        receiver = self.receiver
        if receiver is None:
            raise Problem("bad_request", "Say hello first.")
        now = self.hall.now()
        if isinstance(message, LiveMove):
            return await decide_move(self.hall, self.desk, receiver, message)
        if isinstance(message, LiveUndo):
            return await self.hall.decide(
                self.desk,
                receiver,
                message.id,
                lambda t: acts.undo(t, receiver.seat, message.to, message.id, message.at, now),
            )
        if receiver.seat == SPECTATOR:
            raise Problem("forbidden", "Only a seat can do this; you are looking on.")
        return await self.hall.act(self.desk, lambda t: acts.chat(t, receiver.seat, message.text, now))


async def decide_move(hall: Hall, desk: Desk, receiver: Receiver, move: Any) -> Done:
    """Play the move of a request or a message."""
    if (move.action is None) == (move.text is None):
        raise Problem("bad_request", "A move names its action either by number or by text.")

    def act(table: Table) -> Any:
        action = acts.named_action(table, move.text) if move.action is None else move.action
        return acts.move(table, receiver.seat, action, move.id, move.at, hall.now())

    return await hall.decide(desk, receiver, move.id, act)


async def talk(socket: WebSocket[Any, Any, Any], house: House, table: str, address: str) -> None:
    """Serve one connection from its beginning to its end."""
    await socket.accept()
    wait = house.requests.wait(address)  # connecting counts like a request, whether or not a hello follows
    full = f"Too many connections; wait {wait:.1f} seconds." if wait > 0 else house.connections.enter(address)
    code, problem = LIMIT, Problem("too_many", full) if full else None
    try:
        if problem is None:
            desk = await house.hall.desk(table)
            await Live(socket, house, desk, address).run()
            return
    except Closing as closing:
        code, problem = closing.code, closing.problem
    except Problem as found:
        code, problem = (NO_TABLE if found.code == "not_found" else LIMIT), found
    except (WebSocketDisconnect, OSError, RuntimeError):
        return
    finally:
        if not full:
            house.connections.leave(address)
    with contextlib.suppress(Exception):
        async with asyncio.timeout(2):
            await socket.send_text(_encode({"type": "bye", "problem": problem.body()}))
            await socket.close(code=code, reason=problem.code)
