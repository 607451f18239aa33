"""What the tests of a game's tables and numbers read off its rules page."""

import re

from mapmakers import rules_pages
from mapmakers.rules_pages import TableBlock, TextBlock

Rows = tuple[tuple[str, ...], ...]


def tables(game: str, clause: str, lang: str) -> list[Rows]:
    """The rows of every table in a clause."""
    blocks = rules_pages.clauses(game, lang)[clause].blocks
    return [block.rows for block in blocks if isinstance(block, TableBlock)]


def first_words(game: str, clause: str, lang: str) -> str:
    """The first paragraph of a clause."""
    first = rules_pages.clauses(game, lang)[clause].blocks[0]
    assert isinstance(first, TextBlock)
    return first.text


def numbers(words: str) -> list[int]:
    """The numbers in a text, in order; code is left out."""
    return [int(number) for number in re.findall("[0-9]+", re.sub("`[^`]*`", "", words))]


def option_values(rows: Rows) -> list[tuple[str, str]]:
    """Names and values in a table of options; `1` to `4` stands for all between."""
    found = []
    for name, values, _ in rows:
        named = re.findall("`([^`]*)`", values)
        if len(named) == 2:
            named = [str(seat) for seat in range(int(named[0]), int(named[1]) + 1)]
        found += [(name.strip("`"), value) for value in named]
    return found
