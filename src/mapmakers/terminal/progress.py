"""A progress bar for long work, where somebody is watching."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, TextIO


class Advance(Protocol):
    """Adds to the count."""

    def __call__(self, count: int = 1, /) -> None: ...


@contextmanager
def progress(total: int, what: str, out: TextIO, redraw: float = 0.1) -> Iterator[Advance]:
    """Count up to a total on one line, at most every `redraw` seconds; it is cleared at the end.
    Silent if the output is not a terminal."""
    if not out.isatty():
        yield _silent
        return
    from tqdm import tqdm  # slow to import, and rarely needed

    line = f"[{{bar:30}}] {{n_fmt}}/{{total_fmt}} {what}, {{remaining}} left"
    with tqdm(
        total=total, file=out, leave=False, mininterval=redraw, ascii=".#", bar_format=line
    ) as bar:

        def advance(count: int = 1, /) -> None:
            bar.update(count)

        yield advance


def _silent(count: int = 1, /) -> None:
    pass
