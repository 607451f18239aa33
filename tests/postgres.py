"""A real PostgreSQL server on a free loopback port, in a temporary folder, for as long as wanted.

Where its programs are not installed there is none, and tests that need one are left out; `./test`
installs them where it may.
"""

import os
import pwd
import shutil
import signal
import subprocess
import time
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

import psycopg

from tests.service.server import free_port

OWNERS = "postgres", "nobody"
"""PostgreSQL does not run as root: whose it is instead."""
PATIENCE = 60.0


def programs() -> Path | None:
    """Where Debian's newest PostgreSQL has its programs, or where the path leads to."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    anywhere = shutil.which("initdb")
    if found:
        return found[-1].parent
    return Path(anywhere).parent if anywhere else None


def _version(program: Path) -> int:
    return int(program.parent.parent.name)


class PostgreSQL:
    def __init__(self, *, durable: bool = False) -> None:
        """A process that is killed loses nothing that the system has taken over: only against a
        power cut, or to measure it, need it be on disk."""
        where = programs()
        assert where is not None
        self._programs = where
        self._durable = durable
        self._owner = _owner()
        # Not in a folder of pytest's, which is closed to all but its owner.
        self._room = TemporaryDirectory(prefix="mapmakers-postgresql-")
        self._folder = Path(self._room.name)
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        self.port = free_port()
        if self._owner:
            shutil.chown(self._folder, *self._owner)
        self._run("initdb", "--no-sync", "--auth=trust", "--username=mapmakers", "--pgdata=.")

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.close()
        self._room.cleanup()

    def open(self) -> None:
        """Start it, as it is or after a crash; returns when it answers."""
        self._start()
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < until, (self._folder / "log").read_text()
            time.sleep(0.05)
            if self._process is None or self._process.poll() is not None:
                self._start()  # what was killed has not quite ended yet

    def _answers(self) -> bool:
        try:
            psycopg.connect(self._address("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def _start(self) -> None:
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(self._programs / "postgres", "-D", self._folder, "-p", str(self.port)),
                    *("-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="),
                    *("-c", "max_connections=200", "-c", "shared_buffers=32MB"),
                    *("-c", f"fsync={'on' if self._durable else 'off'}"),
                ],
                **self._as_owner(),
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def close(self) -> None:
        """End it in order, but wait for nobody."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, way: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(way)
        self._process.wait(PATIENCE)
        self._process = None

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"table{next(self._numbers)}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._address(name)

    def _address(self, database: str) -> str:
        return f"postgresql://mapmakers@127.0.0.1:{self.port}/{database}"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments], **self._as_owner(), capture_output=True
        )
        assert done.returncode == 0, done.stderr

    def _as_owner(self) -> dict[str, Any]:
        if self._owner is None:
            return {"cwd": self._folder}
        user, group = self._owner
        return {"cwd": self._folder, "user": user, "group": group, "extra_groups": []}


def _owner() -> tuple[int, int] | None:
    """Who is to run it; None where that is us."""
    if os.geteuid() != 0:
        return None
    entries = {entry.pw_name: entry for entry in pwd.getpwall()}
    chosen = next(entries[name] for name in OWNERS if name in entries)
    return chosen.pw_uid, chosen.pw_gid
