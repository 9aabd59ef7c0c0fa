"""Migrations of the database; Alembic runs what lies in `versions`."""
