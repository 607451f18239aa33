"""From one step of a lesson to the next, when the learner did something else than the record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import SequenceMatcher
from itertools import islice
from typing import TYPE_CHECKING, Any

from mapmakers.engine.core.game import State

if TYPE_CHECKING:
    from mapmakers.lessons.lesson import Lesson

OTHERS = 6
"""So many other moves are looked at in the place of one of the record."""
ENDS = 24
"""So many positions are looked at for what the next step needs."""


def led(
    lesson: Lesson, state: State[Any], at: int, end: int, ready: Callable[[State[Any]], Any]
) -> State[Any] | None:
    """The position before step `end` of the match, from this one before step `at`: by the moves of
    the record where the rules allow them, else by the most similar ones. Where that leaves nothing
    to be learnt next, one decision is made otherwise, rather a late one. None if that does not
    help."""
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

    return lead(state, at, otherwise=True)


def _verb(move: Any) -> str:
    return str(move).partition(" ")[0]


def _like(recorded: Any, legal: Any) -> Iterator[Any]:
    """The move of the record if it is legal, then those that read most like it."""
    if recorded in legal:
        yield recorded
    text = str(recorded)
    others = sorted(
        (move for move in legal if move != recorded),
        key=lambda move: -SequenceMatcher(None, text, str(move)).ratio(),
    )
    yield from islice(others, OTHERS)
