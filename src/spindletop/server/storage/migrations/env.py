"""Alembic's entry point: the server hands over its own connection."""

from alembic import context

from spindletop.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by making it anew
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
