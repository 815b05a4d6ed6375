"""What Alembic runs: the steps of the schema, on a connection that somebody has opened."""

from __future__ import annotations

from alembic import context

from folsom.server.store.schema import meta

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=meta, render_as_batch=True, compare_type=True)
with context.begin_transaction():
    context.run_migrations()
