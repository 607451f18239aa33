"""What may be handed in as chance: anything that answers one question."""

from __future__ import annotations

from typing import Protocol


class AnyChance(Protocol):
    """A stacked deck, another generator: whatever has this method."""

    def below(self, bound: int, /) -> int:
        """A whole number from 0 to bound - 1. It is asked only where there is a choice."""
        ...
