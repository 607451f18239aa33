"""The cards and maps of the box, parsed from components.json into typed tables."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from mapmakers.engine.boards import eleven
from mapmakers.engine.boards.eleven import Cell, Cells, size
from mapmakers.engine.mypyc_types import i64

TERRAINS = ("forest", "village", "farm", "water", "monster")
LETTERS = "FVAWX"
FOREST: Final = 0
VILLAGE: Final = 1
FARM: Final = 2
WATER: Final = 3
MONSTER: Final = 4
"""What can be drawn. Mountains, wastelands and ruins are printed, never drawn."""

STACKS = ("forest", "farm_water", "village", "spatial")


@dataclass(frozen=True, slots=True)
class Shape:
    """A printed shape and its coins."""

    cells: tuple[Cell, ...]
    coin: int = 0


@dataclass(frozen=True, slots=True)
class ExploreCard:
    name: str
    time: int
    terrains: tuple[int, ...]
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class RuinsCard:
    name: str
    time: int


@dataclass(frozen=True, slots=True)
class AmbushCard:
    name: str
    shape: Shape
    clockwise: bool
    """The direction in which sheets are passed and, in solo play, the direction along the edge."""
    corner: Cell
    """Solo play: the corner of the map where the placement starts."""


@dataclass(frozen=True, slots=True)
class ScoringCard:
    name: str
    stack: str
    solo: int


@dataclass(frozen=True, slots=True)
class Season:
    name: str
    threshold: int
    edicts: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Land:
    """What is printed on one side of the map sheet."""

    side: str
    mountains: Cells
    ruins: Cells
    wasteland: Cells
    slopes: Cells
    """The spaces beside a mountain."""

    def __reduce__(self) -> tuple[type[Land], tuple[object, ...]]:
        return Land, (self.side, self.mountains, self.ruins, self.wasteland, self.slopes)


def _read() -> Any:
    path = files("mapmakers.engine.games.cartographers") / "components.json"
    return json.loads(path.read_text(encoding="utf-8"))


def _cells(pairs: list[list[int]]) -> tuple[Cell, ...]:
    return tuple((row, col) for row, col in pairs)


def _land(side: str, rows: list[str]) -> Land:
    def where(mark: str) -> Cells:
        return eleven.of(
            (r, c) for r, row in enumerate(rows) for c, at in enumerate(row) if at == mark
        )

    return land_of(side, where("M"), where("R"), where("W"))


def land_of(side: str, mountains: Cells, ruins: Cells, wasteland: Cells) -> Land:
    return Land(side, mountains, ruins, wasteland, eleven.beside(mountains))


_LAST = eleven.SIDE - 1
_CORNERS: dict[str, Cell] = {
    "top_left": (0, 0),
    "top_right": (0, _LAST),
    "bottom_left": (_LAST, 0),
    "bottom_right": (_LAST, _LAST),
}

_DATA = _read()
_ADDED = _DATA.pop("added_scoring_cards")  # not printed, so no part of the fingerprint

FINGERPRINT = sha256(json.dumps(_DATA, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
"""Identifies this set of components in records, independent of the file's layout."""

EXPLORE: Final = tuple(
    ExploreCard(
        card["name"],
        card["time"],
        tuple(TERRAINS.index(terrain) for terrain in card["terrains"]),
        tuple(Shape(_cells(shape["cells"]), shape["coin"]) for shape in card["shapes"]),
    )
    for card in _DATA["explore_cards"]
)
RUINS = tuple(RuinsCard(card["name"], card["time"]) for card in _DATA["ruins_cards"])
AMBUSHES: Final = tuple(
    AmbushCard(
        card["name"],
        Shape(_cells(card["cells"])),
        card["direction"] == "clockwise",
        _CORNERS[card["solo_corner"]],
    )
    for card in _DATA["ambush_cards"]
)
DECK: Final[tuple[ExploreCard | RuinsCard, ...]] = EXPLORE + RUINS
"""The thirteen cards of the explore deck; a position refers to them by index."""

SCORING: Final = tuple(
    ScoringCard(card["name"], card["stack"], card["solo"])
    for card in [*_DATA["scoring_cards"], *_ADDED]
)
PRINTED_SCORING: Final = len(_DATA["scoring_cards"])
"""So many of them, the first, are printed and dealt at random. Those added later are in play only
where a table names them, so that every record replays."""
EDICTS: tuple[str, ...] = tuple(_DATA["edicts"])
SEASONS: Final = tuple(
    Season(
        season["name"],
        season["time_threshold"],
        (EDICTS.index(season["edicts"][0]), EDICTS.index(season["edicts"][1])),
    )
    for season in _DATA["seasons"]
)
LANDS = {side: _land(side, sheet["rows"]) for side, sheet in _DATA["maps"].items()}
COIN_TRACK: Final[i64] = _DATA["coin_track"]["length"]
TITLES: tuple[tuple[int, str], ...] = tuple(
    (title["min_rating"], title["title"].lower().replace(" ", "_"))
    for title in _DATA["solo_titles"]
)
"""Minimum rating and code of each solo title, the best first."""

PLAYERS = range(_DATA["players"]["min"], _DATA["players"]["max"] + 1)


def scoring_card(name: str) -> ScoringCard:
    """The scoring card of this name; the article is optional."""
    wanted = name.casefold().removeprefix("the ")
    for card in SCORING:
        if card.name.casefold().removeprefix("the ") == wanted:
            return card
    raise KeyError(name)


assert len(DECK) == 13
assert all(size(land.mountains) == 5 and size(land.ruins) == 6 for land in LANDS.values())
