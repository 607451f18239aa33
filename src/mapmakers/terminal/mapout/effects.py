"""The effects of a decision in Map Out as text."""

from __future__ import annotations

from collections.abc import Sequence

from mapmakers.engine.boards.hexes import Hex
from mapmakers.engine.games.mapout.effects_view import Effects
from mapmakers.terminal.layout import counted, listed


def in_words(effects: Effects, names: Sequence[str]) -> list[str]:
    """Points and their reasons, and which tiles and spaces change."""
    lines = [counted(effects.points, "point")]
    for connection in effects.connections:
        through = f" through {listed(connection.biomes)}" if connection.biomes else ""
        points = f": {counted(connection.points, 'point')}" if connection.points else ""
        lines.append(f"connects to {_named([connection.space])}{through}{points}")
    for area in effects.areas:
        lines.append(f"{area.biome}: an area of {counted(len(area.spaces), 'tile')}")
    for what, spaces in (
        ("locks", effects.locks),
        ("unlocks", effects.unlocks),
        ("no tile fits any more on", effects.blocks),
        ("a tile fits now on", effects.opens),
    ):
        if spaces:
            lines.append(f"{what} {_named(spaces)}")
    return lines


def _named(spaces: Sequence[Hex]) -> str:
    return "  ".join(f"{q},{r}" for q, r in spaces)
