"""Loops for search and research that stay inside compiled code: evaluations and random playouts."""

from __future__ import annotations

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import as_chance
from mapmakers.engine.games.cartographers.components import SEASONS
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.scoring.cards import LOOKING_AT, POINTS, Points
from mapmakers.engine.games.cartographers.scoring.monsters import monster_loss
from mapmakers.engine.games.cartographers.state import CartographersState
from mapmakers.engine.mypyc_types import i64


def play_out(state: CartographersState, chance: AnyChance) -> int:
    """Play randomly to the end of the match; returns the number of decisions."""
    asked = as_chance(chance)
    steps: i64 = 0
    waiting = state.waiting
    while waiting:
        state.play_at_random(waiting[0], asked)
        steps += 1
        waiting = state.waiting
    return steps


def rollouts(
    state: CartographersState, seat: int, times: int, chance: AnyChance
) -> list[tuple[int, ...]]:
    """The totals of all seats after each random playout.

    What the seat cannot see is imagined anew for each.
    """
    asked = as_chance(chance)
    found: list[tuple[int, ...]] = []
    for _ in range(times):
        world = state.imagine(seat, asked)
        play_out(world, asked)
        found.append(world.totals)
    return found


def evaluate_all(state: CartographersState, seat: int) -> list[tuple[int, Move]]:
    """Every legal drawing in order, with the stars that it is certain to bring: now, times how
    often they will be counted. On a neighbour's sheet, what it costs the neighbour."""
    drawings = state.legal(seat)
    offer = drawings.offer
    target = state.target(seat)
    before = state.sheets[target]
    sign = 1 if target == seat else -1
    seasons = len(SEASONS) - state.season
    loss = monster_loss(before)
    counting: list[list[tuple[Points, int]]] = [[] for _ in LOOKING_AT]
    now = [0 for _ in LOOKING_AT]
    for terrain in offer.terrains:
        counting[terrain] = _counting(state, terrain)
        now[terrain] = sum([times * points(before) for points, times in counting[terrain]])
    found: list[tuple[int, Move]] = []
    for move in drawings.listed():
        terrain = move.terrain
        after = before.draw(terrain, move.cells, offer.coin_of(move))
        stars = -now[terrain]
        for points, times in counting[terrain]:
            stars += times * points(after)
        stars += seasons * (after.coins - before.coins + loss - monster_loss(after))
        found.append((sign * stars, move))
    return found


def _counting(state: CartographersState, terrain: int) -> list[tuple[Points, int]]:
    """The scoring cards that depend on a terrain, and how often each will still be counted."""
    found: list[tuple[Points, int]] = []
    for edict, card in enumerate(state.edicts):
        times = sum([edict in season.edicts for season in SEASONS[state.season :]])
        if times and card in LOOKING_AT[terrain]:
            found.append((POINTS[card], times))
    return found
