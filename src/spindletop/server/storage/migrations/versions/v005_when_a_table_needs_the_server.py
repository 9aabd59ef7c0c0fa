"""When a table needs the server takes the place of a mark on all tables with bots or clocks."""

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let the server look once at every table that had the mark: it then notes the right time."""
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.execute("UPDATE tables SET due = 0 WHERE state = 'playing' AND watched")
    op.drop_index("ix_tables_state_watched", "tables")
    op.drop_column("tables", "watched")
    op.create_index("ix_tables_due", "tables", ["due"])
