"""The legal moves of a turn, computed lazily, and the reasons for refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mapmakers.engine.boards.bits import Word, lowest, nth, one, size
from mapmakers.engine.boards.hexes import NO_SPACE, Space, packed, unpacked
from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import Chance, as_chance
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.mapout import placement
from mapmakers.engine.games.mapout.completion import (
    can_lift,
    can_play,
    leaves_room,
    refuse_lift,
)
from mapmakers.engine.games.mapout.components import TURNS, Components
from mapmakers.engine.games.mapout.moves import BACK, LIFT, PASS, PLAY, TO_PASS, Move, PackedMove
from mapmakers.engine.games.mapout.plane import Plane
from mapmakers.engine.games.mapout.stages import FRESH, HELD, NO_TILE, PLAYED
from mapmakers.engine.games.mapout.tiles import Face
from mapmakers.engine.mypyc_types import i64, mypyc_attr

TRIES: Final = 100
"""How many guesses `sample` makes before it computes what is legal."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LegalMoves:
    """The legal moves at one moment of a turn; the turn can be completed after each of them."""

    __slots__ = (
        "_box",
        "_decided",
        "_found",
        "_hand",
        "_lifted",
        "_origin",
        "_plane",
        "_sampled",
        "_sampled_move",
        "_stage",
        "_starting_stay",
    )

    def __init__(
        self,
        box: Components,
        plane: Plane,
        hand: Word,
        stage: int,
        lifted: int,
        origin: Space,
        starting_stay: bool,
    ) -> None:
        """`hand` are the tiles, as bits, that can be played, `lifted` is from `origin`.

        `starting_stay`: whether no Starting Tile may be lifted any more (O4.6).
        """
        self._box: Final = box
        self._plane = plane
        self._decided = len(plane.trail)
        self._hand: Final = hand
        self._stage: Final = stage
        self._lifted: Final = lifted if stage in (HELD, PLAYED) else NO_TILE
        self._origin: Final = origin
        self._starting_stay: Final = starting_stay
        self._found: list[PackedMove] | None = None
        self._sampled: PackedMove | None = None
        self._sampled_move: Move | None = None

    def _here(self) -> Plane:
        """The plane at that moment, even if the match has continued."""
        plane = self._plane
        if len(plane.trail) != self._decided:
            plane = self._plane = plane.as_of(self._decided)
            self._decided = 0
        return plane

    # One decision

    def refuse(self, move: Move) -> None:
        """Raise Refused with the broken clause, unless the move is legal."""
        self.packed_move(move)

    def packed_move(self, move: Move) -> PackedMove:
        """The parsed move; Refused if it is not legal."""
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

    def _play_of(self, move: Move) -> PackedMove:
        if self._stage == PLAYED:
            raise Refused("O5.1", (move.space,))
        face = self._turned(move, self._hand, "O5.2")
        placement.refuse(self._here(), face, move.space)
        space = packed(move.space)
        if self._stage == HELD and not self._returns_after(face, space):
            raise Refused("O4.5", (move.space,))
        return PackedMove(PLAY, face, space)

    def _turned(self, move: Move, tiles: Word, missing: str) -> Face:
        """The face that the move names; refused where the tile is not among these, or misnamed."""
        box = self._box
        tile = box.place.get(move.tile, NO_TILE)
        if tile == NO_TILE or not tiles >> tile & 1:
            raise Refused(missing)
        face = box.every_face[tile][move.turns % 6]
        if face.turns != move.turns:
            raise Refused("O1.6")
        return face

    def _return_of(self, move: Move) -> PackedMove:
        face = self._turned(move, self._returning(), "O5.1")
        if move.space == unpacked(self._origin):
            raise Refused("O4.4", (move.space,))
        placement.refuse(self._here(), face, move.space)
        space = packed(move.space)
        if self._stage == HELD and not self._plays_after(face, space):
            raise Refused("O4.5", (move.space,))
        return PackedMove(BACK, face, space)

    def _lift_of(self, move: Move) -> PackedMove:
        if self._stage != FRESH:
            raise Refused("O5.1")
        plane = self._here()
        for spot in plane.lying():
            if spot.face is not None and spot.face.id == move.tile:
                refuse_lift(self._box, plane, spot.space, self._hand, self._starting_stay)
                return PackedMove(LIFT, spot.face, spot.space)
        raise Refused("O4.2")

    def _pass(self) -> PackedMove:
        if self._stage != FRESH:
            raise Refused("O5.1")
        if can_play(self._box, self._here(), self._hand, self._starting_stay):
            raise Refused("O5.3")
        return TO_PASS

    def _returning(self) -> Word:
        """The lifted tile, if one is to be put back."""
        return 0 if self._lifted == NO_TILE else one(self._lifted)

    def _returns_after(self, face: Face, space: Space) -> bool:
        """Whether the lifted tile still has a place when this one is played there."""
        return leaves_room(self._box, self._here(), face, space, self._returning(), self._origin)

    def _plays_after(self, face: Face, space: Space) -> bool:
        """Whether something can still be played when the lifted tile is put there."""
        return leaves_room(self._box, self._here(), face, space, self._hand, NO_SPACE)

    # All of them

    def __len__(self) -> int:
        return len(self.every())

    def __getitem__(self, index: int) -> Move:
        return self.every()[index].unpacked()

    def __iter__(self) -> Iterator[Move]:
        return iter([choice.unpacked() for choice in self.every()])

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        try:
            self.packed_move(move)
        except Refused:
            return False
        return True

    def sample(self, chance: AnyChance) -> Move:
        """A random move, each equally likely, which need not be checked again when it is played."""
        choice = self.pick(as_chance(chance))
        move = choice.unpacked()
        self._sampled = choice
        self._sampled_move = move
        return move

    def pick(self, chance: Chance) -> PackedMove:
        """A random move, each equally likely: guess first, which is cheaper than computing all."""
        if self._found is None:
            for_now = self._guess(chance)
            if for_now is not None:
                return for_now
        every = self.every()
        return every[chance.below(len(every))]

    def _guess(self, chance: Chance) -> PackedMove | None:
        """One of them, found by guessing an open space, and a tile and its turn; or, at the
        beginning of a turn, a tile to be lifted."""
        plane, stage = self._here(), self._stage
        turned, spots = self._box.turned, plane.open()
        tiles: Word = self._returning()
        if stage != PLAYED:
            tiles |= self._hand
        ways: i64 = TURNS * size(tiles)
        lane: i64 = 8  # a guess is a space and one of so many ways, of which the last are void
        shift: i64 = 3
        while lane < ways:
            lane += lane
            shift += 1
        opened: i64 = len(spots)
        laid: i64 = opened << shift
        guesses: i64 = laid
        if stage == FRESH:
            guesses += len(plane.lying())
        if guesses == 0:
            return None
        for _try in range(TRIES):  # a mere _ would be an object, compiled
            guess: i64 = chance.below(guesses)
            if guess < laid:
                at: i64 = guess >> shift
                way: i64 = guess & lane - 1
                tile: i64 = way // TURNS
                if way >= ways:
                    continue
                number: i64 = way + TURNS * (nth(tiles, tile) - tile)
                if not turned[number].has & spots[at].bans:
                    face = turned[number]
                    verb = BACK if face.place == self._lifted else PLAY
                    choice = PackedMove(verb, face, spots[at].space)
                    if stage == FRESH or self._completes(choice):
                        return choice
            else:
                spot = plane.lying()[guess - laid]
                if self._can_lift(plane, spot.space):
                    return PackedMove(LIFT, spot.face, spot.space)
        return None

    def _completes(self, choice: PackedMove) -> bool:
        """Whether the turn can be completed after the tile is laid where it fits."""
        face, space = choice.face, choice.space
        assert face is not None
        if choice.verb == BACK:
            if space == self._origin:
                return False
            return self._stage != HELD or self._plays_after(face, space)
        return self._stage != HELD or self._returns_after(face, space)

    def every(self) -> list[PackedMove]:
        """All of them: by tile and turn, then by space in reading order; then the lifts."""
        found = self._found
        if found is None:
            found = self._found = self._look_up()
        return found

    def _look_up(self) -> list[PackedMove]:
        plays = [] if self._stage == PLAYED else self._places(PLAY, self._hand)
        if self._stage == FRESH:
            return plays + self._lifts() or [TO_PASS]
        plays += self._places(BACK, self._returning())
        return [choice for choice in plays if self._completes(choice)]

    def _lifts(self) -> list[PackedMove]:
        plane = self._here()
        return [
            PackedMove(LIFT, spot.face, spot.space)
            for spot in plane.lying()
            if self._can_lift(plane, spot.space)
        ]

    def _can_lift(self, plane: Plane, space: Space) -> bool:
        return can_lift(self._box, plane, space, self._hand, self._starting_stay)

    def _places(self, verb: str, tiles: Word) -> list[PackedMove]:
        """Where these tiles fit, by tile and turn, then by space in reading order."""
        found: list[PackedMove] = []
        spots = self._here().open()
        while tiles:
            for face in self._box.faces[lowest(tiles)]:
                for spot in spots:
                    if not face.has & spot.bans:
                        found.append(PackedMove(verb, face, spot.space))
            tiles &= tiles - 1
        return found
