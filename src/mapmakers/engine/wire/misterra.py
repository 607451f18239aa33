"""Maps of Misterra as JSON: everybody sees the island and their own presumption cards.

A decision changes little, so each larger part is written only when it has changed, and cached.
Positions replace values instead of changing them, so that it is enough to compare identities.
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.squares import Cells, both, first, singles
from mapmakers.engine.core.game import State
from mapmakers.engine.games.misterra.cards import PresumptionCard
from mapmakers.engine.games.misterra.claims import regions
from mapmakers.engine.games.misterra.components import MARKERS, Components
from mapmakers.engine.games.misterra.effects import owners_in
from mapmakers.engine.games.misterra.ending import is_last_turn
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.moves import Keep
from mapmakers.engine.games.misterra.otoma_view import otoma_view
from mapmakers.engine.games.misterra.parchment import Parchment
from mapmakers.engine.games.misterra.phases import KEEP, OVER, PHASES
from mapmakers.engine.games.misterra.scoring import final as counting
from mapmakers.engine.games.misterra.scoring.presumptions import NextStep, standing, steps_reached
from mapmakers.engine.games.misterra.sketches import SKETCH_NAMES, TERRAINS
from mapmakers.engine.games.misterra.spaces import PLACES, name_of
from mapmakers.engine.games.misterra.state import MisterraState
from mapmakers.engine.games.misterra.view import (
    automatic_views,
    claim_views,
    draw_pattern,
    result_of,
)
from mapmakers.engine.wire.texts import NULL, listed, names, numbers, to_json, yes_or_no

NAMES: Final[list[str]] = [f'"{name_of(place)}"' for place in range(PLACES)]


@final
class MisterraWire:
    def __init__(self) -> None:
        self._island = IslandTexts()
        self._players: list[PlayerTexts] = []
        self._cards: list[CardTexts] = []

    def public(self, state: State[Any]) -> str:
        position = cast(MisterraState, state)
        phase = position.phase
        over, sketch = phase == OVER, position.sketch
        begins, turn = NULL, NULL
        if phase != KEEP:
            begins = str(position.first)
            turn = NULL if over else str(position.turn)
        card = f'"{SKETCH_NAMES[sketch]}"' if sketch >= 0 else NULL
        # Only a solo match has Otoma, and only a finished match has a result.
        otoma = to_json(otoma_view(position)) if position.otoma is not None else NULL
        result = to_json(result_of(position)) if over else NULL
        automatic = to_json(automatic_views(position)) if position.automatic else "[]"
        return (
            f'"game":"misterra","waiting":{numbers(position.waiting)},"phase":"{PHASES[phase]}",'
            f'"round":{position.round},"first":{begins},"turn":{turn},"half":{position.half},'
            f'"ending":"{position.ending}","last_turn":{yes_or_no(is_last_turn(position))},'
            f'"display":{names([SKETCH_NAMES[shown] for shown in position.display])},'
            f'"card":{card},"tucked":{yes_or_no(position.tucked)},"deck":{position.deck},'
            f'"bottom":{names([SKETCH_NAMES[known] for known in position.bottom])},'
            f'"otoma":{otoma},"result":{result},"automatic":{automatic},'
            f"{self._island.of(position)}"
        )

    def own(self, state: State[Any], seat: int | None) -> str:
        position = cast(MisterraState, state)
        if len(self._players) != position.table.seats:
            self._players = [PlayerTexts() for _ in range(position.table.seats)]
            self._cards = [CardTexts() for _ in range(position.table.seats)]
        over = position.phase == OVER
        players: list[str] = []
        for at in range(position.table.seats):
            head = self._players[at].of(position, at, self._island)
            cards, total = NULL, self._players[at].worth
            if (at == seat or over) and position.kept[at]:
                cards = self._cards[at].kept(position, at)
                total += self._cards[at].worth(position.kept[at])
            players.append(f'{head}{cards},"total":{total}}}')
        if seat is None:
            return f'"seat":null,"players":{listed(players)},"dealt":[],"pending":null'
        decided = position.pending.get(seat)
        pending = NULL if decided is None else f'"{decided}"'
        dealt = self._cards[seat].dealt(position, seat)
        return f'"seat":{seat},"players":{listed(players)},"dealt":{dealt},"pending":{pending}'

    def choices(self, state: State[Any], seat: int) -> str:
        position = cast(MisterraState, state)
        moves = [str(move) for move in position.legal(seat)]
        return f'{{"kind":"misterra","moves":{names(moves)}}}'

    def stays_hidden(self, move: Any) -> bool:
        """Presumption cards are revealed only at the end."""
        return isinstance(move, Keep)


@final
class IslandTexts:
    """The island, its regions and the claims, with what they would earn."""

    def __init__(self) -> None:
        self._of: Island | None = None
        self._over = False
        self.claims: list[Cells] = []
        self.clear: Island | None = None
        """The island without hazy tiles."""
        self.earned: list[int] = []
        """What all markers would earn on it."""
        self._text = ""

    def look(self, state: MisterraState) -> None:
        island, over, claims = state.island, state.phase == OVER, state.claims
        if island is self._of and over == self._over and claims == self.claims:
            return
        self._of, self._over = island, over
        self.claims = claims[:]
        clear = island.without_haze()
        self.clear = clear
        self.earned = counting.claim_points(clear, claims, state.table.merged_all)
        drawing = str(island).replace("\n", "/")
        # Hazy tiles are removed before points are counted (M11.1).
        found = _regions(state, clear if over else island)
        self._text = (
            f'"island":"{drawing}","supply":{numbers(island.supply)},"regions":{found},'
            f'"claims":{to_json(claim_views(state))}'
        )

    def of(self, state: MisterraState) -> str:
        self.look(state)
        return self._text


def _regions(state: MisterraState, island: Island) -> str:
    markers = state.markers
    found: list[str] = []
    for region in regions(island):
        terrain = TERRAINS[island.terrain_at(first(region).bit_length() - 1)]
        confirmed = size(both(region, island.confirmed))
        owners = numbers(owners_in(state.table, region, state.claims))
        disputed = False
        for marker in singles(both(markers, region)):
            if size(both(counting.region_of(island, marker), markers)) > 1:
                disputed = True
        found.append(
            f'{{"terrain":"{terrain}","spaces":{_spaces(region)},"confirmed":{confirmed},'
            f'"owners":{owners},"disputed":{yes_or_no(disputed)}}}'
        )
    return listed(found)


@final
class PlayerTexts:
    """What lies in front of a player, up to the presumption cards."""

    def __init__(self) -> None:
        self._clear: Island | None = None
        self._island: Island | None = None
        self._parchment: Parchment | None = None
        self._place = -1
        self._decided = False
        self._claims: list[Cells] = []
        self._text = ""
        self.worth = 0
        """The total without presumption cards."""

    def of(self, state: MisterraState, at: int, island: IslandTexts) -> str:
        island.look(state)
        parchment, place = state.parchments[at], state.places[at]
        decided = at in state.pending or len(state.kept[at]) > 0
        clear = island.clear
        assert clear is not None
        if (
            clear is self._clear
            and state.island is self._island
            and parchment is self._parchment
            and place == self._place
            and decided == self._decided
            and island.claims is self._claims
        ):
            return self._text
        self._clear, self._island, self._parchment = clear, state.island, parchment
        self._place, self._decided, self._claims = place, decided, island.claims
        own = state.claims[at]
        lines = counting.master_lines(clear, parchment) if state.table.master else 0
        fidelity, empty = counting.fidelity(clear, parchment), counting.completeness(parchment)
        self.worth = fidelity + lines + empty + island.earned[at]
        if state.table.solo:
            self.worth -= island.earned[-1]
        stands, sees, may_map = NULL, "[]", True
        if place >= 0:
            stands, sees = NAMES[place], _spaces(state.island.sight(place))
            may_map = bool(state.island.mappable(place))
        drawing = str(parchment).replace("\n", "/")
        self._text = (
            f'{{"seat":{at},"parchment":"{drawing}","place":{stands},"sees":{sees},'
            f'"may_map":{yes_or_no(may_map)},'
            f'"claims":{_spaces(own)},"markers":{MARKERS - size(own)},'
            f'"fidelity":{fidelity},"lines":{lines},'
            f'"empty":{empty},"claimed":{island.earned[at]},'
            f'"decided":{yes_or_no(decided)},'
            f'"differs":{_spaces(counting.differing(state.island, parchment))},"presumptions":'
        )
        return self._text


@final
class CardTexts:
    """A seat's presumption cards, kept and dealt, with what each is worth on its parchment."""

    def __init__(self) -> None:
        self._parchment: Parchment | None = None
        self._known: dict[int, str] = {}
        self._points: dict[int, int] = {}

    def kept(self, state: MisterraState, seat: int) -> str:
        return self._cards(state, seat, state.kept[seat])

    def dealt(self, state: MisterraState, seat: int) -> str:
        return self._cards(state, seat, state.dealt[seat])

    def worth(self, numbers: tuple[int, ...]) -> int:
        """The points of cards that have been written."""
        return sum([self._points[at] for at in numbers])

    def _cards(self, state: MisterraState, seat: int, numbers: tuple[int, ...]) -> str:
        parchment = state.parchments[seat]
        if parchment is not self._parchment:
            self._parchment = parchment
            self._known.clear()
        found: list[str] = []
        for at in numbers:
            text = self._known.get(at)
            if text is None:
                points, step = standing(
                    state.table.components.presumption(at), parchment, state.table.turns
                )
                text = self._known[at] = _card(state, at, points, step)
                self._points[at] = points
            found.append(text)
        return listed(found)


