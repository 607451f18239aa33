"""The result of an analysis, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

VERSION: Final = 3
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
    """A decision, or a turn, that could have been better."""

    step: int
    """Of its first move."""
    move: str
    """The first."""
    better: str
    """The first move of what would have been better."""
    cost: float
    """How many points more the alternative promised."""
    margin: float
    """Half the width of the 95 % interval; less than the cost."""
    then: tuple[str, ...] = ()
    """The other moves of the turn, if turns are judged as a whole,"""
    better_then: tuple[str, ...] = ()
    """and of the better turn."""
    last: int | None = None
    """The step of the last move of the turn; None if it has only one."""


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
