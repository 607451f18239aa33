"""The server, its games and their rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from mapmakers.rules_pages import Block, Readings, Section


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    status: Literal["ok"] = "ok"
    version: str
    database: str
    lobby: bool
    """Whether public tables are listed."""


@dataclass(frozen=True, slots=True)
class Seats:
    min: int
    max: int


@dataclass(frozen=True, slots=True)
class Option:
    name: str
    default: str
    values: Sequence[str]
    """Empty where any text may stand."""


@dataclass(frozen=True, slots=True)
class Game:
    id: str
    title: str
    """As it stands on the box."""
    seats: Seats
    rules: Sequence[str]
    """The languages that have a page of its rules."""
    playable: bool
    options: Sequence[Option]


@dataclass(frozen=True, slots=True)
class SheetExample:
    game: str
    sheet: str
    """Eleven rows of eleven signs."""


@dataclass(frozen=True, slots=True)
class IslandExample:
    game: str
    island: str
    """Five rows of five signs."""


@dataclass(frozen=True, slots=True)
class LyingTile:
    halves: str
    roads: Sequence[int]
    q: int
    r: int
    turns: int
    locked: bool


@dataclass(frozen=True, slots=True)
class TilesExample:
    game: str
    tiles: Sequence[LyingTile]


@dataclass(frozen=True, slots=True)
class DrawnExample:
    """Of a game without pages of its own."""

    game: str
    drawing: str
    """Lines of text."""


Example = SheetExample | IslandExample | TilesExample | DrawnExample


@dataclass(frozen=True, slots=True)
class RulesPage:
    game: str
    lang: str
    title: str
    intro: Sequence[Block]
    sections: Sequence[Section]
    readings: Readings | None


@dataclass(frozen=True, slots=True)
class Strength:
    """How a bot did in matches of two against the one below it."""

    against: str
    games: int
    share: float
    """Of the victories."""
    margin: float
    """Half the width of its 95 % interval."""
    low: float
    """Where that interval (Wilson's) begins, and where it ends."""
    high: float


@dataclass(frozen=True, slots=True)
class Bot:
    id: str
    strength: Mapping[str, Strength]
    """By game, where it was measured."""
