"""The real server as a process that tests may end and start again on the same data and port."""

import os
import signal
import socket
import subprocess
from io import StringIO
from pathlib import Path
from typing import Self, TextIO

from tests.dealing import dealt_to
from tests.fork_server import Forked
from tests.serving import SERVE, environment, start


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


class Server:
    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.port = free_port()
        self._options = options
        self._output: TextIO = StringIO()
        self._process: Forked | subprocess.Popen[bytes] | None = None
        # Not a pipe: one that nobody reads would hold the server up one day. Beside the data, whose
        # disk may be full.
        self._complaints = data.with_name(f"{data.name}-{self.port}.complaints")

    def _ended(self) -> str:
        """Let go of a process that is no more; what it complained about."""
        assert self._process is not None
        self._process.wait(30)
        self._output.close()
        return self._complaints.read_text()

    @property
    def complaints(self) -> str:
        """What it has complained about so far."""
        return self._complaints.read_text()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def children(self) -> list[int]:
        """The processes that it has started to serve with it."""
        tasks = Path(f"/proc/{self.pid}/task").iterdir()
        started = [int(one) for task in tasks for one in (task / "children").read_text().split()]
        return [
            one for one in started if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()
        ]

    def open(self) -> None:
        reading, writing = os.pipe()
        with self._complaints.open("w") as complaints, os.fdopen(writing, "wb"):
            self._process = start(
                [*SERVE, "--port", str(self.port), "--data", self.data, *self._options],
                {**environment(), **dealt_to(self.data)},
                stdout=writing,
                stderr=complaints.fileno(),
            )
        self._output = os.fdopen(reading)
        first = self._output.readline()
        if not first.startswith("Mapmakers is open at"):
            raise AssertionError(self._ended())

    def signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def close(self) -> str:
        """Close it in order; what it complained about."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        complaints = self._ended()
        assert self._process.returncode == 0, complaints
        assert "Traceback" not in complaints, complaints
        self._process = None
        return complaints

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._ended()
        self._process = None

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.close()
