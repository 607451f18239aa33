"""The compiled twin of `ordered`: the search written out, so that nothing is boxed for it."""

from __future__ import annotations

from mypy_extensions import i64

__all__ = ["rank"]


def rank(numbers: list[int], number: i64) -> i64:
    """How many of the ordered numbers are smaller."""
    low: i64 = 0
    high: i64 = len(numbers)
    while low < high:
        middle: i64 = (low + high) >> 1
        if i64(numbers[middle]) < number:
            low = middle + 1
        else:
            high = middle
    return low
