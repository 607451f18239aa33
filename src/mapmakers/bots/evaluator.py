"""The interface of an evaluator: how a match may end after a decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from mapmakers.bots.bot import Turn


class Evaluation(NamedTuple):
    """What each of several moves leads to."""

    points: Sequence[float]
    own: bool = True
    """Whether these are expected final points. Otherwise only their differences count: the decision
    is about somebody else's map, or a minor one."""


class Evaluator(Protocol):
    """Evaluates moves for a seat, using only its turn."""

    def promising(self, turn: Turn[Any], most: int, /) -> list[Any]:
        """The most promising moves, the best first."""
        ...

    def evaluate(
        self, turn: Turn[Any], moves: Sequence[Any], worlds: int, compare: bool, /
    ) -> Evaluation:
        """The average result of each move over imagined positions, the same ones for all moves. For
        a comparison, differences are enough."""
        ...


@runtime_checkable
class TurnEvaluator(Evaluator, Protocol):
    """Also evaluates what is left of a turn as a whole, for games in which a turn has several
    decisions and nothing is drawn between them."""

    def promising_turns(self, turn: Turn[Any], most: int, /) -> list[list[Any]]:
        """The moves of each of the most promising turns, the best first."""
        ...

    def evaluate_turns(
        self, turn: Turn[Any], turns: Sequence[Sequence[Any]], worlds: int, compare: bool, /
    ) -> Evaluation:
        """As `evaluate`; a turn may also be only begun."""
        ...
