"""The decisions of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mapmakers.engine.core import Match, State


@dataclass(frozen=True, slots=True)
class Decision:
    step: int
    """The step of the match, counted from 1."""
    seat: int
    move: str
    before: State[Any]
    """The position in which it was made."""


def decisions_of(match: Match[Any]) -> list[Decision]:
    """Every decision in order, except undone ones and those without a choice."""
    found: dict[int, Decision] = {}
    stack: dict[int, list[int]] = {}
    states = match.states()
    before = next(states).copy()
    for number, (step, state) in enumerate(zip(match.steps, states, strict=True), 1):
        made = stack.setdefault(step.seat, [])
        if step.move is None:
            found.pop(made.pop(), None)
        else:
            made.append(number)
            if len(before.legal(step.seat)) > 1:
                found[number] = Decision(number, step.seat, str(step.move), before)
        before = state.copy()
    return list(found.values())
