"""Alembic's entry point: the database hands it a connection."""

from alembic import context

from kogge.web.db.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
