"""Setting a match up: the options of a table, the tiles dealt, who begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from mapmakers.engine.core.chance import Chance
from mapmakers.engine.core.game import Option
from mapmakers.engine.core.refusal import BadOption
from mapmakers.engine.games.mapout.components import HAND, PLAYERS, Components
from mapmakers.engine.games.mapout.tiles import END, ROAD, SPLIT_END

LOT = "lot"
ALL: Final = "all"
GAIN: Final = "gain"
NONE: Final = "none"
MOVED_TILES = (ALL, GAIN, NONE)

OPTIONS = (
    Option("moved_tiles_score", ALL, MOVED_TILES),
    Option("first_player", LOT, (LOT, *(str(seat) for seat in range(1, PLAYERS[-1] + 1)))),
)
"""`moved_tiles_score`: what a tile put back earns (O6.3). `first_player`: drawn by lot, or the
number of a seat (O2.5)."""


class Deal(NamedTuple):
    """What the players begin with, and who is first. Tiles are named by their place in the box."""

    hands: tuple[tuple[int, ...], ...]
    ends: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    first: int


def deal(box: Components, options: Mapping[str, str], seats: int, chance: Chance) -> Deal:
    """One End Tile and one Split End Tile face up and three Road Tiles each (O2.2 to O2.5)."""
    first = options["first_player"]
    if first != LOT and int(first) > seats:
        raise BadOption(f"first_player is a seat from 1 to {seats}, or {LOT}, not {first}")
    end, split = list(box.of_kind[END]), list(box.of_kind[SPLIT_END])
    ends = tuple(
        (end.pop(chance.below(len(end))), split.pop(chance.below(len(split)))) for _ in range(seats)
    )
    pile = list(box.of_kind[ROAD])
    hands = tuple(
        tuple(sorted(pile.pop(chance.below(len(pile))) for _ in range(HAND))) for _ in range(seats)
    )
    beginner = chance.below(seats) if first == LOT else int(first) - 1
    return Deal(hands, ends, tuple(pile), beginner)
