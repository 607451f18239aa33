"""A space of a plane: with a tile on it, or empty."""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.boards.hexes import NO_SPACE, Space
from mapmakers.engine.games.mapout.tiles import Bits, Face
from mapmakers.engine.mypyc_types import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Spot:
    """The tile that lies there, and what may not lie there. Only its plane changes it."""

    __slots__ = ("bans", "face", "space")

    def __init__(self, space: Space, face: Face | None, bans: Bits) -> None:
        self.space: Final = space
        self.face = face
        self.bans = bans
        """None if no tile is near."""


NOWHERE: Final = Spot(NO_SPACE, None, 0)
"""Stands for every space without a spot."""


def put_in_order(spots: list[Spot], spot: Spot) -> None:
    """Insert a spot into a list in reading order."""
    spots.insert(_place_of(spots, spot), spot)


def take_out(spots: list[Spot], spot: Spot) -> None:
    """Remove a spot from such a list."""
    spots.pop(_place_of(spots, spot))


def _place_of(spots: list[Spot], spot: Spot) -> int:
    """The index of a spot in such a list."""
    space: Space = spot.space
    low: i64 = 0
    high: i64 = len(spots)
    while low < high:
        middle: i64 = (low + high) >> 1
        if spots[middle].space < space:
            low = middle + 1
        else:
            high = middle
    return low
