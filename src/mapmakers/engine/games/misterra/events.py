"""What happens in Maps of Misterra: one small class for each kind of event.

Seats are numbered from 0; where Otoma may be meant, the owner -1 is Otoma. Places, cards and
terrains are named as in the view. `event_builders` creates the events that need some work.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from mapmakers.engine.core.shared_events import MatchEnded, Undone
from mapmakers.engine.games.misterra.otoma_events import (
    OtomaCardTurned,
    OtomaClaimAsked,
    OtomaClaimedNothing,
    OtomaDeckBuilt,
    OtomaTurnBegan,
)
from mapmakers.engine.games.misterra.vocabulary import (
    Category,
    Change,
    EndCondition,
    SketchName,
    SkipReason,
    TerrainName,
)

# Before the first round


@dataclass(slots=True)
class PresumptionsDealt:
    """A seat was dealt presumption cards (M2.4); in a first game, the pair that it keeps (M2.5)."""

    seat: int
    cards: tuple[int, ...] | None
    """Their numbers; None for everybody else."""
    kind: Literal["presumptions_dealt"] = "presumptions_dealt"


@dataclass(slots=True)
class PresumptionsKept:
    """A seat has chosen the presumption cards that it keeps."""

    seat: int
    cards: tuple[int, int] | None
    """Their numbers; None for everybody else."""
    kind: Literal["presumptions_kept"] = "presumptions_kept"


@dataclass(slots=True)
class FirstPlayerChosen:
    """All have their presumption cards, and this seat begins (M2.7)."""

    seat: int
    by_lot: bool
    kind: Literal["first_player_chosen"] = "first_player_chosen"


# How time passes


@dataclass(slots=True)
class RoundBegan:
    round: int
    last: bool = False
    """Whether it ends the match in any case: Otoma's cards are used up after it (M16.1)."""
    kind: Literal["round_began"] = "round_began"


@dataclass(slots=True)
class TurnBegan:
    seat: int
    kind: Literal["turn_began"] = "turn_began"


@dataclass(slots=True)
class HalfDayBegan:
    """A half day of a player began, with the move."""

    seat: int
    half: int
    """0 or 1."""
    kind: Literal["half_day_began"] = "half_day_began"


@dataclass(slots=True)
class HalfDaySkipped:
    """The rest of a half day was skipped, because nothing was possible (M3.2)."""

    seat: int
    why: SkipReason
    """jungle (nothing can be mapped from there, and nothing could be claimed) or no_card (none is
    left to choose, M3.4)."""
    card: SketchName | None
    """The chosen card, which leaves the game."""
    kind: Literal["half_day_skipped"] = "half_day_skipped"


@dataclass(slots=True)
class EndAnnounced:
    """The match ends as soon as everybody has had the same number of turns (M10, M16.1)."""

    condition: EndCondition
    """What ends it: cards (none is left), parchment (one has no empty space), confirmed (the whole
    island is), unmappable (the rest of it) or otoma (its cards are used up)."""
    last_turns: tuple[int, ...]
    """The seats that still have a turn, in order."""
    kind: Literal["end_announced"] = "end_announced"


# The display


@dataclass(slots=True)
class DisplayRefilled:
    """Cards were turned up: the first display, or at the end of a turn (M2.3, M3.3, M15.1)."""

    cards: tuple[SketchName, ...]
    """The new cards, to the right of the others."""
    from_bottom: int
    """How many of them had been put under the deck at a lagoon; they were the last ones drawn."""
    deck: int
    """Cards left in the deck."""
    kind: Literal["display_refilled"] = "display_refilled"


@dataclass(slots=True)
class DisplayDiscarded:
    """Before Otoma's turn the rest of the display left the game (M15.1)."""

    cards: tuple[SketchName, ...]
    kind: Literal["display_discarded"] = "display_discarded"


@dataclass(slots=True)
class CardExchanged:
    """At a lagoon a card was put under the deck, and another was turned up in its place (M5.4)."""

    seat: int
    position: int
    """In the display, from 0."""
    tucked: SketchName
    revealed: SketchName
    from_bottom: bool
    """Whether the new card had been put under the deck before."""
    kind: Literal["card_exchanged"] = "card_exchanged"


@dataclass(slots=True)
class CardTaken:
    """A seat chose a card of the display; now it maps, claims or does neither."""

    seat: int
    card: SketchName
    position: int
    """In the display, from 0."""
    automatic: bool
    """Whether there was no choice: all cards were alike."""
    kind: Literal["card_taken"] = "card_taken"


# Moving


@dataclass(slots=True)
class Landed:
    """A meeple was put on the beach; next its player chooses a card, as after all moves."""

    seat: int
    place: str
    kind: Literal["landed"] = "landed"


