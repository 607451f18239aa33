"""The tiles in the box; components.json holds the standard set."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256

from mapmakers.engine.boards.bits import Word, lowest
from mapmakers.engine.boards.hexes import Hex
from mapmakers.engine.core.refusal import NotationError
from mapmakers.engine.games.mapout.face_set import NO_FACES, TURNS, FaceSet, face_set
from mapmakers.engine.games.mapout.spot import Spot
from mapmakers.engine.games.mapout.tiles import BANS, KINDS, Bits, Face, Tile, faces_of

PLAYERS = range(2, 5)
COUNTS = {"starting": 2, "road": 24, "end": 4, "split_end": 4}
"""How many tiles of each kind a box holds."""
HAND = 3


@dataclass(frozen=True, slots=True)
class StartingPlace:
    """Where a Starting Tile lies at first."""

    space: Hex
    turns: int


class Components:
    """A set of tiles that matches can be played with.

    A position holds tiles by their place in `tiles`: Starting, Road, End and Split End Tiles.
    """

    def __init__(self, tiles: Sequence[Tile], start: Sequence[StartingPlace]) -> None:
        self.tiles = tuple(tiles)
        self.start = tuple(start)
        self.faces: list[list[Face]] = [faces_of(tile, place) for place, tile in enumerate(tiles)]
        """By tile: the ways to turn it that look different."""
        self.every_face: tuple[tuple[Face, ...], ...] = tuple(
            tuple(
                next(face for face in faces if face.looks_like(Face(tile, turns)))
                for turns in range(6)
            )
            for tile, faces in zip(self.tiles, self.faces, strict=True)
        )
        """By tile and turn, 0 to 5: the face, which bears the lowest turn that looks like it."""
        self.numbered: list[Face] = [face for turned in self.every_face for face in turned]
        """By its number in sets of faces: the face."""
        self.sets: list[FaceSet] = [
            face_set(TURNS * place + face.turns for face in faces)
            for place, faces in enumerate(self.faces)
        ]
        """By tile: the ways to turn it that look different, as a set."""
        self._all = face_set(range(len(self.numbered)))
        self._spared: list[FaceSet] = [
            face_set(at for at, face in enumerate(self.numbered) if not face.has >> ban & 1)
            for ban in range(BANS)
        ]
        """By ban: the faces that it does not bar."""
        self.place = {tile.id: at for at, tile in enumerate(tiles)}
        self.of_kind: dict[str, tuple[int, ...]] = {
            kind: tuple(at for at, tile in enumerate(tiles) if tile.kind == kind) for kind in KINDS
        }
        self.fingerprint = _fingerprint(self)
        """Names this set in records, whatever the layout and the notes of its file."""
        _KNOWN.setdefault(self.fingerprint, self)

    def __reduce__(self) -> tuple[object, ...]:
        tiles = [(tile.id, tile.kind, tile.halves, tile.roads) for tile in self.tiles]
        start = [(place.space, place.turns) for place in self.start]
        return _known_box, (self.fingerprint, tiles, start)

    def face(self, tile_id: str, turns: int) -> Face:
        """The tile of this name, turned; NotationError where there is none."""
        at = self.place.get(tile_id)
        if at is None:
            raise NotationError(f"no tile {tile_id[:40]!r} in this box")
        return self.every_face[at][turns % 6]

    def turned(self, tiles: Word) -> FaceSet:
        """The ways to turn these tiles, which are bits."""
        found = NO_FACES
        while tiles:
            found = found.either(self.sets[lowest(tiles)])
            tiles &= tiles - 1
        return found

    def fitting(self, spot: Spot) -> FaceSet:
        """What may lie on an empty space."""
        found = spot.fits
        if found is None:
            found = spot.fits = self.spared(spot.bans)
        return found

    def spared(self, bans: Bits) -> FaceSet:
        """The faces that none of these bans bars."""
        found = self._all
        while bans:
            found = found.both(self._spared[lowest(bans)])
            bans &= bans - 1
        return found


_KNOWN: dict[str, Components] = {}
"""The sets of this process: a position that comes from another one need not bring its tiles."""


def _known_box(
    fingerprint: str,
    tiles: list[tuple[str, str, str, tuple[int, ...]]],
    start: list[tuple[Hex, int]],
) -> Components:
    known = _KNOWN.get(fingerprint)
    if known is not None:
        return known
    return Components(
        [Tile(*tile) for tile in tiles], [StartingPlace(space, turns) for space, turns in start]
    )


def _fingerprint(box: Components) -> str:
    content = {
        "tiles": [asdict(tile) for tile in box.tiles],
        "start": [asdict(place) for place in box.start],
    }
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()
