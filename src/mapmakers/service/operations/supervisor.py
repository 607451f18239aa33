"""Several server processes on one port: restart those that die, and stop all together."""

import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import connection
from multiprocessing.connection import Connection
from threading import Thread

from mapmakers.service.operations.logs import facts

logger = logging.getLogger(__name__)

Work = Callable[[int, Callable[[], None]], int]
"""The main function of a worker: gets its number, calls the function when ready, returns an exit
code."""

SHORT_LIFE = 2.0
"""A worker that lived no longer than this many seconds is restarted after a pause of the same
length."""
PATIENCE = 30.0
"""Seconds within which a worker must stop."""

_spawn = multiprocessing.get_context("spawn")


class _Worker:
    def __init__(self, work: Work, number: int) -> None:
        self._work = work
        self.number = number
        self.start()

    def start(self) -> None:
        self._ours, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=_run, args=(self._work, self.number, theirs))
        self._process.start()
        theirs.close()
        self._began = time.monotonic()

    def is_open(self) -> bool:
        """Wait until the worker is ready; False if it exits before."""
        while self._process.is_alive():
            if self._ours.poll(0.1):
                try:
                    self._ours.recv()
                except EOFError:
                    break
                return True
        self._process.join()
        return False

    @property
    def sentinel(self) -> int:
        return self._process.sentinel

    @property
    def code(self) -> int:
        return self._process.exitcode or 0

    @property
    def lived(self) -> float:
        return time.monotonic() - self._began

    def tell_to_close(self) -> None:
        if self._process.is_alive():
            self._process.terminate()

    def close(self, until: float) -> None:
        self._process.join(max(0.0, until - time.monotonic()))
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def supervise(count: int, work: Work, opened: Callable[[], None], patience: float) -> int:
    """Run workers until a signal asks to stop; returns the exit code."""
    with _signals() as signals:
        workers = [_Worker(work, number) for number in range(count)]
        try:
            for worker in workers:
                if not worker.is_open():
                    return worker.code
            opened()
            _watch(workers, signals)
        finally:
            for worker in workers:
                worker.tell_to_close()
            until = time.monotonic() + patience + PATIENCE
            for worker in workers:
                worker.close(until)
    return 0


def _watch(workers: list[_Worker], signals: socket.socket) -> None:
    while True:
        ready = connection.wait([signals, *(worker.sentinel for worker in workers)])
        if signals in ready:
            return
        for worker in workers:
            if worker.sentinel in ready:
                logger.error("worker died", extra=facts(number=worker.number, code=worker.code))
                if worker.lived < SHORT_LIFE and connection.wait([signals], SHORT_LIFE):
                    return
                worker.start()


@contextmanager
def _signals() -> Iterator[socket.socket]:
    """A socket that becomes readable when a signal asks to stop."""
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    theirs.setblocking(False)
    before = {
        name: signal.signal(name, lambda *_: None) for name in (signal.SIGINT, signal.SIGTERM)
    }
    fd = signal.set_wakeup_fd(theirs.fileno())
    try:
        yield ours
    finally:
        signal.set_wakeup_fd(fd)
        for name, handler in before.items():
            signal.signal(name, handler)
        ours.close()
        theirs.close()


def _run(work: Work, number: int, supervisor: Connection) -> None:
    Thread(target=_end_with, args=(supervisor,), daemon=True).start()
    raise SystemExit(work(number, lambda: supervisor.send(None)))


def _end_with(supervisor: Connection) -> None:
    """Exit when the supervisor is killed."""
    connection.wait([supervisor])
    os.kill(os.getpid(), signal.SIGTERM)
