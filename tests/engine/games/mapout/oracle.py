"""The rules of Map Out once more, the slow and plain way, to hold the engine against.

Nothing here is taken from the engine but the file of tiles. A board is a dict from (q, r) to a tile
and its turns.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from functools import cache
from importlib.resources import files

Space = tuple[int, int]
Plain = dict[Space, tuple[str, int]]
Place = tuple[int, int, int]

WAYS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
CLASHING = [{"D", "A"}, {"M", "S"}]

_FILE = files("mapmakers.engine.games.mapout") / "components.json"
_TILES = json.loads(_FILE.read_text(encoding="utf-8"))["tiles"]
TILES = {
    tile["id"]: tile for kind in ("starting", "road", "end", "split_end") for tile in _TILES[kind]
}


def is_end(tile: str) -> bool:
    return "end" in tile


@cache
def sides(tile: str, turns: int) -> list[tuple[str, str, bool]]:
    """By side: its two halves read clockwise, and whether a road leaves there."""
    halves, roads = TILES[tile]["halves"], TILES[tile]["roads"]
    printed = [(halves[2 * i], halves[2 * i + 1], i in roads) for i in range(6)]
    return [printed[(side - turns) % 6] for side in range(6)]


@cache
def different_turns(tile: str) -> list[int]:
    """The lowest of the turns that look alike."""
    looks = [sides(tile, turns) for turns in range(6)]
    return [turns for turns in range(6) if looks[turns] not in looks[:turns]]


def borders(
    board: Plain, tile: str, at: Place
) -> Iterator[tuple[Space, tuple[str, str, bool], tuple[str, str, bool]]]:
    """Each neighbour with this tile's side and the neighbour's, halves in touching order."""
    q, r, turns = at
    mine = sides(tile, turns)
    for i, (east, down) in enumerate(WAYS):
        beyond = (q + east, r + down)
        if beyond in board:
            one, other, road = sides(*board[beyond])[(i + 3) % 6]
            yield beyond, mine[i], (other, one, road)


def may_lie(board: Plain, tile: str, at: Place) -> bool:
    if at[:2] in board:
        return False
    met = False
    for _, mine, theirs in borders(board, tile, at):
        if mine[2] != theirs[2]:
            return False
        if {mine[0], theirs[0]} in CLASHING or {mine[1], theirs[1]} in CLASHING:
            return False
        met = met or mine[2]
    return met


def places(board: Plain, tile: str) -> Iterator[Place]:
    for q, r in {(q + east, r + down) for q, r in board for east, down in WAYS}:
        for turns in different_turns(tile):
            if may_lie(board, tile, (q, r, turns)):
                yield q, r, turns


def legal(board: Plain, tile: str) -> set[Place]:
    return set(places(board, tile))


def connections(board: Plain, tile: str, at: Place) -> dict[Space, set[str]]:
    """The neighbours whose road meets one of the tile's, with the biomes they share there."""
    return {
        beyond: {a for a, b in ((mine[0], theirs[0]), (mine[1], theirs[1])) if a == b}
        for beyond, mine, theirs in borders(board, tile, at)
        if mine[2] and theirs[2]
    }


def points(board: Plain, tile: str, at: Place) -> int:
    if not is_end(tile):
        return worth(board, tile, at)
    laid = board | {at[:2]: (tile, at[2])}
    earned = 0
    for biome in set(TILES[tile]["halves"]):
        area = {at[:2]}
        while True:
            wider = area | {
                beyond
                for q, r in area
                for beyond, shared in connections(
                    laid, laid[q, r][0], (q, r, laid[q, r][1])
                ).items()
                if biome in shared
            }
            if wider == area:
                break
            area = wider
        earned += len(area)
    return earned


def worth(board: Plain, tile: str, at: Place) -> int:
    return sum(1 for shared in connections(board, tile, at).values() if shared)


def linked(board: Plain, space: Space) -> list[Space]:
    tile, turns = board[space]
    return list(connections(board, tile, (*space, turns)))


def liftable(board: Plain, space: Space) -> bool:
    """Unlocked, and nothing but a Starting Tile is left without a connection."""
    if is_end(board[space][0]) or len(linked(board, space)) > 1:
        return False
    left = without(board, space)
    return all(
        board[beyond][0].startswith("starting") or linked(left, beyond)
        for beyond in linked(board, space)
    )


def without(board: Plain, space: Space) -> Plain:
    return {at: lying for at, lying in board.items() if at != space}


def laid(board: Plain, tile: str, at: Place) -> Plain:
    return board | {at[:2]: (tile, at[2])}


Decision = tuple[str, str, Place | None]


def decisions(
    board: Plain,
    hand: Collection[str],
    stage: str,
    lifted: str,
    origin: Space,
    staying: str | None = None,
) -> set[Decision]:
    """All that may be decided, by trying out whether the turn can be completed.

    Tiles whose names begin with `staying` may not be lifted.
    """
    if stage == "held":
        return set(halves_of_a_turn(board, hand, lifted, origin))
    if stage == "played":
        return {("back", lifted, at) for at in returns(board, lifted, origin)}
    found: set[Decision] = {("play", tile, at) for tile in hand for at in places(board, tile)}
    if stage == "returned":
        return found
    for space, (tile, _) in board.items():
        if staying is not None and tile.startswith(staying):
            continue
        if liftable(board, space):
            left = without(board, space)
            if next(halves_of_a_turn(left, hand, tile, space), None):
                found.add(("lift", tile, None))
    return found or {("pass", "", None)}


def halves_of_a_turn(
    board: Plain, hand: Collection[str], lifted: str, origin: Space
) -> Iterator[Decision]:
    """With a tile lifted: each play that lets it come back, each return that lets one be played."""
    for tile in hand:
        for at in places(board, tile):
            if next(returns(laid(board, tile, at), lifted, origin), None):
                yield "play", tile, at
    for at in returns(board, lifted, origin):
        after = laid(board, lifted, at)
        if any(next(places(after, tile), None) for tile in hand):
            yield "back", lifted, at


def returns(board: Plain, lifted: str, origin: Space) -> Iterator[Place]:
    return (at for at in places(board, lifted) if at[:2] != origin)
