"""How one server is run."""

import os

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be chosen when a server is started."""

    database: str = "sqlite+aiosqlite:///spindletop.sqlite3"
    host: str = "127.0.0.1"
    port: int = 8000
    requests_per_second: float = 20.0
    """Requests and messages from one address, in the long run; 0 takes the limit away."""
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
    """How long bots play on among themselves after anybody last looked; they go on when somebody looks again."""
    salt_seconds: float = 2.0
    """How long a table without open seats waits for salts before the first draw; a rematch waits five times as long."""
    abandoned_days: int = 0
    """After so many days in which nothing happened a game that is not over is removed; 0: never."""
    bot_pause: float = 0.0
    """How long a bot waits before it plays, so that people can follow."""
    private_webhooks: bool = False
    """Whether webhooks may lead to this machine or the local network; for tests and closed networks."""
    webhook_retries: int = 5
    webhook_wait: float = 1.0
    webhook_sweep: float = 10.0
    """How often the server looks for webhooks that a process which is gone has not called."""
    sweep_seconds: float = 2.0
    """How often the server looks for tables that wait for it: after a crash, or of another process that is gone."""
    trusted_proxies: str = "127.0.0.1"
    allowed_hosts: str = ""
    """Names the server is reached by, beside addresses and those of the local network; with commas, * for any."""
    log_level: str = "info"
