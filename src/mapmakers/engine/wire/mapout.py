"""Map Out as JSON: everybody sees the board and the tiles of their own hand."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mapmakers.engine.boards.bits import members, size
from mapmakers.engine.boards.hexes import Space, unpacked
from mapmakers.engine.core.game import State
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.moves import BACK, LIFT, PLAY, PackedMove
from mapmakers.engine.games.mapout.plane import Plane, is_locked
from mapmakers.engine.games.mapout.stages import HELD, NO_SEAT, PLAYED, STAGES
from mapmakers.engine.games.mapout.state import MapOutState
from mapmakers.engine.games.mapout.turn_view import STEPS, steps_key
from mapmakers.engine.games.mapout.view import CLASHES, result_of
from mapmakers.engine.wire.texts import NULL, listed, numbers, to_json, yes_or_no

TURNS: Final = 6
LOCKED: Final = ',"locked":true},'
NOT_LOCKED: Final = ',"locked":false},'
MOST_SPACES: Final = 4096
"""How many spaces are cached by name; more than boards normally reach."""


STEP_TEXTS: Final[dict[tuple[int, bool, bool], str]] = {
    key: to_json(steps) for key, steps in STEPS.items()
}
CLASH_TEXT: Final = to_json(CLASHES)


@final
class MapOutWire:
    def __init__(self) -> None:
        self._box: BoxTexts | None = None

    def _of(self, state: MapOutState) -> BoxTexts:
        box = self._box
        if box is None or box.of is not state.box:
            box = self._box = _texts_of(state.box)
        return box

    def public(self, state: State[Any]) -> str:
        position = cast(MapOutState, state)
        box, plane = self._of(position), position.plane
        lifted = NULL
        if position.stage == HELD or position.stage == PLAYED:
            origin = numbers(unpacked(position.origin))
            lifted = f'{{"tile":{box.tiles[position.lifted]},"origin":{origin}}}'
        steps = STEP_TEXTS[steps_key(position)] if position.waiting else "[]"
        follows = position.next
        open_ends = [_pair(spot.space) for spot in plane.open()]
        return (
            f'"game":"mapout","waiting":{numbers(position.waiting)},'
            f'"stage":"{STAGES[position.stage]}","steps":{steps},'
            f'"next":{NULL if follows == NO_SEAT else follows},'
            f'"moved_tiles_score":"{position.moved_tiles_score}",'
            f'"starting_tiles":"{position.starting_tiles}",'
            f'"clashes":{CLASH_TEXT},"guessed":{yes_or_no(position.box.tiles_are_guessed)},'
            f'"lying":[{box.lying(plane)}],'
            f'"open_ends":{listed(open_ends)},"lifted":{lifted},'
            f'"players":{listed([_player(box, position, at) for at in range(position.seats)])},'
            f'"pile":{size(position.pile_bits)},"passes":{position.passes},"result":{to_json(result_of(position))}'
        )

    def own(self, state: State[Any], seat: int | None) -> str:
        if seat is None:
            return '"seat":null,"hand":[]'
        position = cast(MapOutState, state)
        tiles = self._of(position).tiles
        hand = [tiles[held] for held in members(position.racks[seat].hand)]
        return f'"seat":{seat},"hand":{listed(hand)}'

    def choices(self, state: State[Any], seat: int) -> str:
        position = cast(MapOutState, state)
        moves = self._of(position).moves(position.legal(seat).every())
        return f'{{"kind":"mapout","moves":[{moves}]}}'

    def stays_hidden(self, _move: Any) -> bool:
        return False


@final
class BoxTexts:
    """The tiles of a box as JSON."""

    def __init__(self, box: Components) -> None:
        self.of = box
        self.tiles: list[str] = [to_json(tile) for tile in box.tiles]
        """By index in the box."""
        self._lying: list[str] = [
            f'{{"tile":{tile},"turns":{turns},' for tile in self.tiles for turns in range(TURNS)
        ]
        """By 6 * index + turns: a tile on the board, up to its place."""
        self._play: list[str] = [f'"{PLAY} {tile.id} ' for tile in box.tiles]
        self._back: list[str] = [f'"{BACK} {tile.id} ' for tile in box.tiles]
        """Decisions up to the space; those without a space are complete."""
        self._lift: list[str] = [f'"{LIFT} {tile.id}",' for tile in box.tiles]

    def lying(self, plane: Plane) -> str:
        """The tiles on the board, in reading order."""
        parts: list[str] = []
        for spot in plane.lying():
            face = spot.face
            assert face is not None
            parts.append(self._lying[TURNS * face.place + face.turns])
            parts.append(_where(spot.space))
            parts.append(LOCKED if is_locked(plane, spot) else NOT_LOCKED)
        return "".join(parts)[:-1]

    def moves(self, moves: list[PackedMove]) -> str:
        """Decisions in the notation of records."""
        # There are a hundred and more, so each is put together from two parts, comma included.
        parts: list[str] = []
        for choice in moves:
            face = choice.face
            if face is None:
                parts.append(f'"{choice.verb}",')
            elif choice.verb == LIFT:
                parts.append(self._lift[face.place])
            else:
                heads = self._play if choice.verb == PLAY else self._back
                parts.append(heads[face.place])
                parts.append(_turned(choice.space, face.turns))
        return "".join(parts)[:-1]


_BOXES: Final[dict[str, BoxTexts]] = {}
"""By fingerprint; there are few."""


def _texts_of(box: Components) -> BoxTexts:
    found = _BOXES.get(box.fingerprint)
    if found is None or found.of is not box:
        found = _BOXES[box.fingerprint] = BoxTexts(box)
    return found


def _player(box: BoxTexts, state: MapOutState, seat: int) -> str:
    rack, score = state.racks[seat], state.scores[seat]
    ends = [box.tiles[end] for end in members(rack.ends)]
    return (
        f'{{"seat":{seat},"hand":{size(rack.hand)},"ends":{listed(ends)},"roads":{score.roads},'
        f'"moved":{score.moved},"end_tiles":{score.ends},"split_end_tiles":{score.split_ends},'
        f'"total":{score.total}}}'
    )


@final
class SpaceTexts:
    """A space: as in moves, as a pair, and as the place of a tile."""

    def __init__(self, space: Space) -> None:
        q, r = unpacked(space)
        self.turned = [f'{q},{r} {turns}",' for turns in range(TURNS)]
        self.pair = f"[{q},{r}]"
        self.where = f'"q":{q},"r":{r}'


_SPACES: Final[dict[int, SpaceTexts]] = {}


def _texts(space: Space) -> SpaceTexts:
    found = _SPACES.get(space)
    if found is None:
        if len(_SPACES) >= MOST_SPACES:
            _SPACES.clear()
        found = _SPACES[space] = SpaceTexts(space)
    return found


def _turned(space: Space, turns: int) -> str:
    return _texts(space).turned[turns]


def _pair(space: Space) -> str:
    return _texts(space).pair


def _where(space: Space) -> str:
    return _texts(space).where
