"""Status messages, running programs, and a lock on a folder."""

import contextlib
import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import IO

_output: ContextVar[IO[str] | None] = ContextVar("output", default=None)


class SetupError(Exception):
    """An error that the user has to fix. Its text is one line that says what is wrong."""


def status(text: str) -> None:
    print(text, file=_output.get() or sys.stderr, flush=True)


@contextlib.contextmanager
def redirect_status(output: IO[str]) -> Iterator[None]:
    """Send status messages of this thread, and the output of run_streaming(), to a file."""
    before = _output.set(output)
    try:
        yield
    finally:
        _output.reset(before)


def run_streaming(command: Sequence[str | Path], *, cwd: Path, env: Mapping[str, str]) -> None:
    """Run a program and show its output while it runs."""
    output = _output.get()
    # Programs that write to a file would leave out colours.
    colours = {"FORCE_COLOR": "1", "PY_COLORS": "1"} if sys.stderr.isatty() else {}
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**env, **colours},
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=None if output is None else subprocess.STDOUT,
    )
    if done.returncode != 0:
        raise SetupError(f"exit code {done.returncode}")


def run_quietly(
    command: Sequence[str | Path],
    *,
    failure: str,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run a program and show its output only if it fails."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode != 0:
        status(done.stdout.rstrip())
        raise SetupError(failure)


@contextlib.contextmanager
def exclusive_lock(
    folder: Path, waiting: str = "Waiting for another ./start or ./test to finish installing ..."
) -> Iterator[None]:
    """Lock a folder, so that two commands do not install into it at the same time."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            status(waiting)
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
