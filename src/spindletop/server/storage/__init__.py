"""The database: schema, migrations, reading, and writing in groups."""
