"""The evaluation of one decision against alternatives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.game_bots import GAME_BOTS
from mapmakers.engine.core import FastChance, State
from mapmakers.engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Effort:
    """The effort of an evaluation."""

    others: int
    """How many of the most promising alternatives are compared."""
    worlds: int
    """In how many imagined positions each is tried."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The result of an evaluation."""

    expected: float | None
    """The final points that the seat could expect; None if not evaluated, as for a decision about
    somebody else's map, or a minor one."""
    better: str | None
    """A better move, or the one it was compared with; None if there is none."""
    cost: float
    """How many points more it promised; negative only if the alternative was given."""


def weigh(
    game: str,
    state: State[Any],
    seat: int,
    made: str,
    seed: int,
    effort: Effort,
    against: str | None = None,
) -> Weighed:
    """Evaluate a move of the seat in this position, against one alternative if it is given.

    The same seed gives the same result. Only what the seat sees counts.
    """
    turn: Turn[Any] = Turn(state, seat, FastChance(seed))
    evaluator, parse = GAME_BOTS[game].evaluator, GAMES[game].parse_move
    move = parse(made)
    if against is None:
        others = [one for one in evaluator.promising(turn, effort.others + 1) if one != move]
        others = others[: effort.others]
    else:
        others = [parse(against)]
    compare = against is not None
    evaluation = evaluator.evaluate(turn, [move, *others], effort.worlds, compare)
    expected = evaluation.points[0] if evaluation.own else None
    gains = [points - evaluation.points[0] for points in evaluation.points[1:]]
    if against is not None:
        return Weighed(expected, against, gains[0])
    most = max(gains, default=0.0)
    if most <= 0:
        return Weighed(expected, None, 0.0)
    return Weighed(expected, str(others[gains.index(most)]), most)
