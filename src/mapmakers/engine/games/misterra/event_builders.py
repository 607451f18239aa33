"""Events that need some work: the way of a walk, what a mapping earned, why there was no claim.

The rules call these only for a state with an EventLog.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapmakers.engine.boards.bits import lowest, size
from mapmakers.engine.core.events import EventLog
from mapmakers.engine.core.shared_events import match_ended
from mapmakers.engine.games.misterra.cards import Slot
from mapmakers.engine.games.misterra.claims import why_no_claim
from mapmakers.engine.games.misterra.effects import (
    change_at,
    otoma_change_at,
    owner_of,
    presumption_changes,
)
from mapmakers.engine.games.misterra.effects_view import SpaceChange
from mapmakers.engine.games.misterra.events import (
    ActedOnIsland,
    CategoryScored,
    Claimed,
    HalfDayBegan,
    Landed,
    Mapped,
    MappedHalf,
    PointsChanged,
    PresumptionsDealt,
    PresumptionsKept,
    PresumptionsRevealed,
    RoundBegan,
    Stayed,
    TurnBegan,
    Walked,
)
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.moves import Keep, Map
from mapmakers.engine.games.misterra.otoma import HALF_DAYS
from mapmakers.engine.games.misterra.otoma_events import (
    ForbiddenClaim,
    OtomaCardTurned,
    OtomaClaimedNothing,
    OtomaDeckBuilt,
)
from mapmakers.engine.games.misterra.outcome import places_of
from mapmakers.engine.games.misterra.parchment import Parchment
from mapmakers.engine.games.misterra.scoring import final
from mapmakers.engine.games.misterra.sketches import SKETCH_NAMES, SKETCH_OF, TERRAINS
from mapmakers.engine.games.misterra.spaces import clusters, name_of, names_of

if TYPE_CHECKING:
    from mapmakers.engine.games.misterra.state import MisterraState


def sketch_names(sketches: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(SKETCH_NAMES[sketch] for sketch in sketches)


# Before the first round


def record_deal(events: EventLog, state: MisterraState) -> None:
    for seat, hand in enumerate(state.dealt):
        events.add_private(seat, PresumptionsDealt(seat, hand), PresumptionsDealt(seat, None))


def record_keep(events: EventLog, seat: int, keep: Keep) -> None:
    cards = (keep.one, keep.other)
    events.add_private(seat, PresumptionsKept(seat, cards), PresumptionsKept(seat, None))


def otoma_deck_built(state: MisterraState) -> OtomaDeckBuilt:
    deck = state.otoma
    assert deck is not None
    top = state.table.components.otoma[deck.top]
    return OtomaDeckBuilt(top.number, top.action_names, top.claim, top.space_names, deck.left)


# A half day


def record_half_day(events: EventLog, state: MisterraState) -> None:
    """The half day that begins now, and the turn and the round that begin with it."""
    if state.half == 0:
        if state.turn == state.first:
            otoma = state.otoma
            last = otoma is not None and len(otoma.turned) == HALF_DAYS - 2
            events.add(RoundBegan(state.round, last))
        events.add(TurnBegan(state.turn))
    events.add(HalfDayBegan(state.turn, state.half))


def moved(state: MisterraState, seat: int, place: int) -> Landed | Walked | Stayed:
    """The move to this place, before it is made."""
    stood = state.places[seat]
    if stood < 0:
        return Landed(seat, name_of(place))
    if stood == place:
        return Stayed(seat, name_of(place), automatic=False)
    return Walked(seat, tuple(name_of(one) for one in state.island.path(stood, place)))


def record_mapping(
    events: EventLog, state: MisterraState, seat: int, move: Map, before: Island, drawn: Parchment
) -> None:
    """A mapping that was carried out; island and parchment are those before it."""
    confirms = state.table.confirms
    halves = ((move.terrain, move.space), (move.then_terrain, move.then_space))
    one, other = [
        MappedHalf(name_of(space), TERRAINS[terrain], _shown(drawn, space))
        for terrain, space in halves
    ]
    sketch = SKETCH_OF[move.terrain][move.then_terrain]
    events.add(Mapped(seat, SKETCH_NAMES[sketch], (one, other)))
    island = before
    for terrain, space in halves:
        events.add(_acted(state, seat, space, change_at(island, terrain, space, confirms)))
        island = island.mapped(terrain, 1 << space, confirms)
    parchments = [*state.parchments[:seat], drawn, *state.parchments[seat + 1 :]]
    _record_points(events, state, before, parchments, seat)


def _shown(parchment: Parchment, space: int) -> str | None:
    """The terrain that the parchment shows there."""
    for terrain, drawn in zip(TERRAINS, parchment.sets, strict=True):
        if drawn >> space & 1:
            return terrain
    return None


def _acted(state: MisterraState, owner: int, space: int, change: SpaceChange) -> ActedOnIsland:
    standing = tuple([seat for seat, place in enumerate(state.places) if place == space])
    differing = tuple(
        [
            seat
            for seat, parchment in enumerate(state.parchments)
            if final.differing(state.island, parchment) >> space & 1
        ]
    )
    return ActedOnIsland(
        owner, change.space, change.terrain, change.change, change.replaced, standing, differing
    )


def claimed(state: MisterraState, at: int, space: int) -> Claimed:
    """A claim that was made, by a seat or an entry of the claims that is Otoma's."""
    island = state.island
    clear, owner = island.without_haze(), owner_of(state.table, at)
    points = final.marker_points(clear, 1 << space, state.markers, state.table.merged_all)
    return Claimed(
        owner,
        name_of(space),
        TERRAINS[island.terrain_at(space)],
        names_of(island.linked(space)),
        size(final.region_of(clear, 1 << space)),
        points,
        -points if owner < 0 else points,
    )


