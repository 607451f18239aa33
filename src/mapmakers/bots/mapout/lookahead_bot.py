"""The bot that tries its best turns in imagined positions."""

from __future__ import annotations

from typing import Any, NamedTuple

from mapmakers.bots.bot import Deadline, Turn
from mapmakers.bots.mapout.habits import QUICK
from mapmakers.bots.mapout.search.turn_plans import (
    Habits,
    TurnPlan,
    carry_out,
    end_tile_value,
    plans,
    play_on,
)
from mapmakers.engine.core import FastChance
from mapmakers.engine.core.chance import NoChance
from mapmakers.engine.games.mapout import Board
from mapmakers.engine.games.mapout.moves import PackedMove
from mapmakers.engine.games.mapout.stages import FRESH
from mapmakers.engine.games.mapout.state import MapOutState

IN_TIME = 0.8
"""The fraction of its time after which the bot starts nothing new."""
TWO = 2
"""How many candidates are compared to the end."""


class Lookahead(NamedTuple):
    """How far it looks ahead."""

    candidates: int
    """How many of the immediately best turns it compares."""
    worlds: int
    """In how many imagined positions it tries the best of them; the others are dropped on the
    way."""
    turns: int
    """How many turns of all players it plays on in each."""


class LookaheadBot:
    """Plays each candidate on in the same imagined positions, and takes the one with the largest
    lead.

    After a quarter and after half of the positions, the worse half is dropped. It thinks once per
    turn: while the board is as expected, it continues its plan.
    """

    def __init__(self, habits: Habits, lookahead: Lookahead) -> None:
        self._habits = habits
        self._look = lookahead
        self._rest: list[PackedMove] = []
        """What is left of its plan for this turn,"""
        self._board: Board | None = None
        """on this board."""

    def choose(self, turn: Turn[Any]) -> Any:
        world = turn.imagine_as(MapOutState)
        if not self._can_go_on(world, turn):
            self._rest = self._plan(turn).moves[:]
        choice = self._rest.pop(0)
        if self._rest:
            world.carry_out(turn.seat, choice, NoChance())
            self._board = world.board
        return choice.unpacked()

    def plan(self, turn: Turn[Any]) -> list[Any]:
        """The rest of the turn, thought out anew."""
        return [choice.unpacked() for choice in self._plan(turn).moves]

    def _can_go_on(self, world: MapOutState, turn: Turn[Any]) -> bool:
        """Whether this is the turn that it has planned; it may play at several tables."""
        if not self._rest or world.stage == FRESH or world.board != self._board:
            return False
        return self._rest[0].unpacked() in turn.legal

    def _plan(self, turn: Turn[Any]) -> TurnPlan:
        """The candidate with the largest lead, as far as time allows."""
        deadline = turn.deadline(IN_TIME)
        candidates = self._candidates(turn)
        lead = [0.0] * len(candidates)
        left = list(range(len(candidates)))
        for number in range(1, self._look.worlds + 1):
            if len(left) == 1:
                break
            tried = self._try(turn, [candidates[at] for at in left], deadline)
            if tried is None:
                break
            for at, ahead in zip(left, tried, strict=True):
                lead[at] += ahead
            left.sort(key=lambda at: -lead[at])
            if number in (self._look.worlds // 4, self._look.worlds // 2):
                left = left[: max(TWO, (len(left) + 1) // 2)]
        return candidates[left[0]]

    def _candidates(self, turn: Turn[Any]) -> list[TurnPlan]:
        """The immediately best turns, each outcome once, the best first."""
        found = plans(turn.imagine_as(MapOutState), turn.seat, self._habits)
        found.sort(key=lambda plan: -plan.worth)
        by_outcome: dict[object, TurnPlan] = {}
        for plan in found:
            by_outcome.setdefault(_outcome(plan), plan)
            if len(by_outcome) == self._look.candidates:
                break
        return list(by_outcome.values())

    def _try(
        self, turn: Turn[Any], candidates: list[TurnPlan], deadline: Deadline
    ) -> list[float] | None:
        """The lead of each candidate in one imagined position, the same for all; None if time is
        up."""
        world, seed = turn.imagine_as(MapOutState), turn.seed()
        found: list[float] = []
        for plan in candidates:
            if deadline.over():
                return None
            then, chance = world.copy(), FastChance(seed)
            carry_out(then, turn.seat, plan, chance)
            play_on(then, self._look.turns, QUICK, chance)
            found.append(lead_of(then, turn.seat))
        return found


def lead_of(state: MapOutState, seat: int) -> float:
    """The seat's lead: midway between the lead over the best and over all others."""
    stands = [
        score.total + end_tile_value(state, at, QUICK) for at, score in enumerate(state.scores)
    ]
    own = stands.pop(seat)
    return own - (max(stands) + sum(stands) / len(stands)) / 2


def _outcome(plan: TurnPlan) -> object:
    """A key that is equal for plans that lay the same tiles on the same spaces."""
    return frozenset(
        (choice.verb, choice.face.place, choice.face.turns, choice.space)
        for choice in plan.moves
        if choice.face is not None
    )
