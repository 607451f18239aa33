"""The real server, as a process of its own, on a free port."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import TextIO

from mapmakers.compiled import CHOICE
from mapmakers.places import COMPILED
from tests.dealing import dealt_to
from tests.fork_server import READ_ON_IMPORT, Forked
from tests.plugged_in import path_with

ROOT = Path(__file__).resolve().parent.parent
SERVE = ("-P", str(ROOT / "tests" / "dealing.py"), "serve")
"""The arguments of Python for mapmakers serve, dealing what the tests are dealt."""
COMMAND = (sys.executable, *SERVE)
MAPMAKERS = "MAPMAKERS_"


def environment(sources: Path = ROOT / "src") -> dict[str, str]:
    """This environment without a host's own settings, the sources on the path; the engine that is
    under test stays."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(MAPMAKERS) or name in (CHOICE, COMPILED)
    }
    return {**kept, "PYTHONPATH": str(sources)}


def start(
    command: Sequence[str | Path],
    env: Mapping[str, str],
    *,
    stdout: int,
    stderr: int,
    stdin: int = subprocess.DEVNULL,
    cwd: Path | None = None,
) -> Forked | subprocess.Popen[bytes]:
    """Start a program with these arguments of Python: by a fork where the usual packages and the
    engine under test are what it imports, else as a new interpreter."""
    usual = environment()
    if all(env.get(name) == usual.get(name) for name in READ_ON_IMPORT):
        return Forked(command, env=env, cwd=cwd, stdin=stdin, stdout=stdout, stderr=stderr)
    return subprocess.Popen(
        [sys.executable, *command], env=env, cwd=cwd, stdin=stdin, stdout=stdout, stderr=stderr
    )


def run(
    command: Sequence[str | Path],
    env: Mapping[str, str],
    *,
    typed: bytes = b"",
    cwd: Path | None = None,
    timeout: float = 60,
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, started as start() does."""
    with TemporaryFile() as typing, TemporaryFile() as out, TemporaryFile() as err:
        typing.write(typed)
        typing.seek(0)
        files = {"stdin": typing.fileno(), "stdout": out.fileno(), "stderr": err.fileno()}
        process = start(command, env, cwd=cwd, **files)
        try:
            code = process.wait(timeout)
        finally:
            if process.poll() is None:
                process.kill()
                process.wait(timeout)
        for file in (out, err):
            file.seek(0)
        return subprocess.CompletedProcess(command, code, out.read().decode(), err.read().decode())


def serve(*arguments: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the server where it is expected to give up at once."""
    return run([*SERVE, *arguments], environment(), cwd=cwd)


@contextmanager
def running_table(
    data: Path,
    sources: Path = ROOT / "src",
    *,
    port: int = 0,
    options: Sequence[str] = (),
    engine: str = "",
    path: Sequence[str] = (),
) -> Iterator[str]:
    """A served table; gives its address, and makes sure that it closes in order.

    Where an engine is named, it has to be the one that runs. `path` is where packages of others
    are found.
    """
    known = path_with({**environment(sources), **dealt_to(data)}, path)
    reading, writing = os.pipe()
    with os.fdopen(reading) as output, TemporaryFile("w+") as complaints:
        with os.fdopen(writing, "wb"):
            process = start(
                [*SERVE, "--port", str(port), "--data", data, *options],
                {**known, **({CHOICE: engine} if engine else {})},
                stdout=writing,
                stderr=complaints.fileno(),
            )
        try:
            first = output.readline()
            words = [word for word in first.split() if word.startswith("http://")]
            assert words, f"the server said {first!r} and {_text_of(complaints)}"
            assert f"{engine} engine" in first, first
            yield words[0]
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
        complained = _text_of(complaints)
    assert process.returncode == 0, complained
    assert "Traceback" not in complained, complained


def _text_of(file: TextIO) -> str:
    """All that was written to the file, by whomever."""
    file.seek(0)
    return file.read()
