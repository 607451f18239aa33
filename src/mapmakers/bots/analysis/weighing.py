"""The evaluation of one decision against alternatives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.evaluator import Evaluation, Evaluator, TurnEvaluator
from mapmakers.bots.game_bots import GAME_BOTS
from mapmakers.engine.core import FastChance, State
from mapmakers.engine.games import GAMES

Line = tuple[str, ...]
"""One move, or the moves of a turn."""


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
    better: Line | None
    """A better move or turn, or the one it was compared with; None if there is none."""
    cost: float
    """How many points more it promised; negative only if the alternative was given."""


def judges_turns(game: str) -> bool:
    """Whether the decisions of a turn are judged together."""
    return isinstance(GAME_BOTS[game].evaluator, TurnEvaluator)


def weigh(
    game: str,
    state: State[Any],
    seat: int,
    made: Line,
    seed: int,
    effort: Effort,
    against: Line | None = None,
) -> Weighed:
    """Evaluate what the seat did in this position, against one alternative if it is given: a move,
    or a turn if the game's turns are judged as a whole.

    The same seed gives the same result. Only what the seat sees counts.
    """
    turn: Turn[Any] = Turn(state, seat, FastChance(seed))
    evaluator, parse = GAME_BOTS[game].evaluator, GAMES[game].parse_move
    moves = [parse(move) for move in made]
    if against is not None:
        others = [[parse(move) for move in against]]
    elif effort.others == 0:
        others = []
    else:
        promising = _promising(evaluator, turn, effort.others + 1)
        others = [one for one in promising if one != moves][: effort.others]
    compare = against is not None
    evaluation = _evaluate(evaluator, turn, [moves, *others], effort.worlds, compare)
    expected = evaluation.points[0] if evaluation.own else None
    gains = [points - evaluation.points[0] for points in evaluation.points[1:]]
    if against is not None:
        return Weighed(expected, against, gains[0])
    most = max(gains, default=0.0)
    if most <= 0:
        return Weighed(expected, None, 0.0)
    return Weighed(expected, tuple(map(str, others[gains.index(most)])), most)


def _promising(evaluator: Evaluator, turn: Turn[Any], most: int) -> list[list[Any]]:
    if isinstance(evaluator, TurnEvaluator):
        return evaluator.promising_turns(turn, most)
    return [[move] for move in evaluator.promising(turn, most)]


def _evaluate(
    evaluator: Evaluator,
    turn: Turn[Any],
    lines: Sequence[Sequence[Any]],
    worlds: int,
    compare: bool,
) -> Evaluation:
    if isinstance(evaluator, TurnEvaluator):
        return evaluator.evaluate_turns(turn, lines, worlds, compare)
    return evaluator.evaluate(turn, [move for (move,) in lines], worlds, compare)
