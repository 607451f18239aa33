"""The result of an analysis, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

VERSION: Final = 2
"""The version of the method; increased when the same match would be judged differently."""


@dataclass(frozen=True, slots=True)
class Point:
    """What a seat could expect at one moment."""

    step: int
    """After this step."""
    expected: float
    """The final points that it could expect."""


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that could have been better."""

    step: int
    move: str
    better: str
    cost: float
    """How many points more the other move promised."""
    margin: float
    """Half the width of the 95 % interval; less than the cost."""


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
