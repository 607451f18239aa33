"""Cards by their numbers: those that nobody has seen are a set, those revealed a row in order.

Both are whole numbers, so that a position is copied without copying any list.
"""

from __future__ import annotations

from typing import Final

from mapmakers.engine.boards.bits import Word

Unseen = Word
"""A bit for each card."""
Row = Word
"""Four bits for each card, the last revealed lowest; a 1 stands before the first."""

NO_CARDS: Final = 1


def then(row: Row, card: Word) -> Row:
    """The row with one card more."""
    return row << 4 | card


def cards(row: Row) -> tuple[int, ...]:
    """The cards of a row, in the order they were revealed."""
    found: list[int] = []
    while row > NO_CARDS:
        found.append(row & 15)
        row >>= 4
    return tuple(reversed(found))


def all_of(count: int) -> Unseen:
    """A set of all of so many cards."""
    return (1 << count) - 1
