"""Opening databases: good ones, new ones, and ones that are not ours."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from mapmakers.service.operations.settings import StartupError
from mapmakers.service.store import migration
from mapmakers.service.store.database import VERSION, open_database
from mapmakers.service.store.schema import NEWEST, guests, metadata
from tests.serving import environment

pytestmark = pytest.mark.anyio


async def test_the_migrations_make_the_tables_that_the_code_knows(address: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async with open_database(address) as engine, engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_database_that_is_up_to_date_is_not_migrated(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_database(address) as engine, engine.connect() as connection:
        assert (await connection.execute(select(VERSION))).scalars().all() == [NEWEST]
    monkeypatch.delattr(migration, "upgrade")
    async with open_database(address) as engine, engine.connect() as connection:
        assert (await connection.execute(select(guests))).all() == []


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)],
)
async def test_every_connection_is_set_up_to_keep_what_it_acknowledged(
    address: str, pragma: str, value: object
) -> None:
    async with (
        open_database(address) as engine,
        engine.connect() as one,
        engine.connect() as other,
    ):
        for connection in (one, other):
            found = await connection.execute(text(f"PRAGMA {pragma}"))
            assert found.scalar_one() == value


async def test_a_failed_migration_leaves_nothing_behind(tmp_path: Path, address: str) -> None:
    """SQLite undoes the making of tables too, given that a transaction was really begun."""
    async with (
        open_database(address) as engine,
        engine.connect() as connection,
        connection.begin() as transaction,
    ):
        await connection.execute(text("CREATE TABLE half_done (id INTEGER)"))
        await transaction.rollback()
    assert "half_done" not in tables(tmp_path / "mapmakers.db")


def tables(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return [name for (name,) in database.execute("SELECT name FROM sqlite_master")]


async def refusal(address: str) -> str:
    with pytest.raises(StartupError) as refused:
        async with open_database(address):
            pass
    return str(refused.value)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear queen, the map is nearly done. " * 100)
    assert await refusal(f"sqlite:///{file}") == (
        f"the database {file} is unusable: file is not a database."
    )
    assert file.read_text().startswith("Dear queen")


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    with closing(sqlite3.connect(file)) as recipes:
        recipes.execute("CREATE TABLE soups (name TEXT)")
    assert await refusal(f"sqlite:///{file}") == f"the database {file} belongs to another program."
    assert tables(file) == ["soups"]


async def test_a_database_from_a_newer_version_is_left_alone(tmp_path: Path, address: str) -> None:
    async with open_database(address) as engine, engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await connection.execute(text("UPDATE oldest_program SET revision = '9999'"))
    assert "was made by a newer Mapmakers" in await refusal(address)


async def test_a_database_to_which_a_newer_version_only_added_is_served(address: str) -> None:
    async with open_database(address) as engine, engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    async with open_database(address) as engine, engine.connect() as connection:
        found = await connection.execute(text("SELECT count(*) FROM guests"))
        assert found.scalar_one() == 0


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("tomorrow", "is not a database address"),
        ("mysql://localhost/maps", "databases of the kind 'mysql' are not supported"),
        ("postgresql://ada:secret@localhost", "names no database"),
        ("postgresql://127.0.0.1:9/maps", "is unusable: connection failed"),
        ("sqlite+pysqlite:///maps.db", "databases of the kind 'sqlite+pysqlite'"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite://maps.db", "names no file"),
        ("sqlite:////dev/null/maps.db", "cannot be made: Not a directory"),
    ],
)
async def test_an_address_that_cannot_work_is_refused_with_its_reason(
    address: str, reason: str
) -> None:
    said = await refusal(address)
    assert reason in said
    assert "\n" not in said


async def test_a_sqlite_that_is_too_old_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 32, 3))
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.32.3")
    said = await refusal(f"sqlite:///{tmp_path / 'maps.db'}")
    assert said == (
        "this Python comes with SQLite 3.32.3, and 3.33 or newer is needed; "
        "use a newer Python, or PostgreSQL."
    )
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 33, 0))
    async with open_database(f"sqlite:///{tmp_path / 'maps.db'}") as engine:
        assert engine.dialect.name == "sqlite"


async def test_two_servers_that_start_at_once_make_the_tables_once(address: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from mapmakers.service.store.database import open_database\n"
        "async def main():\n"
        "    async with open_database(sys.argv[1]): pass\n"
        "asyncio.run(main())\n"
    )
    starting = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", program, address),
            env=environment(),
            stderr=subprocess.PIPE,
        )
        for _ in range(3)
    ]
    for process in starting:
        _, complaints = await process.communicate()
        assert process.returncode == 0, complaints.decode()
