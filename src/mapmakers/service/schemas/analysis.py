"""The analysis of a finished match."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from mapmakers.bots.analysis import Point
from mapmakers.service.schemas.play import Hint, MoveFaults


@dataclass(frozen=True, slots=True)
class CostlyDecision:
    """A decision that could have been better, judged by what its seat saw when it was made. In Map
    Out, a whole turn."""

    step: int
    """The step of the decision, or of the first one of the turn; it was made in the position
    before."""
    last: int
    """The last step of the turn; the same as `step` if a single decision was judged."""
    made: Hint | MoveFaults
    """The move, and in `then` those that followed it in the turn."""
    better: Hint | MoveFaults
    cost: float
    """How many points more the alternative promised, and half the width of the 95 % interval."""
    margin: float


@dataclass(frozen=True, slots=True)
class SeatAnalysis:
    seat: int
    points: Sequence[Point]
    costliest: Sequence[CostlyDecision]
    """At most three, the worst first."""


@dataclass(frozen=True, slots=True)
class Analysis:
    steps: int
    seats: Sequence[SeatAnalysis]


@dataclass(frozen=True, slots=True)
class AnalysisState:
    state: Literal["none", "running", "ready"]
    done: int
    total: int
    """Evaluations done and in total; null while it waits for its turn."""
    analysis: Analysis | None
