"""Migrating a database to the newest schema, with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, select

from mapmakers.service.operations.settings import StartupError
from mapmakers.service.store.schema import oldest_program

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(connection: Connection, name: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        if not _works_with_newer(config, connection):
            raise StartupError(
                f"the database {name} was made by a newer Mapmakers: {error}."
            ) from error


def _works_with_newer(config: Config, connection: Connection) -> bool:
    """Whether the newer version that made the schema still supports this one."""
    if not inspect(connection).has_table(oldest_program.name):
        return False
    oldest = connection.execute(select(oldest_program.c.revision)).scalar_one_or_none()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    return oldest in known
