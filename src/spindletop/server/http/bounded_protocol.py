"""HTTP with bounds: a request's line and headers are short, and all of it arrives within a while."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_AROUND = 64 * 1024
"""Bytes of a request that are not its body: line, headers, and what goes with the pieces of a body."""
AROUND_A_BYTE = 8
"""A body may come in pieces of a byte, each with its length and its line ends."""
HEAD_SECONDS = 15.0
BODY_SECONDS = 60.0
LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class BoundedHttpProtocol(HttpToolsProtocol):
    """The quick parser, which by itself gathers lines and headers of any length and waits for the rest for ever."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.received = 0
        self.bodily = 0
        self.in_head = True
        self.patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._expect(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._relax()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a piece of a request, unless there was too much of it."""
        if self.transport.is_closing():
            return
        if self.patience is None:
            self._expect(HEAD_SECONDS)
        self.received += len(data)
        super().data_received(data)
        if self.received > MOST_AROUND + AROUND_A_BYTE * self.bodily and not self.transport.is_closing():
            self.send_400_response("The request line or the headers are too long.")

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to its new protocol."""
        self._relax()
        self.received = self.bodily = 0
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """Count from here."""
        self.in_head = True
        self.received = self.bodily = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        self.in_head = False
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count what belongs to the body."""
        self.bodily += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there: the rest is up to us."""
        self._relax()
        self.received = self.bodily = 0
        super().on_message_complete()

    def _expect(self, seconds: float) -> None:
        self._relax()
        self.patience = self.loop.call_later(seconds, self._too_late)

    def _relax(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def _too_late(self) -> None:
        self.patience = None
        if self.transport.is_closing():
            return
        cycle: Any = self.cycle  # there is none before the first request
        if self.in_head and (cycle is None or cycle.response_complete):
            self.transport.write(LATE)
        self.transport.close()