def _card(state: MisterraState, at: int, points: int, step: NextStep | None) -> str:
    reached = steps_reached(state.table.components.presumption(at), points)
    head = f'{_heads(state.table.components)[at - 1]},"reached":{reached}'
    if step is None:
        return f'{head},"points":{points},"count":null,"needed":null,"gain":0}}'
    count, needed, gain = step.count, step.needed, step.points
    return f'{head},"points":{points},"count":{count},"needed":{needed},"gain":{gain}}}'


_HEADS: Final[dict[str, list[str]]] = {}
"""By the fingerprint of the components: what is printed on their presumption cards."""


def _heads(components: Components) -> list[str]:
    found = _HEADS.get(components.fingerprint)
    if found is None:
        found = [_head(card) for card in components.presumptions]
        _HEADS[components.fingerprint] = found
    return found


def _head(card: PresumptionCard) -> str:
    terrain = NULL if card.terrain is None else f'"{TERRAINS[card.terrain]}"'
    other = NULL if card.other is None else f'"{TERRAINS[card.other]}"'
    return (
        f'{{"card":{card.number},"family":{to_json(card.family)},"terrain":{terrain},'
        f'"other":{other},"steps":{to_json(card.steps)},"beyond":{card.beyond},'
        f'"each":{card.each},"pattern":"{draw_pattern(card.pattern)}",'
        f'"guessed":{yes_or_no(card.guessed)}'
    )


def _spaces(some: Cells) -> str:
    """The names of some places, in reading order."""
    return listed([NAMES[place] for place in range(PLACES) if some >> place & 1])
