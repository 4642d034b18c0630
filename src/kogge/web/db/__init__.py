"""The database: engine and transactions, schema, migrations."""
