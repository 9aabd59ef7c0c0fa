"""The tables of the database; migrations/ brings an older one here."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text, UniqueConstraint

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("free", Integer, nullable=False),
    Column("due", BigInteger),  # when the server itself has something to do here: for bots, clocks, the start
    Column("created", BigInteger, nullable=False),
    Column("deed", Text, nullable=False),  # what was agreed on, as JSON
    Column("terms", Text, nullable=False, server_default=""),  # the same without the edition's data, for the lobby
    Column("seats", Text, nullable=False),  # who sits where, as JSON, for the lobby
    Column("seed", Text, nullable=False),
    Column("host_hash", Text, nullable=False),
    Column("invitation_hash", Text, nullable=False),
    Index(None, "public", "created", "id"),
    Index(None, "public", "state", "created", "id"),
    Index(None, "due"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", Text, nullable=False),
    Column("webhook", Text, nullable=False, server_default=""),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("move_id", Text),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "seat", "move_id"),
)

CALLS = Table(
    "calls",  # webhooks that are still to be called
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),  # when another process may take the call over
    Index(None, "due"),
)
