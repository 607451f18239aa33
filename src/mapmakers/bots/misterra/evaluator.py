"""What decisions lead to: how planners would end the match after each of them.

Results vary more than one decision changes. So every decision is followed into the same imagined
positions, with the same plans, and many of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mapmakers.bots.bot import Turn
from mapmakers.bots.evaluator import Evaluation
from mapmakers.bots.misterra.search.half_days import Way
from mapmakers.bots.misterra.search.outlook import is_last_turn
from mapmakers.bots.misterra.search.simulation import TurnSimulator
from mapmakers.bots.misterra.tuned_weights import WEIGHTS
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.misterra import phases
from mapmakers.engine.games.misterra.moves import GO, TAKE, Keep, Move
from mapmakers.engine.games.misterra.state import MisterraState

STEPS: Final = 400
"""The steps of the search for a plan."""
PLANS: Final = 2
WIDTH: Final = 2
WAYS: Final = 12
"""The number of ways to spend a turn that are considered with each plan."""
BREADTH: Final = 3
ENDS: Final = 4
"""The number of matches played to the end in each imagined position."""


class MisterraEvaluator:
    def promising(self, turn: Turn[Any], most: int) -> list[Any]:
        world, legal = turn.imagine_as(MisterraState), turn.legal
        if world.phase == phases.KEEP:
            return [legal[at] for at in range(len(legal))]
        if world.phase == phases.OTOMA_CLAIM:
            # Where Otoma's marker goes matters little, and plans do not cover it.
            return []
        chance = FastChance(turn.seed())
        simulator = _simulator(world, turn.seat)
        if is_last_turn(world):
            ways = simulator.endings(chance)
        else:
            searches = simulator.plans(PLANS, STEPS, None, chance)
            some = simulator.candidates(searches, WIDTH, WAYS, chance)
            ways = [candidate.way for candidate in some]
        moves = dict.fromkeys(_first(world, way) for way in ways)
        return [move for move in moves if move in legal][:most]

    def evaluate(
        self, turn: Turn[Any], moves: Sequence[Any], worlds: int, compare: bool
    ) -> Evaluation:
        world = turn.imagine_as(MisterraState)
        simulator = _simulator(world, turn.seat)
        times = ENDS * worlds
        points = [0.0] * len(moves)
        for _ in range(times):
            seed = turn.seed()
            for at, move in enumerate(moves):
                points[at] += _end(simulator, move, seed) / times
        return Evaluation(points, own=not compare and _begins(world))


def _end(simulator: TurnSimulator, move: Move, seed: int) -> float:
    if isinstance(move, Keep):
        return simulator.promise(move, STEPS, seed)
    return simulator.after(move, STEPS, seed)


def _begins(world: MisterraState) -> bool:
    """Whether a turn or the match begins; these moments are enough to show what can be expected."""
    return world.phase == phases.KEEP or (world.phase == phases.GO and world.half == 0)


def _first(world: MisterraState, way: Way) -> Move:
    """The first decision of this way."""
    if world.phase == phases.GO:
        return GO[way.first.place]
    if world.phase == phases.ACT:
        return way.first.act
    return TAKE[way.first.sketch]


def _simulator(world: MisterraState, seat: int) -> TurnSimulator:
    return TurnSimulator(world, seat, WEIGHTS.in_thousandths(), BREADTH, trust=0.0, rivalry=0.0)
