"""The compiled twin of `spots`: one list, searched by the spaces of its spots."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from mapmakers.engine.boards.hexes import Space
from mapmakers.engine.games.mapout.spot import Spot
from mapmakers.engine.games.mapout.tiles import Bits


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Spots:
    """Each known space once. Only its maker changes it, before anybody else has it."""

    __slots__ = ("_last", "every")

    def __init__(self, every: list[Spot]) -> None:
        self.every = every
        self._last: i64 = 0
        """Where was looked last: neighbours in a row lie beside each other."""

    def copy(self) -> Spots:
        return Spots(self.every.copy())

    def _place_of(self, space: Space) -> i64:
        every = self.every
        low: i64 = 0
        high: i64 = len(every)
        last = self._last
        if 0 < last < high - 1:  # often it is there, or one before or behind
            if every[last].space < space:
                low = last + 1
                if every[low].space >= space:
                    high = low
            else:
                high = last
                if every[last - 1].space < space:
                    low = last
        while low < high:
            middle: i64 = (low + high) >> 1
            if every[middle].space < space:
                low = middle + 1
            else:
                high = middle
        self._last = low
        return low

    def at(self, space: Space) -> Spot | None:
        place = self._place_of(space)
        every = self.every
        if place < len(every):
            spot = every[place]
            if spot.space == space:
                return spot
        return None

    def put(self, spot: Spot) -> None:
        """In the place of what was known of its space, if anything was."""
        place = self._place_of(spot.space)
        every = self.every
        if place < len(every) and every[place].space == spot.space:
            every[place] = spot
        else:
            every.insert(place, spot)

    def bar(self, space: Space, bans: Bits) -> None:
        """These may not lie there either, if the space is empty."""
        place = self._place_of(space)
        every = self.every
        if place < len(every):
            spot = every[place]
            if spot.space == space:
                if spot.face is None:
                    every[place] = Spot(space, None, spot.bans | bans)
                return
        every.insert(place, Spot(space, None, bans))

    def drop(self, space: Space) -> None:
        """Nothing is known of this space any more."""
        del self.every[self._place_of(space)]


def no_spots() -> Spots:
    return Spots([])
