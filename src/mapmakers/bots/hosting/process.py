"""A process that is asked in lines and given a time to answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from time import monotonic
from typing import Any

from mapmakers.bots.hosting.protocol import bye, line_of, message_in

LONGEST_LINE = 100_000
MOST_LINES_UNREAD = 1_000
FAREWELL_SECONDS = 5.0
Answers = Callable[[dict[str, Any]], bool]


class BotProcessFailed(Exception):
    """A bot gave no usable answer. `why` is crashed, too-slow or nonsense."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(f"{why}: {detail}")
        self.why = why


class BotProcess:
    """Threads read and write, so that a bot that does not read, or writes endlessly, blocks nobody
    for longer than its time."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = Popen(command, stdin=PIPE, stdout=PIPE)
        except OSError as error:
            raise BotProcessFailed(
                "crashed", f"{command[0]} cannot be run: {error.strerror}"
            ) from None
        self._received: Queue[bytes | None] = Queue(MOST_LINES_UNREAD)
        self._to_send: Queue[bytes | None] = Queue()
        for work in (self._read_lines, self._write_lines):
            Thread(target=work, daemon=True).start()

    def ask(self, question: dict[str, Any], seconds: float, answers: Answers) -> dict[str, Any]:
        """The first message that answers; others are ignored, such as late answers to an earlier
        question."""
        until = monotonic() + seconds
        self._to_send.put(line_of(question))
        while True:
            try:
                line = self._received.get(timeout=max(until - monotonic(), 0.0))
            except Empty:
                raise BotProcessFailed("too-slow", f"no answer within {seconds:g} s") from None
            if line is None:
                raise BotProcessFailed("crashed", "it ended without an answer")
            message = message_in(line)
            if message is None:
                text = line[:80].decode(errors="replace").rstrip()
                raise BotProcessFailed("nonsense", f"not a message: {text!r}")
            if answers(message):
                return message

    def end(self) -> int | None:
        """Say bye; returns the exit code, or None if the process had to be killed."""
        self._to_send.put(line_of(bye()))
        self._to_send.put(None)
        try:
            return self._process.wait(FAREWELL_SECONDS)
        except TimeoutExpired:
            self.kill()
            return None

    def kill(self) -> None:
        self._to_send.put(None)
        self._process.kill()
        self._process.wait()

    def _read_lines(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as output:
            for line in iter(lambda: output.readline(LONGEST_LINE), b""):
                self._received.put(line)
            self._received.put(None)

    def _write_lines(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError), self._process.stdin as into:
            while (line := self._to_send.get()) is not None:
                into.write(line)
                into.flush()
