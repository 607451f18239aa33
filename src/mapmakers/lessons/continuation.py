"""From one step of a lesson to the next, when the learner deviated from the record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import SequenceMatcher
from itertools import islice
from typing import TYPE_CHECKING, Any

from mapmakers.engine.core.game import State

if TYPE_CHECKING:
    from mapmakers.lessons.lesson import Lesson

OTHERS = 6
"""How many other moves are tried in place of a recorded one."""
ENDS = 24
"""How many final positions are examined."""
FAR = 40
"""From so many steps on to the next decision only one way there is tried: more take too long."""


def lead_to(
    lesson: Lesson, state: State[Any], at: int, end: int, ready: Callable[[State[Any]], Any]
) -> State[Any] | None:
    """Play from step `at` to step `end` and return the position, or None.

    Recorded moves are played if they are legal, otherwise the most similar ones. If the goal of the
    next step is not reachable in the resulting position, one decision is changed, preferably a late
    one.
    """
    ends = 0

    def lead(state: State[Any], at: int, *, otherwise: bool) -> State[Any] | None:
        nonlocal ends
        if at == end:
            ends += 1
            return state if ready(state) is not None else None
        step = lesson.match.steps[at]
        if step.seat not in state.waiting:
            return None
        legal = state.legal(step.seat)
        verb = _verb(step.move)
        if verb in lesson.optional and all(_verb(move) != verb for move in legal):
            return lead(state, at + 1, otherwise=otherwise)
        moves = _like(step.move, legal)
        for rank, move in enumerate(moves if otherwise else islice(moves, 1)):
            if ends == ENDS:
                return None
            after = state.copy()
            lesson.play(after, at, move)
            found = lead(after, at + 1, otherwise=otherwise and rank == 0)
            if found is not None:
                return found
        return None

    return lead(state, at, otherwise=end - at < FAR)


def _verb(move: Any) -> str:
    return str(move).partition(" ")[0]


def _like(recorded: Any, legal: Any) -> Iterator[Any]:
    """The recorded move if it is legal, then the moves with the most similar notation."""
    if recorded in legal:
        yield recorded
    text = str(recorded)
    others = sorted(
        (move for move in legal if move != recorded),
        key=lambda move: -SequenceMatcher(None, text, str(move)).ratio(),
    )
    yield from islice(others, OTHERS)
