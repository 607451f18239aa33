"""The result of a match: points by category, and the winners (O7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mapmakers.engine.core.game import Outcome
from mapmakers.engine.core.ranking import ranked
from mapmakers.engine.games.mapout.tiles import END, ROAD, Face
from mapmakers.engine.mypyc_types import mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Score:
    """The points of a player by category. A value."""

    __slots__ = ("ends", "moved", "roads", "split_ends", "total")

    def __init__(self, roads: int = 0, moved: int = 0, ends: int = 0, split_ends: int = 0) -> None:
        self.roads: Final = roads
        """Connections of Road Tiles played."""
        self.moved: Final = moved
        """Connections of tiles put back."""
        self.ends: Final = ends
        self.split_ends: Final = split_ends
        self.total: Final = roads + moved + ends + split_ends

    def __reduce__(self) -> tuple[object, ...]:
        return Score, (self.roads, self.moved, self.ends, self.split_ends)

    @property
    def sheet(self) -> dict[str, int]:
        """Points by category, in the order of the score sheet."""
        return {
            "roads": self.roads,
            "moved": self.moved,
            "ends": self.ends,
            "split_ends": self.split_ends,
        }

    def played(self, face: Face, earned: int) -> Score:
        """With the points of a played tile."""
        if not earned:
            return self
        roads, ends, split_ends = self.roads, self.ends, self.split_ends
        if face.tile.kind == ROAD:
            roads += earned
        elif face.tile.kind == END:
            ends += earned
        else:
            split_ends += earned
        return Score(roads, self.moved, ends, split_ends)

    def put_back(self, earned: int) -> Score:
        """With the points of a tile that was lifted and put back."""
        return Score(self.roads, self.moved + earned, self.ends, self.split_ends)


def outcome_of(scores: Sequence[Score]) -> Outcome:
    """Most points win; a tie is shared (O7.3)."""
    totals = tuple(score.total for score in scores)
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Outcome(
        tuple(score.sheet for score in scores),
        totals,
        winners,
        "points" if len(winners) == 1 else "shared",
    )


def places_of(scores: Sequence[Score]) -> tuple[int, ...]:
    """Everybody's place, by points (O7.3)."""
    return ranked([(score.total,) for score in scores])
