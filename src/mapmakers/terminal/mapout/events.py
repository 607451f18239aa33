"""The events of Map Out as text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Any

from mapmakers.engine.boards.hexes import Hex
from mapmakers.engine.core.shared_events import MatchEnded
from mapmakers.engine.games.mapout.events import (
    AreaCounted,
    ConnectionMade,
    FirstPlayerChosen,
    Passed,
    PlayEnded,
    PointsScored,
    TileDrawn,
    TileLifted,
    TilePlayed,
    TilePutBack,
    TilesDealt,
    TilesLocked,
    TilesUnlocked,
    TilesUsedUp,
    TurnBegan,
    TurnContinued,
)
from mapmakers.terminal.layout import counted, listed
from mapmakers.terminal.mapout.tile_names import short_name
from mapmakers.terminal.shared_events import ending_in_words

_CATEGORIES = {
    "roads": "the Road Tile",
    "moved": "the moved tile",
    "end_tiles": "the End Tile",
    "split_end_tiles": "the Split End Tile",
}
_WHY_ENDED = {
    "no_tiles_left": "Nobody has a tile left.",
    "everybody_passed": "Nobody can play any of the tiles left.",
}

Names = Sequence[str]


@singledispatch
def event_in_words(event: Any, names: Names) -> str | None:
    """An event in one line; None for a connection that is worth nothing, and for how far the turn
    is."""
    raise TypeError(f"{event} is no event of Map Out")


# Turns


@event_in_words.register
def _(event: TilesDealt, names: Names) -> str:
    hand = counted(event.hand_size, "tile") if event.hand is None else _tiles(event.hand)
    ends = f" and {_tiles(event.end_tiles)} face up" if event.end_tiles else ""
    return f"{names[event.seat]} begins with {hand} in hand{ends}."


@event_in_words.register
def _(event: FirstPlayerChosen, names: Names) -> str:
    return f"{names[event.seat]} is the first player{', by lot' if event.by_lot else ''}."


@event_in_words.register
def _(event: TurnBegan, names: Names) -> str:
    return f"It is {names[event.seat]}'s turn."


@event_in_words.register
def _(event: TurnContinued, names: Names) -> None:
    return None


@event_in_words.register
def _(event: TileDrawn, names: Names) -> str:
    tile = "a tile" if event.tile is None else short_name(event.tile)
    return f"{names[event.seat]} draws {tile}; {event.pile} left in the pile."


@event_in_words.register
def _(event: TilesUsedUp, names: Names) -> str:
    return f"{names[event.seat]} has no tile left."


@event_in_words.register
def _(event: Passed, names: Names) -> str:
    again = f" ({event.in_a_row} in a row)" if event.in_a_row > 1 else ""
    return f"{names[event.seat]} cannot play and passes{again}."


@event_in_words.register
def _(event: PlayEnded, names: Names) -> str:
    return _WHY_ENDED[event.reason]


@event_in_words.register
def _(event: MatchEnded, names: Names) -> str:
    return ending_in_words(event, names)


# Tiles


@event_in_words.register
def _(event: TileLifted, names: Names) -> str:
    return f"{names[event.seat]} lifts {short_name(event.tile)} from {_named(event.space)}."


@event_in_words.register
def _(event: TilePlayed, names: Names) -> str:
    return f"{names[event.seat]} plays {_turned(event.tile, event.turns)} on {_named(event.space)}."


@event_in_words.register
def _(event: TilePutBack, names: Names) -> str:
    tile = _turned(event.tile, event.turns)
    return (
        f"{names[event.seat]} puts {tile} back on {_named(event.space)}; "
        f"it was on {_named(event.origin)}."
    )


@event_in_words.register
def _(event: TilesLocked, names: Names) -> str:
    return f"Locked now: {_spaces(event.spaces)}."


@event_in_words.register
def _(event: TilesUnlocked, names: Names) -> str:
    return f"No longer locked: {_spaces(event.spaces)}."


# Points


@event_in_words.register
def _(event: ConnectionMade, names: Names) -> str | None:
    if not event.worth:
        return None
    return f"Connected to {_named(event.neighbour)} through {listed(event.biomes)}."


@event_in_words.register
def _(event: AreaCounted, names: Names) -> str:
    tiles, points = counted(len(event.spaces), "tile"), counted(event.points, "point")
    return f"The area of {event.biome} has {tiles} ({_spaces(event.spaces)}): {points}."


@event_in_words.register
def _(event: PointsScored, names: Names) -> str:
    points = counted(event.points, "point")
    why = _CATEGORIES[event.category]
    return f"{names[event.seat]} earns {points} for {why} and has {event.total}."


def _tiles(tiles: Sequence[str]) -> str:
    return " ".join(short_name(tile) for tile in tiles)


def _named(space: Hex) -> str:
    return f"{space[0]},{space[1]}"


def _spaces(spaces: Sequence[Hex]) -> str:
    return " ".join(_named(space) for space in spaces)


def _turned(tile: str, turns: int) -> str:
    return f"{short_name(tile)} (turned {turns})" if turns else short_name(tile)
