"""Sets of spaces as machine words, for the inner loops of the search.

The representation is that of `squares`: six bits per row; the sixth, the beach, is in no set.
"""

from __future__ import annotations

from typing import Final

from mapmakers.engine.boards.bits import size
from mapmakers.engine.mypyc_types import i64

ALL: Final[i64] = 0x1F7DF7DF
EDGE: Final[i64] = 0x1F45145F
ROW: Final[i64] = 0x1F
COL: Final[i64] = 0x1041041


def one_of(which: i64, s0: i64, s1: i64, s2: i64, s3: i64) -> i64:
    """The set with this index, of four."""
    if which == 0:
        return s0
    if which == 1:
        return s1
    return s2 if which == 2 else s3


def which_of(space: i64, s0: i64, s1: i64, s2: i64, s3: i64) -> i64:
    """The index of the set, of four, that contains the space; -1 if none does."""
    if s0 >> space & 1:
        return 0
    if s1 >> space & 1:
        return 1
    if s2 >> space & 1:
        return 2
    return 3 if s3 >> space & 1 else -1


def near(some: i64) -> i64:
    """Every space that shares a side with one of the set."""
    return (some << 1 | some >> 1 | some << 6 | some >> 6) & ALL


def spread(start: i64, within: i64) -> i64:
    """Everything reachable from the start by steps within the set."""
    grown: i64 = start
    while True:
        more: i64 = (grown | grown << 1 | grown >> 1 | grown << 6 | grown >> 6) & within
        if more == grown:
            return grown
        grown = more


def largest(some: i64, most: i64) -> i64:
    """The size of the largest connected part, if it exceeds this one."""
    left: i64 = some
    while size(left) > most:
        zone: i64 = spread(left & -left, left)
        left ^= zone
        count: i64 = size(zone)
        if count > most:
            most = count
    return most


def smallest(some: i64) -> i64:
    """The size of the smallest connected part; 26 if there is none."""
    if some & ~near(some):
        return 1
    least: i64 = 26
    left: i64 = some
    while left:
        zone: i64 = spread(left & -left, left)
        left ^= zone
        count: i64 = size(zone)
        if count < least:
            least = count
    return least


def pairs(some: i64) -> i64:
    """The number of connected parts of exactly two spaces."""
    found: i64 = 0
    left: i64 = some & near(some)
    while left:
        zone: i64 = spread(left & -left, left)
        left ^= zone
        if size(zone) == 2:
            found += 1
    return found
