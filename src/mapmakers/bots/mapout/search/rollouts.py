"""Loops for search and research that stay inside compiled code: evaluations and random playouts."""

from __future__ import annotations

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import as_chance
from mapmakers.engine.games.mapout.moves import Move
from mapmakers.engine.games.mapout.state import MapOutState


def play_out(state: MapOutState, chance: AnyChance) -> int:
    """Play randomly to the end of the match; returns the number of decisions."""
    asked = as_chance(chance)
    steps = 0
    while state.waiting:
        state.carry_out(state.turn, state.legal_moves().pick(asked), asked)
        steps += 1
    return steps


def rollouts(state: MapOutState, seat: int, times: int, chance: AnyChance) -> list[tuple[int, ...]]:
    """The totals of all seats after each random playout.

    What the seat cannot see is imagined anew for each.
    """
    asked = as_chance(chance)
    found: list[tuple[int, ...]] = []
    for _ in range(times):
        world = state.imagine(seat, asked)
        play_out(world, asked)
        found.append(tuple([score.total for score in world.scores]))
    return found


def evaluate_all(state: MapOutState, seat: int) -> list[tuple[int, Move]]:
    """Every legal decision in order, with the points that it earns at once."""
    return [(state.worth_of(choice), choice.unpacked()) for choice in state.legal(seat).every()]
