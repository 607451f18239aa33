"""What a decision of Map Out would change, in words."""

from __future__ import annotations

from collections.abc import Sequence

from mapmakers.engine.boards.hexes import Hex
from mapmakers.engine.games.mapout.effects_view import Effects
from mapmakers.terminal.layout import counted, listed


def in_words(effects: Effects, names: Sequence[str]) -> list[str]:
    """Points and what they are for; what becomes locked, free, blocked or open."""
    lines = [counted(effects.points, "point")]
    for connection in effects.connections:
        through = f" through {listed(connection.biomes)}" if connection.biomes else ""
        points = f": {counted(connection.points, 'point')}" if connection.points else ""
        lines.append(f"connects to {_named([connection.space])}{through}{points}")
    for area in effects.areas:
        lines.append(f"{area.biome} runs through {counted(len(area.spaces), 'tile')}")
    for what, spaces in (
        ("locks", effects.locks),
        ("unlocks", effects.unlocks),
        ("leaves a space that nothing fits:", effects.blocks),
        ("makes a space that something fits:", effects.opens),
    ):
        if spaces:
            lines.append(f"{what} {_named(spaces)}")
    return lines


def _named(spaces: Sequence[Hex]) -> str:
    return "  ".join(f"{q},{r}" for q, r in spaces)
