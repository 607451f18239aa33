"""The events of Map Out: what a step did, in the order in which it happened.

Tiles are named by their ids, as in moves; spaces are (q, r), as in views. What is printed on a tile
is there too: a tile that others played from their hand is in no view before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from mapmakers.engine.boards.bits import Word, members, size
from mapmakers.engine.boards.hexes import Hex, Space, unpacked
from mapmakers.engine.core.events import EventLog
from mapmakers.engine.core.shared_events import MatchEnded, Undone
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.effects import areas_of, as_hexes, connections_of
from mapmakers.engine.games.mapout.lifting import locked_by, unlocked_by
from mapmakers.engine.games.mapout.outcome import Score
from mapmakers.engine.games.mapout.plane import Plane
from mapmakers.engine.games.mapout.setup import Deal
from mapmakers.engine.games.mapout.tile_view import TileView, view_of_tile
from mapmakers.engine.games.mapout.tiles import END, ROAD, SPLIT_END, Face
from mapmakers.engine.games.mapout.turn_view import TurnStep
from mapmakers.engine.games.mapout.vocabulary import Biome, Stage, TileKind

Category = Literal["roads", "moved", "end_tiles", "split_end_tiles"]
"""What points are for, by the names of the fields of a player's view."""
_CATEGORIES: dict[str, Category] = {ROAD: "roads", END: "end_tiles", SPLIT_END: "split_end_tiles"}
"""By the kind of tile that was played."""


@dataclass(slots=True)
class TilesDealt:
    """The tiles that a seat begins with (O2.2, O2.3)."""

    seat: int
    end_tiles: tuple[str, ...]
    """The End Tiles that lie face up."""
    hand: tuple[str, ...] | None
    """Its Road Tiles; None for everybody else."""
    hand_size: int
    kind: Literal["tiles_dealt"] = "tiles_dealt"


@dataclass(slots=True)
class FirstPlayerChosen:
    """Who begins (O2.5)."""

    seat: int
    by_lot: bool
    """Whether by lot; otherwise the table has named the seat."""
    kind: Literal["first_player_chosen"] = "first_player_chosen"


@dataclass(slots=True)
class TurnBegan:
    """It is this seat's turn now."""

    seat: int
    kind: Literal["turn_began"] = "turn_began"


@dataclass(slots=True)
class TileLifted:
    """A seat lifted a tile from the board (O4.2)."""

    seat: int
    tile: str
    space: Hex
    """Where it lay."""
    turns: int
    worth: int
    """What its connections there were worth, which counts with the option `gain` (O6.4)."""
    printed: TileView
    kind: Literal["tile_lifted"] = "tile_lifted"


@dataclass(slots=True)
class TilesUnlocked:
    """Tiles that were locked, and are no longer: the lifted tile was connected to them."""

    spaces: tuple[Hex, ...]
    """In reading order."""
    kind: Literal["tiles_unlocked"] = "tiles_unlocked"


@dataclass(slots=True)
class TilePlayed:
    """A seat played a Road Tile from its hand, or one of its End Tiles (O5.2)."""

    seat: int
    tile: str
    tile_kind: TileKind
    space: Hex
    turns: int
    printed: TileView
    kind: Literal["tile_played"] = "tile_played"


@dataclass(slots=True)
class TilePutBack:
    """A seat put the lifted tile back on the board (O4.4)."""

    seat: int
    tile: str
    origin: Hex
    """Where it was lifted from."""
    space: Hex
    turns: int
    printed: TileView
    kind: Literal["tile_put_back"] = "tile_put_back"


@dataclass(slots=True)
class ConnectionMade:
    """A road of the tile that was just laid met a road of another (O1.5)."""

    seat: int
    space: Hex
    """Where the tile was laid."""
    neighbour: Hex
    """Where the other one lies."""
    biomes: tuple[Biome, ...]
    """The biomes that continue across the border."""
    worth: int
    """1 if a biome does, 0 for an End Tile (O6.1, O6.7). What the seat earns for a tile that was
    put back depends on an option (O6.3): PointsScored has it."""
    kind: Literal["connection_made"] = "connection_made"


@dataclass(slots=True)
class AreaCounted:
    """An area of the End Tile that was just played: a point for each tile (O6.5)."""

    seat: int
    biome: Biome
    spaces: tuple[Hex, ...]
    """The tiles, the End Tile among them, in reading order."""
    points: int
    each: tuple[int, ...]
    """The points of each tile, in the same order."""
    kind: Literal["area_counted"] = "area_counted"


@dataclass(slots=True)
class PointsScored:
    """What a seat earned for the tile that it just laid: all connections or areas together.

    There is none if it earned nothing.
    """

    seat: int
    category: Category
    points: int
    total: int
    """All points of the seat so far."""
    kind: Literal["points_scored"] = "points_scored"


@dataclass(slots=True)
class TilesLocked:
    """Tiles that are locked from now on (O4.1)."""

    spaces: tuple[Hex, ...]
    """In reading order."""
    kind: Literal["tiles_locked"] = "tiles_locked"


