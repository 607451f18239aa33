"""The end of a match: points by what earned them, and the winners (O7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mapmakers.engine.core.game import Outcome


class Score(NamedTuple):
    """What a player has earned, by what earned it."""

    roads: int = 0
    """Connections of Road Tiles played."""
    moved: int = 0
    """Connections of tiles put back."""
    ends: int = 0
    split_ends: int = 0

    @property
    def total(self) -> int:
        return sum(self)


def outcome_of(scores: Sequence[Score]) -> Outcome:
    """Most points win; a tie is shared (O7.3)."""
    totals = tuple(score.total for score in scores)
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Outcome(
        tuple(score._asdict() for score in scores),
        totals,
        winners,
        "points" if len(winners) == 1 else "shared",
    )
