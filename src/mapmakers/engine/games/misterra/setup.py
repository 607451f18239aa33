"""Setting up a match: the options, and what is fixed for the whole match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mapmakers.engine.core.chance import Chance
from mapmakers.engine.core.game import Option, resolve_options
from mapmakers.engine.core.refusal import BadOption
from mapmakers.engine.core.values import rebuilt
from mapmakers.engine.games.misterra.components import DEALT, PLAYERS, Components
from mapmakers.engine.games.misterra.scoring.patterns import TURNS

LOT = "lot"

OPTIONS = (
    Option("merged_claims", "nobody", ("nobody", "all")),
    Option("claim_links", "any", ("any", "confirmed")),
    Option("empty_supply", "nothing", ("nothing", "confirms")),
    Option("pattern_turns", "printed", TURNS),
    Option("master", "off", ("off", "on")),
    Option("first_game", "off", ("off", "on")),
    Option("first_player", LOT, (LOT, *(str(seat) for seat in PLAYERS))),
)

SOLO_SET_ASIDE = 2
"""Sketch cards that leave a solo match unseen (M14.2)."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """What does not change during a match."""

    components: Components
    seats: int
    merged_all: bool
    confirmed_links: bool
    confirms: bool
    """Whether a terrain that has run out can still confirm (M8.6)."""
    turns: str
    master: bool
    first_game: bool
    first_player: int
    """A seat, or -1 if it is drawn by lot."""

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def set_aside(self) -> int:
        """How many of the unseen sketch cards are not in the deck."""
        return SOLO_SET_ASIDE if self.seats == 1 else 0


def table_of(components: Components, options: Mapping[str, str], seats: int) -> TableSetup:
    """The table for these options; raises BadOption."""
    if seats not in PLAYERS:
        raise BadOption(f"misterra has 1 to 4 seats, not {seats}")
    settled = resolve_options(OPTIONS, options)
    first = settled["first_player"]
    if first != LOT and int(first) > seats:
        raise BadOption(f"first_player is a seat from 1 to {seats}, or {LOT}, not {first}")
    return TableSetup(
        components,
        seats,
        settled["merged_claims"] == "all",
        settled["claim_links"] == "confirmed",
        settled["empty_supply"] == "confirms",
        settled["pattern_turns"],
        settled["master"] == "on",
        settled["first_game"] == "on",
        -1 if first == LOT else int(first) - 1,
    )


Hand = tuple[int, ...]


def deal(table: TableSetup, chance: Chance) -> tuple[Hand, ...]:
    """Presumption cards for every seat: four each, or a lettered pair (M2.4, M2.5)."""
    if table.first_game:
        pairs = list(table.components.pairs)
        return tuple(pairs.pop(chance.below(len(pairs))) for _ in range(table.seats))
    cards = list(range(1, len(table.components.presumptions) + 1))
    return tuple(draw(cards, DEALT, chance) for _ in range(table.seats))


def draw(cards: list[int], count: int, chance: Chance) -> Hand:
    """Random cards, which are removed from the list, in ascending order."""
    return tuple(sorted(cards.pop(chance.below(len(cards))) for _ in range(count)))
