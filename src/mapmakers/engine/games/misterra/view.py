"""The view of a seat or a spectator, as sent to clients."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.squares import both, first, singles
from mapmakers.engine.core.shapes import Shapes
from mapmakers.engine.games.misterra import spaces
from mapmakers.engine.games.misterra.claims import regions
from mapmakers.engine.games.misterra.components import MARKERS
from mapmakers.engine.games.misterra.effects import owner_of, owners_in
from mapmakers.engine.games.misterra.effects_view import Effects
from mapmakers.engine.games.misterra.ending import is_last_turn
from mapmakers.engine.games.misterra.events import Event
from mapmakers.engine.games.misterra.otoma_view import OtomaView, otoma_view
from mapmakers.engine.games.misterra.outcome import places_of
from mapmakers.engine.games.misterra.phases import KEEP, OVER, PHASES
from mapmakers.engine.games.misterra.scoring import final
from mapmakers.engine.games.misterra.scoring.presumptions import standing, steps_reached
from mapmakers.engine.games.misterra.sketches import LETTERS, SKETCH_NAMES, TERRAINS
from mapmakers.engine.games.misterra.titles import TitleWord, title_words
from mapmakers.engine.games.misterra.vocabulary import Automatic, DecidedBy, Phase, TerrainName

if TYPE_CHECKING:
    from mapmakers.engine.games.misterra.state import MisterraState


@dataclass(frozen=True, slots=True)
class PresumptionView:
    """A presumption card and what it is worth on its owner's parchment now."""

    card: int
    family: str
    terrain: TerrainName | None
    other: TerrainName | None
    steps: tuple[tuple[int, int], ...]
    beyond: int
    each: int
    pattern: str
    """Rows joined by `/`, such as `SL/L.`; empty if it is not a pattern."""
    points: int
    count: int | None
    """What counts towards the next step; None at the highest step."""
    needed: int | None
    gain: int
    guessed: bool
    """Whether what it shows is ours, because no picture of the printed card was available."""
    reached: int
    """How many of the steps are reached; none where each of several zones reaches its own."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What lies in front of a player."""

    seat: int
    parchment: str
    """Five rows of five characters, joined by `/`."""
    place: str | None
    sees: tuple[str, ...]
    """The spaces that the meeple sees."""
    may_map: bool
    """Whether anything can be mapped from where the meeple is; not in the jungle (M5.6)."""
    claims: tuple[str, ...]
    markers: int
    """Claim markers left."""
    fidelity: int
    """What fidelity would earn now; likewise the next three."""
    lines: int
    empty: int
    claimed: int
    decided: bool
    """Whether the presumption cards to keep have been chosen."""
    presumptions: tuple[PresumptionView, ...] | None
    """The cards kept; None if they are hidden from this view, or not chosen yet."""
    total: int
    """What all of these would earn now; hidden presumption cards count for nothing, and what
    Otoma's claims would earn is subtracted (M16.2)."""
    differs: tuple[str, ...]
    """The spaces where the parchment shows another terrain than the tile of the island."""


@dataclass(frozen=True, slots=True)
class RegionView:
    terrain: TerrainName
    spaces: tuple[str, ...]
    confirmed: int
    owners: tuple[int, ...]
    """Seats with a claim in it; -1 is Otoma."""
    disputed: bool
    """Whether confirmed tiles join two claims."""


@dataclass(frozen=True, slots=True)
class ClaimView:
    """A claim marker, and what it would earn now; hazy tiles do not count (M11.1)."""

    owner: int
    """A seat; -1 is Otoma."""
    space: str
    terrain: TerrainName
    tiles: int
    """The confirmed tiles linked by confirmed tiles with the one under the marker."""
    spaces: tuple[str, ...]
    """Where these tiles lie."""
    points: int
    disputed: bool
    """Whether confirmed tiles join it with another claim."""


@dataclass(frozen=True, slots=True)
class AutomaticView:
    """A step that the table took automatically, because there was no choice (M3.2)."""

    round: int
    seat: int
    step: Automatic
    """stay (nowhere to go), take (all cards alike), no_card (none left) or jungle (the half day
    ended: nothing can be mapped from there, and nothing could be claimed)."""
    card: str | None


