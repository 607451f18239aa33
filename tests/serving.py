"""The real server, as a process of its own, on a free port."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from mapmakers.compiled import CHOICE
from mapmakers.places import COMPILED
from tests.dealing import dealt_to
from tests.plugged_in import path_with

ROOT = Path(__file__).resolve().parent.parent
# mapmakers serve, dealing what the tests are dealt.
COMMAND = (sys.executable, "-P", str(ROOT / "tests" / "dealing.py"), "serve")
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


def serve(*arguments: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the server where it is expected to give up at once."""
    return subprocess.run(
        [*COMMAND, *arguments],
        cwd=cwd,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=60,
    )


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
    process = subprocess.Popen(
        [*COMMAND, "--port", str(port), "--data", data, *options],
        env={**known, **({CHOICE: engine} if engine else {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        first = process.stdout.readline()
        words = [word for word in first.split() if word.startswith("http://")]
        assert words, f"the server said {first!r} and {process.communicate()}"
        assert f"{engine} engine" in first, first
        yield words[0]
    finally:
        process.send_signal(signal.SIGTERM)
        _, complaints = process.communicate(timeout=30)
    assert process.returncode == 0, complaints
    assert "Traceback" not in complaints, complaints
