"""The moves of the game, each as a value, a short text and a number."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import Final

from mapmakers.engine.boards.squares import Cells
from mapmakers.engine.core.refusal import NotationError
from mapmakers.engine.core.values import rebuilt
from mapmakers.engine.games.misterra import spaces
from mapmakers.engine.games.misterra.sketches import (
    LETTERS,
    SKETCH_NAMES,
    SKETCHES,
    parse_sketch,
)
from mapmakers.engine.games.misterra.spaces import NEIGHBOURS, PLACES, SPACES


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these two of the presumption cards dealt: `keep 3 18`."""

    one: int
    other: int

    def __str__(self) -> str:
        return f"keep {self.one} {self.other}"

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@dataclass(frozen=True, slots=True)
class Go:
    """Move to a place, or stay: `go C3`, `go beach2`."""

    place: int

    def __str__(self) -> str:
        return f"go {spaces.name_of(self.place)}"

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@dataclass(frozen=True, slots=True)
class Tuck:
    """At a lagoon: put a card of the display under the deck: `tuck SJ`."""

    sketch: int

    def __str__(self) -> str:
        return f"tuck {SKETCH_NAMES[self.sketch]}"

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@dataclass(frozen=True, slots=True)
class Take:
    """Choose a card of the display: `take SJ`."""

    sketch: int

    def __str__(self) -> str:
        return f"take {SKETCH_NAMES[self.sketch]}"

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@dataclass(frozen=True, slots=True)
class Map:
    """Lay the chosen card; its halves act on the island in this order: `map SC3 JD3`."""

    terrain: int
    space: int
    then_terrain: int
    then_space: int

    def __str__(self) -> str:
        return (
            f"map {LETTERS[self.terrain]}{spaces.name_of(self.space)}"
            f" {LETTERS[self.then_terrain]}{spaces.name_of(self.then_space)}"
        )

    @property
    def cells(self) -> Cells:
        return 1 << self.space | 1 << self.then_space

    @property
    def turned_round(self) -> Map:
        """The same card laid the same way, its halves acting in the other order."""
        return Map(self.then_terrain, self.then_space, self.terrain, self.space)

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim the region of the meeple: `claim`."""

    def __str__(self) -> str:
        return "claim"

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@dataclass(frozen=True, slots=True)
class Rest:
    """Neither map nor claim: `rest`."""

    def __str__(self) -> str:
        return "rest"

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@dataclass(frozen=True, slots=True)
class OtomaClaims:
    """Where Otoma's marker goes, when several regions are the largest: `otoma C3`."""

    space: int

    def __str__(self) -> str:
        return f"otoma {spaces.name_of(self.space)}"

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


Move = Keep | Go | Tuck | Take | Map | Claim | Rest | OtomaClaims

DOMINOES: Final[tuple[tuple[int, int], ...]] = tuple(
    (one, other)
    for one in SPACES
    for other in SPACES
    if one < other and NEIGHBOURS[one] >> other & 1
)
"""Every two spaces that a card can cover, the first in reading order first."""

GO: Final = tuple(Go(place) for place in range(PLACES))
TUCK: Final = tuple(Tuck(sketch) for sketch in range(len(SKETCHES)))
TAKE: Final = tuple(Take(sketch) for sketch in range(len(SKETCHES)))
CLAIM: Final = Claim()
REST: Final = Rest()
OTOMA: Final = tuple(OtomaClaims(space) for space in SPACES)
MAP: Final[tuple[Map, ...]] = tuple(
    way
    for one, other in DOMINOES
    for terrain in range(4)
    for then_terrain in range(4)
    for move in (Map(terrain, one, then_terrain, other),)
    for way in (move, move.turned_round)
)
_WITHOUT_CARDS: tuple[Move, ...] = (*GO, *TUCK, *TAKE, CLAIM, REST, *OTOMA, *MAP)
_NUMBERS: dict[Move, int] = {move: number for number, move in enumerate(_WITHOUT_CARDS)}
KEEP_FROM: Final = len(_WITHOUT_CARDS)
"""From this number on: pairs of presumption cards, 1 and 2 first, then 1 and 3, 2 and 3, ..."""


def move_count(presumptions: int) -> int:
    """How many numbers there are with this many presumption cards."""
    return KEEP_FROM + presumptions * (presumptions - 1) // 2


def number_of(move: Move) -> int:
    """The move as a number."""
    if isinstance(move, Keep):
        if not 1 <= move.one < move.other:
            raise NotationError("two cards are kept, the lower number first")
        return KEEP_FROM + (move.other - 1) * (move.other - 2) // 2 + move.one - 1
    number = _NUMBERS.get(move)
    if number is None:
        raise NotationError(f"{move} covers no two adjacent spaces")
    return number


def move_of(number: int) -> Move:
    """The inverse of `number_of`, for numbers that are not negative."""
    if number < KEEP_FROM:
        return _WITHOUT_CARDS[number]
    pair = number - KEEP_FROM
    other = (isqrt(8 * pair + 1) + 1) // 2 + 1
    one = pair - (other - 1) * (other - 2) // 2 + 1
    return Keep(one, other)


def parse_move(text: str) -> Move:
    """Parse a short text; raises NotationError."""
    verb, *rest = text.split(" ")
    if verb == "claim" and not rest:
        return CLAIM
    if verb == "rest" and not rest:
        return REST
    if len(rest) == 1:
        if verb == "go":
            return GO[spaces.parse_place(rest[0])]
        if verb == "tuck":
            return TUCK[parse_sketch(rest[0])]
        if verb == "take":
            return TAKE[parse_sketch(rest[0])]
        if verb == "otoma":
            return OtomaClaims(spaces.parse_space(rest[0]))
    if len(rest) == 2:
        if verb == "keep":
            one, other = sorted((_card(rest[0]), _card(rest[1])))
            return Keep(one, other)
        if verb == "map":
            return Map(*_half(rest[0]), *_half(rest[1]))
    raise NotationError(
        "a move is keep 3 18, go C3, tuck SJ, take SJ, map SC3 JD3, claim, rest or otoma C3"
    )


def _card(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 3:
        raise NotationError(f"{text[:8]!r} is no number of a presumption card")
    return int(text)


def _half(text: str) -> tuple[int, int]:
    if not text or text[0] not in LETTERS:
        raise NotationError(f"{text[:8]!r} is no half of a card on a space, such as SC3")
    return LETTERS.index(text[0]), spaces.parse_space(text[1:])
