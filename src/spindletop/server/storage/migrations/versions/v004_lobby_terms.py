"""What the lobby shows of a table, apart from the editions that people uploaded; and in the lobby's order."""

import json

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id", sa.Text), sa.column("deed", sa.Text), sa.column("terms", sa.Text))


def upgrade() -> None:
    """Add the terms to every table that there is, one at a time: deeds may be long."""
    op.add_column("tables", sa.Column("terms", sa.Text, nullable=False, server_default=""))
    connection = op.get_bind()
    for id in list(connection.execute(sa.select(TABLES.c.id)).scalars()):
        here = TABLES.c.id == id
        deed = json.loads(connection.execute(sa.select(TABLES.c.deed).where(here)).scalar_one())
        terms = json.dumps({**deed, "edition_data": None}, ensure_ascii=False)
        connection.execute(sa.update(TABLES).where(here).values(terms=terms))
    op.drop_index("ix_tables_public_state_created", "tables")
    op.create_index("ix_tables_public_created_id", "tables", ["public", "created", "id"])
    op.create_index("ix_tables_public_state_created_id", "tables", ["public", "state", "created", "id"])
