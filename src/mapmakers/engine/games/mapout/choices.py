"""What a player may decide now, found as it is asked for, and why something else is refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum

from mapmakers.engine.boards.hexes import Hex, in_reading_order
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.completion import (
    can_lie,
    can_lift,
    can_play,
    far_from,
    lies_where,
    refuse_lift,
)
from mapmakers.engine.games.mapout.moves import BACK, LIFT, PASS, PASSING, PLAY, Move
from mapmakers.engine.games.mapout.tiles import LEADS_IN, Face

Choice = tuple[str, Face | None, Hex]
"""A verb, the face to lay or lift, if any, and where."""

NO_TILE = -1
TRIES = 60
"""How often sampling guesses before it looks up what is legal."""


class Stage(IntEnum):
    """How far a turn has come (O5.1)."""

    FRESH = 0
    """Nothing done: lift, play, or pass."""
    HELD = 1
    """A tile is lifted and none played: put it back, or play."""
    RETURNED = 2
    """The lifted tile is back: play."""
    PLAYED = 3
    """A tile is played while another is lifted: put that one back."""


class Choices:
    """What a player may do at one moment of a turn, which can be completed after each of them."""

    __slots__ = ("_board", "_found", "_lifted", "_origin", "_stage", "_tiles")

    def __init__(
        self, board: Board, hand: Sequence[int], stage: Stage, lifted: int, origin: Hex
    ) -> None:
        """`hand` are the tiles that can be played, `lifted` the one lifted from `origin`."""
        self._board = board
        self._tiles = hand
        self._stage = stage
        self._lifted = lifted if stage == Stage.HELD or stage == Stage.PLAYED else NO_TILE
        self._origin = origin
        self._found: list[Choice] | None = None

    @property
    def _hand(self) -> list[Face]:
        """The faces that can be played."""
        faces = self._board.box.faces
        return [face for tile in self._tiles for face in faces[tile]]

    @property
    def _returning(self) -> tuple[Face, ...]:
        """The faces of the lifted tile."""
        return () if self._lifted == NO_TILE else self._board.box.faces[self._lifted]

    # One decision

    def refuse(self, move: Move) -> None:
        """Raise Refused with the clause that the move breaks; nothing where it is legal."""
        if move.verb == PLAY:
            self._refuse_play(move)
        elif move.verb == BACK:
            self._refuse_back(move)
        elif move.verb == LIFT:
            self._refuse_lift(move)
        elif move.verb == PASS:
            self._refuse_pass()
        else:
            raise Refused("O5.1")

    def _refuse_play(self, move: Move) -> None:
        if self._stage == Stage.PLAYED:
            raise Refused("O5.1", (move.space,))
        face = self._turned(move, self._tiles, "O5.2")
        self._board.refuse(face, move.space)
        if self._stage == Stage.HELD and not self._can_return_after(face, move.space):
            raise Refused("O4.5", (move.space,))

    def _turned(self, move: Move, tiles: Sequence[int], missing: str) -> Face:
        """The face that the move names; refused where the tile is not among these, or misnamed."""
        box = self._board.box
        tile = box.place.get(move.tile, NO_TILE)
        if tile == NO_TILE or tile not in tiles:
            raise Refused(missing)
        face = box.every_face[tile][move.turns % 6]
        if face.turns != move.turns:
            raise Refused("O1.6")
        return face

    def _refuse_back(self, move: Move) -> None:
        face = self._turned(move, (self._lifted,), "O5.1")
        if move.space == self._origin:
            raise Refused("O4.4", (move.space,))
        self._board.refuse(face, move.space)
        if self._stage == Stage.HELD and not self._can_play_after(face, move.space):
            raise Refused("O4.5", (move.space,))

    def _refuse_lift(self, move: Move) -> None:
        if self._stage != Stage.FRESH:
            raise Refused("O5.1")
        for space, face in self._board.tiles.items():
            if face.tile.id == move.tile:
                refuse_lift(self._board, space, self._hand)
                return
        raise Refused("O4.2")

    def _refuse_pass(self) -> None:
        if self._stage != Stage.FRESH:
            raise Refused("O5.1")
        if can_play(self._board, self._hand):
            raise Refused("O5.3")

    def _can_return_after(self, face: Face, space: Hex) -> bool:
        """Whether the lifted tile still has a place when this one is played there."""
        return can_lie(self._board.lay(face, space), self._returning, self._origin)

    def _can_play_after(self, face: Face, space: Hex) -> bool:
        """Whether something can still be played when the lifted tile is put there."""
        return can_lie(self._board.lay(face, space), self._hand)

    # All of them

    def __len__(self) -> int:
        return len(self._look_up())

    def __getitem__(self, index: int) -> Move:
        return _move(*self._look_up()[index])

    def __iter__(self) -> Iterator[Move]:
        for choice in self._look_up():
            yield _move(*choice)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        try:
            self.refuse(move)
        except Refused:
            return False
        return True

    def sample(self, chance: Chance) -> Move:
        """One of them, each equally likely: guesses first, which cost less than looking all up."""
        if self._found is not None:
            return self[chance.below(len(self._found))]
        board = self._board
        hand = self._hand if self._stage != Stage.PLAYED else []
        faces = [*hand, *self._returning]
        spaces = [space for space in board.spaces.items() if space[1] & LEADS_IN]
        tiles = list(board.tiles) if self._stage == Stage.FRESH else []
        places = len(faces) * len(spaces)
        for _ in range(TRIES):
            guess = chance.below(places + len(tiles))
            if guess >= places:
                space = tiles[guess - places]
                if can_lift(board, space, hand):
                    return Move(LIFT, board.tiles[space].tile.id)
                continue
            at, turned = divmod(guess, len(faces))
            face = faces[turned]
            space, bans = spaces[at]
            if not face.has & bans and self._completes(face, space, turned >= len(hand)):
                return _move(BACK if turned >= len(hand) else PLAY, face, space)
        return self[chance.below(len(self))]

    def _completes(self, face: Face, space: Hex, returns: bool) -> bool:
        """Whether the turn can be completed after the tile is laid where it fits."""
        if returns and space == self._origin:
            return False
        if self._stage != Stage.HELD:
            return True
        if returns:
            return self._can_play_after(face, space)
        return self._can_return_after(face, space)

    def _look_up(self) -> list[Choice]:
        if self._found is None:
            if self._stage == Stage.FRESH:
                self._found = self._plays() + self._lifts() or [(PASS, None, self._origin)]
            elif self._stage == Stage.HELD:
                self._found = self._plays_and_returns()
            elif self._stage == Stage.RETURNED:
                self._found = self._plays()
            else:
                self._found = _choices(BACK, self._returning, self._returns())
        return self._found

    def _plays(self) -> list[Choice]:
        hand = self._hand
        return _choices(PLAY, hand, lies_where(self._board, hand))

    def _returns(self) -> dict[Hex, list[Face]]:
        return lies_where(self._board, self._returning, self._origin)

    def _lifts(self) -> list[Choice]:
        board, hand = self._board, self._hand
        return [
            (LIFT, board.tiles[space], space)
            for space in in_reading_order(board.tiles)
            if can_lift(board, space, hand)
        ]

    def _plays_and_returns(self) -> list[Choice]:
        """With a tile lifted and none played: what leaves room for the other of the two."""
        hand = self._hand
        plays = lies_where(self._board, hand)
        returns = self._returns()
        found: list[Choice] = []
        for verb, faces, some, others, leaves_room in (
            (PLAY, hand, plays, returns, self._can_return_after),
            (BACK, self._returning, returns, plays, self._can_play_after),
        ):
            for face, space in _listed(faces, some):
                if far_from(space, others) or leaves_room(face, space):
                    found.append((verb, face, space))
        return found


def _choices(verb: str, faces: Sequence[Face], where: dict[Hex, list[Face]]) -> list[Choice]:
    return [(verb, face, space) for face, space in _listed(faces, where)]


def _listed(faces: Sequence[Face], where: dict[Hex, list[Face]]) -> list[tuple[Face, Hex]]:
    """Places by tile and turn, then by space in reading order."""
    spaces = in_reading_order(where)
    return [(face, space) for face in faces for space in spaces if face in where[space]]


def _move(verb: str, face: Face | None, space: Hex) -> Move:
    if face is None:
        return PASSING
    if verb == LIFT:
        return Move(LIFT, face.tile.id)
    return Move(verb, face.tile.id, *space, face.turns)
