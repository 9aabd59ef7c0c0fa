"""Brings a database to the current schema."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, text

HERE = "spindletop.server.storage:migrations"
HEAD = "005"
"""The current schema; a test compares it with the newest migration."""


def config(connection: Connection) -> Config:
    """Return Alembic's settings for a connection."""
    settings = Config()
    settings.set_main_option("script_location", HERE)
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Upgrade; a database that is up to date is left alone, which makes a restart quick."""
    if revision == "head" and current(connection) == HEAD:
        return
    command.upgrade(config(connection), revision)


def current(connection: Connection) -> str | None:
    """Return the schema a database has, or None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
