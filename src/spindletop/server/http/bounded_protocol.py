"""HTTP with bounds: the request line and headers have a maximal size, and a request must arrive in time."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_OVERHEAD = 64 * 1024
"""Bytes of a request that are not its body: line, headers, and the framing of chunks."""
OVERHEAD_PER_BYTE = 8
"""A body may come in chunks of one byte, each with its length and its line ends."""
HEAD_SECONDS = 15.0
BODY_SECONDS = 60.0
TIMEOUT_RESPONSE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class BoundedHttpProtocol(HttpToolsProtocol):
    """uvicorn's fast parser, which by itself accepts headers of any length and waits for the rest for ever."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.received = 0
        self.body_bytes = 0
        self.in_head = True
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer of the first request."""
        super().connection_made(transport)
        self._start_timer(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in data, and refuse a request with too much overhead."""
        if self.transport.is_closing():
            return
        if self.timer is None:
            self._start_timer(HEAD_SECONDS)
        self.received += len(data)
        super().data_received(data)
        if self.received > MOST_OVERHEAD + OVERHEAD_PER_BYTE * self.body_bytes and not self.transport.is_closing():
            self.send_400_response("The request line or the headers are too long.")

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to its new protocol."""
        self._stop_timer()
        self.received = self.body_bytes = 0
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """Count a new request."""
        self.in_head = True
        self.received = self.body_bytes = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Start the timer of the body."""
        self.in_head = False
        self._start_timer(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count the bytes of the body."""
        self.body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the timer: the request is complete."""
        self._stop_timer()
        self.received = self.body_bytes = 0
        super().on_message_complete()

    def _start_timer(self, seconds: float) -> None:
        self._stop_timer()
        self.timer = self.loop.call_later(seconds, self._time_out)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _time_out(self) -> None:
        self.timer = None
        if self.transport.is_closing():
            return
        cycle: Any = self.cycle  # there is none before the first request
        if self.in_head and (cycle is None or cycle.response_complete):
            self.transport.write(TIMEOUT_RESPONSE)
        self.transport.close()
