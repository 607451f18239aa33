"""Whether a seat is waited for: asked before every decision."""

from __future__ import annotations


def owes(waiting: tuple[int, ...], seat: int) -> bool:
    """Whether the seat is among them. Compiled, a loop: `in` would make an object of the seat."""
    for other in waiting:  # noqa: SIM110 - any() would make a generator
        if other == seat:
            return True
    return False
