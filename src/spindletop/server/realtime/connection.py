"""The live connection: a snapshot, then everything that happens, without gap or repeat."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from spindletop.kernel.state import SPECTATOR
from spindletop.server.domain import commands
from spindletop.server.domain.table import Done, Table
from spindletop.server.realtime import projection
from spindletop.server.realtime.registry import LiveTable, TableRegistry
from spindletop.server.realtime.viewer import Presence, Viewer
from spindletop.server.services import Services
from spindletop.server.wire.messages import FromClient, Hello, LiveChat, LiveMove, LiveUndo, Ping
from spindletop.server.wire.problems import Problem

MOST_MISSED = 1000
"""Who has missed more gets a new snapshot."""
FIRST = asyncio.FIRST_COMPLETED
LIMIT, TOO_BIG, NO_TABLE, TOO_SLOW = 1008, 1009, 4404, 4408
_decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode


class CloseConnection(Exception):
    """The connection ends, for this reason."""

    def __init__(self, code: int, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.code = code
        self.problem = problem


class LiveConnection:
    """One connection: what it has been cursor, and what it asks for."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, live: LiveTable, address: str) -> None:
        self.socket = socket
        self.services = services
        self.registry: TableRegistry = services.registry
        self.live = live
        self.address = address
        self.token: str | None = None
        self.viewer: Viewer | None = None
        self.present: Presence | None = None
        """Who this connection was told is there."""
        self.cursor = projection.Cursor()
        self.partial = False
        self.blocked_since: float | None = None
        self.news = asyncio.Event()
        self.greeted = asyncio.Event()

    async def run(self) -> None:
        """Talk until one side has had enough."""
        self.live.watchers.add(self.news)
        listener = asyncio.create_task(self._listen())
        greeted = asyncio.create_task(self.greeted.wait())
        tasks: list[asyncio.Task[Any]] = [listener, greeted]
        try:
            done, _ = await asyncio.wait(tasks, timeout=self.services.settings.hello_seconds, return_when=FIRST)
            if not done:
                raise CloseConnection(TOO_SLOW, Problem("bad_request", "Say hello first, within 10 seconds."))
            tasks.append(asyncio.create_task(self._tell()))
            done = set()
            while not done:
                patience = self.services.settings.send_seconds
                done, _ = await asyncio.wait([listener, tasks[-1]], timeout=patience / 2, return_when=FIRST)
                if self.blocked_since is not None and time.monotonic() - self.blocked_since > patience:
                    raise CloseConnection(TOO_SLOW, Problem("too_many", "You read too slowly; connect again."))
            for task in done:
                task.result()
        finally:
            self.live.watchers.discard(self.news)
            self.live.looked = time.monotonic()
            if not self.live.watchers:
                self.live.table.forget_views()
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
            if self.viewer is None:
                continue
            if self.live.table.seq > self.cursor.seq:
                self._look_again()
                await self._send(self._update())
            if self.present != self.live.present:
                self.present = self.live.present
                await self._send(_encode({"type": "presence", **msgspec.to_builtins(self.present)}))

    def _be(self, viewer: Viewer | None) -> None:
        """Be somebody from now on, or gone; the others at the table are told who is there."""
        presence, before, self.viewer = self.services.presence, self.viewer, viewer
        if viewer is not None and (before is None or before.seat != viewer.seat):
            presence.enter(self.live, viewer.seat)
        if before is not None and (viewer is None or before.seat != viewer.seat):
            presence.leave(self.live, before.seat)

    def _look_again(self) -> None:
        """A seat may have been handed to a bot meanwhile: then its holder only looks on."""
        news = self.live.table.entries[self.cursor.seq :]
        if self.token is not None and any(entry.kind == "seat" for entry in news):
            self._be(self.registry.viewer(self.live.table, self.token))

    def _update(self) -> bytes:
        viewer = self.viewer or Viewer(SPECTATOR)
        return projection.update(self.live.table, viewer, self.cursor, self.registry.now(), self.partial)

    def _snapshot(self) -> bytes:
        table, viewer = self.live.table, self.viewer or Viewer(SPECTATOR)
        self.cursor = projection.Cursor(table.seq, table.revision)
        seen = projection.snapshot(table, viewer, self.registry.now())
        if seen.position is not None:
            self.cursor.parts = seen.position.view
        return _encode({"type": "snapshot", "table": seen})

    # -- listening

    async def _listen(self) -> None:
        while True:
            message: dict[str, Any] = dict(await self.socket.receive())
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            data = text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b""
            if len(data) > self.services.settings.message_bytes:
                raise CloseConnection(TOO_BIG, Problem("too_large", "A message may have 64 KiB."))
            wait = self.services.requests.wait(self.address)
            if wait > 0:
                problem = Problem("too_many", f"Too many messages; wait {wait:.1f} seconds.")
                if wait > 5:
                    raise CloseConnection(LIMIT, problem)
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
                raise CloseConnection(LIMIT, problem) from None
            await self._refuse(message.ref, problem)

    async def _refuse(self, ref: str, problem: Problem) -> None:
        await self._send(_encode({"type": "problem", "ref": ref, "problem": problem.body()}))

    async def _greet(self, hello: Hello) -> None:
        self._be(await self.registry.known_viewer(self.live, hello.token))
        self.services.bots.looked_at(self.live)
        self.token = hello.token
        self.partial = hello.partial
        self.greeted.set()
        table = self.live.table
        if hello.after is not None and table.seq - MOST_MISSED <= hello.after <= table.seq:
            self.cursor = projection.Cursor(hello.after)
            await self._send(self._update())
        else:
            await self._send(self._snapshot())

    async def _do(self, message: LiveMove | LiveUndo | LiveChat) -> Done:
        viewer = self.viewer
        if viewer is None:
            raise Problem("bad_request", "Say hello first.")
        now = self.registry.now()
        if isinstance(message, LiveMove):
            return await decide_move(self.registry, self.live, viewer, message)
        if isinstance(message, LiveUndo):
            return await self.registry.decide(
                self.live,
                viewer,
                message.id,
                lambda t: commands.undo(t, viewer.seat, message.to, message.id, message.at, now),
            )
        if viewer.seat == SPECTATOR:
            raise Problem("forbidden", "Only a seat can do this; you are looking on.")
        return await self.registry.act(self.live, lambda t: commands.chat(t, viewer.seat, message.text, now))


