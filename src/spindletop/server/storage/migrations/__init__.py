"""How a database of an older version becomes one of today; Alembic runs what lies in `versions`."""
