"""A player of Misterra who shuts a corner of the island off, which those of the house never do."""

from __future__ import annotations

from typing import Any

from mapmakers.bots import Turn
from mapmakers.engine.core import Chance
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.moves import Go, Map, Rest, Take
from mapmakers.engine.games.misterra.sketches import JUNGLE, MOUNTAIN
from mapmakers.engine.games.misterra.spaces import parse_place
from mapmakers.engine.games.misterra.state import MisterraState

CORNER = parse_place("A1")
WALL = {parse_place(name) for name in ("A2", "B1", "A3", "B2", "C1")}
"""Jungle here, and nobody near the corner sees anything."""
OUTLOOKS = {parse_place(name) for name in ("A4", "C2", "B3", "D1")}
"""A mountain here would see over the wall."""


class JungleWall:
    """Maps everything but the corner, behind a wall of jungle, as fast as it can."""

    def __init__(self, game: str) -> None:
        assert game == "misterra"

    def choose(self, turn: Turn[Any]) -> Any:
        world = turn.imagine()
        assert isinstance(world, MisterraState)
        moves = list(turn.legal)
        if isinstance(moves[0], Go):
            return max(moves, key=lambda move: _ahead(world, turn.seat, move, turn.chance))
        takes = [move for move in moves if isinstance(move, Take)]
        if takes:
            return max(takes, key=lambda move: _ahead(world, turn.seat, move, turn.chance))
        maps = [move for move in moves if isinstance(move, Map) and _worth(world, move) > 0]
        if maps:
            return max(maps, key=lambda move: _worth(world, move))
        rests = [move for move in moves if isinstance(move, Rest)]
        return rests[0] if rests else turn.legal.sample(turn.chance)


def _ahead(world: MisterraState, seat: int, move: Go | Take, chance: Chance) -> int:
    """What the best card laid in this half day would be worth after the move."""
    after, half = world.copy(), world.half
    after.play(seat, move, chance)
    if seat not in after.waiting or after.half != half:
        return 0
    moves = list(after.legal(seat))
    takes = [_ahead(after, seat, take, chance) for take in moves if isinstance(take, Take)]
    maps = [_worth(after, card) for card in moves if isinstance(card, Map)]
    return max([0, *takes, *maps])


def _worth(world: MisterraState, move: Map) -> int:
    confirms = world.table.confirms
    between = world.island.mapped(move.terrain, 1 << move.space, confirms)
    return _half(world.island, move.terrain, move.space, confirms) + _half(
        between, move.then_terrain, move.then_space, confirms
    )


def _half(island: Island, terrain: int, space: int, confirms: bool) -> int:
    """How much nearer one half of a card brings the wall."""
    if space == CORNER:
        return -1000
    if island.mapped(terrain, 1 << space, confirms) == island:
        return 0
    if (space in WALL) != (terrain == JUNGLE) or (space in OUTLOOKS and terrain == MOUNTAIN):
        return -50
    return 10 if island.terrain_at(space) == terrain else 4
