"""Small sets as integers, one bit per member.

The plain engine uses the standard library; the compiled one has a twin of this module.
"""

from __future__ import annotations

from collections.abc import Iterable

Word = int
"""A set: bits 0 to 61."""


def one(member: int) -> Word:
    """The set with one member."""
    return 1 << member


def size(some: Word) -> int:
    """The number of members."""
    return some.bit_count()


def lowest(some: Word) -> int:
    """The lowest member of a non-empty set."""
    return (some & -some).bit_length() - 1


def nth(some: Word, index: int) -> int:
    """The member with this many lower ones in the set."""
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
    """All members, in ascending order."""
    found = []
    while some:
        found.append((some & -some).bit_length() - 1)
        some &= some - 1
    return found
