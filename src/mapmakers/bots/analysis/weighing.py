"""One decision weighed against others that could have been made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.game_bots import GAME_BOTS
from mapmakers.engine.core import FastChance, State
from mapmakers.engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Effort:
    """How closely a decision is looked at."""

    others: int
    """How many other moves, of those that look best at first sight, it is compared with."""
    worlds: int
    """In how many worlds, as they could be, each is tried."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a decision promised."""

    expected: float | None
    """The points that its seat could then expect to have at the end; None where nobody asked, as
    with a decision about somebody else's map, or a small one."""
    better: str | None
    """A move that promised more, or that it was to be weighed against; None where none was
    found."""
    cost: float
    """How many points more that promised; less than none only where it was named."""


def weigh(
    game: str,
    state: State[Any],
    seat: int,
    made: str,
    seed: int,
    effort: Effort,
    against: str | None = None,
) -> Weighed:
    """Weigh the move that the seat made in this position; against one other, where it is named.

    The same seed gives the same result. Nothing of the position counts that the seat does not see.
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
