"""What comes of an analysis: plain values, for whoever shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

VERSION: Final = 1
"""Of the way of judging: counts up when the same match is judged otherwise."""


@dataclass(frozen=True, slots=True)
class Point:
    """What a seat could expect at one moment."""

    step: int
    """After this step."""
    expected: float
    """The points that it could expect to have at the end of the match."""


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that could have been better."""

    step: int
    move: str
    better: str
    cost: float
    """How many points the other move promised beyond those that this one did."""
    margin: float
    """Half the width of the 95 % interval around it."""


@dataclass(frozen=True, slots=True)
class SeatAnalysis:
    seat: int
    points: list[Point]
    costliest: list[Costly]
    """The worst first."""


@dataclass(frozen=True, slots=True)
class Analysis:
    steps: int
    seats: list[SeatAnalysis]
