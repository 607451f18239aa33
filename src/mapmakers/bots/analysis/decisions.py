"""The decisions of a match, one by one and by turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mapmakers.engine.core import Match, State
from mapmakers.engine.core.game import ends_turn


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat did in a position: one move, or all moves of its turn."""

    step: int
    """The step of the match, counted from 1; of a turn, its first."""
    seat: int
    moves: tuple[str, ...]
    before: State[Any]
    """The position in which it was made."""
    last: int
    """The step of the last move."""


def decisions_of(match: Match[Any]) -> list[Decision]:
    """Every decision in order, except undone ones and those without a choice."""
    return [one for one in _moves_of(match) if _had_choice(one)]


def turns_of(match: Match[Any]) -> list[Decision]:
    """Every turn in order, without what was undone, except turns without any choice. The last one
    may be incomplete."""
    turns: list[list[Decision]] = []
    over = True
    for one in _moves_of(match):
        if over or turns[-1][0].seat != one.seat:
            turns.append([])
        turns[-1].append(one)
        over = ends_turn(one.before, one.seat, match.game.parse_move(one.moves[0]))
    return [_joined(turn) for turn in turns if any(_had_choice(one) for one in turn)]


def _joined(turn: list[Decision]) -> Decision:
    first, last = turn[0], turn[-1]
    moves = tuple(move for one in turn for move in one.moves)
    return Decision(first.step, first.seat, moves, first.before, last.last)


def _had_choice(decision: Decision) -> bool:
    return len(decision.before.legal(decision.seat)) > 1


def _moves_of(match: Match[Any]) -> list[Decision]:
    """Every move that was not undone."""
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
            found[number] = Decision(number, step.seat, (str(step.move),), before, number)
        before = state.copy()
    return list(found.values())
