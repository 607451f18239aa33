"""Random playouts in imagined positions, for any game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, TypeVar

from mapmakers.bots.bot import NO_DEADLINE, Deadline, Turn
from mapmakers.bots.evaluator import Evaluation
from mapmakers.engine.core import Chance, FastChance, Moves, State

M = TypeVar("M")
MOST_MOVES = 64
"""The maximum number of moves compared; of more, a random selection."""
MOST_STEPS = 2_000
"""A longer playout is judged by its current position."""
QUICK_LOOK = 4
"""The number of imagined positions in which all moves are tried first."""
PART_OF_THE_TIME = 0.8


def scores_of(state: State[Any]) -> Sequence[int] | None:
    """By seat: the points at the end, or so far if the view has `scores`."""
    outcome = state.outcome
    if outcome is not None:
        return outcome.totals
    found: Sequence[int] | None = getattr(state.view(None), "scores", None)
    return found


def play_out(state: State[Any], chance: Chance) -> Sequence[int] | None:
    """Play randomly to the end; returns the points of all seats."""
    for _ in range(MOST_STEPS):
        if not state.waiting:
            break
        seat = state.waiting[0]
        state.play(seat, state.legal(seat).sample(chance), chance)
    return scores_of(state)


def rollouts(state: State[Any], seat: int, times: int, chance: Chance) -> list[tuple[int, ...]]:
    """The totals of all seats after each random playout; empty if they are unknown."""
    ends = (play_out(state.imagine(seat, chance), chance) for _ in range(times))
    return [tuple(totals) if totals is not None else () for totals in ends]


def some_of(legal: Moves[M], chance: Chance) -> list[M]:
    """All moves, or a random selection."""
    if len(legal) <= MOST_MOVES:
        return list(legal)
    return list(dict.fromkeys(legal.sample(chance) for _ in range(MOST_MOVES)))


def leads_to(
    turn: Turn[M],
    moves: Sequence[M],
    worlds: int,
    *,
    margin: bool = False,
    deadline: Deadline = NO_DEADLINE,
) -> list[float]:
    """The seat's average points after each move, or its lead with `margin`, over imagined positions
    that are the same for all moves; over fewer if the time is up."""
    totals = [0.0] * len(moves)
    looked = 0
    while looked < worlds and not (looked and deadline.over()):
        world, seed = turn.imagine(), turn.seed()
        for at, move in enumerate(moves):
            then, chance = world.copy(), FastChance(seed)
            then.play(turn.seat, move, chance)
            points = play_out(then, chance)
            if points is not None:
                totals[at] += points[turn.seat] - (_best_other(points, turn.seat) if margin else 0)
        looked += 1
    return [total / looked for total in totals]


def _best_other(points: Sequence[int], seat: int) -> int:
    return max((other for at, other in enumerate(points) if at != seat), default=0)


class PlayoutBot:
    """Takes the move with the largest average lead."""

    def __init__(self, worlds: int) -> None:
        self._worlds = worlds

    def choose(self, turn: Turn[M]) -> M:
        moves = some_of(turn.legal, turn.chance)
        if len(moves) == 1:
            return moves[0]
        deadline = turn.deadline(PART_OF_THE_TIME)
        leads = leads_to(turn, moves, self._worlds, margin=True, deadline=deadline)
        return moves[leads.index(max(leads))]


class PlayoutEvaluator:
    """The evaluator for the analysis of a match."""

    def promising(self, turn: Turn[Any], most: int) -> list[Any]:
        moves = some_of(turn.legal, turn.chance)
        points = leads_to(turn, moves, QUICK_LOOK)
        best = sorted(range(len(moves)), key=lambda at: -points[at])
        return [moves[at] for at in islice(best, most)]

    def evaluate(
        self, turn: Turn[Any], moves: Sequence[Any], worlds: int, compare: bool
    ) -> Evaluation:
        return Evaluation(leads_to(turn, moves, worlds))
