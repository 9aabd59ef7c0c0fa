"""Calls to webhooks that are owed, so that a restart forgets none."""

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; nothing is owed yet."""
    op.create_table(
        "calls",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name="fk_calls_table_id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_calls"),
    )
    op.create_index("ix_calls_due", "calls", ["due"])
