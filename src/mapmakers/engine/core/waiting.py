"""A fast membership test, used before every decision."""

from __future__ import annotations


def owes(waiting: tuple[int, ...], seat: int) -> bool:
    """Whether the seat is among them. A loop, because a compiled `in` would box the seat."""
    for other in waiting:  # noqa: SIM110 - any() would make a generator
        if other == seat:
            return True
    return False
