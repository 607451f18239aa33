"""The effects of a drawing as text."""

from __future__ import annotations

from collections.abc import Sequence

from mapmakers.engine.boards.eleven import Cell
from mapmakers.engine.games.cartographers.effects_view import Effects
from mapmakers.engine.games.cartographers.spaces import name_of
from mapmakers.terminal.layout import counted, signed


def in_words(effects: Effects, names: Sequence[str]) -> list[str]:
    """The changes of cards, coins and monsters on the map of the drawing."""
    lines = [
        f"{card.card}: {signed(card.gain)}, from {card.before} to {card.after}"
        for card in effects.edicts
        if card.gain
    ]
    if effects.coins:
        closed = f", closing the mountain {_named(effects.mountains)}" if effects.mountains else ""
        lines.append(f"{signed(effects.coins)} {counted(effects.coins, 'coin')[2:]}{closed}")
    if effects.monsters:
        beside = f", empty beside them: {_named(effects.haunted)}" if effects.haunted else ""
        lines.append(f"monsters: {signed(effects.monsters)} each season{beside}")
    if effects.ruins:
        lines.append(f"covers the ruins {_named(effects.ruins)}")
    return lines


def _named(cells: Sequence[Cell]) -> str:
    return " ".join(name_of(cell) for cell in cells)
