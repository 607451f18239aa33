"""What a player may decide now, found as it is asked for, and why something else is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mapmakers.engine.boards.bits import Word, lowest, one
from mapmakers.engine.boards.hexes import NO_SPACE, Space, packed, unpacked
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.completion import (
    can_lift,
    can_play,
    leaves_room,
    places,
    refuse_lift,
)
from mapmakers.engine.games.mapout.moves import BACK, LIFT, PASS, PASSING, PLAY, Move
from mapmakers.engine.games.mapout.spot import Spot
from mapmakers.engine.games.mapout.tiles import Face
from mapmakers.engine.games.mapout.turns import FRESH, HELD, NO_TILE, PLAYED

TRIES: Final = 60
"""How often sampling guesses before it looks up what is legal."""


@final
@mypyc_attr(acyclic=True)
class Choice:
    """A decision in the engine's own terms: a verb, the face to lay or lift, if any, and where."""

    __slots__ = ("face", "space", "verb")

    def __init__(self, verb: str, face: Face | None, space: Space) -> None:
        self.verb: Final = verb
        self.face: Final = face
        self.space: Final = space

    def move(self) -> Move:
        face = self.face
        if face is None:
            return PASSING
        if self.verb == LIFT:
            return Move(LIFT, face.id)
        q, r = unpacked(self.space)
        return Move(self.verb, face.id, q, r, face.turns)


TO_PASS: Final = Choice(PASS, None, NO_SPACE)


