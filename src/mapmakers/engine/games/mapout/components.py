"""The tiles in the box; components.json holds the standard set."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Final

from mapmakers.engine.boards.bits import Word, lowest, set_of
from mapmakers.engine.boards.hexes import Hex
from mapmakers.engine.core.refusal import NotationError
from mapmakers.engine.core.values import rebuilt
from mapmakers.engine.games.mapout.tiles import (
    END,
    KINDS,
    ROAD,
    SPLIT_END,
    Bits,
    Face,
    Tile,
    faces_of,
    fits_nowhere,
)

PLAYERS = range(2, 5)
COUNTS = {"starting": 2, "road": 24, "end": 4, "split_end": 4}
"""How many tiles of each kind a box holds."""
HAND = 3
TURNS: Final = 6


@dataclass(frozen=True, slots=True)
class StartingPlace:
    """Where a Starting Tile lies at first."""

    space: Hex
    turns: int

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


class Components:
    """A set of tiles that matches can be played with.

    A position holds tiles by their place in `tiles`: Starting, Road, End and Split End Tiles.
    """

    def __init__(
        self, tiles: Sequence[Tile], start: Sequence[StartingPlace], guessed: tuple[str, ...] = ()
    ) -> None:
        self.tiles = tuple(tiles)
        self.start = tuple(start)
        self.guessed = guessed
        """The sections of the file whose contents are not known from print."""
        self.tiles_are_guessed = "tiles" in guessed
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
        self.turned: list[Face] = [
            face if face.turns == turns else fits_nowhere(tile, place)
            for place, tile in enumerate(self.tiles)
            for turns, face in enumerate(self.every_face[place])
        ]
        """By 6 * tile + turn: the face, or one that never fits if a lower turn looks the same, so
        that a random turn gives each look with equal probability."""
        self.place = {tile.id: at for at, tile in enumerate(tiles)}
        self.of_kind: dict[str, tuple[int, ...]] = {
            kind: tuple(at for at, tile in enumerate(tiles) if tile.kind == kind) for kind in KINDS
        }
        self.roads: Word = set_of(self.of_kind[ROAD])
        """The Road Tiles, as a set of indices; likewise the others."""
        self.ends: Word = set_of(self.of_kind[END])
        self.split_ends: Word = set_of(self.of_kind[SPLIT_END])
        self.fingerprint = _fingerprint(self)
        """Names this set in records, whatever the layout and the notes of its file."""
        _remember(self)

    def __reduce__(self) -> tuple[object, ...]:
        tiles = [(tile.id, tile.kind, tile.halves, tile.roads) for tile in self.tiles]
        start = [(place.space, place.turns) for place in self.start]
        return _known_box, (self.fingerprint, tiles, start, self.guessed)

    def face(self, tile_id: str, turns: int) -> Face:
        """The tile of this name, turned; NotationError where there is none."""
        at = self.place.get(tile_id)
        if at is None:
            raise NotationError(f"no tile {tile_id[:40]!r} in this box")
        return self.every_face[at][turns % 6]

    def fitting(self, tiles: Word, bans: Bits) -> list[Face]:
        """The ways to turn these tiles, which are bits, that these bans do not bar."""
        found: list[Face] = []
        while tiles:
            for face in self.faces[lowest(tiles)]:
                if not face.has & bans:
                    found.append(face)
            tiles &= tiles - 1
        return found

    def any_fits(self, tiles: Word, bans: Bits) -> bool:
        """Whether there is such a way."""
        while tiles:
            for face in self.faces[lowest(tiles)]:
                if not face.has & bans:
                    return True
            tiles &= tiles - 1
        return False


_KNOWN: dict[str, Components] = {}
"""The sets of this process: a position that comes from another one need not bring its tiles."""
MOST_KNOWN = 100


def _remember(box: Components) -> None:
    """Keep a set among the known ones; the oldest but the standard one makes room for it."""
    if box.fingerprint in _KNOWN:
        return
    if len(_KNOWN) >= MOST_KNOWN:
        del _KNOWN[list(_KNOWN)[1]]
    _KNOWN[box.fingerprint] = box


def _known_box(
    fingerprint: str,
    tiles: list[tuple[str, str, str, tuple[int, ...]]],
    start: list[tuple[Hex, int]],
    guessed: tuple[str, ...],
) -> Components:
    known = _KNOWN.get(fingerprint)
    if known is not None and known.guessed == guessed:
        return known
    return Components(
        [Tile(*tile) for tile in tiles],
        [StartingPlace(space, turns) for space, turns in start],
        guessed,
    )


def _fingerprint(box: Components) -> str:
    content = {
        "tiles": [asdict(tile) for tile in box.tiles],
        "start": [asdict(place) for place in box.start],
    }
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()
