"""A position of Maps of Misterra: half day after half day.

Decks have no order: the next card is drawn from those that nobody has seen. Only cards put under
the deck at a lagoon have a position in it, because everybody saw that (M17.2).
"""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.boards.squares import NONE, Cells
from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import Chance, as_chance
from mapmakers.engine.core.events import EventLog
from mapmakers.engine.core.fast_chance import FastChance
from mapmakers.engine.core.game import Outcome
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.core.waiting import owes
from mapmakers.engine.games.misterra import drawing
from mapmakers.engine.games.misterra.effects import effects_of
from mapmakers.engine.games.misterra.effects_view import Effects
from mapmakers.engine.games.misterra.ending import NOT_LANDED
from mapmakers.engine.games.misterra.event_builders import (
    claimed,
    moved,
    otoma_deck_built,
    record_deal,
    record_keep,
    record_mapping,
)
from mapmakers.engine.games.misterra.events import FirstPlayerChosen, Rested
from mapmakers.engine.games.misterra.hidden import deal_anew
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.legal import (
    NOTHING,
    Keeping,
    LegalMoves,
    laid_on,
)
from mapmakers.engine.games.misterra.moves import (
    Claim,
    Go,
    Keep,
    Map,
    Move,
    OtomaClaims,
    Take,
    Tuck,
)
from mapmakers.engine.games.misterra.otoma import OtomaDeck
from mapmakers.engine.games.misterra.outcome import outcome_of
from mapmakers.engine.games.misterra.parchment import EMPTY, Parchment, put
from mapmakers.engine.games.misterra.phases import (
    KEEP,
    NO_SKETCH,
    OTOMA_CLAIM,
    OVER,
    begin_half,
    choose,
    end_half,
    otoma_claims,
    otoma_half_days,
    refill,
    take,
    tuck,
)
from mapmakers.engine.games.misterra.setup import Hand, TableSetup, deal
from mapmakers.engine.games.misterra.sketches import SKETCH_NAMES
from mapmakers.engine.games.misterra.view import View, view_of

AutomaticStep = tuple[int, int, str, int]
"""Round, seat, step (stay, take, no_card or jungle), and its sketch card or NO_SKETCH."""
HELD: Final = (
    "automatic",
    "bottom",
    "claims",
    "dealt",
    "display",
    "ending",
    "first",
    "half",
    "island",
    "kept",
    "legal_moves",
    "met",
    "met_player",
    "otoma",
    "parchments",
    "pending",
    "phase",
    "places",
    "round",
    "sketch",
    "tucked",
    "turn",
    "unseen",
    "waiting",
)
"""Everything a position contains besides its table; the events of a step are no part of it."""


