"""A decision in the engine's own terms."""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.boards.hexes import NO_SPACE, Space, unpacked
from mapmakers.engine.games.mapout.moves import LIFT, PASS, PASSING, Move
from mapmakers.engine.games.mapout.tiles import Face
from mapmakers.engine.mypyc_types import mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Choice:
    """A verb, the face to lay or lift, if any, and where."""

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
