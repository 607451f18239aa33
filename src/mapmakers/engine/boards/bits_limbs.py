"""The compiled twin of `bits`: sets are machine words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mapmakers.engine.mypyc_types import i64

Word = i64
"""A set: bits 0 to 61."""

_TOP: Final[i64] = 0x2000000000000000
_PAIRS: Final[i64] = 0x1555555555555555  # below 2**62: larger constants would be boxed
_FOURS: Final[i64] = 0x3333333333333333
_EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def one(member: i64) -> Word:
    """The set with one member."""
    return _TOP >> (61 - member)  # a literal 1 would be shifted as a 32-bit C int


def size(some: Word) -> i64:
    """The number of members."""
    pairs: i64 = some - (some >> 1 & _PAIRS)
    fours: i64 = (pairs & _FOURS) + (pairs >> 2 & _FOURS)
    eights: i64 = fours + (fours >> 4) & _EIGHTS
    eights += eights >> 8
    eights += eights >> 16
    return eights + (eights >> 32) & 0x7F


def lowest(some: Word) -> i64:
    """The lowest member of a non-empty set."""
    return size((some & -some) - 1)


def nth(some: Word, index: i64) -> i64:
    """The member with this many lower ones in the set."""
    while index > 0:
        some &= some - 1
        index -= 1
    return size((some & -some) - 1)


def set_of(some: Iterable[int]) -> Word:
    """The set of these members."""
    found: Word = 0
    for member in some:
        found |= one(member)
    return found


def members(some: Word) -> list[int]:
    """All members, in ascending order."""
    found: list[int] = []
    while some:
        found.append(size((some & -some) - 1))
        some &= some - 1
    return found
