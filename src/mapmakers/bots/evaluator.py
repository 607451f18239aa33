"""How a match may end after a decision, as far as the seat that makes it can tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from mapmakers.bots.bot import Turn


class Evaluation(NamedTuple):
    """What each of several moves leads to."""

    points: Sequence[float]
    own: bool = True
    """Whether these are the points that the seat can expect to have at the end. Otherwise only
    their differences count: the decision is about somebody else's map, or a small one."""


class Evaluator(Protocol):
    """Looks ahead for a seat, from nothing but its turn."""

    def promising(self, turn: Turn[Any], most: int, /) -> list[Any]:
        """The moves that look best at first sight, the best first; at most so many."""
        ...

    def evaluate(
        self, turn: Turn[Any], moves: Sequence[Any], worlds: int, compare: bool, /
    ) -> Evaluation:
        """What each of the moves leads to on average, in so many worlds, the same for all. To
        compare them, their differences are enough."""
        ...
