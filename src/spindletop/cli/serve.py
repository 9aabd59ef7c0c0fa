"""`spindletop serve`: the table server."""

import socket
from typing import Annotated

import typer

from spindletop.server.settings import LogLevel, Settings

DATABASE = "An SQLAlchemy URL or the path of an SQLite file. For several server processes: postgresql://user@host/name"
CANNOT_OPEN = 3
"""The exit code of a server whose database cannot be opened."""
DEFAULTS = Settings()


def in_use(host: str, port: int) -> bool:
    """Tell whether the address cannot be listened on."""
    try:
        with socket.create_server((host, port)):
            return False
    except OSError:
        return True


def check_database(database: str) -> None:
    """Refuse a database that is neither SQLite nor PostgreSQL."""
    kind, found, _ = database.partition("://")
    if found and kind not in {"sqlite", "sqlite+aiosqlite", "postgresql", "postgresql+asyncpg"}:
        raise typer.BadParameter(
            f"tables are kept in SQLite or PostgreSQL, not in {kind}; "
            "give the path of a file, or postgresql://user@host/name",
            param_hint="--database",
        )


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = DEFAULTS.host,
    port: Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535)] = DEFAULTS.port,
    database: Annotated[str, typer.Option(help=DATABASE, envvar="SPINDLETOP_DATABASE")] = DEFAULTS.database,
    workers: Annotated[
        int, typer.Option(help="Processes for bots that search; quick bots have one more.", min=1, max=64)
    ] = DEFAULTS.workers,
    bot_seconds: Annotated[
        float, typer.Option(help="Seconds a bot may think about one decision, then greedy plays for it.", min=0.1)
    ] = DEFAULTS.bot_seconds,
    bot_pause: Annotated[
        float, typer.Option(help="Seconds a bot waits before it plays, for people to follow.")
    ] = DEFAULTS.bot_pause,
    unwatched_seconds: Annotated[
        float, typer.Option(help="Seconds that bots play on among themselves when nobody looks.", min=0)
    ] = DEFAULTS.unwatched_seconds,
    salt_seconds: Annotated[
        float, typer.Option(help="Seconds for salts before the first draw of a table that is full at once.", min=0)
    ] = DEFAULTS.salt_seconds,
    abandoned_days: Annotated[
        int, typer.Option(help="Days without any entry after which an unfinished game is removed; 0: never.", min=0)
    ] = DEFAULTS.abandoned_days,
    rate: Annotated[
        float, typer.Option(help="Requests and messages a second from one address; 0: no limit.")
    ] = DEFAULTS.requests_per_second,
    burst: Annotated[int, typer.Option(help="How many of them may come at once.", min=1)] = DEFAULTS.burst,
    tables_per_hour: Annotated[
        int, typer.Option(help="Tables one address may open in an hour.", min=1)
    ] = DEFAULTS.tables_per_hour,
    connections: Annotated[int, typer.Option(help="Live connections in all.", min=1)] = DEFAULTS.connections,
    connections_per_address: Annotated[
        int, typer.Option(help="Live connections from one address.", min=1)
    ] = DEFAULTS.connections_per_address,
    private_webhooks: Annotated[
        bool, typer.Option(help="Let webhooks lead to this machine and the local network.")
    ] = DEFAULTS.private_webhooks,
    trusted_proxies: Annotated[
        str, typer.Option(help="Addresses of proxies whose X-Forwarded-For is believed.")
    ] = DEFAULTS.trusted_proxies,
    allowed_hosts: Annotated[
        str,
        typer.Option(
            help="Names under which the server is reached from outside, with commas (tables.example.org); * for any. "
            "Addresses and names of the local network need not be listed.",
            envvar="SPINDLETOP_ALLOWED_HOSTS",
        ),
    ] = DEFAULTS.allowed_hosts,
    log_level: Annotated[LogLevel, typer.Option(help="What is worth a line in the log.")] = DEFAULTS.log_level,
) -> None:
    """Serve tables in the browser: live and slow play, bots, replays and records.

    Without any options the tables live in the file spindletop.sqlite3 in the current folder, and the server listens on
    http://127.0.0.1:8000 for this machine alone. Every move is on disk before it is confirmed; stop the server with
    Ctrl-C at any time.
    """
    if in_use(host, port):
        raise typer.BadParameter(f"{host}:{port} is not free; is another server running? Try --port {port + 1}.")
    check_database(database)
    kept = "its database" if "://" in database else database  # an address may hold a password
    words = f"Spindletop is open at http://{host}:{port}/ and keeps its tables in {kept}; stop it with Ctrl-C."
    from spindletop.server.main import run_server

    settings = Settings(
        host=host,
        port=port,
        database=database,
        workers=workers,
        bot_seconds=bot_seconds,
        bot_pause=bot_pause,
        unwatched_seconds=unwatched_seconds,
        salt_seconds=salt_seconds,
        abandoned_days=abandoned_days,
        requests_per_second=rate,
        burst=burst,
        tables_per_hour=tables_per_hour,
        connections=connections,
        connections_per_address=connections_per_address,
        private_webhooks=private_webhooks,
        trusted_proxies=trusted_proxies,
        allowed_hosts=allowed_hosts,
        log_level=log_level,
    )
    error = run_server(settings, on_open=lambda: typer.echo(words))
    if error:
        typer.echo(error, err=True)
        raise typer.Exit(CANNOT_OPEN)
