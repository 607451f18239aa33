"""The bot that plans a whole map, and chooses its turns by simulation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar, cast

from mapmakers.bots.bot import SEEDS, Deadline, Turn
from mapmakers.bots.misterra.search.half_days import Way, kinds_of
from mapmakers.bots.misterra.search.outlook import is_last_turn, rounds_left
from mapmakers.bots.misterra.search.simulation import Candidate, TurnSimulator, least_room
from mapmakers.bots.misterra.tuned_weights import WEIGHTS, Weights
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.misterra import phases
from mapmakers.engine.games.misterra.moves import GO, TAKE, TUCK, Keep, Move
from mapmakers.engine.games.misterra.spaces import PLACES
from mapmakers.engine.games.misterra.state import MisterraState

M = TypeVar("M")

ENOUGH = 0.7
"""The fraction of its time after which a planner starts nothing new."""
PLAYED = 10
"""The counts of `Stages` are for a match with about this many rounds left."""
CLOSING_WORLDS = 8
"""The number of imagined positions for the last turn."""

Stages = tuple[tuple[int, int], ...]
Glimpses = tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Skill:
    """How far a planner searches."""

    steps: int
    """Steps of the search for a plan."""
    plans: int = 1
    """Plans at the start of a half day."""
    width: int = 1
    """Ways to lay each card from each place that it considers."""
    most: int = 1
    """Ways to spend a turn that it considers with each plan."""
    stages: Stages = ()
    """How many ways are simulated, and how often: fewer and fewer ways."""
    keeping: int = 0
    """Simulations for each pair of presumption cards."""
    breadth: int = 1
    """First half days that simulations follow to the end of a turn."""
    glimpses: Glimpses = ()
    """Solo play: how many ways are first judged by the value of the plan some rounds later, in how
    many imagined positions, and how many rounds later; for fewer and fewer ways."""
    evenly: bool = False
    """Whether it runs as many simulations late in the match as early."""
    trust: float = 4.0
    """How many simulations its own evaluation counts for."""
    rivalry: float = 0.5
    """The weight of each point of the best opponent."""
    closes: bool = True
    """Whether it enumerates the last turn."""
    weights: Weights = WEIGHTS


class PlannerBot:
    """Plays towards the map that it wants to have at the end."""

    def __init__(self, skill: Skill, alone: Skill | None = None) -> None:
        self._skill = skill
        self._among = skill
        self._alone = alone or skill
        self._last: dict[tuple[int, ...], list[int]] = {}
        """By seat and cards kept: the previous plan."""
        self._decided: tuple[tuple[object, ...], Way] | None = None
        """A half day and how it decided to spend it."""

    def choose(self, turn: Turn[M]) -> M:
        # A turn of Maps of Misterra always has its positions and moves.
        until = turn.deadline(ENOUGH)
        world = cast(MisterraState, turn.imagine())
        self._skill = self._alone if world.table.solo else self._among
        return cast(M, self._decide(world, cast(Turn[Move], turn), until))

    def _decide(self, world: MisterraState, turn: Turn[Move], until: Deadline) -> Move:
        legal = turn.legal
        if len(legal) == 1:
            return legal[0]
        if world.phase == phases.OTOMA_CLAIM:
            return self._for_otoma(world, turn, until)
        if world.phase == phases.KEEP:
            return self._keep(world, turn, until)
        half_day = _half_day(world, turn.seat)
        way = self._remembered(world, turn.seat, half_day)
        if way is None:
            way = self._way(world, turn, until)
            self._decided = half_day, way
        first, second = way.first, way.second
        if world.phase == phases.GO:
            return GO[first.place]
        if world.phase == phases.ACT:
            return first.act if first.act in legal else legal[0]
        wanted = {first.sketch} | ({second.sketch} if second else set())
        for kind in kinds_of(world):
            if kind not in wanted and TUCK[kind] in legal:
                return TUCK[kind]
        return TAKE[first.sketch]

    def _for_otoma(self, world: MisterraState, turn: Turn[Move], until: Deadline) -> Move:
        """The region for Otoma with the best simulated results."""
        worlds = sum(worlds for _, worlds in self._skill.stages)
        if not worlds:
            return least_room(world)
        simulator = self._simulator(world, turn.seat)
        ends = dict.fromkeys(turn.legal, 0.0)
        for _ in range(worlds):
            seed = turn.seed()
            for move in ends:
                ends[move] += simulator.after(move, self._skill.steps // 4, seed)
            if until.over():
                break
        return max(ends, key=lambda move: ends[move])

    def _remembered(
        self, world: MisterraState, seat: int, half_day: tuple[object, ...]
    ) -> Way | None:
        """What it decided at an earlier step of the same half day."""
        if self._decided is None or self._decided[0] != half_day:
            return None
        way = self._decided[1]
        if world.phase != phases.GO and world.places[seat] != way.first.place:
            return None
        if world.phase == phases.ACT and world.sketch != way.first.sketch:
            return None
        return way

    def _simulator(self, world: MisterraState, seat: int) -> TurnSimulator:
        skill = self._skill
        weights = skill.weights.in_thousandths()
        return TurnSimulator(world, seat, weights, skill.breadth, skill.trust, skill.rivalry)

    def _keep(self, world: MisterraState, turn: Turn[Move], until: Deadline) -> Move:
        """The two cards with the best simulated results; each pair has the same deals."""
        skill = self._skill
        simulator = self._simulator(world, turn.seat)
        chance = FastChance(turn.seed())
        pairs = [move for move in turn.legal if isinstance(move, Keep)]
        promised = {
            pair: simulator.hope((pair.one, pair.other), skill.steps, chance) for pair in pairs
        }
        played = dict.fromkeys(pairs, 0.0)
        for number in range(skill.keeping):
            seed = turn.seed()
            ends: list[float] = []
            while len(ends) < len(pairs) and not until.over():
                ends.append(simulator.promise(pairs[len(ends)], skill.steps, seed))
            if len(ends) < len(pairs):
                break
            for pair, end in zip(pairs, ends, strict=True):
                played[pair] += end
            if number == skill.keeping // 3:
                # Half of them have been ruled out by now.
                pairs.sort(key=lambda pair: -played[pair])
                del pairs[(len(pairs) + 1) // 2 :]
        return max(pairs, key=lambda pair: (played[pair], promised[pair]))

    def _way(self, world: MisterraState, turn: Turn[Move], until: Deadline) -> Way:
        """The best way to spend what is left of the turn."""
        skill, seat = self._skill, turn.seat
        chance = FastChance(turn.seed())
        simulator = self._simulator(world, seat)
        mine = (seat, *world.kept[seat])
        if skill.closes and is_last_turn(world):
            plan = self._last.get(mine, [0] * PLACES)
            some = [Candidate(way, plan) for way in simulator.endings(chance)[: skill.most]]
            stages: Stages = ((len(some), CLOSING_WORLDS),) if skill.stages else ()
        else:
            searches = simulator.plans(skill.plans, skill.steps, self._last.get(mine), chance)
            some = simulator.candidates(searches, skill.width, skill.most, chance)
            if skill.glimpses and world.table.solo:
                some = _glimpsed(simulator, simulator.distinct(some), skill.glimpses, chance, until)
            stages = skill.stages
        # The less is left and the fewer play, the faster a simulation is.
        often = PLAYED / (rounds_left(world, seat) + 2) / world.table.seats
        if skill.evenly:
            often = 1.0
        for ways, worlds in stages:
            some = some[:ways]
            for _ in range(max(1, round(worlds * often)) if len(some) > 1 else 0):
                if until.over():
                    break
                some = _judged(simulator, some, turn.seed(), until)
            some.sort(key=simulator.score, reverse=True)
        best: Candidate = some[0]
        self._last[mine] = best.plan
        return best.way


def _glimpsed(
    simulator: TurnSimulator,
    some: list[Candidate],
    glimpses: Glimpses,
    chance: FastChance,
    until: Deadline,
) -> list[Candidate]:
    """The ways with the best value some rounds later, the best first."""
    for ways, worlds, rounds in glimpses:
        seeds = [chance.below(SEEDS) for _ in range(worlds)]
        some = some[:ways]
        for candidate in some:
            if until.over():
                break
            simulator.glimpse(candidate, rounds, seeds)
        some.sort(key=lambda candidate: candidate.hope, reverse=True)
    return some


def _judged(
    simulator: TurnSimulator, some: list[Candidate], seed: int, until: Deadline
) -> list[Candidate]:
    """Judge these ways in one more imagined position; in the first one, as far as time allows."""
    if some[0].played:
        simulator.judge(some, seed)
        return some
    found: list[Candidate] = []
    for candidate in some:
        if found and until.over():
            break
        simulator.judge([candidate], seed)
        found.append(candidate)
    return found


def _half_day(world: MisterraState, seat: int) -> tuple[object, ...]:
    """A key of a half day: within one, only cards move."""
    cards: Sequence[int] = world.display
    if world.phase == phases.ACT:
        cards = (*cards, world.sketch)
    drawn, kept = world.parchments[seat], world.kept[seat]
    return (seat, kept, world.round, world.half, world.island, drawn, tuple(sorted(cards)))
