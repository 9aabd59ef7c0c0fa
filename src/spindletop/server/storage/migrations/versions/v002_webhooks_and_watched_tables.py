"""A webhook a seat, and a mark on tables where the server itself has something to do."""

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both; every older table is looked after, which is right for all of them."""
    op.add_column("seats", sa.Column("webhook", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("watched", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("ix_tables_state_watched", "tables", ["state", "watched"])
