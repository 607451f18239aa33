"""Reading a file of tiles, the standard one or an owner's own, with everything checked."""

from __future__ import annotations

from functools import partial
from importlib.resources import files

from mapmakers.engine.boards.hexes import distance
from mapmakers.engine.core.checked_json import Checked, all_of
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

SECTIONS = ("tiles", "setup")
ROADS = {STARTING: range(6, 7), ROAD: range(3, 5), END: range(1, 2), SPLIT_END: range(1, 2)}
SPREAD = {STARTING: range(4, 5), ROAD: range(1, 3), END: range(1, 2), SPLIT_END: range(2, 3)}
"""How many roads and how many biomes a tile of each kind has (O1.4)."""
SECTIONS = ("tiles", "setup")


def load_components(text: str) -> Components:
    """The tiles of a file, or BadComponents with what is wrong with it."""
    box = Checked.parse(text)
    tiles: list[Tile] = []
    start: list[StartingPlace] = []
    all_of(
        lambda: tiles.extend(_tiles(box.key("tiles"))),
        lambda: start.extend(_start(box.key("setup"))),
    )
    return Components(tiles, start, guessed_sections(box, box, SECTIONS))


def _tiles(section: Checked) -> list[Tile]:
    entries = [
        (entry, kind, number)
        for kind in KINDS
        for number, entry in enumerate(section.key(kind).items(COUNTS[kind]), 1)
    ]
    tiles: list[Tile] = []
    all_of(*(partial(lambda *one: tiles.append(_tile(*one)), *entry) for entry in entries))
    return tiles


def _tile(entry: Checked, kind: str, number: int) -> Tile:
    wanted = f"{kind.replace('_', '-')}-{number:02}"
    if entry.key("id").text() != wanted:
        reason = f"tiles are numbered in order; this one is {wanted!r}"
        raise entry.key("id").bad(reason, "tile-number", wanted)
    return Tile(wanted, kind, _halves(entry.key("halves"), kind), _roads(entry.key("roads"), kind))


def _halves(entry: Checked, kind: str) -> str:
    halves = entry.text()
    if len(halves) != HALVES or set(halves) - set(BIOMES):
        letters = " ".join(BIOMES)
        reason = f"{HALVES} letters of {letters} belong here, two for each side"
        raise entry.bad(reason, "halves", HALVES, letters)
    spread = SPREAD[kind]
    if len(set(halves)) not in spread:
        wanted, found = _span(spread), len(set(halves))
        reason = f"a tile of this kind has {wanted} biomes, not {found}"
        raise entry.bad(reason, "biomes", spread[0], spread[-1], found)
    if kind != STARTING and any(CLASH[letter] in halves for letter in halves):
        raise entry.bad("clashing biomes are never on one tile", "clash-on-tile")
    if any(CLASH[halves[half - 1]] == halves[half] for half in range(HALVES)):
        raise entry.bad("clashing biomes never touch on a tile", "clash-touching")
    return halves


def _roads(entry: Checked, kind: str) -> tuple[int, ...]:
    roads = tuple(side.whole(0, 5) for side in entry.items())
    if len(set(roads)) < len(roads):
        raise entry.bad("the same side is named twice", "side-twice")
    if len(roads) not in ROADS[kind]:
        span, found = ROADS[kind], len(roads)
        reason = f"a tile of this kind has {_span(span)} roads, not {found}"
        raise entry.bad(reason, "roads", span[0], span[-1], found)
    return tuple(sorted(roads))


def _start(entry: Checked) -> list[StartingPlace]:
    spaces = entry.key("starting_tiles_at").items(COUNTS[STARTING])
    turns = entry.key("starting_tiles_turns").items(COUNTS[STARTING])
    places = []
    for space, turn in zip(spaces, turns, strict=True):
        q, r = (part.whole(-9, 9) for part in space.items(2))
        places.append(StartingPlace((q, r), turn.whole(0, 5)))
    if distance(places[0].space, places[1].space) != 2:
        raise entry.bad("one space lies between the Starting Tiles", "starting-distance")
    return places


def _span(some: range) -> str:
    return str(some[0]) if len(some) == 1 else f"{some[0]} or {some[-1]}"


STANDARD_TEXT = (files("mapmakers.engine.games.mapout") / "components.json").read_text(
    encoding="utf-8"
)
STANDARD = load_components(STANDARD_TEXT)