async def decide_move(registry: TableRegistry, live: LiveTable, viewer: Viewer, move: Any) -> Done:
    """Play the move of a request or a message."""
    if (move.action is None) == (move.text is None):
        raise Problem("bad_request", "A move names its action either by number or by text.")

    def act(table: Table) -> Any:
        action = commands.named_action(table, move.text) if move.action is None else move.action
        return commands.move(table, viewer.seat, action, move.id, move.at, registry.now())

    return await registry.decide(live, viewer, move.id, act)


async def serve_connection(socket: WebSocket[Any, Any, Any], services: Services, table: str, address: str) -> None:
    """Serve one connection from its beginning to its end."""
    await socket.accept()
    full = services.connections.enter(address)
    code, problem = LIMIT, Problem("too_many", full) if full else None
    try:
        if problem is None:
            live = await services.registry.find(table)
            await LiveConnection(socket, services, live, address).run()
            return
    except CloseConnection as closing:
        code, problem = closing.code, closing.problem
    except Problem as found:
        code, problem = (NO_TABLE if found.code == "not_found" else LIMIT), found
    except (WebSocketDisconnect, OSError, RuntimeError):
        return
    finally:
        if not full:
            services.connections.leave(address)
    with contextlib.suppress(Exception):
        async with asyncio.timeout(2):
            await socket.send_text(_encode({"type": "bye", "problem": problem.body()}))
            await socket.close(code=code, reason=problem.code)
