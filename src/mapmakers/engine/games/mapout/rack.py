"""The tiles that a player has."""

from __future__ import annotations

from typing import final

from mapmakers.engine.boards.bits import Word
from mapmakers.engine.games.mapout.hidden import NOTHING_KNOWN, Bars
from mapmakers.engine.mypyc_types import mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rack:
    """A player's hand and End Tiles, as sets: a bit for each place in the box."""

    __slots__ = ("bars", "ends", "hand")

    def __init__(self, hand: Word, ends: Word, bars: Bars = NOTHING_KNOWN) -> None:
        self.hand = hand
        """The Road Tiles, which the others do not see."""
        self.ends = ends
        """The End Tiles that lie face up."""
        self.bars = bars
        """What the others know about the hand."""

    def copy(self) -> Rack:
        return Rack(self.hand, self.ends, self.bars)

    def __reduce__(self) -> tuple[object, ...]:
        return Rack, (self.hand, self.ends, self.bars)

    @property
    def tiles(self) -> Word:
        """All that can be played (O5.2)."""
        return self.hand | self.ends
