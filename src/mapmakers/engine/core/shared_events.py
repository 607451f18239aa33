"""Events that happen in every game. The events of one game are in its `events.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from mapmakers.engine.core.game import Outcome


@dataclass(slots=True)
class Undone:
    """A seat took back its latest decision."""

    seat: int
    move: str | None
    """The decision, as text; None if this reader may not know it."""
    kind: Literal["undone"] = "undone"


@dataclass(slots=True)
class MatchEnded:
    """The match is over."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: str
    """What decided: "points", the code of a tie-break, or "shared"."""
    rating: int | None
    """Solo play: the value that determines the title."""
    titles: tuple[str, ...]
    places: tuple[int, ...] = ()
    """By seat, from 1; equal players share one. Empty if the game does not rank its players."""
    kind: Literal["match_ended"] = "match_ended"


def match_ended(outcome: Outcome, places: tuple[int, ...] = ()) -> MatchEnded:
    return MatchEnded(
        outcome.totals,
        outcome.winners,
        outcome.decided_by,
        outcome.rating,
        outcome.titles,
        places,
    )
