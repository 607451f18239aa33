"""What Otoma does in solo play, as sent to clients: part of the events of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from mapmakers.engine.games.misterra.vocabulary import TerrainName


@dataclass(slots=True)
class OtomaDeckBuilt:
    """Otoma's deck was built; its top card shows its terrains side (M14.3)."""

    top: int
    actions: tuple[str, str]
    claim: bool
    spaces: tuple[str, str] | None
    """The spaces of Otoma's next half day, on the other side of the top card."""
    deck: int
    kind: Literal["otoma_deck_built"] = "otoma_deck_built"


@dataclass(slots=True)
class OtomaTurnBegan:
    kind: Literal["otoma_turn_began"] = "otoma_turn_began"


@dataclass(slots=True)
class OtomaCardTurned:
    """A half day of Otoma began: a card was turned over, and the next one was revealed (M15.3)."""

    half: int
    """0 or 1."""
    card: int
    """The card turned over, by its number."""
    spaces: tuple[str, str]
    """The spaces it names, on which Otoma acts now."""
    top: int
    """The card that is now on top of the deck, by its number."""
    actions: tuple[str, str]
    """Its actions, which take place now: `map steppe`, or `confirm steppe`: confirm what lies
    there, otherwise map the terrain."""
    claim: bool
    """Whether Otoma claims after them."""
    next_spaces: tuple[str, str] | None
    """The spaces of the next half day, on the other side of the top card; None after the last."""
    deck: int
    """Cards left in the deck, including the top one."""
    kind: Literal["otoma_card_turned"] = "otoma_card_turned"


@dataclass(slots=True)
class OtomaClaimAsked:
    """Several regions are the largest, and the player chooses one for Otoma (M15.8)."""

    spaces: tuple[str, ...]
    """The first space of each region."""
    kind: Literal["otoma_claim_asked"] = "otoma_claim_asked"


@dataclass(slots=True)
class ForbiddenClaim:
    """Confirmed tiles that Otoma may not claim."""

    space: str
    """The first of them."""
    terrain: TerrainName
    clause: str
    """M9.3 (claimed already), M9.4 (Otoma has claimed this terrain) or M9.5 (no marker left)."""


@dataclass(slots=True)
class OtomaClaimedNothing:
    """Otoma's card shows a claim, but there is no region that it may claim (M15.9)."""

    forbidden: tuple[ForbiddenClaim, ...]
    """Why: all groups of confirmed tiles."""
    kind: Literal["otoma_claimed_nothing"] = "otoma_claimed_nothing"
