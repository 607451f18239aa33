"""Simulation of one map, played by its evaluator.

Cards are random. The seat continues as in solo play, because the drawings of others on their maps
do not affect it; so a simulation costs the same at every table.
"""

from __future__ import annotations

from mapmakers.bots.cartographers.search.map_evaluator import SEASON_COUNT, best_move, evaluator_of
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.phases import NOBODY, THE_ONLY_ONE
from mapmakers.engine.games.cartographers.state import CartographersState


def alone(state: CartographersState, seat: int) -> CartographersState:
    """The same moment with only this seat's map, while it has to draw on it."""
    world = state.copy()
    world.seats = 1
    world.sheets = [state.sheets[seat]]
    world.scores = [()]
    world.ambush = -1
    world.waiting = THE_ONLY_ONE
    world.pending = {}
    return world


def simulated_stars(
    start: CartographersState, move: Move, weights: list[float], drawings: int, chance: Chance
) -> float:
    """What this drawing leads to on a solo map: the stars after further drawings, each the best by
    the evaluator, and the value of the map then."""
    world = start.copy()
    world.play(0, move, chance)
    for _ in range(drawings):
        if world.waiting == NOBODY:
            break
        world.play(0, best_move(world, 0, weights), chance)
    stars = float(world.totals[0])
    if world.season < SEASON_COUNT:
        stars += evaluator_of(world, weights).worth(world.sheets[0])
    return stars
