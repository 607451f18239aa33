"""Helpers for text layout."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from itertools import zip_longest

WIDTH = 100


def beside(blocks: Iterable[Sequence[str]], gap: int = 3) -> list[str]:
    """Blocks of lines side by side, aligned at the top."""
    columns = [(list(block), max(map(len, block), default=0)) for block in blocks]
    rows = zip_longest(*(lines for lines, _ in columns), fillvalue="")
    widths = [width for _, width in columns]
    return [
        (" " * gap)
        .join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True))
        .rstrip()
        for row in rows
    ]


def in_rows(blocks: Sequence[Sequence[str]], width: int = WIDTH, gap: int = 3) -> list[str]:
    """Blocks side by side, in as many rows as needed.

    An empty line separates the rows, unless every block is a single line.
    """
    separator = [""] if any(len(block) > 1 for block in blocks) else []
    lines: list[str] = []
    row: list[Sequence[str]] = []
    used = 0
    for block in blocks:
        needed = max(map(len, block), default=0)
        if row and used + needed > width:
            lines += beside(row, gap) + separator
            row, used = [], 0
        row.append(block)
        used += needed + gap
    return lines + beside(row, gap)


def wrapped(lines: Iterable[str], indent: str = "") -> list[str]:
    """Sentences in lines of at most the width; what continues one is indented further."""
    return [
        row
        for line in lines
        for row in textwrap.wrap(
            line,
            WIDTH,
            initial_indent=indent,
            subsequent_indent=f"{indent}    ",
            break_on_hyphens=False,
        )
    ]


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number)


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
