"""Ambushes: whose sheet is drawn on, and the placement of monsters in solo play."""

from __future__ import annotations

from typing import Final

from mapmakers.engine.boards import eleven
from mapmakers.engine.boards.eleven import SIDE, Cell, within
from mapmakers.engine.games.cartographers.components import AMBUSHES, MONSTER, AmbushCard
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.mypyc_types import i64


def owner_of_sheet(card: AmbushCard, seat: i64, seats: i64) -> i64:
    """Whose sheet a seat holds while the sheets are passed (C8.1).

    Seats are numbered clockwise, so the left-hand neighbour has the next number.
    """
    return (seat - 1) % seats if card.clockwise else (seat + 1) % seats


def solo_strike(ambush: i64, sheet: Sheet) -> Move | None:
    """What an ambush, by its index in AMBUSHES, draws in solo play (C13.1, C13.2); None if its
    shape fits nowhere (C13.3)."""
    empty = sheet.empty
    for strike in _WALKS[ambush]:
        if within(strike.cells, empty):
            return strike
    return None


def walk(card: AmbushCard) -> list[Move]:
    """Every place that is tried, in order: ring by ring inwards, each from the card's corner."""
    shape = card.shape.cells
    height = SIDE - max(row for row, _ in shape)
    width = SIDE - max(col for _, col in shape)
    bottom_right = (card.corner[0] > 0, card.corner[1] > 0)
    tried: list[Move] = []
    for inset in range((min(height, width) + 1) // 2):
        rows = (inset, height - 1 - inset)
        cols = (inset, width - 1 - inset)
        for row, col in _ring(rows, cols, bottom_right, card.clockwise):
            place = eleven.of([(row + down, col + right) for down, right in shape])
            tried.append(Move(MONSTER, place))
    return tried


def _ring(
    rows: tuple[int, int], cols: tuple[int, int], start: tuple[bool, bool], clockwise: bool
) -> list[Cell]:
    """The spaces around a rectangle, once each, from one of its corners."""
    (top, bottom), (left, right) = rows, cols
    around = [(top, col) for col in range(left, right)]
    around += [(row, right) for row in range(top, bottom)]
    around += [(bottom, col) for col in range(right, left, -1)]
    around += [(row, left) for row in range(bottom, top, -1)]
    around = around or [(top, left)]  # the innermost ring can be a single space
    if not clockwise:
        around.reverse()
    corner = (bottom if start[0] else top, right if start[1] else left)
    at = around.index(corner)
    return around[at:] + around[:at]


_WALKS: Final = [walk(card) for card in AMBUSHES]
