"""What a player may decide now, found as it is asked for, and why something else is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mapmakers.engine.boards.bits import Word, lowest, nth, one, size
from mapmakers.engine.boards.hexes import NO_SPACE, Space, packed, unpacked
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.completion import (
    can_lift,
    can_play,
    leaves_room,
    refuse_lift,
)
from mapmakers.engine.games.mapout.face_set import NO_FACES, TURNS, FaceSet
from mapmakers.engine.games.mapout.moves import BACK, LIFT, PASS, PASSING, PLAY, Move
from mapmakers.engine.games.mapout.tiles import LEADS_IN, Face
from mapmakers.engine.games.mapout.turns import FRESH, HELD, NO_TILE, PLAYED

TRIES: Final = 100
"""How often sampling guesses before it looks up what is legal."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
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
@mypyc_attr(acyclic=True, free_list_len=1)
class Choices:
    """What a player may do at one moment of a turn, which can be completed after each of them."""

    __slots__ = (
        "_board",
        "_found",
        "_lifted",
        "_origin",
        "_sampled",
        "_sampled_move",
        "_stage",
        "_tiles",
    )

    def __init__(self, board: Board, hand: Word, stage: int, lifted: int, origin: Space) -> None:
        """`hand` are the tiles, as bits, that can be played, `lifted` is from `origin`."""
        self._board = board
        self._tiles = hand
        self._stage = stage
        self._lifted = lifted if stage in (HELD, PLAYED) else NO_TILE
        self._origin = origin
        self._found: list[Choice] | None = None
        self._sampled: Choice | None = None
        self._sampled_move: Move | None = None

    def are_of(self, board: Board, hand: Word, stage: int) -> bool:
        """Whether these are the choices on that board (each lift makes another), with that hand."""
        return self._board is board and self._tiles == hand and self._stage == stage

    def _hand(self) -> FaceSet:
        """The faces that can be played."""
        return self._board.box.turned(self._tiles)

    def _returning(self) -> FaceSet:
        """The faces of the lifted tile."""
        return NO_FACES if self._lifted == NO_TILE else self._board.box.sets[self._lifted]

    # One decision

    def refuse(self, move: Move) -> None:
        """Raise Refused with the clause that the move breaks; nothing where it is legal."""
        self.choice_of(move)

    def choice_of(self, move: Move) -> Choice:
        """What a move stands for; Refused where it is not legal."""
        sampled = self._sampled
        if sampled is not None and move is self._sampled_move:
            return sampled
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
        if self._stage == HELD and not self._returns_after(face, space):
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
        if self._stage == HELD and not self._plays_after(face, space):
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

    def _returns_after(self, face: Face, space: Space) -> bool:
        """Whether the lifted tile still has a place when this one is played there."""
        return leaves_room(self._board, face, space, self._returning(), self._origin)

    def _plays_after(self, face: Face, space: Space) -> bool:
        """Whether something can still be played when the lifted tile is put there."""
        return leaves_room(self._board, face, space, self._hand(), NO_SPACE)

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
        """One of them, each equally likely. It need not be looked into again when it is played."""
        choice = self.pick(chance)
        move = choice.move()
        self._sampled = choice
        self._sampled_move = move
        return move

    def pick(self, chance: Chance) -> Choice:
        """One of them, each equally likely: guesses first, which cost less than looking all up."""
        if self._found is None:
            for_now = self._guess(chance)
            if for_now is not None:
                return for_now
        every = self.every()
        return every[chance.below(len(every))]

    def _guess(self, chance: Chance) -> Choice | None:
        """One of them, found by guessing a space that the board knows, and a tile and its turn: it
        is laid there, or where a tile lies already, the first guess of all lifts that one."""
        board, stage = self._board, self._stage
        numbered, spots = board.box.numbered, board.plane.spots
        tiles: Word = 0 if stage == PLAYED else self._tiles
        if self._lifted != NO_TILE:
            tiles |= one(self._lifted)
        known: i64 = len(spots)
        turned: i64 = TURNS * size(tiles)
        for _try in range(TRIES):  # a mere _ would be an object, compiled
            spot = spots[chance.below(known)]
            if spot.face is not None:
                lifts = stage == FRESH and chance.below(turned) == 0
                if lifts and can_lift(board, spot.space, self._hand()):
                    return Choice(LIFT, spot.face, spot.space)
            elif spot.bans & LEADS_IN:
                way: i64 = chance.below(turned)
                at: i64 = way // TURNS
                turns: i64 = way - at * TURNS
                face = numbered[TURNS * nth(tiles, at) + turns]
                if not face.has & spot.bans and face.turns == turns:
                    choice = Choice(BACK if face.place == self._lifted else PLAY, face, spot.space)
                    if self._completes(choice):
                        return choice
        return None

    def _completes(self, choice: Choice) -> bool:
        """Whether the turn can be completed after the tile is laid where it fits."""
        face, space = choice.face, choice.space
        assert face is not None
        if choice.verb == BACK:
            if space == self._origin:
                return False
            return self._stage != HELD or self._plays_after(face, space)
        return self._stage != HELD or self._returns_after(face, space)

    def every(self) -> list[Choice]:
        """All of them: by tile and turn, then by space in reading order; then the lifts."""
        found = self._found
        if found is None:
            found = self._found = self._look_up()
        return found

    def _look_up(self) -> list[Choice]:
        plays = [] if self._stage == PLAYED else self._places(PLAY, self._tiles)
        if self._stage == FRESH:
            return plays + self._lifts() or [TO_PASS]
        if self._lifted != NO_TILE:
            plays += self._places(BACK, one(self._lifted))
        return [choice for choice in plays if self._completes(choice)]

    def _lifts(self) -> list[Choice]:
        board, hand = self._board, self._hand()
        return [
            Choice(LIFT, spot.face, spot.space)
            for spot in board.plane.lying()
            if can_lift(board, spot.space, hand)
        ]

    def _places(self, verb: str, tiles: Word) -> list[Choice]:
        """Where these tiles fit, by tile and turn, then by space in reading order."""
        found: list[Choice] = []
        spots = self._board.plane.open()
        while tiles:
            for face in self._board.box.faces[lowest(tiles)]:
                for spot in spots:
                    if not face.has & spot.bans:
                        found.append(Choice(verb, face, spot.space))
            tiles &= tiles - 1
        return found
