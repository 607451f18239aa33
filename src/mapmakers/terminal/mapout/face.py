"""Map Out in the terminal."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from mapmakers.engine.boards.hexes import Hex, in_reading_order
from mapmakers.engine.core import NotationError, State
from mapmakers.engine.games.mapout.drawing import draw, draw_tile
from mapmakers.engine.games.mapout.moves import BACK, LIFT, PASS, PLAY, Move
from mapmakers.engine.games.mapout.state import MapOutState
from mapmakers.engine.games.mapout.tile_view import TileView
from mapmakers.engine.games.mapout.tiles import Face, Tile
from mapmakers.engine.games.mapout.view import PlayerView, View
from mapmakers.terminal.layout import WIDTH, counted, in_rows, listed
from mapmakers.terminal.mapout.effects import in_words
from mapmakers.terminal.mapout.events import event_in_words
from mapmakers.terminal.mapout.tile_names import long_name, short_name

LEGEND = r"D desert  M meadows  A arctic  S swamp   - / \ roads   (1,0) an open end"
_TILE = r"(?:[srex]\d{1,2}|(?:starting|road|end|split-end)-\d{2})"
_SPACE = r"\(?\s*(-?\d{1,6})\s*,\s*(-?\d{1,6})\s*\)?"
_LAID = re.compile(
    rf"(?:(play|back|put)\s+)?({_TILE})?\s*@?\s*{_SPACE}(?:\s+([0-5]))?", re.IGNORECASE
)
_LIFTED = re.compile(rf"lift\s+(?:({_TILE})|{_SPACE})", re.IGNORECASE)


class MapOutFace:
    """The board drawn tile by tile; tiles are named by a letter and a number, such as r07."""

    def show(self, view: View, names: Sequence[str]) -> str:
        tiles = {(lying.q, lying.r): _face(lying.tile, lying.turns) for lying in view.lying}
        lines = [*_in_bands(draw(tiles, view.open_ends).splitlines()), "", LEGEND, ""]
        lines += in_rows([self._player(view, player, names) for player in view.players])
        lines.append(f"{view.pile} tiles in the pile")
        if view.lifted is not None:
            q, r = view.lifted.origin
            lines += ["", f"Lifted from {q},{r}:", *_drawn([view.lifted.tile])]
        if view.seat is not None:
            own = [*view.hand, *view.players[view.seat].ends]
            lines += (
                ["", "Your tiles, not turned:", *_drawn(own)] if own else ["", "No tiles left."]
            )
        return "\n".join(lines)

    def _player(self, view: View, player: PlayerView, names: Sequence[str]) -> list[str]:
        ends = " ".join(short_name(end.id) for end in player.ends)
        turn = " (to move)" if player.seat in view.waiting else ""
        hand = f"{player.hand} in hand" + (f", {ends} face up" if ends else "")
        return [f"{names[player.seat]}{turn}: {counted(player.total, 'point')}", f"  {hand}"]

    def ask(self, state: State[Move], seat: int) -> str:
        moves: dict[str, Move] = {}
        for move in _own(state).legal(seat):
            moves.setdefault(move.verb, move)
        if PASS in moves:
            return "You cannot play any tile: `pass`."
        if PLAY in moves and BACK in moves:
            return f"Put the lifted tile back, such as {_typed(moves[BACK])}, or play one first."
        if BACK in moves:
            return f"Put the lifted tile back, such as {_typed(moves[BACK])}."
        if PLAY not in moves:
            return f"Nothing fits: lift a tile first to make room, such as {_typed(moves[LIFT])}."
        lift = f", or lift one first, such as {_typed(moves[LIFT])}" if LIFT in moves else ""
        return f"Play a tile, such as {_typed(moves[PLAY])}{lift}."

    def guide(self, state: State[Move], seat: int) -> str:
        table = _own(state)
        lines = [
            "`r07 1,-1 2` plays r07 on the space 1,-1, turned twice clockwise; leave out the",
            "turns if only one fits. `lift r05` or `lift 0,1` lifts a tile, `back 0,2 4`",
            "puts it back, `pass` passes. Possible now, with the turns and the points:",
        ]
        found: dict[tuple[str, str], dict[Hex, list[str]]] = {}
        for move in table.legal(seat):
            spaces = found.setdefault((move.verb, move.tile), {})
            if move.verb in (PLAY, BACK):
                points = table.effects(seat, move).points
                earned = f"(+{points})" if points else ""
                spaces.setdefault(move.space, []).append(f"{move.turns}{earned}")
        for (verb, tile), spaces in found.items():
            what = f"{verb} {short_name(tile)}" if tile else verb
            places = "; ".join(
                f"{q},{r}: {', '.join(spaces[q, r])}" for q, r in in_reading_order(spaces)
            )
            text = f"{what}  {places}" if places else what
            lines += textwrap.wrap(text, WIDTH - 2, initial_indent="  ", subsequent_indent="      ")
        return "\n".join(lines)

    def read(self, text: str, state: State[Move], seat: int) -> Move:
        table = _own(state)
        typed = text.strip()
        if typed.lower() == PASS:
            return Move(PASS)
        if found := _LIFTED.fullmatch(typed):
            if found[1] is not None:
                return Move(LIFT, long_name(found[1]))
            return Move(LIFT, _lying_on((int(found[2]), int(found[3])), table))
        if found := _LAID.fullmatch(typed):
            verb, tile, q, r, turns = found.groups()
            return _laid(table, seat, verb, tile, (int(q), int(r)), turns)
        raise NotationError("that is not a move; `help` shows what you can type")

    def where(self, cells: Sequence[Hex]) -> str:
        return listed([f"{q},{r}" for q, r in cells])

    def effects_in_words(self, effects: Any, names: Sequence[str]) -> list[str]:
        return in_words(effects, names)

    def event_in_words(self, event: Any, names: Sequence[str]) -> str | None:
        return event_in_words(event, names)


def _own(state: State[Move]) -> MapOutState:
    assert isinstance(state, MapOutState)
    return state


def _face(tile: TileView, turns: int = 0) -> Face:
    return Face(Tile(tile.id, tile.kind, tile.halves, tile.roads), turns)


def _drawn(tiles: Iterable[TileView]) -> list[str]:
    return in_rows([draw_tile(_face(tile)) for tile in tiles])


def _in_bands(lines: Sequence[str]) -> Iterator[str]:
    """The drawing, split into parts if it is too wide for a line."""
    margin = lines[0].index("|") + 1 if lines else 0
    band = WIDTH - margin
    widest = max(map(len, lines), default=0) - margin
    for start in range(0, widest, band):
        if start:
            yield "further to the right:"
        for line in lines:
            yield (line[:margin] + line[margin + start : margin + start + band]).rstrip()


def _typed(move: Move) -> str:
    if move.verb == LIFT:
        return f"`lift {short_name(move.tile)}`"
    what = "back" if move.verb == BACK else short_name(move.tile)
    return f"`{what} {move.q},{move.r} {move.turns}`"


def _lying_on(space: Hex, table: MapOutState) -> str:
    face = table.board.tiles.get(space)
    if face is None:
        raise NotationError(f"no tile lies on {space[0]},{space[1]}")
    return face.tile.id


def _laid(
    table: MapOutState, seat: int, verb: str | None, tile: str | None, space: Hex, turns: str | None
) -> Move:
    """The complete move for an abbreviated input."""
    lifted = table.view(seat).lifted
    if tile is None:
        if lifted is None:
            raise NotationError("name the tile to play, such as `r07 1,-1 2`")
        named = lifted.tile.id
    else:
        named = long_name(tile)
    back = lifted is not None and named == lifted.tile.id
    if verb is not None and back is not (verb.lower() != PLAY):
        raise NotationError("`back` is for the lifted tile, `play` for one of yours")
    if turns is not None:
        face = table.board.box.face(named, int(turns))
        return Move(BACK if back else PLAY, named, *space, face.turns)
    return _only_way(table, seat, Move(BACK if back else PLAY, named, *space))


def _only_way(table: MapOutState, seat: int, meant: Move) -> Move:
    ways = [
        move
        for move in table.legal(seat)
        if (move.verb, move.tile, move.space) == (meant.verb, meant.tile, meant.space)
    ]
    if len(ways) > 1:
        turns = listed([str(move.turns) for move in ways]).replace(" and ", " or ")
        raise NotationError(f"add the number of turns: {turns}")
    return ways[0] if ways else meant


FACE = MapOutFace()
