"""A real server process, and the processor time it uses."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"


@dataclass(frozen=True, slots=True)
class Served:
    address: str
    pid: int

    def processor_seconds(self) -> float:
        """The processor time of the server so far, including its writer thread."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(kept: Path | None = None, options: Sequence[str] = ()) -> Iterator[Served]:
    """Start a server on a free port, with a fresh data folder unless one is given, and without rate
    limits unless the options set them."""
    with ExitStack() as stack:
        fresh = tempfile.TemporaryDirectory(prefix="mapmakers-load-")
        data = str(kept) if kept is not None else stack.enter_context(fresh)
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", "mapmakers", "serve", "--port", "0", "--data", data),
                *("--rate-limits", "off", *options),
            ],
            env={**os.environ, "PYTHONPATH": str(SOURCES)},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            first = process.stdout.readline()
            address = next(word for word in first.split() if word.startswith("http://"))
            yield Served(address.rstrip("/"), process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
