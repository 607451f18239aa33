"""Databases that are broken, emptied, gone, or open to everybody: what a start makes of them."""

import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from mapmakers.service.operations.settings import StartupError
from mapmakers.service.store.database import bring_up_to_date, checked
from mapmakers.service.store.database_file import Damaged
from tests.commands.test_serve import assert_one_clear_line
from tests.service.server import Server
from tests.serving import running_table, serve

PAGE = 4096
BROKEN_PAGES = 8


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database whose tables fill more than a page each."""
    file = tmp_path_factory.mktemp("whole") / "mapmakers.db"
    bring_up_to_date(checked(f"sqlite:///{file}"))
    with closing(sqlite3.connect(file)) as database, database:
        guests = [(f"guest{at}", "Ada" * 10, at) for at in range(2_000)]
        database.executemany("INSERT INTO guests (id, name, created_at) VALUES (?, ?, ?)", guests)
    return file


def inner_pages(file: Path) -> list[int]:
    """The numbers of pages, from 0, that hold rows, and not what the database says of itself."""
    with closing(sqlite3.connect(file)) as database:
        count = database.execute("PRAGMA page_count").fetchone()[0]
        own = "SELECT DISTINCT rootpage FROM sqlite_master WHERE name NOT LIKE '%guests%'"
        reserved = {0, *(page - 1 for (page,) in database.execute(own) if page)}
    return [page for page in range(count) if page not in reserved]


def break_page(file: Path, page: int) -> None:
    with file.open("r+b") as opened:
        opened.seek(page * PAGE)
        opened.write(b"\xa5" * PAGE)


@pytest.fixture
def copy(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(whole, tmp_path / "mapmakers.db"))


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


# Broken pages


@pytest.mark.parametrize("nth", range(BROKEN_PAGES))
def test_a_start_finds_any_broken_page(copy: Path, nth: int) -> None:
    pages = inner_pages(copy)
    assert len(pages) > 4 * BROKEN_PAGES
    break_page(copy, pages[nth * len(pages) // BROKEN_PAGES])
    with pytest.raises(Damaged, match=r"is damaged \(.*fault.*\): restore a backup") as refused:
        bring_up_to_date(checked(f"sqlite:///{copy}"))
    assert "\n" not in str(refused.value)


def test_a_server_refuses_a_damaged_database_in_one_line(copy: Path) -> None:
    break_page(copy, inner_pages(copy)[-2])
    before = copy.read_bytes()
    done = serve("--port", "0", "--data", copy.parent)
    assert_one_clear_line(done, str(copy), "is damaged", "Backup and restore", "docs/hosting.md")
    assert copy.read_bytes() == before


# Emptied, gone


def test_an_emptied_database_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    file = tmp_path / "mapmakers.db"
    file.touch()
    done = serve("--port", "0", "--data", tmp_path)
    assert_one_clear_line(done, f"{file} is empty", "restore a backup", "remove the file to begin")
    assert file.stat().st_size == 0
    file.unlink()  # as the line says
    bring_up_to_date(checked(f"sqlite:///{file}"))
    assert file.stat().st_size > 0


def test_a_database_of_which_only_the_log_is_left_is_not_begun_anew(tmp_path: Path) -> None:
    left = tmp_path / "mapmakers.db-wal"
    left.write_bytes(b"\x37\x7f\x06\x82" * 1000)
    with pytest.raises(StartupError, match=r"is gone, and mapmakers\.db-wal is still there"):
        bring_up_to_date(checked(f"sqlite:///{tmp_path / 'mapmakers.db'}"))
    assert [file.name for file in tmp_path.iterdir()] == [left.name]


def test_a_new_database_never_lies_there_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ended at any moment, the first start leaves no file that the next one would refuse."""
    file, sizes = tmp_path / "mapmakers.db", []
    real = os.link

    def link(source: Path, target: Path) -> None:
        assert not file.exists()
        real(source, target)
        sizes.append(file.stat().st_size)

    monkeypatch.setattr(os, "link", link)
    bring_up_to_date(checked(f"sqlite:///{file}"))
    assert sizes == [PAGE]
    assert [found.name for found in tmp_path.iterdir()] == [file.name]


# For its owner alone


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    before = os.umask(0o022)
    try:
        with running_table(data) as address:
            assert httpx.post(f"{address}api/me", json={"name": "Ada"}).is_success
            found = {file.name: mode(file) for file in data.iterdir()}
            assert mode(data) == 0o700
    finally:
        os.umask(before)
    assert found == {f"mapmakers.db{ending}": 0o600 for ending in ("", "-wal", "-shm")}


def test_a_file_that_everybody_could_read_is_closed_to_them(copy: Path) -> None:
    copy.chmod(0o644)
    log = copy.with_name("mapmakers.db-wal")
    log.touch(0o644)
    bring_up_to_date(checked(f"sqlite:///{copy}"))
    assert mode(copy) == 0o600
    assert not log.exists() or mode(log) == 0o600


# What the log says of it


def test_the_log_has_a_line_an_event_when_the_database_fails(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.open()
    try:
        with closing(sqlite3.connect(server.data / "mapmakers.db")) as database, database:
            database.execute("DROP TABLE sessions")
        answer = httpx.post(f"{server.address}/api/me", json={"name": "Ada"})
        assert answer.status_code >= 500
    finally:
        server.kill()
    lines = server.complaints.splitlines()
    assert any("no such table" in line for line in lines)
    for line in lines:
        assert line[:2] == "20", line  # each begins with its moment
