"""Telling people what goes on, and running programs on their behalf."""

import contextlib
import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path


class Trouble(Exception):
    """Something only the reader can mend; its text is one line that says what."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


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
