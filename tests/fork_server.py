"""A process that has imported Mapmakers and forks the processes that tests ask for.

Starting Python and importing the service takes longer than most tests. A process forked here is the
real program: it has its own pid and its own open files, exits and is killed like any other, and
runs the module or script that it is given from its first line. Only the imports are done already.

Tests use `Forked`; this file is also the program of the forking process:

    python -P tests/fork_server.py FILE_DESCRIPTOR
"""

import atexit
import gc
import json
import os
import runpy
import selectors
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TypedDict

from mapmakers.compiled import CHOICE
from mapmakers.places import COMPILED

IMPORTED = (
    "aiosqlite",
    "alembic.command",
    "mapmakers.bots",
    "mapmakers.cli",
    "mapmakers.commands.arena",
    "mapmakers.commands.db",
    "mapmakers.commands.play",
    "mapmakers.commands.replay",
    "mapmakers.commands.serve",
    "mapmakers.service.http.application",
    "mapmakers.service.http.server_config",
    "mapmakers.service.operations.logs",
    "mapmakers.service.operations.shutdown",
    "mapmakers.service.operations.supervisor",
    "mapmakers.service.store.schema",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvloop",
)
READ_ON_IMPORT = "PYTHONPATH", CHOICE, COMPILED
"""The variables that decide what is imported."""
LENGTH_BYTES = 8
FILES = 4
"""What comes with a request: standard input, output and error, and the socket for the answers."""


class Request(TypedDict):
    """What to run, and with which surroundings."""

    is_module: bool
    program: str
    arguments: list[str]
    env: dict[str, str]
    cwd: str
    umask: int


class Forked:
    """A program that runs in a process of its own; the part of subprocess.Popen that tests use."""

    def __init__(
        self,
        command: Sequence[str | Path],
        *,
        env: Mapping[str, str],
        cwd: Path | None = None,
        stdin: int = subprocess.DEVNULL,
        stdout: int = subprocess.DEVNULL,
        stderr: int = subprocess.DEVNULL,
    ) -> None:
        """The command is what follows `python`: `-m` and a module or `-P` and a script, then the
        arguments. Standard input, output and error are file descriptors or subprocess.DEVNULL."""
        kind, program, *arguments = map(str, command)
        assert kind in ("-m", "-P")
        mask = os.umask(0)
        os.umask(mask)
        request = Request(
            is_module=kind == "-m",
            program=program,
            arguments=arguments,
            env=dict(env),
            cwd=str(cwd or Path.cwd()),
            umask=mask,
        )
        self.returncode: int | None = None
        self._answers, theirs = socket.socketpair()
        with theirs, Path(os.devnull).open("r+b", buffering=0) as nothing:
            files = [
                nothing.fileno() if file == subprocess.DEVNULL else file
                for file in (stdin, stdout, stderr)
            ]
            fork_server(*(env.get(name) for name in READ_ON_IMPORT)).send(
                request, [*files, theirs.fileno()]
            )
        self.pid = self._answer()

    def poll(self) -> int | None:
        """The exit code, if it has ended; the negative number of the signal that ended it."""
        if self.returncode is None and self._is_answered(0):
            self.returncode = self._answer()
            self._answers.close()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None and not self._is_answered(timeout):
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0.0)
        code = self.poll()
        assert code is not None
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _is_answered(self, timeout: float | None) -> bool:
        with selectors.DefaultSelector() as selector:
            selector.register(self._answers, selectors.EVENT_READ)
            return bool(selector.select(timeout))

    def _answer(self) -> int:
        answer = _read(self._answers, LENGTH_BYTES)
        assert answer is not None, "the fork server is gone"
        return int.from_bytes(answer, signed=True)


class ForkServer:
    """The forking process, as the tests see it."""

    def __init__(self, env: Mapping[str, str]) -> None:
        self._lock = threading.Lock()
        self._requests, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-P", __file__, str(theirs.fileno())],
                env=env,
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
            )

    def send(self, request: Request, files: Sequence[int]) -> None:
        body = json.dumps(request).encode()
        with self._lock:
            socket.send_fds(self._requests, [len(body).to_bytes(LENGTH_BYTES)], files)
            self._requests.sendall(body)

    def close(self) -> None:
        self._requests.close()
        self._process.wait(30)


