"""Many matches of one game, played side by side with one decision in each at a time.

For learning from self-play: a player that evaluates positions in batches gets one from every match
and returns one decision for each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.game import Game, State

M = TypeVar("M")

OVER = -1


class Lockstep(Generic[M]):
    """Matches with the same options, in step. Decisions are the numbers of moves.

    >>> from mapmakers.engine.core import FastChance
    >>> from mapmakers.engine.games import GAMES
    >>> chance = FastChance(3)
    >>> matches = Lockstep(GAMES["cartographers"], {}, 2, 8, chance)
    >>> while not matches.over:
    ...     matches.play(matches.sample(chance), chance)
    >>> len(matches.totals)
    8
    """

    def __init__(
        self, game: Game[M], options: Mapping[str, str], seats: int, count: int, chance: AnyChance
    ) -> None:
        self._game = game
        self.states: list[State[M]] = [game.start(options, seats, chance) for _ in range(count)]

    @property
    def seats(self) -> list[int]:
        """By match: the seat to decide; OVER if the match has ended."""
        return [state.waiting[0] if state.waiting else OVER for state in self.states]

    @property
    def over(self) -> bool:
        """Whether all matches have ended."""
        return not any(state.waiting for state in self.states)

    @property
    def totals(self) -> list[tuple[int, ...] | None]:
        """By match: the totals of the seats; None while it is played."""
        outcomes = [state.outcome for state in self.states]
        return [outcome.totals if outcome is not None else None for outcome in outcomes]

    def legal(self) -> list[list[int]]:
        """By match: the legal moves of the seat; empty if the match has ended."""
        number_of = self._game.number_of
        return [
            [number_of(move) for move in state.legal(state.waiting[0])] if state.waiting else []
            for state in self.states
        ]

    def sample(self, chance: AnyChance) -> list[int]:
        """By match: a random legal move; OVER if the match has ended."""
        number_of = self._game.number_of
        return [
            number_of(state.legal(state.waiting[0]).sample(chance)) if state.waiting else OVER
            for state in self.states
        ]

    def play(self, decisions: Sequence[int], chance: AnyChance) -> None:
        """Carry out one decision in each match that has not ended; the others' entries are
        ignored."""
        if len(decisions) != len(self.states):
            raise ValueError(f"{len(self.states)} matches take as many decisions")
        move_of = self._game.move_of
        for state, decision in zip(self.states, decisions, strict=True):
            if state.waiting:
                state.play(state.waiting[0], move_of(decision), chance)