@dataclass(slots=True)
class Walked:
    """A meeple moved."""

    seat: int
    path: tuple[str, ...]
    """From where it stood to where it stopped. Of several ways over steppes it is a shortest one:
    players only say where they stop."""
    kind: Literal["walked"] = "walked"


@dataclass(slots=True)
class Stayed:
    """A meeple stayed where it was."""

    seat: int
    place: str
    automatic: bool
    """Whether there was no choice: there is nowhere to go."""
    kind: Literal["stayed"] = "stayed"


# Mapping and claiming


@dataclass(slots=True)
class MappedHalf:
    """One half of a card on a parchment."""

    space: str
    terrain: TerrainName
    covered: TerrainName | None
    """What the parchment showed there before."""


@dataclass(slots=True)
class Mapped:
    """A card was laid on a parchment; next, each half acts on the island."""

    seat: int
    card: SketchName
    halves: tuple[MappedHalf, MappedHalf]
    """In the order in which they act."""
    kind: Literal["mapped"] = "mapped"


@dataclass(slots=True)
class ActedOnIsland:
    """One half of a card, or one action of Otoma, acted on a space of the island (M8, M15.4)."""

    owner: int
    space: str
    terrain: TerrainName
    """What was mapped; of an action that confirmed, or would have, the terrain of the tile."""
    change: Change
    """new, confirmed, replaced, nothing (the tile is already confirmed) or supply_empty."""
    replaced: TerrainName | None
    """The terrain of the hazy tile that went back to the supply."""
    standing: tuple[int, ...] = ()
    """The seats whose meeples stand on the space."""
    differing: tuple[int, ...] = ()
    """The seats whose parchments then show another terrain there than the tile."""
    kind: Literal["acted_on_island"] = "acted_on_island"


@dataclass(slots=True)
class PointsChanged:
    """What a mapping, or an action of Otoma, changed in the points that an owner would earn now.

    After a mapping there is one for the player who mapped, in any case. Others have one only if
    something changed for them. What a claim is worth is part of `Claimed`.
    """

    owner: int
    fidelity: int
    lines: int
    empty: int
    claims: int
    presumptions: tuple[tuple[int, int], ...] | None
    """For the player who mapped: the number of each presumption card and its change. None for
    everybody else."""
    total: int
    """What these change in the owner's running total, as far as they are told here; what Otoma's
    claims earn is subtracted from the player's total (M16.2)."""
    kind: Literal["points_changed"] = "points_changed"


@dataclass(slots=True)
class Claimed:
    """A claim marker was put on the island (M9.1, M15.7)."""

    owner: int
    space: str
    terrain: TerrainName
    region: tuple[str, ...]
    """The spaces of the region, hazy ones too."""
    tiles: int
    """The confirmed tiles linked by confirmed tiles with the one under the marker."""
    points: int
    """What the claim would earn now."""
    total: int
    """What it changes in the running total: the owner's, or for Otoma the player's (M16.2)."""
    kind: Literal["claimed"] = "claimed"


@dataclass(slots=True)
class Rested:
    """A seat neither mapped nor claimed; its card leaves the game."""

    seat: int
    card: SketchName
    kind: Literal["rested"] = "rested"


# The end


@dataclass(slots=True)
class PresumptionsRevealed:
    """The match is over, and a seat shows the presumption cards it kept."""

    seat: int
    cards: tuple[int, ...]
    kind: Literal["presumptions_revealed"] = "presumptions_revealed"


@dataclass(slots=True)
class CategoryScored:
    """One category was counted; they come in the order of the score sheet (M11)."""

    category: Category
    points: tuple[int, ...]
    """By seat. What Otoma's claims earn is negative, because it is subtracted (M16.2)."""
    kind: Literal["category_scored"] = "category_scored"


Event = (
    PresumptionsDealt
    | PresumptionsKept
    | OtomaDeckBuilt
    | FirstPlayerChosen
    | RoundBegan
    | TurnBegan
    | HalfDayBegan
    | HalfDaySkipped
    | EndAnnounced
    | DisplayRefilled
    | DisplayDiscarded
    | CardExchanged
    | CardTaken
    | Landed
    | Walked
    | Stayed
    | Mapped
    | ActedOnIsland
    | PointsChanged
    | Claimed
    | Rested
    | OtomaTurnBegan
    | OtomaCardTurned
    | OtomaClaimAsked
    | OtomaClaimedNothing
    | PresumptionsRevealed
    | CategoryScored
    | Undone
    | MatchEnded
)
"""An event of Maps of Misterra."""
