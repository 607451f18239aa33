"""Orientations of shapes, and their placements on the map."""

from __future__ import annotations

from collections.abc import Iterable

from mapmakers.engine.boards import eleven
from mapmakers.engine.boards.eleven import Cell, Cells, moved
from mapmakers.engine.boards.eleven_ways import Outline as Outline
from mapmakers.engine.boards.eleven_ways import room
from mapmakers.engine.games.cartographers.components import AMBUSHES, EXPLORE, Shape


def outline(cells: Iterable[Cell]) -> Outline:
    """The shape moved as far up and left as possible."""
    pairs = list(cells)
    top = min(row for row, _ in pairs)
    left = min(col for _, col in pairs)
    return tuple(sorted((row - top, col - left) for row, col in pairs))


def orientations(cells: Iterable[Cell]) -> tuple[Outline, ...]:
    """The different orientations of a shape: 1, 2, 4 or 8, the printed one first."""
    found: list[Outline] = []
    turned = list(cells)
    for _ in range(2):
        for _ in range(4):
            way = outline(turned)
            if way not in found:
                found.append(way)
            turned = [(col, -row) for row, col in turned]
        turned = [(row, -col) for row, col in turned]
    return tuple(found)


def places(way: Outline) -> tuple[Cells, ...]:
    """All placements of the shape on an empty map without turning it, in reading order."""
    rows, cols = room(way)
    at_corner = eleven.of(way)
    return tuple([moved(at_corner, row, col) for row in range(rows) for col in range(cols)])


def kind(cells: Iterable[Cell]) -> Outline:
    """A key that is equal for all orientations of a shape."""
    return min(orientations(cells))


SINGLE = Shape(((0, 0),))

KINDS: tuple[Outline, ...] = tuple(
    dict.fromkeys(
        kind(shape.cells)
        for shape in (
            SINGLE,
            *(shape for card in EXPLORE for shape in card.shapes),
            *(card.shape for card in AMBUSHES),
        )
    )
)
"""Every shape of the game once; numbers of moves depend on their order."""

PLACES: tuple[tuple[Cells, ...], ...] = tuple(
    tuple(place for way in orientations(shape) for place in places(way)) for shape in KINDS
)
"""By shape: all placements on an empty map, in every orientation."""
