"""Brings a database to the schema of today."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

HERE = "spindletop.server:migrations"


def config(connection: Connection) -> Config:
    """Return Alembic's settings for a connection."""
    settings = Config()
    settings.set_main_option("script_location", HERE)
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Upgrade; a database that is up to date is left alone."""
    command.upgrade(config(connection), revision)
