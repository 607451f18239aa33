"""The view of a seat or a spectator, as sent to clients."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mapmakers.engine.boards.hexes import Hex, unpacked
from mapmakers.engine.core.shapes import Shapes
from mapmakers.engine.games.mapout.effects_view import Effects
from mapmakers.engine.games.mapout.events import Event
from mapmakers.engine.games.mapout.outcome import places_of
from mapmakers.engine.games.mapout.plane import Plane, is_locked
from mapmakers.engine.games.mapout.spot import Spot
from mapmakers.engine.games.mapout.stages import HELD, NO_SEAT, PLAYED, STAGES
from mapmakers.engine.games.mapout.tile_view import TileView, view_of_tile
from mapmakers.engine.games.mapout.tiles import BIOMES, CLASH
from mapmakers.engine.games.mapout.turn_view import TurnStep, steps_of
from mapmakers.engine.games.mapout.vocabulary import (
    Biome,
    DecidedBy,
    MovedTilesScore,
    Stage,
    StartingTiles,
)

if TYPE_CHECKING:
    from mapmakers.engine.games.mapout.state import MapOutState


CLASHES: Final[tuple[tuple[Biome, Biome], ...]] = tuple(
    [
        (BIOMES[one], BIOMES[CLASH[one]])
        for at, one in enumerate(BIOMES)
        if CLASH[one] in list(BIOMES)[at:]
    ]
)


@dataclass(frozen=True, slots=True)
class LyingView:
    """A tile on the board."""

    tile: TileView
    q: int
    r: int
    turns: int
    locked: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player."""

    seat: int
    hand: int
    """How many Road Tiles the player holds."""
    ends: tuple[TileView, ...]
    """The End Tiles that lie face up in front of the player."""
    roads: int
    moved: int
    end_tiles: int
    split_end_tiles: int
    total: int


@dataclass(frozen=True, slots=True)
class LiftedView:
    """The lifted tile and where it came from."""

    tile: TileView
    origin: Hex


@dataclass(frozen=True, slots=True)
class Result:
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """By seat, from 1; equal players share one."""
    decided_by: DecidedBy


@dataclass(frozen=True, slots=True)
class View:
    """A table of Map Out, seen from one seat or by a spectator."""

    game: str
    seat: int | None
    waiting: tuple[int, ...]
    stage: Stage
    """The phase of the turn: fresh, held, returned or played."""
    steps: tuple[TurnStep, ...]
    """The steps of the turn in their order, for all that everybody can see; none at the end."""
    next: int | None
    """Who comes after the seat whose turn it is; None if no other player has a tile."""
    moved_tiles_score: MovedTilesScore
    starting_tiles: StartingTiles
    clashes: tuple[tuple[Biome, Biome], ...]
    """The pairs of biomes that may never touch (O1.3)."""
    guessed: bool
    """Whether what the tiles show is ours (`guessed` of a game)."""
    lying: tuple[LyingView, ...]
    """The tiles on the board, in reading order."""
    open_ends: tuple[Hex, ...]
    """The empty spaces into which a road leads."""
    lifted: LiftedView | None
    """The tile in the hand of the player whose turn it is."""
    hand: tuple[TileView, ...]
    """This seat's own Road Tiles."""
    players: tuple[PlayerView, ...]
    pile: int
    passes: int
    """How many turns in a row were passed."""
    result: Result | None


def view_of(state: MapOutState, seat: int | None) -> View:
    board = state.board
    tiles = board.box.tiles
    held = state.stage in (HELD, PLAYED)
    return View(
        game="mapout",
        seat=seat,
        waiting=state.waiting,
        stage=STAGES[state.stage],
        steps=steps_of(state),
        next=None if state.next == NO_SEAT else state.next,
        moved_tiles_score=state.moved_tiles_score,
        starting_tiles=state.starting_tiles,
        clashes=CLASHES,
        guessed=board.box.tiles_are_guessed,
        lying=tuple([_lying(state.plane, spot) for spot in state.plane.lying()]),
        open_ends=board.open_ends,
        lifted=LiftedView(view_of_tile(tiles[state.lifted]), unpacked(state.origin))
        if held
        else None,
        hand=tuple([view_of_tile(tiles[held]) for held in state.hands[seat]])
        if seat is not None
        else (),
        players=tuple([_player(state, at) for at in range(state.seats)]),
        pile=len(state.pile),
        passes=state.passes,
        result=result_of(state),
    )


def result_of(state: MapOutState) -> Result | None:
    outcome = state.outcome
    if outcome is None:
        return None
    return Result(outcome.winners, places_of(state.scores), outcome.decided_by)


def _lying(plane: Plane, spot: Spot) -> LyingView:
    face = spot.face
    assert face is not None
    q, r = unpacked(spot.space)
    return LyingView(view_of_tile(face.tile), q, r, face.turns, is_locked(plane, spot))


def _player(state: MapOutState, seat: int) -> PlayerView:
    score = state.scores[seat]
    return PlayerView(
        seat,
        len(state.hands[seat]),
        tuple([view_of_tile(state.board.box.tiles[end]) for end in state.ends[seat]]),
        score.roads,
        score.moved,
        score.ends,
        score.split_ends,
        score.total,
    )


SHAPES: Final = Shapes(View, Effects, events=Event)
"""The types of what is sent of the game."""
