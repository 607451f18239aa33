"""A space that a board knows: with a tile on it, or empty beside one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from mapmakers.engine.boards.hexes import Space
from mapmakers.engine.games.mapout.face_set import FaceSet
from mapmakers.engine.games.mapout.tiles import Bits, Face


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Spot:
    """The tile that lies there, or what may not lie there."""

    __slots__ = ("bans", "face", "fits", "space")

    def __init__(self, space: Space, face: Face | None, bans: Bits) -> None:
        self.space: Final = space
        self.face: Final = face
        self.bans: Final = bans
        self.fits: FaceSet | None = None
        """What may lie there, once that was asked: the box finds it out."""
