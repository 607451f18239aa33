"""A bot with a map in mind: it makes a plan, then spends its turn on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar, cast

from mapmakers.bots.bot import Deadline, Turn
from mapmakers.bots.misterra.closing import Closing
from mapmakers.bots.misterra.plan import Plan, Planner, Situation
from mapmakers.bots.misterra.prospects import Prospects, is_last_turn, rounds_left
from mapmakers.bots.misterra.thoughts import second_thoughts
from mapmakers.bots.misterra.turns import Ranked, TurnSearch
from mapmakers.bots.misterra.weights import WEIGHTS, Weights
from mapmakers.engine.games.misterra import phases
from mapmakers.engine.games.misterra.moves import GO, TAKE, TUCK, Keep, Move, OtomaClaims
from mapmakers.engine.games.misterra.state import MisterraState

M = TypeVar("M")

ENOUGH = 0.7
"""The part of its time that a planner spends on plans; what follows takes little."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How far a planner looks."""

    steps: int
    """Steps of the search for a plan."""
    width: int
    """Ways to lay each card that are followed to the end of the turn."""
    whole_turn: bool = True
    """Whether the first half day is chosen with the second in mind."""
    closes: bool = True
    """Whether it counts the last turn out."""
    thoughts: int = 0
    """Ways to spend a turn for which it makes a new plan before it settles on one."""
    plans: int = 1
    """Plans that it looks for at the beginning of a half day."""
    remembers: int = 0
    """Steps to fit its last plan to what has happened since, beside looking for a new one."""
    weights: Weights = WEIGHTS


class PlannerBot:
    """Plays towards the map that it would like to have at the end."""

    def __init__(self, skill: Skill) -> None:
        self._skill = skill
        self._last: dict[tuple[int, ...], Sequence[int]] = {}
        """By seat and cards kept: the plan it had in mind before."""

    def choose(self, turn: Turn[M]) -> M:
        # Whatever the game, a turn of Maps of Misterra holds its positions and moves.
        until = turn.deadline(ENOUGH)
        world = cast(MisterraState, turn.imagine())
        return cast(M, self._decide(world, cast(Turn[Move], turn), until))

    def _decide(self, world: MisterraState, turn: Turn[Move], until: Deadline) -> Move:
        legal = turn.legal
        if len(legal) == 1:
            return legal[0]
        if world.phase == phases.KEEP:
            return self._keep(world, turn)
        if world.phase == phases.OTOMA_CLAIM:
            return min(legal, key=lambda move: _room(world, move))
        ranked, kinds = self._ranked(world, turn, until)
        _, option, second = ranked[0]
        if world.phase == phases.GO:
            return GO[option.place]
        if world.phase == phases.ACT:
            return option.act if option.act in legal else legal[0]
        wanted = {option.sketch} | ({second.sketch} if second else set())
        for kind in reversed(kinds):
            if kind not in wanted and TUCK[kind] in legal:
                return TUCK[kind]
        return TAKE[option.sketch]

    def _keep(self, world: MisterraState, turn: Turn[Move]) -> Move:
        """The two cards that the best plan for them earns most with; each pair has its time."""
        share = ENOUGH / len(turn.legal)

        def promise(move: Move) -> float:
            assert isinstance(move, Keep)
            situation = situation_of(world, turn.seat, (move.one, move.other), self._skill.weights)
            until = turn.deadline(share)
            return self._plans(situation, turn, (move.one, move.other), until)[0].worth

        return max(turn.legal, key=promise)

    def _plans(
        self,
        situation: Situation,
        turn: Turn[Move],
        kept: Sequence[int],
        until: Deadline,
        begins: bool = True,
    ) -> list[Plan]:
        """New plans and the last one, the best first.

        Within a half day nothing changes that a plan depends on: there the last one will do.
        """
        skill = self._skill
        planner = Planner(situation, skill.weights)
        last = self._last.get((turn.seat, *kept)) if skill.remembers else None
        plans = []
        if last is not None:
            plans.append(planner.search(turn.chance, skill.remembers, until, last))
        if last is None or begins:
            plans += [planner.search(turn.chance, skill.steps, until) for _ in range(skill.plans)]
        plans.sort(key=lambda plan: -plan.worth)
        return plans

    def _ranked(
        self, world: MisterraState, turn: Turn[Move], until: Deadline
    ) -> tuple[Sequence[Ranked], Sequence[int]]:
        """Ways to spend the turn, the best first, and the cards on offer, the best first."""
        skill, seat = self._skill, turn.seat
        kept = world.kept[seat]
        situation = situation_of(world, seat, kept, skill.weights)
        last = world.half == 1 or not skill.whole_turn
        place = world.places[seat]
        acting = world.phase == phases.ACT
        display = (*world.display, world.sketch) if acting else world.display
        kinds = (world.sketch,) if acting else tuple(dict.fromkeys(display))
        moving = world.phase == phases.GO
        if skill.closes and is_last_turn(world):
            closing = Closing(situation)
            standing = closing.begin(place, display)
            places = closing.targets(standing) if moving else [place]
            return closing.ranked(standing, places, kinds, last), kinds
        plans = self._plans(situation, turn, kept, until, moving)
        self._last[turn.seat, *kept] = plans[0].terrains
        search = TurnSearch(situation, plans[0], skill.weights, skill.width)
        half = search.begin(place, display)
        places = search.targets(half) if moving else [place]
        kinds = search.by_use(half, kinds)
        ranked = search.ranked(half, places, kinds, last)
        if not skill.thoughts:
            return ranked, kinds
        thoughts = second_thoughts(search, half, ranked[: skill.thoughts], turn.chance, until)
        for plan in plans[1:]:
            other = TurnSearch(situation, plan, skill.weights, skill.width)
            half = other.begin(place, display)
            ranked = other.ranked(half, places, kinds, last)[: skill.thoughts]
            thoughts += second_thoughts(other, half, ranked, turn.chance, until)
        best = max(thoughts, key=lambda thought: thought.worth)
        self._last[turn.seat, *kept] = best.plan
        return [(best.worth, best.option, best.second)], kinds


def _room(world: MisterraState, move: Move) -> int:
    """How large a region that is offered to Otoma can easily become."""
    assert isinstance(move, OtomaClaims)
    return world.island.linked(move.space).bit_count()


def situation_of(
    world: MisterraState, seat: int, kept: Sequence[int], weights: Weights
) -> Situation:
    """What a plan of the seat depends on."""
    rounds = rounds_left(world, seat)
    halves = 2 * rounds - world.half
    return Situation(
        world.table,
        seat,
        [world.table.components.presumption(card) for card in kept],
        world.island,
        world.parchments[seat],
        world.claims,
        rounds,
        halves,
        Prospects(world, halves, weights),
    )
