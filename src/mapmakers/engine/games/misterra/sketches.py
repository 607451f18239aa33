"""Terrains, and the ten kinds of sketch card: two halves, each a terrain."""

from __future__ import annotations

from typing import Final

from mapmakers.engine.core.refusal import NotationError

TERRAINS = ("steppe", "jungle", "lagoon", "mountain")
LETTERS = "SJLM"
STEPPE: Final = 0
JUNGLE: Final = 1
LAGOON: Final = 2
MOUNTAIN: Final = 3

SKETCHES: Final[tuple[tuple[int, int], ...]] = tuple(
    (one, other) for one in range(4) for other in range(one, 4)
)
"""The kinds of card; a position refers to cards by their index in this table."""
SKETCH_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(SKETCHES.index((min(one, other), max(one, other))) for other in range(4))
    for one in range(4)
)
"""By two terrains, in any order: the kind of card that shows them."""
SKETCH_NAMES: tuple[str, ...] = tuple(LETTERS[one] + LETTERS[other] for one, other in SKETCHES)


def parse_sketch(text: str) -> int:
    """The kind of card of two letters, such as SJ; either order is read."""
    if len(text) != 2 or text[0] not in LETTERS or text[1] not in LETTERS:
        raise NotationError(f"{text[:8]!r} is no sketch card, such as SJ")
    return SKETCH_OF[LETTERS.index(text[0])][LETTERS.index(text[1])]
