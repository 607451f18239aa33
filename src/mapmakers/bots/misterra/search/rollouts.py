"""Loops for search and research that stay inside compiled code: evaluations and random playouts."""

from __future__ import annotations

from mapmakers.engine.boards.squares import Cells
from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import as_chance
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.legal import laid_on
from mapmakers.engine.games.misterra.moves import Claim, Map, Move, OtomaClaims
from mapmakers.engine.games.misterra.outcome import score_sheet
from mapmakers.engine.games.misterra.parchment import Parchment
from mapmakers.engine.games.misterra.scoring.final import claim_points
from mapmakers.engine.games.misterra.state import MisterraState


def play_out(state: MisterraState, chance: AnyChance) -> int:
    """Play randomly to the end of the match; returns the number of decisions."""
    asked = as_chance(chance)
    steps = 0
    waiting = state.waiting
    while waiting:
        seat = waiting[0]
        state.carry_out(seat, state.legal(seat).sample(asked), asked)
        steps += 1
        waiting = state.waiting
    return steps


def rollouts(
    state: MisterraState, seat: int, times: int, chance: AnyChance
) -> list[tuple[int, ...]]:
    """The totals of all seats after each random playout.

    What the seat cannot see is imagined anew for each.
    """
    asked = as_chance(chance)
    found: list[tuple[int, ...]] = []
    for _ in range(times):
        world = state.imagine(seat, asked)
        play_out(world, asked)
        outcome = world.outcome
        assert outcome is not None
        found.append(outcome.totals)
    return found


def evaluate_all(state: MisterraState, seat: int) -> list[tuple[int, Move]]:
    """Every legal decision in order, with the change of the points that the seat would have if the
    match ended at once."""
    island, parchment, claims = state.island, state.parchments[seat], state.claims
    now = _total(state, seat, island, parchment, claims)
    found: list[tuple[int, Move]] = []
    for move in state.legal(seat):
        value = 0
        if isinstance(move, Map):
            after = laid_on(island, move, state.table.confirms)
            drawn = parchment.cover(move.terrain, 1 << move.space)
            drawn = drawn.cover(move.then_terrain, 1 << move.then_space)
            value = _total(state, seat, after, drawn, claims) - now
        elif isinstance(move, Claim):
            marked = claims[:]
            marked[seat] |= 1 << state.places[seat]
            value = _total(state, seat, island, parchment, marked) - now
        elif isinstance(move, OtomaClaims):
            marked = claims[:]
            marked[1] |= 1 << move.space
            value = _total(state, seat, island, parchment, marked) - now
        found.append((value, move))
    return found


def _total(
    state: MisterraState, seat: int, island: Island, parchment: Parchment, claims: list[Cells]
) -> int:
    """The seat's points on this island with this parchment and these claims."""
    table = state.table
    total = sum(score_sheet(table, island, parchment, state.kept[seat]).values())
    claimed = claim_points(island.without_haze(), claims, table.merged_all)
    if table.solo:
        total -= claimed[-1]
    return total + claimed[seat]
