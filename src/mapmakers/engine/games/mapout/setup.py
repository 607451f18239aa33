"""Setting up a match: the options, the tiles dealt, and the first player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from mapmakers.engine.boards.bits import Word, nth, one, size
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.core.game import Option, resolve_options
from mapmakers.engine.core.refusal import BadOption
from mapmakers.engine.games.mapout.components import HAND, PLAYERS, Components
from mapmakers.engine.games.mapout.rack import Rack

LOT = "lot"
ALL: Final = "all"
GAIN: Final = "gain"
NONE: Final = "none"
MOVED_TILES = (ALL, GAIN, NONE)
ANY_TIME: Final = "any"
FIRST_TURN: Final = "first_turn"
STARTING_TILES = (ANY_TIME, FIRST_TURN)

OPTIONS = (
    Option("moved_tiles_score", ALL, MOVED_TILES),
    Option("first_player", LOT, (LOT, *(str(seat) for seat in range(1, PLAYERS[-1] + 1)))),
    Option("starting_tiles", ANY_TIME, STARTING_TILES, added_later=True),
)
"""`moved_tiles_score`: what a tile put back earns (O6.3). `first_player`: drawn by lot, or the
number of a seat (O2.5). `starting_tiles`: who may lift a Starting Tile, and when (O4.6)."""
AS_USUAL: Final = resolve_options(OPTIONS, {})
"""The defaults."""


class Deal(NamedTuple):
    """What the players start with, what is left, and who is first."""

    racks: list[Rack]
    pile: Word
    first: int


def deal(box: Components, options: Mapping[str, str], seats: int, chance: Chance) -> Deal:
    """One End Tile and one Split End Tile face up and three Road Tiles each (O2.2 to O2.5)."""
    first = options["first_player"]
    if first != LOT and int(first) > seats:
        raise BadOption(f"first_player is a seat from 1 to {seats}, or {LOT}, not {first}")
    end, split, pile = box.ends, box.split_ends, box.roads
    racks: list[Rack] = []
    for _seat in range(seats):
        one_end = draw(end, chance)
        one_split = draw(split, chance)
        end ^= one_end
        split ^= one_split
        racks.append(Rack(0, one_end | one_split))
    for rack in racks:
        for _tile in range(HAND):
            drawn = draw(pile, chance)
            pile ^= drawn
            rack.hand |= drawn
    beginner = chance.below(seats) if first == LOT else int(first) - 1
    return Deal(racks, pile, beginner)


def draw(pile: Word, chance: Chance) -> Word:
    """One of these tiles, which are bits."""
    return one(nth(pile, chance.below(size(pile))))
