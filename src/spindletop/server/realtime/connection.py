"""The live connection: a snapshot, then everything that happens, without gap or repeat."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from spindletop.kernel.state import SPECTATOR
from spindletop.server.domain.outcome import Done
from spindletop.server.realtime import projection
from spindletop.server.realtime.live_table import LiveTable
from spindletop.server.realtime.registry import TableRegistry
from spindletop.server.realtime.seat_commands import play_move, say, undo_moves
from spindletop.server.realtime.viewer import Viewer
from spindletop.server.services import Services
from spindletop.server.wire.live import (
    Bye,
    FromClient,
    Hello,
    LiveChat,
    LiveDone,
    LiveMove,
    LivePresence,
    LiveUndo,
    Ping,
    Pong,
    Refused,
    Snapshot,
)
from spindletop.server.wire.parts import Presence
from spindletop.server.wire.problems import Problem

MOST_MISSED = 1000
"""Whoever has missed more entries gets a new snapshot."""
FIRST = asyncio.FIRST_COMPLETED
LIMIT, TOO_BIG, NO_TABLE, TOO_SLOW = 1008, 1009, 4404, 4408
_decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode


class CloseConnection(Exception):
    """Ends the connection with a code and a reason."""

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
        self.presence: Presence | None = None
        """Who is connected, as this connection was last told."""
        self.cursor = projection.Cursor()
        self.partial = False
        self.blocked_since: float | None = None
        self.news = asyncio.Event()
        self.greeted = asyncio.Event()

    async def run(self) -> None:
        """Serve the connection until either side closes it."""
        settings = self.services.settings
        self.live.subscribers.add(self.news)
        listener = asyncio.create_task(self._receive())
        greeted = asyncio.create_task(self.greeted.wait())
        tasks: list[asyncio.Task[Any]] = [listener, greeted]
        try:
            done, _ = await asyncio.wait(tasks, timeout=settings.hello_seconds, return_when=FIRST)
            if not done:
                raise CloseConnection(
                    TOO_SLOW, Problem("bad_request", f"Say hello first, within {settings.hello_seconds:g} seconds.")
                )
            tasks.append(asyncio.create_task(self._send_news()))
            done = set()
            while not done:
                patience = settings.send_seconds
                done, _ = await asyncio.wait([listener, tasks[-1]], timeout=patience / 2, return_when=FIRST)
                if self.blocked_since is not None and time.monotonic() - self.blocked_since > patience:
                    raise CloseConnection(TOO_SLOW, Problem("too_many", "You read too slowly; connect again."))
            for task in done:
                task.result()
        finally:
            self.live.subscribers.discard(self.news)
            self.live.last_viewed = time.monotonic()
            if not self.live.subscribers:
                self.live.table.forget_views()
            self._become(None)
            for task in tasks:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task

    # -- sending

    async def _send(self, data: bytes) -> None:
        """Send; `run` ends the connection if this takes too long."""
        self.blocked_since = time.monotonic()
        await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
        self.blocked_since = None

    async def _send_news(self) -> None:
        """Send what is new whenever something is; what a slow reader has not read yet waits in the journal."""
        while True:
            await self.news.wait()
            self.news.clear()
            if self.viewer is None:
                continue
            if self.live.table.seq > self.cursor.seq:
                self._check_seat()
                await self._send(self._update())
            if self.presence != self.live.presence:
                self.presence = self.live.presence
                await self._send(_encode(LivePresence(self.presence.seats, self.presence.watching)))

    def _become(self, viewer: Viewer | None) -> None:
        """Speak for another viewer from now on, or for nobody when the connection ends; presence follows."""
        tracker, before, self.viewer = self.services.presence, self.viewer, viewer
        if viewer is not None and (before is None or before.seat != viewer.seat):
            tracker.enter(self.live, viewer.seat)
        if before is not None and (viewer is None or before.seat != viewer.seat):
            tracker.leave(self.live, before.seat)

    def _check_seat(self) -> None:
        """Find out whether the seat was handed to a bot meanwhile: then its holder is a spectator."""
        news = self.live.table.entries[self.cursor.seq :]
        if self.token is not None and any(entry.kind == "seat" for entry in news):
            self._become(self.registry.viewer(self.live.table, self.token))

    def _update(self) -> bytes:
        viewer = self.viewer or Viewer(SPECTATOR)
        return projection.update(self.live.table, viewer, self.cursor, self.registry.now(), self.partial)

    def _snapshot(self) -> bytes:
        table, viewer = self.live.table, self.viewer or Viewer(SPECTATOR)
        self.cursor = projection.Cursor(table.seq, table.revision)
        seen = projection.snapshot(table, viewer, self.registry.now())
        if seen.position is not None:
            self.cursor.parts = seen.position.view
        return _encode(Snapshot(seen))

    # -- receiving

    async def _receive(self) -> None:
        while True:
            message: dict[str, Any] = dict(await self.socket.receive())
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            data = text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b""
            most = self.services.settings.message_bytes
            if len(data) > most:
                raise CloseConnection(TOO_BIG, Problem("too_large", f"A message may have {most // 1024} KiB."))
            wait = self.services.requests.wait(self.address)
            if wait > 0:
                problem = Problem("too_many", f"Too many messages; wait {wait:.1f} seconds.")
                if wait > 5:
                    raise CloseConnection(LIMIT, problem)
                await self._refuse("", problem)
                await asyncio.sleep(wait)
                continue
            await self._handle(data)

    async def _handle(self, data: bytes) -> None:
        try:
            message = _decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            await self._refuse("", Problem("bad_request", f"This message is not understood: {error}"))
            return
        try:
            if isinstance(message, Hello):
                await self._greet(message)
            elif isinstance(message, Ping):
                await self._send(_encode(Pong(message.ref)))
            else:
                done = await self._do(message)
                if message.ref:  # without a ref the update is the answer
                    await self._send(_encode(LiveDone(message.ref, done.seq, done.at)))
        except Problem as problem:
            if isinstance(message, Hello) and problem.code in {"bad_token", "forbidden"}:
                raise CloseConnection(LIMIT, problem) from None
            await self._refuse(message.ref, problem)

    async def _refuse(self, ref: str, problem: Problem) -> None:
        await self._send(_encode(Refused(ref, problem.body())))

    async def _greet(self, hello: Hello) -> None:
        self._become(await self.registry.known_viewer(self.live, hello.token))
        self.services.bots.on_viewed(self.live)
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
        match message:
            case LiveMove():
                return await play_move(self.registry, self.live, viewer, message)
            case LiveUndo():
                return await undo_moves(self.registry, self.live, viewer, message)
            case LiveChat():
                return await say(self.registry, self.live, viewer, message)


async def serve_connection(socket: WebSocket[Any, Any, Any], services: Services, table: str, address: str) -> None:
    """Serve one connection from the handshake to its end."""
    await socket.accept()
    wait = services.requests.wait(address)  # connecting counts like a request, whether or not a hello follows
    full = f"Too many connections; wait {wait:.1f} seconds." if wait > 0 else services.connections.enter(address)
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
            await socket.send_text(_encode(Bye(problem.body())))
            await socket.close(code=code, reason=problem.code)
