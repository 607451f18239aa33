"""The mapmakers command as people run it: a process of its own."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

from mapmakers.cli import main
from tests.plugged_in import path_with
from tests.serving import environment, run

RECORDS = Path(__file__).parents[1] / "records"


def mapmakers(
    *arguments: str | Path,
    typed: str | bytes = "",
    cwd: Path | None = None,
    timeout: float = 60,
    path: Sequence[str] = (),
) -> subprocess.CompletedProcess[str]:
    """Run it to its end, with this typed into it, and with this on Python's path."""
    return run(
        ["-m", "mapmakers", *arguments],
        {**path_with(environment(), path), "PYTHONIOENCODING": "utf-8"},
        typed=typed if isinstance(typed, bytes) else typed.encode(),
        cwd=cwd,
        timeout=timeout,
    )


def refused(*arguments: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """What the command says in this process, where it gives up before it begins: a process for each
    wrong word would say no more. Others of the tests run every command as a process."""
    out, err = StringIO(), StringIO()
    with chdir(cwd or Path()), redirect_stdout(out), redirect_stderr(err):
        code = main([str(argument) for argument in arguments])
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def assert_one_line(done: subprocess.CompletedProcess[str], code: int, *words: str) -> None:
    """It failed with this code and one clear line, and printed nothing else."""
    assert done.returncode == code, done
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("mapmakers: ")
    for word in words:
        assert word in line