@dataclass(frozen=True, slots=True)
class Result:
    scores: tuple[tuple[tuple[str, int], ...], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """By seat, from 1; equal players share one."""
    decided_by: DecidedBy
    rating: int | None
    titles: tuple[str, ...]
    title_words: tuple[TitleWord, ...]
    """Solo play: the words of the title, in the same order, with what earned each."""


@dataclass(frozen=True, slots=True)
class View:
    """A table of Maps of Misterra, seen from one seat or by a spectator."""

    game: str
    seat: int | None
    waiting: tuple[int, ...]
    phase: Phase
    """keep, go, choose, act, otoma or over."""
    round: int
    first: int | None
    """The first player; None while presumption cards are being chosen."""
    turn: int | None
    half: int
    """0 or 1: the half day of the turn."""
    ending: str
    """What ends the match at the end of this round; empty as long as nothing does."""
    last_turn: bool
    """Whether the turn is known to be the last of whose turn it is (M10.1, M16.1)."""
    island: str
    """Five rows of five characters, joined by `/`; hazy tiles are lowercase."""
    supply: tuple[int, ...]
    """Tiles left of steppe, jungle, lagoon and mountain."""
    display: tuple[str, ...]
    card: str | None
    """The sketch card chosen in this half day."""
    tucked: bool
    """Whether the lagoon was used in this half day."""
    deck: int
    bottom: tuple[str, ...]
    """The known cards under the deck, the next first."""
    regions: tuple[RegionView, ...]
    claims: tuple[ClaimView, ...]
    automatic: tuple[AutomaticView, ...]
    """What the table did automatically since the latest decision."""
    players: tuple[PlayerView, ...]
    dealt: tuple[PresumptionView, ...]
    """The cards this seat was dealt; empty for a spectator."""
    pending: str | None
    """This seat's own decision, which the others cannot see yet."""
    otoma: OtomaView | None
    result: Result | None


def view_of(state: MisterraState, seat: int | None) -> View:
    """What the seat may see."""
    pending = state.pending.get(seat) if seat is not None else None
    begun, playing = state.phase != KEEP, state.phase not in (KEEP, OVER)
    return View(
        game="misterra",
        seat=seat,
        waiting=state.waiting,
        phase=PHASES[state.phase],
        round=state.round,
        first=state.first if begun else None,
        turn=state.turn if playing else None,
        half=state.half,
        ending=state.ending,
        last_turn=is_last_turn(state),
        island=str(state.island).replace("\n", "/"),
        supply=state.island.supply,
        display=tuple(SKETCH_NAMES[sketch] for sketch in state.display),
        card=SKETCH_NAMES[state.sketch] if state.sketch >= 0 else None,
        tucked=state.tucked,
        deck=state.deck,
        bottom=tuple(SKETCH_NAMES[sketch] for sketch in state.bottom),
        regions=region_views(state),
        claims=claim_views(state),
        automatic=automatic_views(state),
        players=tuple(player_view(state, at, seat) for at in range(state.table.seats)),
        dealt=presumption_views(state, seat, state.dealt[seat]) if seat is not None else (),
        pending=str(pending) if pending is not None else None,
        otoma=otoma_view(state),
        result=result_of(state),
    )


def player_view(state: MisterraState, at: int, seat: int | None) -> PlayerView:
    """What lies in front of a player, as the seat sees it."""
    table, parchment, place = state.table, state.parchments[at], state.places[at]
    clear = state.island.without_haze()
    open_to_see = (at == seat or state.phase == OVER) and bool(state.kept[at])
    presumptions = presumption_views(state, at, state.kept[at]) if open_to_see else None
    fidelity, empty = final.fidelity(clear, parchment), final.completeness(parchment)
    lines = final.master_lines(clear, parchment) if table.master else 0
    claimed = final.claim_points(clear, state.claims, table.merged_all)
    total = fidelity + lines + empty + claimed[at]
    total += sum([card.points for card in presumptions or ()])
    return PlayerView(
        seat=at,
        parchment=str(parchment).replace("\n", "/"),
        place=spaces.name_of(place) if place >= 0 else None,
        sees=spaces.names_of(state.island.sight(place)) if place >= 0 else (),
        may_map=place < 0 or bool(state.island.mappable(place)),
        claims=spaces.names_of(state.claims[at]),
        markers=MARKERS - size(state.claims[at]),
        fidelity=fidelity,
        lines=lines,
        empty=empty,
        claimed=claimed[at],
        decided=at in state.pending or bool(state.kept[at]),
        presumptions=presumptions,
        total=total - claimed[-1] if table.solo else total,
        differs=spaces.names_of(final.differing(state.island, parchment)),
    )


def presumption_views(
    state: MisterraState, seat: int, numbers: tuple[int, ...]
) -> tuple[PresumptionView, ...]:
    """These cards, and what each is worth on the seat's parchment."""
    found = []
    parchment, turns = state.parchments[seat], state.table.turns
    for number in numbers:
        card = state.table.components.presumption(number)
        worth, step = standing(card, parchment, turns)
        found.append(
            PresumptionView(
                number,
                card.family,
                TERRAINS[card.terrain] if card.terrain is not None else None,
                TERRAINS[card.other] if card.other is not None else None,
                card.steps,
                card.beyond,
                card.each,
                draw_pattern(card.pattern),
                worth,
                step.count if step else None,
                step.needed if step else None,
                step.points if step else 0,
                card.guessed,
                steps_reached(card, worth),
            )
        )
    return tuple(found)


def draw_pattern(pattern: tuple[tuple[int, int, int], ...]) -> str:
    """Rows joined by `/`, `.` where any space will do."""
    marks = {(row, col): LETTERS[terrain] for row, col, terrain in pattern}
    rows = max((row for row, _, _ in pattern), default=-1) + 1
    cols = max((col for _, col, _ in pattern), default=-1) + 1
    return "/".join(
        "".join(marks.get((row, col), ".") for col in range(cols)) for row in range(rows)
    )


def region_views(state: MisterraState) -> tuple[RegionView, ...]:
    # When the points are counted, the haze has gone (M11.1).
    island = state.island.without_haze() if state.phase == OVER else state.island
    markers = state.markers
    return tuple(
        RegionView(
            TERRAINS[island.terrain_at(first(region).bit_length() - 1)],
            spaces.names_of(region),
            size(both(region, island.confirmed)),
            owners_in(state.table, region, state.claims),
            any(
                size(both(final.region_of(island, marker), markers)) > 1
                for marker in singles(both(markers, region))
            ),
        )
        for region in regions(island)
    )


def claim_views(state: MisterraState) -> tuple[ClaimView, ...]:
    """Every marker, in the order of the seats, Otoma's last."""
    clear, markers, merged_all = state.island.without_haze(), state.markers, state.table.merged_all
    return tuple(
        ClaimView(
            owner_of(state.table, at),
            spaces.name_of(marker.bit_length() - 1),
            TERRAINS[clear.terrain_at(marker.bit_length() - 1)],
            size(final.region_of(clear, marker)),
            spaces.names_of(final.region_of(clear, marker)),
            final.marker_points(clear, marker, markers, merged_all),
            size(both(final.region_of(clear, marker), markers)) > 1,
        )
        for at, own in enumerate(state.claims)
        for marker in singles(own)
    )


def automatic_views(state: MisterraState) -> tuple[AutomaticView, ...]:
    return tuple(
        AutomaticView(when, at, step, SKETCH_NAMES[sketch] if sketch >= 0 else None)
        for when, at, step, sketch in state.automatic
    )


def result_of(state: MisterraState) -> Result | None:
    outcome = state.outcome
    if outcome is None:
        return None
    return Result(
        tuple(tuple(sheet.items()) for sheet in outcome.scores),
        outcome.totals,
        outcome.winners,
        places_of(outcome),
        outcome.decided_by,
        outcome.rating,
        outcome.titles,
        title_words(outcome.scores[0], outcome.totals[0]) if outcome.titles else (),
    )


SHAPES: Final = Shapes(View, Effects, events=Event)
"""The types of what is sent of the game."""
