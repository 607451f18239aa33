"""The effects of a move: the island's spaces, the player's score, regions and claims."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.squares import NONE, Cells, both, first, singles, without
from mapmakers.engine.games.misterra import spaces
from mapmakers.engine.games.misterra.cards import Slot
from mapmakers.engine.games.misterra.claims import regions
from mapmakers.engine.games.misterra.effects_view import (
    Covered,
    Effects,
    Endangered,
    PresumptionChange,
    RegionChange,
    SpaceChange,
)
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.moves import Claim, Go, Map, Move, OtomaClaims
from mapmakers.engine.games.misterra.parchment import Parchment, terrain_in
from mapmakers.engine.games.misterra.scoring import final
from mapmakers.engine.games.misterra.scoring.presumptions import NextStep, next_step, points
from mapmakers.engine.games.misterra.setup import TableSetup
from mapmakers.engine.games.misterra.sketches import TERRAINS

if TYPE_CHECKING:
    from mapmakers.engine.games.misterra.state import MisterraState

OTOMA = -1
"""Stands for Otoma as the owner of a claim."""


def effects_of(state: MisterraState, seat: int, move: Move) -> Effects:
    """What a legal move would change."""
    table, island, parchment = state.table, state.island, state.parchments[seat]
    after, drawn, changes = island, parchment, []
    claims = list(state.claims)
    place = state.places[seat]
    marker = NONE
    covers: list[Covered] = []
    mapped: list[tuple[int, int]] = []
    if isinstance(move, Map):
        for terrain, space in (
            (move.terrain, move.space),
            (move.then_terrain, move.then_space),
        ):
            changes.append(change_at(after, terrain, space, table.confirms))
            drawn_before = terrain_in(parchment.sets, space)
            if drawn_before not in (-1, terrain):
                covers.append(Covered(spaces.name_of(space), TERRAINS[drawn_before]))
            after = after.mapped(terrain, 1 << space, table.confirms)
            drawn = drawn.cover(terrain, 1 << space)
            mapped.append((terrain, space))
    elif isinstance(move, Claim):
        marker = 1 << place
        claims[seat] |= marker
    elif isinstance(move, OtomaClaims):
        marker = 1 << move.space
        claims[1] |= marker
    elif isinstance(move, Go):
        place = move.place
    clear, clear_after = island.without_haze(), after.without_haze()
    earned = final.claim_points(clear, state.claims, table.merged_all)
    earned_after = final.claim_points(clear_after, claims, table.merged_all)
    fidelity = (final.fidelity(clear, parchment), final.fidelity(clear_after, drawn))
    lines = (_lines(table, clear, parchment), _lines(table, clear_after, drawn))
    empty = (final.completeness(parchment), final.completeness(drawn))
    cards = presumption_changes(table, state.kept[seat], parchment, drawn)
    rises = [fidelity, lines, empty, (earned[seat], earned_after[seat])]
    rises += [(card.before, card.after) for card in cards]
    return Effects(
        tuple(changes),
        spaces.names_of(island.sight(place)) if place >= 0 else (),
        fidelity,
        lines,
        empty,
        cards,
        region_changes(table, island, after, claims),
        tuple(zip(earned, earned_after, strict=True)),
        endangered(table, island, state.claims, after, claims),
        tuple(covers),
        tuple(
            [
                spaces.name_of(at)
                for terrain, at in mapped
                if after.terrain_at(at) not in (-1, terrain)
            ]
        ),
        place < 0 or bool(after.mappable(place)),
        spaces.names_of(final.region_of(clear_after, marker)) if marker else (),
        sum([after - before for before, after in rises]),
    )


def _lines(table: TableSetup, island: Island, parchment: Parchment) -> int:
    return final.master_lines(island, parchment) if table.master else 0


def change_at(island: Island, terrain: int, space: int, confirms: bool) -> SpaceChange:
    """What one half of a card does there (M8.2 to M8.6)."""
    after = island.mapped(terrain, 1 << space, confirms)
    old = island.terrain_at(space)
    replaced = None
    if island.confirmed >> space & 1:
        change = "nothing"
    elif after == island:
        change = "supply_empty"
    elif old < 0:
        change = "new"
    elif old == terrain:
        change = "confirmed"
    else:
        change = "replaced"
        replaced = TERRAINS[old]
    return SpaceChange(spaces.name_of(space), TERRAINS[terrain], change, replaced)


def otoma_change_at(island: Island, slot: Slot, space: int, confirms: bool) -> SpaceChange:
    """What one action of Otoma does there (M15.4, M15.5)."""
    old = island.terrain_at(space)
    if not slot.confirm or old < 0:
        return change_at(island, slot.terrain, space, confirms)
    change = "nothing" if island.confirmed >> space & 1 else "confirmed"
    return SpaceChange(spaces.name_of(space), TERRAINS[old], change, None)


def presumption_changes(
    table: TableSetup, kept: Sequence[int], before: Parchment, after: Parchment
) -> tuple[PresumptionChange, ...]:
    found = []
    for number in kept:
        card = table.components.presumption(number)
        step = next_step(card, after, table.turns)
        was, becomes = points(card, before, table.turns), points(card, after, table.turns)
        missed = _missing(next_step(card, before, table.turns))
        found.append(
            PresumptionChange(
                number,
                was,
                becomes,
                step.count if step else None,
                step.needed if step else None,
                step.points if step else 0,
                was == becomes and _missing(step) < missed,
            )
        )
    return tuple(found)


def _missing(step: NextStep | None) -> int:
    return step.needed - step.count if step else 0


def owner_of(table: TableSetup, at: int) -> int:
    """The seat, or OTOMA, of an entry of the claims."""
    return OTOMA if table.solo and at == 1 else at


def owners_in(table: TableSetup, region: Cells, claims: Sequence[Cells]) -> tuple[int, ...]:
    """Whose markers are in the region."""
    return tuple(owner_of(table, at) for at, own in enumerate(claims) if both(own, region))


def region_changes(
    table: TableSetup, before: Island, after: Island, claims: Sequence[Cells]
) -> tuple[RegionChange, ...]:
    """The regions that the move changes."""
    old = [(region, both(region, before.confirmed)) for region in regions(before)]
    found = []
    for region in regions(after):
        confirmed = both(region, after.confirmed)
        if (region, confirmed) in old:
            continue
        came_from = (size(sure) for was, sure in old if both(was, region) and both(sure, confirmed))
        found.append(
            RegionChange(
                TERRAINS[after.terrain_at(first(region).bit_length() - 1)],
                spaces.names_of(region),
                size(confirmed),
                max(came_from, default=0),
                owners_in(table, region, claims),
            )
        )
    return tuple(found)


def endangered(
    table: TableSetup,
    before: Island,
    claims_before: Sequence[Cells],
    after: Island,
    claims: Sequence[Cells],
) -> tuple[Endangered, ...]:
    """The claims whose region another claim would newly share, or newly share for certain."""
    found = []
    for at, own in enumerate(claims):
        for marker in singles(own):
            shared = _sharing(after, marker, claims)
            placed = both(marker, claims_before[at])
            if not shared[0] or (placed and shared == _sharing(before, marker, claims_before)):
                continue
            space = spaces.name_of(marker.bit_length() - 1)
            found.append(Endangered(owner_of(table, at), space, bool(shared[1])))
    return tuple(found)


def _sharing(island: Island, marker: Cells, claims: Sequence[Cells]) -> tuple[Cells, Cells]:
    """The other markers in the region of this one: along all tiles, and along confirmed ones."""
    others = without(sum(claims), marker)
    region = island.linked(marker.bit_length() - 1)
    return both(region, others), both(final.region_of(island, marker), others)
