r"""Boards and positions drawn as text, for tests, rules pages, terminals and bug reports.

Each tile takes three lines of ten characters, each row of the plane stands half a tile further
right than the one above. Letters are the biomes of the twelve halves, where they lie; `-`, `/` and
`\` are roads. In the middle stands the tile's short name. An empty space into which a road leads
shows where it is. Before each row stands its first space: at the left in rows whose r is even, else
half a tile further in.

         | AA\ /SS
    -1,0 |AM-s01-SD  (1,0)
         | MM/ \DD

Letters that stand one above the other, or next to each other across the gap, touch.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.hexes import Hex
from mapmakers.engine.core.refusal import NotationError
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.stages import HELD, PLAYED
from mapmakers.engine.games.mapout.tiles import Face

if TYPE_CHECKING:
    from mapmakers.engine.games.mapout.state import MapOutState

WIDE = 10
HALF = 5
_ROW = re.compile(r" *(-?\d{1,6}),(-?\d{1,6}) *\|(.*)")
_BESIDE_ROW = re.compile(r" *\|(.*)")
_NAME = re.compile(r"[srex]\d\d")
_OPEN = re.compile(r" *\(-?\d+,-?\d+\) *")


def draw(tiles: Mapping[Hex, Face], open_ends: Collection[Hex] = ()) -> str:
    """The drawing of a board; the open ends are the empty spaces to name."""
    drawn = [*tiles, *open_ends]
    if not drawn:
        return ""
    left = min(_column(space) for space in drawn) // WIDE * WIDE
    rows = range(min(r for _, r in drawn), max(r for _, r in drawn) + 1)
    labels = {row: f"{(left - HALF * row) // WIDE + row % 2},{row}" for row in rows}
    margin = max(map(len, labels.values())) + 1
    lines: list[str] = []
    for row in rows:
        blocks = {
            _column(space) - left: _block(tiles.get(space), space)
            for space in sorted(space for space in drawn if space[1] == row)
        }
        for at, label in enumerate(("", labels[row], "")):
            text = ""
            for column, block in blocks.items():
                text = text.ljust(column) + block[at]
            lines.append(f"{label:<{margin}}|{text}".rstrip())
    return "\n".join(lines)


def parse(text: str, box: Components) -> list[tuple[str, int, int, int]]:
    """The tiles of a drawing, as `Board.of` takes them; NotationError where it is none."""
    lines = [line.rstrip() for line in text.strip("\n").splitlines() if line.strip()]
    if len(lines) % 3:
        raise NotationError("each row of a board is drawn in three lines")
    faces = {
        (tile.short, draw_tile(face)): face
        for tile, turned in zip(box.tiles, box.faces, strict=True)
        for face in turned
    }
    found: list[tuple[str, int, int, int]] = []
    left: int | None = None
    for at in range(0, len(lines), 3):
        (q, r), row = _read_row(lines[at : at + 3])
        starts = _column((q, r)) - HALF * (r % 2)
        if left is not None and starts != left:
            raise NotationError(f"the row of {q},{r} does not begin where the one above does")
        left = starts
        for column, block in _blocks(row):
            face = faces.get((block[1][3:6], block))
            over = column + left - HALF * r
            if face is None or over % WIDE:
                raise NotationError(f"no tile of this box lies like this: {block[1].strip()!r}")
            found.append((face.tile.id, over // WIDE, r, face.turns))
    return found


def _column(space: Hex) -> int:
    q, r = space
    return WIDE * q + HALF * r


def _block(face: Face | None, space: Hex) -> tuple[str, str, str]:
    if face is not None:
        return draw_tile(face)
    return " " * WIDE, f"({space[0]},{space[1]})".center(WIDE - 1) + " ", " " * WIDE


def draw_tile(face: Face) -> tuple[str, str, str]:
    """The three lines of one tile."""
    h = face.halves
    east, south_east, south_west, west, north_west, north_east = (
        mark if side in face.roads else " " for side, mark in enumerate(r"-\/-\/")
    )
    return (
        f" {h[8]}{h[9]}{north_west} {north_east}{h[10]}{h[11]}  ",
        f"{h[7]}{h[6]}{west}{face.tile.short}{east}{h[0]}{h[1]} ",
        f" {h[5]}{h[4]}{south_west} {south_east}{h[3]}{h[2]}  ",
    )


def _read_row(lines: Iterable[str]) -> tuple[Hex, tuple[str, str, str]]:
    """The first space of a row and its three lines, without the margin."""
    above, within, below = lines
    named = _ROW.fullmatch(within)
    beside = (_BESIDE_ROW.fullmatch(above), _BESIDE_ROW.fullmatch(below))
    if named is None or beside[0] is None or beside[1] is None:
        raise NotationError(
            "a row begins with its first space, such as `-1,0 |`, and `|` around it"
        )
    return (int(named[1]), int(named[2])), (beside[0][1], named[3], beside[1][1])


def _blocks(row: tuple[str, str, str]) -> Iterator[tuple[int, tuple[str, str, str]]]:
    """Each tile of a row: its column and its three lines. Nothing else may stand there."""
    width = max(map(len, row)) + WIDE
    above, within, below = (line.ljust(width) for line in row)
    rest = [list(line) for line in (above, within, below)]
    for name in _NAME.finditer(within):
        column = name.start() - 3
        if column < 0:
            raise NotationError("a tile is drawn beyond the margin")
        span = slice(column, column + WIDE)
        yield column, (above[span], within[span], below[span])
        for line in rest:
            line[span] = " " * WIDE
    if any("".join(line).strip() for line in (rest[0], rest[2])):
        raise NotationError("there is more beside this row than its tiles")
    if not _OPEN.sub("", "".join(rest[1])).strip() == "":
        raise NotationError("there is more in this row than tiles and spaces such as (1,0)")


def brief(state: MapOutState) -> str:
    """The moment of a match in one line: what `repr` of a state shows."""
    return f"<MapOutState: {_moment(state)}>"


def position(state: MapOutState) -> str:
    """What everybody sees of the table: what `str` of a state shows. The board is drawn as
    `Board.parse` reads it."""
    lines = [f"Map Out, {_moment(state)}"]
    for seat, (rack, score) in enumerate(zip(state.racks, state.scores, strict=True)):
        ends = " ".join(state.box.tiles[tile].short for tile in state.ends[seat])
        hand = size(rack.hand)
        lines.append(f"Seat {seat}: {score.total} points, {hand} in hand, End Tiles: {ends or '-'}")
    return "\n".join([*lines, "", str(state.board)])


def _moment(state: MapOutState) -> str:
    if not state.waiting:
        return "over"
    lifted = (
        f", {state.box.tiles[state.lifted].short} lifted" if state.stage in (HELD, PLAYED) else ""
    )
    return f"{len(state.pile)} in the pile, waiting: {state.turn}{lifted}"
