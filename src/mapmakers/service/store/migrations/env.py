"""Alembic's entry point: runs on the connection that the database module passes."""

from alembic import context

from mapmakers.service.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite changes a column only by recreating the table.
    render_as_batch=True,
)
context.run_migrations()