@cache
def fork_server(*read_on_import: str | None) -> ForkServer:
    """The one with these values of READ_ON_IMPORT; it ends with this process."""
    known = zip(READ_ON_IMPORT, read_on_import, strict=True)
    chosen = {name: value for name, value in known if value is not None}
    others = {name: value for name, value in os.environ.items() if name not in READ_ON_IMPORT}
    server = ForkServer({**others, **chosen})
    atexit.register(server.close)
    return server


def _read(stream: socket.socket, length: int) -> bytes | None:
    """So many bytes; None if the stream has ended."""
    found = b""
    while len(found) < length:
        more = stream.recv(length - len(found))
        if not more:
            return None
        found += more
    return found


class Forking:
    """The loop of the forking process."""

    def __init__(self, requests: socket.socket) -> None:
        self._requests = requests
        self._answers: dict[int, socket.socket] = {}
        """By process: where to tell that it has ended."""

    def next_child(self) -> tuple[Request, list[int]] | None:
        """Fork for every request. Returns in each new process, with what it is to do; in this one
        when there is nobody left to ask, with None."""
        ended, end = socket.socketpair()
        end.setblocking(False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(end.fileno(), warn_on_full_buffer=False)
        with ended, end, selectors.DefaultSelector() as selector:
            selector.register(self._requests, selectors.EVENT_READ)
            selector.register(ended, selectors.EVENT_READ)
            while True:
                for key, _ in selector.select():
                    if key.fileobj is ended:
                        ended.recv(1024)
                        self._reap()
                        continue
                    received = self._receive()
                    if received is None:
                        return None
                    request, files = received
                    if self._fork(files[-1]):
                        signal.set_wakeup_fd(-1)
                        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                        return request, files[:-1]
                    for file in files[:-1]:
                        os.close(file)

    def _receive(self) -> tuple[Request, list[int]] | None:
        head, files, _, _ = socket.recv_fds(self._requests, LENGTH_BYTES, FILES)
        body = _read(self._requests, int.from_bytes(head)) if head else None
        return None if body is None else (json.loads(body), files)

    def _fork(self, answers: int) -> bool:
        """Whether this is the new process."""
        assert threading.active_count() == 1
        pid = os.fork()
        if pid == 0:
            os.close(answers)
            for other in self._answers.values():
                other.close()
            self._requests.close()
            return True
        self._answers[pid] = socket.socket(fileno=answers)
        self._tell(pid, pid)
        return False

    def _reap(self) -> None:
        while self._answers:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return
            self._tell(pid, os.waitstatus_to_exitcode(status))
            self._answers.pop(pid).close()

    def _tell(self, pid: int, answer: int) -> None:
        with suppress(BrokenPipeError):  # whoever asked may have gone
            self._answers[pid].sendall(answer.to_bytes(LENGTH_BYTES, signed=True))


def run(request: Request, files: Sequence[int]) -> None:
    """Be the program, as if it had just been started."""
    for target, file in enumerate(files):
        os.dup2(file, target)
        os.close(file)
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout = os.fdopen(1, "w", 1 if os.isatty(1) else -1, encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", 1, encoding="utf-8", errors="backslashreplace")
    os.environ.clear()
    os.environ.update(request["env"])
    os.umask(request["umask"])
    os.chdir(request["cwd"])
    sys.argv = [request["program"], *request["arguments"]]
    if request["is_module"]:
        sys.path.insert(0, request["cwd"])
        runpy.run_module(request["program"], run_name="__main__", alter_sys=True)
    else:
        runpy.run_path(request["program"], run_name="__main__")


def main(file: int) -> None:
    for module in IMPORTED:
        import_module(module)
    from mapmakers.engine.games import GAMES

    assert all(GAMES.values())
    # Nothing that was imported is garbage, and looking for it would copy shared memory.
    gc.collect()
    gc.freeze()
    child = Forking(socket.socket(fileno=file)).next_child()
    if child is not None:
        run(*child)


if __name__ == "__main__":
    try:
        main(int(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(130)
