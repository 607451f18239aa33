"""Alembic's way in: runs on the connection that the database module hands over."""

from alembic import context

from mapmakers.service.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite changes a column only by making the table anew.
    render_as_batch=True,
)
context.run_migrations()
