"""What happens in a match, as sent to clients: the events of a step, in order.

Spaces are as in the view: (row, column) from 0, or, where there is a set of them for each seat,
their names one after the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from mapmakers.engine.boards.eleven import Cell
from mapmakers.engine.core.shared_events import MatchEnded, Undone
from mapmakers.engine.games.cartographers.season_view import RunningSeason, UnseenCards
from mapmakers.engine.games.cartographers.vocabulary import (
    AmbushName,
    CardName,
    Edict,
    ExploreName,
    RuinsName,
    ScoringName,
    SeasonName,
    TerrainName,
)


@dataclass(slots=True)
class EdictsDealt:
    """The scoring cards were put under the edicts."""

    cards: tuple[ScoringName, ...]
    """Under edicts A to D."""
    kind: Literal["edicts_dealt"] = "edicts_dealt"


@dataclass(slots=True)
class SeasonBegan:
    """All explore cards, the ambushes still in the deck and one more ambush were shuffled."""

    season: SeasonName
    threshold: int
    edicts: tuple[Edict, ...]
    """The two that are scored at its end."""
    deck: int
    """How many cards the deck has, with the ambushes."""
    ambushes: int
    """How many of them are ambushes."""
    unseen: UnseenCards
    running: tuple[RunningSeason, ...]
    """By seat."""
    kind: Literal["season_began"] = "season_began"


@dataclass(slots=True)
class RuinsRevealed:
    """A ruins card was revealed; the next explore card has to cover an empty ruins space."""

    card: RuinsName
    kind: Literal["ruins_revealed"] = "ruins_revealed"


@dataclass(slots=True)
class CardRevealed:
    """An explore card was revealed, and everybody who can has to draw it."""

    card: ExploreName
    time: int
    """What it adds to the time of the season once it has been drawn."""
    terrains: tuple[TerrainName, ...]
    ruins: bool
    """Whether an empty ruins space has to be covered."""
    kind: Literal["card_revealed"] = "card_revealed"


@dataclass(slots=True)
class AmbushRevealed:
    """An ambush was revealed: sheets are passed, or in solo play the rules draw it."""

    card: AmbushName
    clockwise: bool
    """The direction in which sheets are passed; in solo play, that of the search for a place."""
    targets: tuple[int, ...]
    """By seat: whose sheet it draws on. Empty in solo play."""
    corner: Cell | None
    """Solo play: the corner of the map where the search for a place begins."""
    kind: Literal["ambush_revealed"] = "ambush_revealed"


@dataclass(slots=True)
class DrawingSkipped:
    """A seat does not draw the card, because the sheet that it would draw on is full."""

    seat: int
    sheet: int
    """Whose sheet it is."""
    kind: Literal["drawing_skipped"] = "drawing_skipped"


@dataclass(slots=True)
class DrawingFinished:
    """A seat has drawn; the others will see the drawing when the last of them has drawn."""

    seat: int
    move: str | None
    """The drawing, as text; None if this reader may not know it yet."""
    kind: Literal["drawing_finished"] = "drawing_finished"


@dataclass(slots=True)
class CardGain:
    """What a drawing changed for one scoring card."""

    card: ScoringName
    stars: int
    """The change: what the card earns now less what it earned before."""


@dataclass(slots=True)
class Gains:
    """What a drawing changed for the owner of the sheet."""

    edicts: tuple[int, ...]
    """The change of stars for the cards under edicts A to D."""
    coins: int
    """Coins gained. Fewer than were earned if the coin track is full."""
    shape_coin: bool
    """Whether the shape earned a coin."""
    mountains: tuple[Cell, ...]
    """The mountains that were surrounded; each earned a coin."""
    monsters: int
    """The change of stars per season because of monsters; negative if they cost more."""
    cards: tuple[CardGain, ...]
    """The cards that earn more or less now, without those that are never scored again."""


@dataclass(slots=True)
class DrawingRevealed:
    """A seat's drawing was shown to everybody."""

    seat: int
    sheet: int
    """Whose sheet it is on: another seat's in an ambush."""
    card: CardName
    terrain: TerrainName
    cells: tuple[Cell, ...]
    falls_back: bool
    """Whether no shape of the card could be drawn as required: a single space was filled."""
    gains: Gains
    running: RunningSeason
    """Of the sheet, with the drawing."""
    kind: Literal["drawing_revealed"] = "drawing_revealed"


@dataclass(slots=True)
class AmbushDrawn:
    """Solo play: the rules drew the monsters of an ambush."""

    sheet: int
    card: AmbushName
    cells: tuple[Cell, ...]
    """Empty if the shape fits nowhere."""
    gains: Gains
    running: RunningSeason
    """Of the sheet, with the monsters."""
    kind: Literal["ambush_drawn"] = "ambush_drawn"


@dataclass(slots=True)
class TimePassed:
    """An explore card has been drawn, and the time of the season was added up."""

    time: int
    threshold: int
    """The season ends when the time has reached it."""
    kind: Literal["time_passed"] = "time_passed"


@dataclass(slots=True)
class EdictScored:
    """At the end of a season: one of its two scoring cards was counted."""

    season: SeasonName
    edict: Edict
    card: ScoringName
    stars: tuple[int, ...]
    """By seat."""
    earning: tuple[str, ...]
    """By seat: the spaces that score."""
    kind: Literal["edict_scored"] = "edict_scored"


@dataclass(slots=True)
class CoinsScored:
    """At the end of a season: the coins were counted."""

    season: SeasonName
    stars: tuple[int, ...]
    """By seat."""
    kind: Literal["coins_scored"] = "coins_scored"


@dataclass(slots=True)
class MonstersScored:
    """At the end of a season: the monsters cost stars."""

    season: SeasonName
    stars: tuple[int, ...]
    """By seat: zero or negative."""
    haunted: tuple[str, ...]
    """By seat: the empty spaces that cost a star each."""
    kind: Literal["monsters_scored"] = "monsters_scored"


@dataclass(slots=True)
class SeasonEnded:
    """A season has been scored."""

    season: SeasonName
    stars: tuple[int, ...]
    """By seat: the sum of this season."""
    totals: tuple[int, ...]
    """By seat: the sum of all seasons so far."""
    kind: Literal["season_ended"] = "season_ended"


Event = (
    EdictsDealt
    | SeasonBegan
    | RuinsRevealed
    | CardRevealed
    | AmbushRevealed
    | DrawingSkipped
    | DrawingFinished
    | DrawingRevealed
    | AmbushDrawn
    | TimePassed
    | EdictScored
    | CoinsScored
    | MonstersScored
    | SeasonEnded
    | Undone
    | MatchEnded
)
