"""Starting the server."""

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
    """A web server that says when it is open."""

    def __init__(self, config: uvicorn.Config, on_open: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_open = on_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell."""
        await super().startup(sockets)
        if self.started:
            self.on_open()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    on_open: Callable[[], None] = lambda: None,
    **more: Any,
) -> str:
    """Serve tables until told to stop, and return nothing; or return why the server could not open.

    `database` is an SQLAlchemy URL, an SQLite file if there is none.
    """
    chosen = {"host": host, "port": port, **more}
    if database:
        chosen["database"] = with_driver(database)
    settings = Settings(**chosen)
    logs.set_up(settings.log_level)
    app = create_app(settings)
    services: Services = app.state.services
    be_swift()
    config = uvicorn.Config(
        plainly(app, services),
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
        if not services.trouble:
            raise
    return services.trouble


def plainly(app: ASGIApp, services: Services) -> Callable[..., Awaitable[None]]:
    """Return the application without the traceback of a startup that failed for a known reason."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await app(scope, receive, send)
            return

        async def tell(message: Any) -> None:
            if message["type"] == "lifespan.startup.failed" and services.trouble:
                message = {"type": message["type"]}  # `serve` returns the sentence that tells it
            await send(message)

        await app(scope, receive, tell)

    return answer


def be_swift() -> None:
    """Keep pauses short: the collector leaves alone what stays for good, and the thread that writes waits for less."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    sys.setswitchinterval(0.001)


def with_driver(database: str) -> str:
    """Return the URL with the driver this server needs: `sqlite:///x`, `postgresql://...` and a file's path will do."""
    for plain, full in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:")):
        if database.startswith(plain):
            return full + database[len(plain) :]
    return database if "://" in database else f"sqlite+aiosqlite:///{database}"
