"""What decisions lead to: how planners would end the match, and how good a plan each leaves.

How a match ends varies more than one decision changes. So the points to expect come from matches
played on to the end, and what sets two moves apart from the best plans that they leave.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from mapmakers.bots.bot import NO_DEADLINE, Turn
from mapmakers.bots.foresight import Foreseen
from mapmakers.bots.misterra.closing import Closing
from mapmakers.bots.misterra.plan import Planner, Situation
from mapmakers.bots.misterra.planner import PlannerBot, Skill, situation_of
from mapmakers.bots.misterra.prospects import is_last_turn
from mapmakers.bots.misterra.thoughts import second_thoughts
from mapmakers.bots.misterra.turns import Act, Half, Ranked, TurnSearch
from mapmakers.bots.misterra.weights import WEIGHTS
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.misterra import phases
from mapmakers.engine.games.misterra.moves import (
    GO,
    TAKE,
    Claim,
    Go,
    Keep,
    Map,
    Move,
    OtomaClaims,
    Rest,
    Take,
    Tuck,
)
from mapmakers.engine.games.misterra.state import MisterraState

SEEDS = 1 << 31
JUDGED: Final = replace(WEIGHTS, price=2.0, crowding=0.0)
"""A planner is in the more haste the less time is left, and rightly so; but its haste is not worth
points. Here a space that is not drawn as planned costs the same at all times."""
QUICK: Final = Skill(steps=100, width=1, whole_turn=False, remembers=40)
"""How everybody goes on."""
ENDS = 2
"""Matches that are played to the end for each world."""
STEPS = 600
"""Of the search for a plan that a move is judged by."""
WIDTH = 2
FOLLOWED = 2
"""Ways to go on after a move for which a new plan is made."""
AGES = 1e9
"""Seconds for a decision: so many that only the seed decides."""


class MisterraForesight:
    def promising(self, turn: Turn[Any], most: int) -> list[Any]:
        world, legal = _world(turn), turn.legal
        if world.phase == phases.KEEP:
            return [legal[at] for at in range(len(legal))]
        if world.phase == phases.OTOMA_CLAIM:
            # Where Otoma's marker goes is of little weight, and no plan speaks of it.
            return []
        outlook = Outlook(world, turn.seat, turn.chance.below(SEEDS))
        moves = dict.fromkeys(_first(world, one) for one in outlook.ranked())
        return [move for move in moves if move in legal][:most]

    def foresee(
        self, turn: Turn[Any], moves: Sequence[Any], worlds: int, compare: bool
    ) -> Foreseen:
        world = _world(turn)
        worths = [0.0] * len(moves)
        if len(moves) > 1:
            for _ in range(worlds):
                found = _worths(world, turn.seat, turn.chance.below(SEEDS), moves)
                worths = [worth + one / worlds for worth, one in zip(worths, found, strict=True)]
        if compare or not _begins(world):
            return Foreseen(worths, own=False)
        level = _ending(turn, moves[0], ENDS * worlds) - worths[0]
        return Foreseen([worth + level for worth in worths])


def _begins(world: MisterraState) -> bool:
    """Whether a turn begins, or the match: often enough to say what can be expected."""
    return world.phase == phases.KEEP or (world.phase == phases.GO and world.half == 0)


def _ending(turn: Turn[Any], move: Move, times: int) -> float:
    """The points that the seat has at the end, on average, if it begins with the move."""
    found = 0.0
    for _ in range(times):
        world, chance = _world(turn), FastChance(turn.chance.below(SEEDS))
        world.play(turn.seat, move, chance)
        bots = [PlannerBot(QUICK) for _ in range(world.table.seats)]
        while world.waiting:
            seat = world.waiting[0]
            world.play(seat, bots[seat].choose(Turn(world, seat, chance, AGES)), chance)
        outcome = world.outcome
        assert outcome is not None
        found += outcome.totals[turn.seat]
    return found / times


def _worths(world: MisterraState, seat: int, seed: int, moves: Sequence[Move]) -> list[float]:
    """What is to be had after each of the moves, by plans that only their difference sets apart."""
    if world.phase == phases.KEEP:
        return [_promise(world, seat, move, seed) for move in moves]
    outlook = Outlook(world, seat, seed)
    return [outlook.worth(move) for move in moves]


def _promise(world: MisterraState, seat: int, move: Move, seed: int) -> float:
    """What the best plan for two cards earns with them."""
    assert isinstance(move, Keep)
    situation = situation_of(world, seat, (move.one, move.other), JUDGED)
    return Planner(situation, JUDGED).search(FastChance(seed), STEPS, NO_DEADLINE).worth


class Outlook:
    """What the rest of a half day can bring, to a seat whose turn it is."""

    def __init__(self, world: MisterraState, seat: int, seed: int) -> None:
        self._world = world
        self._seed = seed
        self._place = world.places[seat]
        self._last = world.half == 1
        self._situation: Situation = situation_of(world, seat, world.kept[seat], JUDGED)
        self._acting = world.phase == phases.ACT
        display = tuple(world.display)
        self._display = (*display, world.sketch) if self._acting else display
        self._closing = Closing(self._situation) if is_last_turn(world) else None
        plan = Planner(self._situation, JUDGED).search(FastChance(seed), STEPS, NO_DEADLINE)
        self._search = TurnSearch(self._situation, plan, JUDGED, WIDTH)

    def ranked(self, move: Move | None = None) -> list[Ranked]:
        """Ways to go on, the best first; those that begin with the move, where one is named."""
        display = list(self._display)
        if isinstance(move, Tuck):
            display.remove(move.sketch)
        kinds = (self._world.sketch,) if self._acting else tuple(dict.fromkeys(display))
        if isinstance(move, Take):
            kinds = (move.sketch,)
        if not kinds:
            return []
        if self._closing is not None:
            return self._closed(self._closing, tuple(display), kinds, move)
        half = self._begin(tuple(display))
        if isinstance(move, (Map, Claim, Rest)):
            option = self._search.spent(half, self._place, kinds[0], move)
            return self._search.followed(half, [option], self._last)
        return self._search.ranked(half, self._places(half, move), kinds, self._last)

    def _closed(
        self, closing: Closing, display: tuple[int, ...], kinds: Sequence[int], move: Move | None
    ) -> list[Ranked]:
        standing = closing.begin(self._place, display)
        places = [self._place]
        if isinstance(move, Go):
            places = [move.place]
        elif self._world.phase == phases.GO:
            places = closing.targets(standing)
        acts: tuple[Act, ...] = ()
        if isinstance(move, Map):
            acts = (move, move.turned_round)
        elif isinstance(move, (Claim, Rest)):
            acts = (move,)
        return closing.ranked(standing, places, kinds, self._last, acts)

    def _begin(self, display: tuple[int, ...]) -> Half:
        return self._search.begin(self._place, display)

    def _places(self, half: Half, move: Move | None) -> list[int]:
        if isinstance(move, Go):
            return [move.place]
        return self._search.targets(half) if self._world.phase == phases.GO else [self._place]

    def worth(self, move: Move) -> float:
        assert not isinstance(move, (Keep, OtomaClaims))
        return self.judged(self.ranked(move), move)

    def judged(self, ranked: Sequence[Ranked], move: Move | None = None) -> float:
        """What the best of these ways comes to."""
        if not ranked:
            return self._search.plan.worth
        if self._closing is not None:
            return ranked[0][0]
        display = list(self._display)
        if isinstance(move, Tuck):
            display.remove(move.sketch)
        half = self._begin(tuple(display))
        chance = FastChance(self._seed)
        thoughts = second_thoughts(self._search, half, ranked[:FOLLOWED], chance, NO_DEADLINE)
        return max(thought.worth for thought in thoughts)


def _first(world: MisterraState, ranked: Ranked) -> Move:
    """The decision that such a way begins with."""
    _, option, _ = ranked
    if world.phase == phases.GO:
        return GO[option.place]
    if world.phase == phases.ACT:
        return option.act
    return TAKE[option.sketch]


def _world(turn: Turn[Any]) -> MisterraState:
    world = turn.imagine()
    assert isinstance(world, MisterraState)
    return world
