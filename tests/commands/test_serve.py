"""mapmakers serve, as a process: what it says when it cannot, and how it opens and closes."""

import signal
import socket
import sqlite3
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.serving import COMMAND, environment, running_table, serve

pytestmark = pytest.mark.slow


def assert_one_clear_line(done: subprocess.CompletedProcess[str], *parts: str) -> None:
    assert done.returncode == 2, done
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("mapmakers: ")
    for part in parts:
        assert part in line


def test_a_table_opens_answers_and_closes_in_order(tmp_path: Path) -> None:
    with running_table(tmp_path / "new" / "data") as address:
        assert httpx.get(f"{address}api/health").json()["status"] == "ok"
        assert httpx.get(address).headers["content-security-policy"]
    kept = sqlite3.connect(tmp_path / "new" / "data" / "mapmakers.db")
    assert kept.execute("SELECT count(*) FROM game_tables").fetchone() == (0,)
    kept.close()
    # Closed in order: the write-ahead log was folded into the database.
    assert [file.name for file in (tmp_path / "new" / "data").iterdir()] == ["mapmakers.db"]


def test_ctrl_c_closes_the_table_quietly(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "--port", "0", "--data", tmp_path],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Mapmakers is open at http://127.0.0.1:")
    process.send_signal(signal.SIGINT)
    _, complaints = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "Traceback" not in complaints


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        done = serve("--port", str(port), "--data", tmp_path)
    assert_one_clear_line(done, f"port {port}", "Address already in use", "--port")


def test_bots_that_think_longer_than_they_may(tmp_path: Path) -> None:
    done = serve("--port", "0", "--data", tmp_path, "--bot-think", "3", "--bot-seconds", "3")
    assert_one_clear_line(done, "think for 3 s and have 3 s", "--bot-seconds", "--bot-think")


def test_a_host_that_does_not_exist(tmp_path: Path) -> None:
    done = serve("--port", "0", "--host", "nowhere.invalid", "--data", tmp_path)
    assert_one_clear_line(done, "there is no host 'nowhere.invalid'")


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    done = serve("--port", "0", "--data", in_the_way / "data")
    assert_one_clear_line(done, f"cannot make the data folder {in_the_way / 'data'}", "--data")


def test_a_file_where_the_data_folder_should_be(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    done = serve("--port", "0", "--data", in_the_way)
    assert_one_clear_line(done, f"cannot make the data folder {in_the_way}")


def test_a_broken_database(tmp_path: Path) -> None:
    file = tmp_path / "mapmakers.db"
    file.write_bytes(b"\x00\x01 spilled ink" * 200)
    done = serve("--port", "0", "--data", tmp_path)
    assert_one_clear_line(done, str(file), "file is not a database")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("mine=/nonexistent", "there is no program /nonexistent"),
        ("mine=sh -c 'exit 3'", "it ended without an answer"),
        ("mine=echo good day", "not a message: 'good day'"),
    ],
)
def test_a_bot_that_cannot_play(tmp_path: Path, bot: str, reason: str) -> None:
    done = serve("--port", "0", "--data", tmp_path, "--bot", bot)
    assert_one_clear_line(done, "the bot 'mine' cannot play", reason)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("maps", "is not a database address"),
        ("mysql://host/maps", "databases of the kind 'mysql' are not supported"),
    ],
)
def test_a_bad_database_address(address: str, reason: str) -> None:
    assert_one_clear_line(serve("--port", "0", "--database", address), reason)


@pytest.mark.parametrize("port", ["many", "-1", "65536", "8 000", "٣"])
def test_a_bad_port_number(port: str) -> None:
    done = serve(f"--port={port}")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith("is not a port: use a number from 0 to 65535")


def test_a_database_somewhere_else_needs_no_data_folder(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    process = subprocess.Popen(
        [*COMMAND, "--port=0", "--data", tmp_path / "data", "--database=sqlite:///maps.db"],
        cwd=elsewhere,
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline()
    process.terminate()
    process.communicate(timeout=30)
    assert (elsewhere / "maps.db").is_file()
    assert not (tmp_path / "data").exists()
