"""The protocol of chance: any object with one method."""

from __future__ import annotations

from typing import Protocol


class AnyChance(Protocol):
    """A source of randomness, such as a generator or a stacked deck."""

    def below(self, bound: int, /) -> int:
        """An integer from 0 to bound - 1. Called only if there is more than one."""
        ...
