"""A progress bar for long work, where somebody is watching."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Self, TextIO

WIDTH = 30


class Progress:
    """Counts up to a total on one line; silent where the output is no terminal."""

    def __init__(self, total: int, what: str, out: TextIO) -> None:
        self._total = total
        self._what = what
        self._out = out
        self._watched = out.isatty()
        self._done = 0
        self._began = time.monotonic()
        self._shown = 0.0

    def advance(self, count: int = 1) -> None:
        self._done += count
        now = time.monotonic()
        if self._watched and (now - self._shown > 0.1 or self._done == self._total):
            self._shown = now
            self._out.write("\r" + self._line(now - self._began))
            self._out.flush()

    def _line(self, elapsed: float) -> str:
        filled = WIDTH * self._done // self._total
        left = elapsed * (self._total - self._done) / max(self._done, 1)
        bar = "#" * filled + "." * (WIDTH - filled)
        return f"[{bar}] {self._done}/{self._total} {self._what}, {left:.0f} s left "

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._watched:
            self._out.write("\r" + " " * 78 + "\r")
            self._out.flush()