@dataclass(slots=True)
class TileDrawn:
    """A seat drew a Road Tile at the end of its turn (O5.5)."""

    seat: int
    tile: str | None
    """None for everybody else."""
    pile: int
    """How many tiles are left."""
    printed: TileView | None
    """None for everybody else."""
    kind: Literal["tile_drawn"] = "tile_drawn"


@dataclass(slots=True)
class TilesUsedUp:
    """A seat has no tile left, and no more turns (O5.6)."""

    seat: int
    kind: Literal["tiles_used_up"] = "tiles_used_up"


@dataclass(slots=True)
class Passed:
    """A seat could not play any tile (O5.4)."""

    seat: int
    in_a_row: int
    """How many turns in a row have been passed now."""
    kind: Literal["passed"] = "passed"


@dataclass(slots=True)
class TurnContinued:
    """How far the turn is after a step, and who comes next: the last event of the step."""

    seat: int
    steps: tuple[TurnStep, ...]
    next: int | None
    """None if no other player has a tile."""
    stage: Stage
    """The phase of the turn, as in the view."""
    kind: Literal["turn_continued"] = "turn_continued"


@dataclass(slots=True)
class PlayEnded:
    """Nobody has a turn any more."""

    reason: Literal["no_tiles_left", "everybody_passed"]
    """Nobody has a tile (O7.1), or nobody who has one can play it (O7.2)."""
    kind: Literal["play_ended"] = "play_ended"


Event = (
    TilesDealt
    | FirstPlayerChosen
    | TurnBegan
    | TileLifted
    | TilesUnlocked
    | TilePlayed
    | TilePutBack
    | ConnectionMade
    | AreaCounted
    | PointsScored
    | TilesLocked
    | TileDrawn
    | TilesUsedUp
    | Passed
    | TurnContinued
    | PlayEnded
    | Undone
    | MatchEnded
)


def record_deal(events: EventLog, box: Components, deal: Deal, by_lot: bool) -> None:
    for seat, rack in enumerate(deal.racks):
        ends, hand = _ids(box, rack.ends), _ids(box, rack.hand)
        events.add_private(
            seat,
            TilesDealt(seat, ends, hand, len(hand)),
            TilesDealt(seat, ends, None, len(hand)),
        )
    events.add(FirstPlayerChosen(deal.first, by_lot))
    events.add(TurnBegan(deal.first))


def record_lift(
    events: EventLog, seat: int, plane: Plane, face: Face, space: Space, worth: int
) -> None:
    """The tile was lifted from this plane."""
    printed = view_of_tile(face.tile)
    events.add(TileLifted(seat, face.id, unpacked(space), face.turns, worth, printed))
    if unlocked := as_hexes(unlocked_by(plane, face, space)):
        events.add(TilesUnlocked(unlocked))


def record_play(
    events: EventLog, seat: int, plane: Plane, face: Face, space: Space, points: int, score: Score
) -> None:
    """The tile was played on this plane and earned so many points; `score` includes them."""
    kind = face.tile.kind
    printed = view_of_tile(face.tile)
    events.add(TilePlayed(seat, face.id, kind, unpacked(space), face.turns, printed))
    _record_laid(events, seat, plane, face, space, _CATEGORIES[kind], points, score)


def record_return(
    events: EventLog,
    seat: int,
    plane: Plane,
    face: Face,
    origin: Space,
    space: Space,
    points: int,
    score: Score,
) -> None:
    """The tile was put back on this plane and earned so many points; `score` includes them."""
    here, printed = unpacked(space), view_of_tile(face.tile)
    events.add(TilePutBack(seat, face.id, unpacked(origin), here, face.turns, printed))
    _record_laid(events, seat, plane, face, space, "moved", points, score)


def _record_laid(
    events: EventLog,
    seat: int,
    plane: Plane,
    face: Face,
    space: Space,
    category: Category,
    points: int,
    score: Score,
) -> None:
    here = unpacked(space)
    for made in connections_of(plane, face, space):
        events.add(ConnectionMade(seat, here, made.space, made.biomes, made.points))
    for area in areas_of(plane, face, space):
        each = (1,) * len(area.spaces)
        events.add(AreaCounted(seat, area.biome, area.spaces, sum(each), each))
    if points:
        events.add(PointsScored(seat, category, points, score.total))
    if locked := as_hexes(locked_by(plane, face, space)):
        events.add(TilesLocked(locked))


def record_draw(events: EventLog, box: Components, seat: int, drawn: Word, pile: Word) -> None:
    """The seat drew this one tile, and the pile is what is left."""
    (place,) = members(drawn)
    tile, left = box.tiles[place], size(pile)
    events.add_private(
        seat,
        TileDrawn(seat, tile.id, left, view_of_tile(tile)),
        TileDrawn(seat, None, left, None),
    )


def _ids(box: Components, tiles: Word) -> tuple[str, ...]:
    return tuple([box.tiles[tile].id for tile in members(tiles)])
