"""Telling people what goes on, and running programs on their behalf."""

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


class Trouble(Exception):
    """Something only the reader can mend; its text is one line that says what."""


def say(text: str) -> None:
    print(text, file=_output.get() or sys.stderr, flush=True)


@contextlib.contextmanager
def saying_to(output: IO[str]) -> Iterator[None]:
    """What is said in this thread, and what follow() runs, goes there."""
    before = _output.set(output)
    try:
        yield
    finally:
        _output.reset(before)


def follow(command: Sequence[str | Path], *, cwd: Path, env: Mapping[str, str]) -> None:
    """Run a program whose output is read while it runs."""
    output = _output.get()
    # What programs write to a file they would write without colours.
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
        raise Trouble(f"exit code {done.returncode}")


def run_quietly(
    command: Sequence[str | Path],
    *,
    failure: str,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run a program; its output is shown only when it fails."""
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
        say(done.stdout.rstrip())
        raise Trouble(failure)


@contextlib.contextmanager
def alone_in(
    folder: Path, waiting: str = "Waiting for another ./start or ./test to finish installing ..."
) -> Iterator[None]:
    """Hold a folder, so that two commands do not install into it at once."""
    held = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(waiting)
            fcntl.flock(held, fcntl.LOCK_EX)
        yield
    finally:
        os.close(held)