# Points

Standing = tuple[int, int, int, int]
"""What an owner would earn now: fidelity, lines, empty, claims."""


def _standings(state: MisterraState, island: Island, parchments: list[Parchment]) -> list[Standing]:
    """Everybody's; Otoma has only claims."""
    table, clear = state.table, island.without_haze()
    found = []
    for at, points in enumerate(final.claim_points(clear, state.claims, table.merged_all)):
        if at == len(parchments):
            found.append((0, 0, 0, points))
            continue
        own = parchments[at]
        lines = final.master_lines(clear, own) if table.master else 0
        found.append((final.fidelity(clear, own), lines, final.completeness(own), points))
    return found


def _record_points(
    events: EventLog,
    state: MisterraState,
    island: Island,
    parchments: list[Parchment],
    mapped_by: int,
) -> None:
    """What changed since this island and these parchments; `mapped_by` is -1 for Otoma."""
    earlier = _standings(state, island, parchments)
    later = _standings(state, state.island, state.parchments)
    for at, (was, now) in enumerate(zip(earlier, later, strict=True)):
        owner = owner_of(state.table, at)
        if at != mapped_by and was == now:
            continue
        fidelity, lines, empty, points = [now[part] - was[part] for part in range(4)]
        total = -points if owner < 0 else fidelity + lines + empty + points
        changed = PointsChanged(owner, fidelity, lines, empty, points, None, total)
        if at != mapped_by:
            events.add(changed)
            continue
        cards = presumption_changes(
            state.table, state.kept[at], parchments[at], state.parchments[at]
        )
        gains = tuple((card.card, card.after - card.before) for card in cards)
        total += sum([gain for _, gain in gains])
        private = PointsChanged(owner, fidelity, lines, empty, points, gains, total)
        events.add_private(at, private, changed)


# Otoma's turn


def otoma_card_turned(state: MisterraState, half: int) -> OtomaCardTurned:
    """The half day of Otoma that begins now, once its card is turned over."""
    deck = state.otoma
    assert deck is not None
    cards = state.table.components.otoma
    card, top = cards[deck.turned[-1]], cards[deck.top]
    return OtomaCardTurned(
        half,
        card.number,
        card.space_names,
        top.number,
        top.action_names,
        top.claim,
        top.space_names if deck.left > 1 else None,
        deck.left,
    )


def record_otoma_action(
    events: EventLog, state: MisterraState, slot: Slot, space: int, before: Island
) -> None:
    """An action that was carried out; the island is that before it."""
    change = otoma_change_at(before, slot, space, state.table.confirms)
    events.add(_acted(state, -1, space, change))
    _record_points(events, state, before, state.parchments, -1)


def otoma_claimed_nothing(state: MisterraState) -> OtomaClaimedNothing:
    island = state.island
    found = []
    for tiles in island.sets:
        for cluster in clusters(tiles & island.confirmed):
            space = lowest(cluster)
            clause = why_no_claim(
                island, space, state.claims[1], state.markers, state.table.confirmed_links
            )
            found.append(ForbiddenClaim(name_of(space), TERRAINS[island.terrain_at(space)], clause))
    return OtomaClaimedNothing(tuple(found))


# The end


def last_turns(state: MisterraState) -> tuple[int, ...]:
    """The seats whose turns follow in this round."""
    seats = state.table.seats
    taken = (state.turn - state.first) % seats + 1
    return tuple((state.first + at) % seats for at in range(taken, seats))


def record_end(events: EventLog, state: MisterraState) -> None:
    """The final count."""
    outcome = state.outcome
    assert outcome is not None
    for seat, cards in enumerate(state.kept):
        events.add(PresumptionsRevealed(seat, cards))
    for category in outcome.scores[0]:
        points = tuple(sheet[category] for sheet in outcome.scores)
        events.add(CategoryScored(category, points))
    events.add(match_ended(outcome, places_of(outcome)))
