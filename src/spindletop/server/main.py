"""Starts the server."""

import gc
import socket
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
from litestar.types import ASGIApp

from spindletop.server.app import create_app
from spindletop.server.http.bounded_protocol import BoundedHttpProtocol
from spindletop.server.ops import logs
from spindletop.server.services import Services
from spindletop.server.settings import Settings


class TableServer(uvicorn.Server):
    """A web server that calls back once it accepts connections."""

    def __init__(self, config: uvicorn.Config, on_open: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_open = on_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call back."""
        await super().startup(sockets)
        if self.started:
            self.on_open()


def run_server(settings: Settings, on_open: Callable[[], None] = lambda: None) -> str:
    """Serve tables until told to stop, and return nothing; or return why the server could not start."""
    logs.set_up(settings.log_level)
    app = create_app(settings)
    services: Services = app.state.services
    tune_interpreter()
    config = uvicorn.Config(
        without_traceback(app, services),
        host=settings.host,
        port=settings.port,
        http=BoundedHttpProtocol,
        lifespan="on",
        log_config=None,
        access_log=False,  # addresses hold table ids; the metrics tell what is needed
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        ws_max_size=settings.message_bytes,
        ws_max_queue=8,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        limit_concurrency=None,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=30,
    )
    try:
        TableServer(config, on_open).run()
    except KeyboardInterrupt:
        return ""
    except SystemExit:
        if not services.startup_error:
            raise
    return services.startup_error


def without_traceback(app: ASGIApp, services: Services) -> Callable[..., Awaitable[None]]:
    """Return the application without the traceback of a startup that failed for a known reason."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await app(scope, receive, send)
            return

        async def send_plain(message: Any) -> None:
            if message["type"] == "lifespan.startup.failed" and services.startup_error:
                message = {"type": message["type"]}  # `run_server` returns the sentence instead
            await send(message)

        await app(scope, receive, send_plain)

    return answer


def tune_interpreter() -> None:
    """Keep pauses short: the collector skips what stays for good, and threads take turns more often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    sys.setswitchinterval(0.001)
