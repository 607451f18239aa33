"""What a seat, or an onlooker, may see; also what the wire carries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mapmakers.engine.boards.hexes import Hex, in_reading_order
from mapmakers.engine.games.mapout.choices import Stage
from mapmakers.engine.games.mapout.tiles import LEADS_IN

if TYPE_CHECKING:
    from mapmakers.engine.games.mapout.state import MapOutState


@dataclass(frozen=True, slots=True)
class TileView:
    """What is printed on a tile, before it is turned."""

    id: str
    kind: str
    halves: str
    roads: tuple[int, ...]


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
    """The End Tiles that lie face up before the player."""
    roads: int
    moved: int
    end_tiles: int
    split_end_tiles: int
    total: int


@dataclass(frozen=True, slots=True)
class LiftedView:
    """The tile that is lifted and where it came from."""

    tile: TileView
    origin: Hex


@dataclass(frozen=True, slots=True)
class Result:
    winners: tuple[int, ...]
    decided_by: str


@dataclass(frozen=True, slots=True)
class View:
    """A table of Map Out, seen from one seat, or from none."""

    game: str
    seat: int | None
    waiting: tuple[int, ...]
    stage: str
    """How far the turn has come: fresh, held, returned or played."""
    moved_tiles_score: str
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
    held = state.stage in (Stage.HELD, Stage.PLAYED)
    outcome = state.outcome
    return View(
        game="mapout",
        seat=seat,
        waiting=state.waiting,
        stage=state.stage.name.lower(),
        moved_tiles_score=state.moved_tiles_score,
        lying=tuple(_lying(state, space) for space in in_reading_order(board.tiles)),
        open_ends=tuple(
            in_reading_order(space for space, bans in board.spaces.items() if bans & LEADS_IN)
        ),
        lifted=LiftedView(_tile(state, state.lifted), state.origin) if held else None,
        hand=tuple(_tile(state, tile) for tile in state.hands[seat]) if seat is not None else (),
        players=tuple(_player(state, at) for at in range(state.seats)),
        pile=len(state.pile),
        passes=state.passes,
        result=Result(outcome.winners, outcome.decided_by) if outcome is not None else None,
    )


def _tile(state: MapOutState, tile: int) -> TileView:
    printed = state.board.box.tiles[tile]
    return TileView(printed.id, printed.kind, printed.halves, printed.roads)


def _lying(state: MapOutState, space: Hex) -> LyingView:
    face = state.board.tiles[space]
    tile = _tile(state, state.board.box.place[face.tile.id])
    return LyingView(tile, *space, face.turns, state.board.is_locked(space))


def _player(state: MapOutState, seat: int) -> PlayerView:
    score = state.scores[seat]
    return PlayerView(
        seat,
        len(state.hands[seat]),
        tuple(_tile(state, end) for end in state.ends[seat]),
        score.roads,
        score.moved,
        score.ends,
        score.split_ends,
        score.total,
    )
