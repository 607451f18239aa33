"""Small sets as one number, a bit for each member: how many there are, and which.

The plain engine asks the library; the compiled one has a twin of this module.
"""

from __future__ import annotations

from collections.abc import Iterable

Word = int
"""A set: bits from 0 on, up to 62 of them."""


def one(member: int) -> Word:
    """The set of one member."""
    return 1 << member


def size(some: Word) -> int:
    """How many."""
    return some.bit_count()


def lowest(some: Word) -> int:
    """The lowest member of a set that is not empty."""
    return (some & -some).bit_length() - 1


def nth(some: Word, index: int) -> int:
    """The member with so many lower ones in the set."""
    for _ in range(index):
        some &= some - 1
    return (some & -some).bit_length() - 1


def set_of(some: Iterable[int]) -> Word:
    """The set of these members."""
    found: Word = 0
    for member in some:
        found |= one(member)
    return found


def members(some: Word) -> list[int]:
    """All of them, in ascending order."""
    found = []
    while some:
        found.append((some & -some).bit_length() - 1)
        some &= some - 1
    return found
