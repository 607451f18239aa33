"""Cards by number: unseen ones are a set, revealed ones a sequence.

Both are integers, so that copying a position copies no lists.
"""

from __future__ import annotations

from typing import Final

from mapmakers.engine.boards.bits import Word

Unseen = Word
"""One bit per card."""
Row = Word
"""Four bits per card, the last revealed lowest, with a 1 before the first."""

NO_CARDS: Final = 1


def then(row: Row, card: Word) -> Row:
    """The sequence with one more card."""
    return row << 4 | card


def cards(row: Row) -> tuple[int, ...]:
    """The cards of a sequence, in the order they were revealed."""
    found: list[int] = []
    while row > NO_CARDS:
        found.append(row & 15)
        row >>= 4
    return tuple(reversed(found))


def all_of(count: int) -> Unseen:
    """The set of the first n cards."""
    return (1 << count) - 1
