"""How one server is run; the options of `spindletop serve` take their defaults from here."""

import os
from dataclasses import dataclass
from typing import Literal

LogLevel = Literal["debug", "info", "warning", "error"]
DRIVERS = (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:"))


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that can be chosen when a server is started."""

    database: str = "spindletop.sqlite3"
    """An SQLAlchemy URL, or the path of an SQLite file."""
    host: str = "127.0.0.1"
    port: int = 8000
    requests_per_second: float = 20.0
    """Requests and messages from one address, in the long run; 0: no limit."""
    burst: int = 200
    tables_per_hour: int = 120
    connections: int = 2000
    connections_per_address: int = 100
    body_bytes: int = 1024 * 1024
    message_bytes: int = 64 * 1024
    hello_seconds: float = 10.0
    send_seconds: float = 30.0
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 5.0
    """How long a bot may think about one decision before greedy plays for it."""
    unwatched_seconds: float = 300.0
    """How long bots play on among themselves after somebody last looked; they go on when somebody looks again."""
    salt_seconds: float = 2.0
    """How long a table without open seats waits for salts before the first draw; a rematch waits five times as long."""
    abandoned_days: int = 0
    """An unfinished game in which nothing has happened for so many days is removed; 0: never."""
    bot_pause: float = 0.0
    """How long a bot waits before it plays, so that people can follow."""
    private_webhooks: bool = False
    """Whether webhooks may lead to this machine or the local network; for tests and closed networks."""
    webhook_retries: int = 5
    webhook_wait: float = 1.0
    webhook_sweep: float = 10.0
    """How often the server looks for webhook calls that a stopped process has left behind."""
    sweep_seconds: float = 2.0
    """How often the server looks for tables that wait for it: after a crash, or because another process has stopped."""
    trusted_proxies: str = "127.0.0.1"
    allowed_hosts: str = ""
    """Names the server is reached by, beside addresses and names of the local network; with commas, * for any."""
    log_level: LogLevel = "info"

    @property
    def database_url(self) -> str:
        """Return the URL of the database with the driver this server needs."""
        for plain, full in DRIVERS:
            if self.database.startswith(plain):
                return full + self.database[len(plain) :]
        return self.database if "://" in self.database else f"sqlite+aiosqlite:///{self.database}"
