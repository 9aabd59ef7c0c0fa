"""Starting the server."""

import gc
import sys
from typing import Any

import uvicorn

from spindletop.server import logs
from spindletop.server.app import create_app
from spindletop.server.settings import Settings


def serve(host: str = "127.0.0.1", port: int = 8000, database: str = "", **more: Any) -> None:
    """Serve tables until told to stop; `database` is an SQLAlchemy URL, an SQLite file if there is none."""
    chosen = {"host": host, "port": port, **more}
    if database:
        chosen["database"] = with_driver(database)
    settings = Settings(**chosen)
    logs.set_up(settings.log_level)
    app = create_app(settings)
    be_swift()
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
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
        h11_max_incomplete_event_size=64 * 1024,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=30,
    )


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
