"""What everybody may see of Otoma: its deck, its next half day, and its last turn."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.squares import without
from mapmakers.engine.games.misterra import spaces
from mapmakers.engine.games.misterra.components import MARKERS
from mapmakers.engine.games.misterra.effects import otoma_change_at
from mapmakers.engine.games.misterra.effects_view import SpaceChange
from mapmakers.engine.games.misterra.otoma import HALF_DAYS, act
from mapmakers.engine.games.misterra.phases import OTOMA_CLAIM
from mapmakers.engine.games.misterra.scoring import final

if TYPE_CHECKING:
    from mapmakers.engine.games.misterra.state import MisterraState


@dataclass(frozen=True, slots=True)
class OtomaHalfDay:
    """A half day that Otoma has played: the spaces, and the actions on them."""

    spaces: tuple[str, str]
    actions: tuple[str, str]
    """`map steppe` or `confirm steppe`: confirm what lies there, otherwise map the terrain."""
    changes: tuple[SpaceChange, SpaceChange]
    """What each action did."""
    claim: bool
    """Whether the card has a claim; Otoma may find nothing to claim (M15.9)."""
    claimed: str | None
    """Where it put a marker, if it did."""
    asked: bool
    """Whether the player has to choose where it claims (M15.8)."""


@dataclass(frozen=True, slots=True)
class PointsView:
    """The points of parchment and claims at some moment."""

    fidelity: int
    lines: int
    empty: int
    claimed: int


@dataclass(frozen=True, slots=True)
class OtomaView:
    claims: tuple[str, ...]
    markers: int
    claimed: int
    """What its claims would earn now."""
    deck: int
    half_days: int
    """How many half days it has left, at most (M16.1)."""
    turned: tuple[int, ...]
    """The cards turned over, in order."""
    top: int
    top_actions: tuple[str, str]
    top_claim: bool
    top_spaces: tuple[str, str] | None
    """The spaces of its next half day; the card below will show its actions (M15.3). None if there
    is no card below."""
    met: str
    """The island before its last turn, drawn like the island."""
    met_points: PointsView
    """The player's points before its last turn."""
    last_turn: tuple[OtomaHalfDay, ...]
    guessed: bool
    """Whether what its cards show is ours (`guessed` of a game)."""


def otoma_view(state: MisterraState) -> OtomaView | None:
    deck = state.otoma
    if deck is None:
        return None
    cards = state.table.components.otoma
    shown = (*deck.turned, deck.top)
    begun = len(deck.turned) - (len(deck.turned) - 1) % 2 - 1 if deck.turned else 0
    clear = state.island.without_haze()
    return OtomaView(
        claims=spaces.names_of(state.claims[1]),
        markers=MARKERS - size(state.claims[1]),
        claimed=final.claim_points(clear, state.claims, state.table.merged_all)[1],
        deck=deck.left,
        half_days=HALF_DAYS - len(deck.turned),
        turned=tuple(cards[card].number for card in deck.turned),
        top=cards[deck.top].number,
        top_actions=cards[deck.top].action_names,
        top_claim=cards[deck.top].claim,
        top_spaces=cards[deck.top].space_names if deck.left > 1 else None,
        met=str(state.met[0]).replace("\n", "/"),
        met_points=_met_points(state),
        last_turn=_half_days(state, shown[begun:]),
        guessed="otoma_cards" in state.table.components.guessed,
    )


def _met_points(state: MisterraState) -> PointsView:
    """The points of the solo player when Otoma's last turn began."""
    (island, had), (parchment, own) = state.met, state.met_player
    clear, table = island.without_haze(), state.table
    return PointsView(
        final.fidelity(clear, parchment),
        final.master_lines(clear, parchment) if table.master else 0,
        final.completeness(parchment),
        final.claim_points(clear, (own, had), table.merged_all)[0],
    )


def _half_days(state: MisterraState, shown: tuple[int, ...]) -> tuple[OtomaHalfDay, ...]:
    """The half days of these cards: each shows the spaces, the next one the actions."""
    cards, confirms = state.table.components.otoma, state.table.confirms
    island, had = state.met
    # No two half days of a turn can both claim (M14.3).
    fresh = without(state.claims[1], had)
    asked = len(shown) - 2 if state.phase == OTOMA_CLAIM else None
    found = []
    for half, (where, actions) in enumerate(pairwise(cards[card] for card in shown)):
        changes = []
        for space, slot in zip(where.spaces, actions.slots, strict=True):
            changes.append(otoma_change_at(island, slot, space, confirms))
            island = act(island, slot, 1 << space, confirms)
        one, other = changes
        found.append(
            OtomaHalfDay(
                where.space_names,
                actions.action_names,
                (one, other),
                actions.claim,
                spaces.names_of(fresh)[0] if actions.claim and fresh else None,
                half == asked,
            )
        )
    return tuple(found)