@final
class MisterraState:
    """Everything on the table, and the private presumption cards of each seat."""

    __slots__ = ("events", "table", *HELD)

    def __init__(self, table: TableSetup) -> None:
        """An empty table; `start` deals."""
        components = table.components
        players = max(table.seats, 2)
        self.table = table
        self.island = Island.at_first(components.jungle[players - 2])
        self.parchments: list[Parchment] = [EMPTY] * table.seats
        self.places: list[int] = [NOT_LANDED] * table.seats
        self.claims: list[Cells] = [NONE] * (2 if table.solo else table.seats)
        """By seat, where the claim markers are; in solo play, Otoma's are the second entry."""
        self.unseen: list[int] = list(components.decks[players - 2])
        """The sketch cards nobody has seen; in a solo match two of them are not in the deck."""
        self.bottom: tuple[int, ...] = ()
        """The cards put under the deck, the next first."""
        self.display: tuple[int, ...] = ()
        self.sketch: int = NO_SKETCH
        """The card chosen in this half day."""
        self.tucked = False
        """Whether the lagoon's effect was used in this half day."""
        self.round: int = 1
        self.first: int = 0
        self.turn: int = 0
        self.half: int = 0
        self.ending = ""
        """What ends the match (M10); empty as long as nothing does."""
        self.pending: dict[int, Keep] = {}
        self.legal_moves: LegalMoves = NOTHING
        """The legal moves of the seat in turn; None while presumption cards are being chosen."""
        self.dealt: tuple[Hand, ...] = ()
        self.kept: tuple[Hand, ...] = ()
        self.otoma: OtomaDeck | None = None
        self.met: tuple[Island, Cells] = (self.island, NONE)
        """The island and Otoma's claims before its last turn."""
        self.met_player: tuple[Parchment, Cells] = (EMPTY, NONE)
        """The solo player's parchment and claims, likewise."""
        self.automatic: tuple[AutomaticStep, ...] = ()
        """Automatic steps since the latest decision (M3.2)."""
        self.phase: int = KEEP
        self.waiting: tuple[int, ...] = tuple(range(table.seats))
        self.events: EventLog | None = None
        """Where the rules record what a step does; None while nobody listens."""

    @staticmethod
    def start(table: TableSetup, chance: Chance, events: EventLog | None = None) -> MisterraState:
        """A new match with the presumption cards dealt (M2)."""
        state = MisterraState(table)
        state.events = events
        state.dealt = deal(table, chance)
        if events is not None:
            record_deal(events, state)
        state.kept = tuple([() for _ in state.dealt])
        if table.first_game:
            state.kept = state.dealt
            state._begin(chance)
        return state

    def _begin(self, chance: Chance) -> None:
        """Lay out the display, build Otoma's deck, determine the first player (M2.3, M2.7,
        M14.3)."""
        table, events = self.table, self.events
        refill(self, chance)
        if table.solo:
            self.otoma = OtomaDeck.built(table.components, chance)
            if events is not None:
                events.add(otoma_deck_built(self))
        elif table.first_player < 0:
            self.first = chance.below(table.seats)
        else:
            self.first = table.first_player
        self.turn = self.first
        if events is not None:
            events.add(FirstPlayerChosen(self.first, not table.solo and table.first_player < 0))
        begin_half(self, chance)

    # What may be done

    @property
    def outcome(self) -> Outcome | None:
        """The result once the match is over."""
        if self.phase != OVER:
            return None
        return outcome_of(self.table, self.island, self.parchments, self.kept, self.claims)

    @property
    def markers(self) -> Cells:
        """Every claim marker on the island."""
        found: Cells = NONE
        for own in self.claims:
            found |= own
        return found

    @property
    def deck(self) -> int:
        """How many sketch cards are in the deck."""
        return len(self.unseen) - self.table.set_aside + len(self.bottom)

    def legal(self, seat: int) -> LegalMoves:
        """The legal moves of the seat; refused if it has no decision to make."""
        if not owes(self.waiting, seat):
            raise Refused(self._not_now())
        if self.phase == KEEP:
            return Keeping(self.dealt[seat])
        return self.legal_moves

    def _not_now(self) -> str:
        if self.phase == KEEP:
            return "M2.4"
        return "M10.1" if self.phase == OVER else "M3.1"

    def effects(self, seat: int, move: Move) -> Effects:
        """What a legal move would change."""
        self.legal(seat).refuse(move)
        return effects_of(self, seat, move)

    def ends_turn(self, seat: int, move: Move) -> bool:
        """Whether nothing of the turn is left after a legal move: the display is refilled, and
        others follow (M3.3, M15.1). Some of it may be skipped, so it is tried out."""
        self.legal(seat).refuse(move)
        if type(move) is Keep or type(move) is Tuck or type(move) is OtomaClaims:
            return False
        after = self.copy()
        after.carry_out(seat, move, FastChance(0))
        if after.phase == OTOMA_CLAIM or after.phase == OVER:
            return True
        return after.turn != self.turn or after.round != self.round

    # What happens

    def play(self, seat: int, move: Move, chance: AnyChance) -> None:
        """Carry out the decision and continue to the next one."""
        asked = as_chance(chance)
        self.legal(seat).refuse(move)
        self.carry_out(seat, move, asked)

    def carry_out(self, seat: int, move: Move, chance: Chance) -> None:
        """Like `play`, for a move that is known to be legal."""
        self.automatic = ()
        events = self.events
        if type(move) is Go:
            if events is not None:
                events.add(moved(self, seat, move.place))
            self.places[seat] = move.place
            choose(self, chance)
        elif type(move) is Take:
            take(self, move.sketch, chance, automatic=False)
        elif type(move) is Tuck:
            tuck(self, move.sketch, chance)
            choose(self, chance)
        elif type(move) is Map:
            self._map(seat, move)
            end_half(self, chance)
        elif type(move) is Keep:
            self._keep(seat, move, chance)
        elif type(move) is OtomaClaims:
            otoma_claims(self, move.space)
            otoma_half_days(self, chance, self.half + 1)
        else:
            if type(move) is Claim:
                self.claims[seat] |= 1 << self.places[seat]
                if events is not None:
                    events.add(claimed(self, seat, self.places[seat]))
            elif events is not None:
                events.add(Rested(seat, SKETCH_NAMES[self.sketch]))
            end_half(self, chance)

    def _keep(self, seat: int, move: Keep, chance: Chance) -> None:
        self.pending[seat] = move
        if self.events is not None:
            record_keep(self.events, seat, move)
        self.waiting = tuple([other for other in self.waiting if other != seat])
        if not self.waiting:
            kept = [self.pending[other] for other in range(self.table.seats)]
            self.kept = tuple((keep.one, keep.other) for keep in kept)
            self.pending = {}
            self._begin(chance)

    def _map(self, seat: int, move: Map) -> None:
        here, there = 1 << move.space, 1 << move.then_space
        island, parchment = self.island, self.parchments[seat]
        sets = put(parchment.sets, move.terrain, here)
        self.parchments[seat] = Parchment(put(sets, move.then_terrain, there))
        self.island = laid_on(island, move, self.table.confirms)
        if self.events is not None:
            record_mapping(self.events, self, seat, move, island, parchment)

    # What others make of it

    def copy(self) -> MisterraState:
        """An independent copy, without events; islands, parchments and decks are immutable and
        shared."""
        other = MisterraState(self.table)
        other.island = self.island
        other.parchments = self.parchments[:]
        other.places = self.places[:]
        other.claims = self.claims[:]
        other.unseen = self.unseen[:]
        other.bottom = self.bottom
        other.display = self.display
        other.sketch = self.sketch
        other.tucked = self.tucked
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.half = self.half
        other.ending = self.ending
        other.pending = self.pending.copy()
        other.legal_moves = self.legal_moves
        other.dealt = self.dealt
        other.kept = self.kept
        other.otoma = self.otoma
        other.met = self.met
        other.met_player = self.met_player
        other.automatic = self.automatic
        other.phase = self.phase
        other.waiting = self.waiting
        return other

    def __reduce__(self) -> tuple[object, ...]:
        held = {name: getattr(self, name) for name in HELD}
        return _restored, (self.table, held)

    def imagine(self, seat: int, chance: AnyChance) -> MisterraState:
        """A copy in which the others have random presumption cards and made random decisions.

        Nothing else is hidden: decks have no order before their cards are revealed.
        """
        other = self.copy()
        deal_anew(other, seat, as_chance(chance))
        return other

    def __repr__(self) -> str:
        return drawing.brief(self)

    def __str__(self) -> str:
        """The position as everybody sees it, as text."""
        return drawing.position(self)

    def view(self, seat: int | None) -> View:
        """What the seat, or a spectator, may see (M17.1)."""
        return view_of(self, seat)


def _restored(table: TableSetup, held: dict[str, object]) -> MisterraState:
    """The inverse of `__reduce__`."""
    state = MisterraState(table)
    for name, value in held.items():
        setattr(state, name, value)
    return state
