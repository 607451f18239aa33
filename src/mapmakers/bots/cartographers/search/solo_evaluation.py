"""The evaluation of a solo map by both its evaluator and the outlook.

Their errors differ, so that a drawing both rate highly is better than the favourite of one.
"""

from __future__ import annotations

from typing import Final

from mapmakers.bots.cartographers.search.map_evaluator import (
    SEASON_COUNT,
    evaluate_moves,
    evaluator_of,
)
from mapmakers.bots.cartographers.search.outlook import Outlook
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.phases import NOBODY
from mapmakers.engine.games.cartographers.state import CartographersState

HEARD: Final = 12
"""How many drawings the evaluator proposes."""

OutlookTable = list[list[float]]
Weighed = list[tuple[float, Move]]
"""Drawings with the value of the map after them."""


def weigh(
    state: CartographersState, weights: list[float], table: OutlookTable, most: int
) -> Weighed:
    """The best drawings of the evaluator, ordered by the combined value, best first."""
    judged = evaluate_moves(state, 0, weights)
    judged.sort(key=by_worth)
    drawings = state.legal(0)
    offer = drawings.offer
    before = state.sheets[0]
    outlook = Outlook(table, state, True)
    weighed = [
        (
            0.5 * worth
            + 0.5 * outlook.worth(before.draw(move.terrain, move.cells, offer.coin_of(move))),
            move,
        )
        for worth, move in judged[:most]
    ]
    weighed.sort(key=by_worth)
    return weighed


def by_worth(one: tuple[float, Move]) -> float:
    """A sort key: the best comes first."""
    return -one[0]


def solo_simulated_stars(
    start: CartographersState,
    move: Move,
    weights: list[float],
    table: OutlookTable,
    drawings: int,
    chance: Chance,
) -> float:
    """What this drawing leads to: the stars after further drawings, each the best by the combined
    value, and the value of the map then."""
    world = start.copy()
    world.play(0, move, chance)
    for _ in range(drawings):
        if world.waiting == NOBODY:
            break
        world.play(0, weigh(world, weights, table, HEARD)[0][1], chance)
    stars = float(world.totals[0])
    if world.season < SEASON_COUNT:
        sheet = world.sheets[0]
        stars += 0.5 * evaluator_of(world, weights).worth(sheet)
        stars += 0.5 * Outlook(table, world, False).worth(sheet)
    return stars
