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
    """Empty if any text is allowed."""


@dataclass(frozen=True, slots=True)
class Game:
    id: str
    title: str
    """The name on the box."""
    seats: Seats
    rules: Sequence[str]
    """The languages of its rules pages."""
    playable: bool
    """Always true: every game listed can be played."""
    options: Sequence[Option]
    guessed: Sequence[str]
    """The sections of its components file whose contents are not known from print."""


@dataclass(frozen=True, slots=True)
class SheetExample:
    game: str
    sheet: str
    """Eleven rows of eleven characters."""
    unpaid: tuple[tuple[int, int], ...]
    """The mountains that have not given their coin yet."""


@dataclass(frozen=True, slots=True)
class IslandExample:
    game: str
    island: str
    """Five rows of five characters."""


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
    """For a game without its own pages."""

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
    """The result of a bot in matches of two against the level below it."""

    against: str
    games: int
    share: float
    """The share of victories."""
    margin: float
    """Half the width of its 95 % interval."""
    low: float
    """The bounds of that interval (Wilson's)."""
    high: float


@dataclass(frozen=True, slots=True)
class Bot:
    id: str
    strength: Mapping[str, Strength]
    """By game, if it was measured."""
