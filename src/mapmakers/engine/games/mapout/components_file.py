"""Reading a file of tiles, the standard one or an owner's own, with everything checked."""

from __future__ import annotations

from importlib.resources import files

from mapmakers.engine.boards.hexes import distance
from mapmakers.engine.core.checked_json import Checked
from mapmakers.engine.core.guessed import guessed_sections
from mapmakers.engine.games.mapout.components import COUNTS, Components, StartingPlace
from mapmakers.engine.games.mapout.tiles import (
    BIOMES,
    CLASH,
    END,
    HALVES,
    KINDS,
    ROAD,
    SPLIT_END,
    STARTING,
    Tile,
)

ROADS = {STARTING: range(6, 7), ROAD: range(3, 5), END: range(1, 2), SPLIT_END: range(1, 2)}
SPREAD = {STARTING: range(4, 5), ROAD: range(1, 3), END: range(1, 2), SPLIT_END: range(2, 3)}
"""How many roads and how many biomes a tile of each kind has (O1.4)."""
SECTIONS = ("tiles", "setup")


def load_components(text: str) -> Components:
    """The tiles of a file, or BadComponents with what is wrong with it."""
    box = Checked.parse(text)
    listed = box.key("tiles")
    tiles: list[Tile] = []
    for kind in KINDS:
        entries = listed.key(kind).items(COUNTS[kind])
        tiles += [_tile(entry, kind, number) for number, entry in enumerate(entries, 1)]
    return Components(tiles, _start(box.key("setup")), guessed_sections(box, box, SECTIONS))


def _tile(entry: Checked, kind: str, number: int) -> Tile:
    wanted = f"{kind.replace('_', '-')}-{number:02}"
    if entry.key("id").text() != wanted:
        raise entry.key("id").bad(f"tiles are numbered in order; this one is {wanted!r}")
    return Tile(wanted, kind, _halves(entry.key("halves"), kind), _roads(entry.key("roads"), kind))


def _halves(entry: Checked, kind: str) -> str:
    halves = entry.text()
    if len(halves) != HALVES or set(halves) - set(BIOMES):
        raise entry.bad(f"{HALVES} letters of {' '.join(BIOMES)} belong here, two for each side")
    spread = SPREAD[kind]
    if len(set(halves)) not in spread:
        raise entry.bad(f"a tile of this kind has {_span(spread)} biomes, not {len(set(halves))}")
    if kind != STARTING and any(CLASH[letter] in halves for letter in halves):
        raise entry.bad("clashing biomes are never on one tile")
    if any(CLASH[halves[half - 1]] == halves[half] for half in range(HALVES)):
        raise entry.bad("clashing biomes never touch on a tile")
    return halves


def _roads(entry: Checked, kind: str) -> tuple[int, ...]:
    roads = tuple(side.whole(0, 5) for side in entry.items())
    if len(set(roads)) < len(roads):
        raise entry.bad("the same side is named twice")
    if len(roads) not in ROADS[kind]:
        raise entry.bad(f"a tile of this kind has {_span(ROADS[kind])} roads, not {len(roads)}")
    return tuple(sorted(roads))


def _start(entry: Checked) -> list[StartingPlace]:
    spaces = entry.key("starting_tiles_at").items(COUNTS[STARTING])
    turns = entry.key("starting_tiles_turns").items(COUNTS[STARTING])
    places = []
    for space, turn in zip(spaces, turns, strict=True):
        q, r = (part.whole(-9, 9) for part in space.items(2))
        places.append(StartingPlace((q, r), turn.whole(0, 5)))
    if distance(places[0].space, places[1].space) != 2:
        raise entry.bad("one space lies between the Starting Tiles")
    return places


def _span(some: range) -> str:
    return str(some[0]) if len(some) == 1 else f"{some[0]} or {some[-1]}"


STANDARD = load_components(
    (files("mapmakers.engine.games.mapout") / "components.json").read_text(encoding="utf-8")
)