@final
@mypyc_attr(acyclic=True)
class Choices:
    """What a player may do at one moment of a turn, which can be completed after each of them."""

    __slots__ = ("_board", "_found", "_lifted", "_origin", "_stage", "_tiles")

    def __init__(self, board: Board, hand: Word, stage: int, lifted: int, origin: Space) -> None:
        """`hand` are the tiles, as bits, that can be played, `lifted` is from `origin`."""
        self._board = board
        self._tiles = hand
        self._stage = stage
        self._lifted = lifted if stage in (HELD, PLAYED) else NO_TILE
        self._origin = origin
        self._found: list[Choice] | None = None

    def _hand(self) -> list[Face]:
        """The faces that can be played."""
        faces = self._board.box.faces
        found: list[Face] = []
        tiles = self._tiles
        while tiles:
            found.extend(faces[lowest(tiles)])
            tiles &= tiles - 1
        return found

    def _returning(self) -> list[Face]:
        """The faces of the lifted tile."""
        return [] if self._lifted == NO_TILE else self._board.box.faces[self._lifted]

    # One decision

    def refuse(self, move: Move) -> None:
        """Raise Refused with the clause that the move breaks; nothing where it is legal."""
        self.choice_of(move)

    def choice_of(self, move: Move) -> Choice:
        """What a move stands for; Refused where it is not legal."""
        if move.verb == PLAY:
            return self._play_of(move)
        if move.verb == BACK:
            return self._return_of(move)
        if move.verb == LIFT:
            return self._lift_of(move)
        if move.verb == PASS:
            return self._pass()
        raise Refused("O5.1")

    def _play_of(self, move: Move) -> Choice:
        if self._stage == PLAYED:
            raise Refused("O5.1", (move.space,))
        face = self._turned(move, self._tiles, "O5.2")
        self._board.refuse(face, move.space)
        space = packed(move.space)
        if self._stage == HELD and not self._returns_after(face, space, self._board.plane.open()):
            raise Refused("O4.5", (move.space,))
        return Choice(PLAY, face, space)

    def _turned(self, move: Move, tiles: Word, missing: str) -> Face:
        """The face that the move names; refused where the tile is not among these, or misnamed."""
        box = self._board.box
        tile = box.place.get(move.tile, NO_TILE)
        if tile == NO_TILE or not tiles >> tile & 1:
            raise Refused(missing)
        face = box.every_face[tile][move.turns % 6]
        if face.turns != move.turns:
            raise Refused("O1.6")
        return face

    def _return_of(self, move: Move) -> Choice:
        lifted: Word = 0 if self._lifted == NO_TILE else one(self._lifted)
        face = self._turned(move, lifted, "O5.1")
        if move.space == unpacked(self._origin):
            raise Refused("O4.4", (move.space,))
        self._board.refuse(face, move.space)
        space = packed(move.space)
        if self._stage == HELD and not self._plays_after(
            face, space, self._hand(), self._board.plane.open()
        ):
            raise Refused("O4.5", (move.space,))
        return Choice(BACK, face, space)

    def _lift_of(self, move: Move) -> Choice:
        if self._stage != FRESH:
            raise Refused("O5.1")
        for spot in self._board.plane.spots:
            if spot.face is not None and spot.face.id == move.tile:
                refuse_lift(self._board, spot.space, self._hand())
                return Choice(LIFT, spot.face, spot.space)
        raise Refused("O4.2")

    def _pass(self) -> Choice:
        if self._stage != FRESH:
            raise Refused("O5.1")
        if can_play(self._board, self._hand()):
            raise Refused("O5.3")
        return TO_PASS

    def _returns_after(self, face: Face, space: Space, spots: list[Spot]) -> bool:
        """Whether the lifted tile still has a place when this one is played there."""
        returning = self._returning()
        return leaves_room(self._board.plane, face, space, returning, spots, self._origin)

    def _plays_after(self, face: Face, space: Space, hand: list[Face], spots: list[Spot]) -> bool:
        """Whether something can still be played when the lifted tile is put there."""
        return leaves_room(self._board.plane, face, space, hand, spots, NO_SPACE)

    # All of them

    def __len__(self) -> int:
        return len(self.every())

    def __getitem__(self, index: int) -> Move:
        return self.every()[index].move()

    def __iter__(self) -> Iterator[Move]:
        return iter([choice.move() for choice in self.every()])

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        try:
            self.choice_of(move)
        except Refused:
            return False
        return True

    def sample(self, chance: Chance) -> Move:
        """One of them, each equally likely."""
        return self.pick(chance).move()

    def pick(self, chance: Chance) -> Choice:
        """One of them, each equally likely: guesses first, which cost less than looking all up."""
        if self._found is None:
            for_now = self._guess(chance)
            if for_now is not None:
                return for_now
        every = self.every()
        return every[chance.below(len(every))]

    def _guess(self, chance: Chance) -> Choice | None:
        """One of them, found by guessing among all faces on all open ends, and all lifts."""
        board, stage = self._board, self._stage
        faces = self._hand() if stage != PLAYED else []
        played: i64 = len(faces)
        faces.extend(self._returning())
        turned: i64 = len(faces)
        spots = board.plane.open()
        laid: i64 = turned * len(spots)
        bound: i64 = laid + (board.plane.tiles if stage == FRESH else 0)
        for _ in range(TRIES):
            guess: i64 = chance.below(bound)
            if guess >= laid:
                spot = board.plane.lying()[guess - laid]
                if can_lift(board, spot.space, faces):
                    return Choice(LIFT, spot.face, spot.space)
                continue
            spot = spots[guess // turned]
            at: i64 = guess % turned
            face = faces[at]
            if not face.has & spot.bans:
                choice = Choice(PLAY if at < played else BACK, face, spot.space)
                if self._completes(choice, spots):
                    return choice
        return None

    def _completes(self, choice: Choice, spots: list[Spot]) -> bool:
        """Whether the turn can be completed after the tile is laid where it fits."""
        face, space = choice.face, choice.space
        assert face is not None
        if choice.verb == BACK:
            if space == self._origin:
                return False
            if self._stage == HELD:
                return self._plays_after(face, space, self._hand(), spots)
        elif self._stage == HELD:
            return self._returns_after(face, space, spots)
        return True

    def every(self) -> list[Choice]:
        """All of them: by tile and turn, then by space in reading order; then the lifts."""
        found = self._found
        if found is None:
            found = self._found = self._look_up()
        return found

    def _look_up(self) -> list[Choice]:
        spots = self._board.plane.open()
        if self._stage == HELD:
            return self._plays_and_returns(spots)
        if self._stage == PLAYED:
            return _laid(BACK, self._returning(), spots, self._origin)
        hand = self._hand()
        plays = _laid(PLAY, hand, spots, NO_SPACE)
        if self._stage == FRESH:
            return plays + self._lifts(hand) or [TO_PASS]
        return plays

    def _lifts(self, hand: list[Face]) -> list[Choice]:
        board = self._board
        return [
            Choice(LIFT, spot.face, spot.space)
            for spot in board.plane.lying()
            if can_lift(board, spot.space, hand)
        ]

    def _plays_and_returns(self, spots: list[Spot]) -> list[Choice]:
        """With a tile lifted and none played: what leaves room for the other of the two."""
        hand, returning = self._hand(), self._returning()
        plays, back = places(spots, hand), places(spots, returning, self._origin)
        found: list[Choice] = []
        for choice in _laid(PLAY, hand, plays, NO_SPACE):
            assert choice.face is not None
            if self._returns_after(choice.face, choice.space, back):
                found.append(choice)
        for choice in _laid(BACK, returning, back, self._origin):
            assert choice.face is not None
            if self._plays_after(choice.face, choice.space, hand, plays):
                found.append(choice)
        return found


def _laid(verb: str, faces: list[Face], spots: list[Spot], other_than: Space) -> list[Choice]:
    """Every place by tile and turn, then by space in reading order; one space left out."""
    return [
        Choice(verb, face, spot.space)
        for face in faces
        for spot in spots
        if not face.has & spot.bans and spot.space != other_than
    ]
