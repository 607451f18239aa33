"""mapmakers db, as a process, on the database of a table at which matches were played."""

import asyncio
import os
import random
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.commands.running import assert_one_line, mapmakers
from tests.postgres import PostgreSQL
from tests.service.people import ME, Person, here, play_to_the_end
from tests.service.server import Server, free_port

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("db")]

TABLES = "guests", "sessions", "links", "game_tables", "seats", "match_lines", "table_notes"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("kept"), "--rate-limits", "off") as server:
        yield server


@pytest.fixture(scope="module")
def kept(server: Server) -> Path:
    """The folder of a table with matches in every state; the server goes on."""
    asyncio.run(play_matches(server))
    return server.data


async def play_matches(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        for game in ("cartographers", "misterra", "mapout"):
            table = await ada.create(game, ME, here("Bo"), start=True)
            async with ada.live(table) as live:
                await play_to_the_end(live, random.Random(game))
        await ada.create("cartographers", ME, here("Bo"), start=True)
        await ada.create("misterra", ME, {"kind": "open"})


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    connection = sqlite3.connect(file)
    try:
        return {
            table: sorted(connection.execute(f"SELECT * FROM {table}"), key=repr)
            for table in TABLES
        }
    finally:
        connection.close()


@pytest.fixture(scope="module")
def backup(kept: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("backup") / "copy.db"
    done = mapmakers("db", "backup", file, "--data", kept)
    assert done.returncode == 0, done
    return file


def test_a_backup_is_made_while_the_table_is_used(kept: Path, backup: Path) -> None:
    assert rows(backup) == rows(kept / "mapmakers.db")
    assert [found.name for found in backup.parent.iterdir()] == ["copy.db"]


def test_a_backup_overwrites_nothing(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "there.db"
    file.write_text("mine")
    assert_one_line(mapmakers("db", "backup", file, "--data", kept), 2, "already exists")
    assert file.read_text() == "mine"


def test_there_must_be_something_to_back_up(tmp_path: Path) -> None:
    done = mapmakers("db", "backup", tmp_path / "copy.db", "--data", tmp_path / "nothing")
    assert_one_line(done, 2, "there is no database")


def test_a_restored_backup_is_what_it_was(backup: Path, tmp_path: Path) -> None:
    done = mapmakers("db", "restore", backup, "--data", tmp_path / "new")
    assert done.returncode == 0, done
    assert rows(tmp_path / "new" / "mapmakers.db") == rows(backup)
    done = mapmakers("db", "verify", "--data", tmp_path / "new", "--processes", "2")
    assert (done.returncode, done.stdout) == (0, "5 tables, 5 sound, 0 not.\n")


def test_a_restore_needs_an_empty_database(kept: Path, backup: Path) -> None:
    before = rows(kept / "mapmakers.db")
    done = mapmakers("db", "restore", backup, "--data", kept)
    assert_one_line(done, 2, "is not empty; nothing was copied")
    assert rows(kept / "mapmakers.db") == before


def test_a_file_that_is_no_backup(tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"\xff\xd8 a beach" * 500)
    done = mapmakers("db", "restore", file, "--data", tmp_path / "new")
    assert_one_line(done, 2, "is unusable")


def test_a_database_is_copied_to_another_address(kept: Path, tmp_path: Path) -> None:
    addresses = (f"sqlite:///{kept / 'mapmakers.db'}", f"sqlite:///{tmp_path / 'other.db'}")
    done = mapmakers("db", "copy", *addresses)
    assert done.returncode == 0, done
    assert rows(tmp_path / "other.db") == rows(kept / "mapmakers.db")


@pytest.mark.postgresql
def test_a_table_moves_to_postgresql_and_back(
    backup: Path, tmp_path: Path, postgresql: PostgreSQL
) -> None:
    moved, back = postgresql.new_database(), f"sqlite:///{tmp_path / 'back.db'}"
    for addresses in ((f"sqlite:///{backup}", moved), (moved, back)):
        done = mapmakers("db", "copy", *addresses)
        assert done.returncode == 0, done
    assert rows(tmp_path / "back.db") == rows(backup)
    done = mapmakers("db", "verify", "--database", moved, "--processes", "1")
    assert (done.returncode, done.stdout) == (0, "5 tables, 5 sound, 0 not.\n")
    done = mapmakers("db", "copy", f"sqlite:///{backup}", moved)
    assert_one_line(done, 2, "is not empty; nothing was copied")


DAMAGES = {
    "a move that was never made": "UPDATE match_lines SET text = 'move 1 F A1B1' "
    "WHERE number = (SELECT min(number) FROM match_lines WHERE text LIKE 'move%')",
    "a line that is gone": "DELETE FROM match_lines WHERE number = 5",
    "another winner": "UPDATE game_tables SET winners = '[7]' WHERE status = 'finished'",
    "another seed": "UPDATE game_tables SET seed = randomblob(32) WHERE seed IS NOT NULL",
    "a match that is not over": "UPDATE game_tables SET status = 'finished', winners = '[0]' "
    "WHERE status = 'playing'",
    "another turn": "UPDATE game_tables SET waiting = '[5]' WHERE status = 'playing'",
    "no record at all": "DELETE FROM match_lines",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_verify_finds(backup: Path, tmp_path: Path, damage: str) -> None:
    file = tmp_path / "damaged.db"
    shutil.copy(backup, file)
    connection = sqlite3.connect(file)
    with connection:
        connection.execute(DAMAGES[damage])
    connection.close()
    address = f"sqlite:///{file}"
    done = mapmakers("db", "verify", "--database", address, "--processes", "1")
    assert done.returncode == 1, done
    assert done.stdout.startswith("table ")
    assert " 0 not." not in done.stdout


def assert_verify_says_why_not(address: str, code: int, *words: str) -> None:
    assert_one_line(mapmakers("db", "verify", "--database", address), code, *words)


def test_verify_tells_of_broken_pages(backup: Path, tmp_path: Path) -> None:
    file = tmp_path / "damaged.db"
    shutil.copy(backup, file)
    with file.open("r+b") as opened:
        opened.seek(-2 * 4096, os.SEEK_END)
        opened.write(b"\xa5" * 4096)
    assert_verify_says_why_not(f"sqlite:///{file}", 1, str(file), "is damaged", "restore a backup")


def test_verify_tells_of_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"\xff\xd8 a beach" * 500)
    assert_verify_says_why_not(f"sqlite:///{file}", 2, str(file), "file is not a database")


def test_verify_tells_of_an_emptied_file(tmp_path: Path) -> None:
    file = tmp_path / "empty.db"
    file.touch()
    assert_verify_says_why_not(f"sqlite:///{file}", 2, f"{file} is empty")


def test_verify_tells_of_a_database_of_another_program(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    with closing(sqlite3.connect(file)) as recipes:
        recipes.execute("CREATE TABLE soups (name TEXT)")
    assert_verify_says_why_not(f"sqlite:///{file}", 2, "holds no tables of Mapmakers")


def test_verify_tells_of_a_server_that_is_not_there() -> None:
    address = f"postgresql://ada:secret@127.0.0.1:{free_port()}/maps"
    done = mapmakers("db", "verify", "--database", address)
    assert_one_line(done, 2, "postgresql://ada:***@127.0.0.1", "is unusable: connection failed")


@pytest.mark.postgresql
def test_verify_tells_of_an_empty_postgresql(postgresql: PostgreSQL) -> None:
    address = postgresql.new_database()
    assert_one_line(mapmakers("db", "verify", "--database", address), 2, "holds no tables")


def test_a_backup_is_for_its_owner_alone(backup: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
