"""The spaces that a board knows, in reading order.

The plain engine searches by the library; the compiled one has a twin of this module.
"""

from __future__ import annotations

from bisect import bisect_left

from mapmakers.engine.boards.hexes import Space
from mapmakers.engine.games.mapout.spot import Spot
from mapmakers.engine.games.mapout.tiles import Bits


class Spots:
    """Each known space once. Only its maker changes it, before anybody else has it."""

    __slots__ = ("_spaces", "every")

    def __init__(self, spaces: list[int], every: list[Spot]) -> None:
        self._spaces = spaces
        self.every = every

    def copy(self) -> Spots:
        return Spots(self._spaces.copy(), self.every.copy())

    def at(self, space: Space) -> Spot | None:
        place = bisect_left(self._spaces, space)
        if place < len(self._spaces) and self._spaces[place] == space:
            return self.every[place]
        return None

    def put(self, spot: Spot) -> None:
        """In the place of what was known of its space, if anything was."""
        spaces, space = self._spaces, spot.space
        place = bisect_left(spaces, space)
        if place < len(spaces) and spaces[place] == space:
            self.every[place] = spot
        else:
            spaces.insert(place, space)
            self.every.insert(place, spot)

    def bar(self, space: Space, bans: Bits) -> None:
        """These may not lie there either, if the space is empty."""
        spaces = self._spaces
        place = bisect_left(spaces, space)
        if place == len(spaces) or spaces[place] != space:
            spaces.insert(place, space)
            self.every.insert(place, Spot(space, None, bans))
        elif self.every[place].face is None:
            self.every[place] = Spot(space, None, self.every[place].bans | bans)

    def drop(self, space: Space) -> None:
        """Nothing is known of this space any more."""
        place = bisect_left(self._spaces, space)
        del self._spaces[place], self.every[place]


def no_spots() -> Spots:
    return Spots([], [])
