"""A player's parchment: the terrain that the uppermost card shows on each space."""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.boards.squares import NONE, Cells, without
from mapmakers.engine.games.misterra import spaces
from mapmakers.engine.games.misterra.sketches import LETTERS
from mapmakers.engine.games.misterra.spaces import ALL
from mapmakers.engine.mypyc_types import mypyc_attr

Terrains = tuple[Cells, Cells, Cells, Cells]
"""A set of spaces for each terrain; the sets are disjoint."""


def set_of(sets: Terrains, terrain: int) -> Cells:
    """The spaces of this terrain. Compiled, indexing by a number would build a tuple."""
    if terrain == 0:
        return sets[0]
    if terrain == 1:
        return sets[1]
    return sets[2] if terrain == 2 else sets[3]


def terrain_in(sets: Terrains, place: int) -> int:
    """The terrain of the set that has this place; -1 if none has."""
    here = 1 << place
    steppe, jungle, lagoon, mountain = sets
    if steppe & here:
        return 0
    if jungle & here:
        return 1
    if lagoon & here:
        return 2
    return 3 if mountain & here else -1


def put(sets: Terrains, terrain: int, here: Cells) -> Terrains:
    """The sets with this terrain on these spaces, replacing what was there."""
    keep = ~here
    steppe, jungle, lagoon, mountain = sets
    if terrain == 0:
        return (steppe | here, jungle & keep, lagoon & keep, mountain & keep)
    if terrain == 1:
        return (steppe & keep, jungle | here, lagoon & keep, mountain & keep)
    if terrain == 2:
        return (steppe & keep, jungle & keep, lagoon | here, mountain & keep)
    return (steppe & keep, jungle & keep, lagoon & keep, mountain | here)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Parchment:
    """What is drawn on a parchment. A value: covering spaces makes a new one.

    >>> print(Parchment.parse("SS... J.... ..... ..... ....M").cover(2, 0b100))
    SSL..
    J....
    .....
    .....
    ....M
    """

    __slots__ = ("sets",)

    def __init__(self, sets: Terrains = (NONE, NONE, NONE, NONE)) -> None:
        self.sets: Final = sets

    def __reduce__(self) -> tuple[object, ...]:
        return Parchment, (self.sets,)

    @property
    def covered(self) -> Cells:
        steppe, jungle, lagoon, mountain = self.sets
        return steppe | jungle | lagoon | mountain

    @property
    def empty(self) -> Cells:
        return without(ALL, self.covered)

    def cover(self, terrain: int, here: Cells) -> Parchment:
        """The parchment with this terrain on these spaces, covering what was there (M7.7)."""
        return Parchment(put(self.sets, terrain, here))

    @classmethod
    def parse(cls, drawing: str) -> Parchment:
        """Parse 5 rows of 5 marks `S J L M` and `.`: the inverse of `str`."""
        found = spaces.parse_rows(drawing, "." + LETTERS)
        steppe, jungle, lagoon, mountain = (found[letter] for letter in LETTERS)
        return cls((steppe, jungle, lagoon, mountain))

    def __str__(self) -> str:
        return "\n".join(spaces.draw_rows(zip(self.sets, LETTERS, strict=True)))

    def __repr__(self) -> str:
        return f"Parchment.parse({'/'.join(str(self).split())!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Parchment) and self.sets == other.sets

    def __hash__(self) -> int:
        return hash(self.sets)


EMPTY: Final = Parchment()
