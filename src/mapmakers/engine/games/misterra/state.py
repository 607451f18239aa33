"""A position of Maps of Misterra and how it goes on: half day after half day.

Decks have no order here: the next card is drawn from those that nobody has seen. Only what was put
under the deck at a lagoon has a place in it, for everybody saw that (M17.2).
"""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import Chance, as_chance
from mapmakers.engine.core.game import Outcome
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.core.waiting import owes
from mapmakers.engine.games.misterra.components import DISPLAY
from mapmakers.engine.games.misterra.effects import effects_of
from mapmakers.engine.games.misterra.effects_view import Effects
from mapmakers.engine.games.misterra.ending import NOT_LANDED, end_of_turn
from mapmakers.engine.games.misterra.hidden import deal_anew
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.legal import (
    NOTHING,
    Acting,
    Choosing,
    Going,
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
from mapmakers.engine.games.misterra.otoma_turn import otoma_half_days
from mapmakers.engine.games.misterra.outcome import outcome_of
from mapmakers.engine.games.misterra.parchment import EMPTY, Parchment, put
from mapmakers.engine.games.misterra.phases import ACT, CHOOSE, GO, KEEP, OVER
from mapmakers.engine.games.misterra.setup import Hand, Table, deal
from mapmakers.engine.games.misterra.sketches import LAGOON
from mapmakers.engine.games.misterra.spaces import NONE, Cells
from mapmakers.engine.games.misterra.view import View, view_of

ALONE: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
NO_SKETCH: Final = -1
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
"""All that a position holds beside its table."""


@final
class MisterraState:
    """All that a table has in front of it, and the presumption cards each seat keeps to itself."""

    __slots__ = ("table", *HELD)

    def __init__(self, table: Table) -> None:
        """An empty table; `start` deals."""
        components = table.components
        players = max(table.seats, 2)
        self.table = table
        self.island = Island.at_first(components.jungle[players - 2])
        self.parchments: list[Parchment] = [EMPTY] * table.seats
        self.places: list[int] = [NOT_LANDED] * table.seats
        self.claims: list[Cells] = [NONE] * (2 if table.solo else table.seats)
        """By seat, where the claim markers lie; alone, Otoma's are the second entry."""
        self.unseen: list[int] = list(components.decks[players - 2])
        """The sketch cards nobody has seen; in a solo game two of them are not in the deck."""
        self.bottom: tuple[int, ...] = ()
        """The cards put under the deck, the first to come first."""
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
        """What brought the end about (M10); empty while nothing has."""
        self.pending: dict[int, Keep] = {}
        self.legal_moves: LegalMoves = NOTHING
        """What the seat in turn may decide; nothing while presumption cards are being chosen."""
        self.dealt: tuple[Hand, ...] = ()
        self.kept: tuple[Hand, ...] = ()
        self.otoma: OtomaDeck | None = None
        self.met: tuple[Island, Cells] = (self.island, NONE)
        """The island and Otoma's claims as its last turn found them."""
        self.met_player: tuple[Parchment, Cells] = (EMPTY, NONE)
        """The lone player's parchment and claims, likewise."""
        self.automatic: tuple[AutomaticStep, ...] = ()
        """Where there was nothing to decide since the latest decision (M3.2)."""
        self.phase: int = KEEP
        self.waiting: tuple[int, ...] = tuple(range(table.seats))

    @staticmethod
    def start(table: Table, chance: Chance) -> MisterraState:
        """A table at which the presumption cards are dealt (M2)."""
        state = MisterraState(table)
        state.dealt = deal(table, chance)
        state.kept = tuple([() for _ in state.dealt])
        if table.first_game:
            state.kept = state.dealt
            state._begin(chance)
        return state

    def _begin(self, chance: Chance) -> None:
        """Lay the display out, build Otoma's deck, find the first player (M2.3, M2.7, M14.3)."""
        table = self.table
        self.refill(chance)
        if table.solo:
            self.otoma = OtomaDeck.built(table.components, chance)
        elif table.first_player < 0:
            self.first = chance.below(table.seats)
        else:
            self.first = table.first_player
        self.turn = self.first
        self.begin_half(chance)

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
        """How many sketch cards the deck holds."""
        return len(self.unseen) - self.table.set_aside + len(self.bottom)

    def legal(self, seat: int) -> LegalMoves:
        """What the seat may decide now; refused where it owes nothing."""
        if not owes(self.waiting, seat):
            raise Refused(self._not_now())
        if self.phase == KEEP:
            return Keeping(self.dealt[seat])
        return self.legal_moves

    def _not_now(self) -> str:
        if self.phase == KEEP:
            return "M2.4"
        return "M10.1" if self.phase == OVER else "M3.1"

    def _why_no_tuck(self) -> str:
        """The clause that forbids the lagoon's effect now; empty where it is allowed."""
        if self.tucked or not self.island.sets[LAGOON] >> self.places[self.turn] & 1:
            return "M5.4"
        return "" if self.deck else "M5.5"

    def effects(self, seat: int, move: Move) -> Effects:
        """What a legal move would change."""
        self.legal(seat).refuse(move)
        return effects_of(self, seat, move)

    # What happens

    def play(self, seat: int, move: Move, chance: AnyChance) -> None:
        """Carry the decision out and go on to the next one that somebody owes."""
        asked = as_chance(chance)
        self.legal(seat).refuse(move)
        self.carry_out(seat, move, asked)

    def carry_out(self, seat: int, move: Move, chance: Chance) -> None:
        """As `play`, for a move that is known to be legal."""
        self.automatic = ()
        if type(move) is Go:
            self.places[seat] = move.place
            self._choose(chance)
        elif type(move) is Take:
            self._take(move.sketch, chance)
        elif type(move) is Tuck:
            self._tuck(move.sketch, chance)
            self._choose(chance)
        elif type(move) is Map:
            self._map(seat, move)
            self._end_half(chance)
        elif type(move) is Keep:
            self._keep(seat, move, chance)
        elif type(move) is OtomaClaims:
            self.claims[1] |= 1 << move.space
            otoma_half_days(self, chance, self.half + 1)
        else:
            if type(move) is Claim:
                self.claims[seat] |= 1 << self.places[seat]
            self._end_half(chance)

    def _keep(self, seat: int, move: Keep, chance: Chance) -> None:
        self.pending[seat] = move
        self.waiting = tuple([other for other in self.waiting if other != seat])
        if not self.waiting:
            kept = [self.pending[other] for other in range(self.table.seats)]
            self.kept = tuple((keep.one, keep.other) for keep in kept)
            self.pending = {}
            self._begin(chance)

    def begin_half(self, chance: Chance) -> None:
        """To the move of the seat in turn; passed over where it can only stay."""
        self.sketch = NO_SKETCH
        self.tucked = False
        self.waiting = ALONE[self.turn]
        going = Going(self.island, self.places[self.turn])
        if len(going) == 1:
            self._go_on("stay", NO_SKETCH)
            self._choose(chance)
            return
        self.phase = GO
        self.legal_moves = going

    def _choose(self, chance: Chance) -> None:
        """To the choice of a card; passed over where there is no choice (M3.4)."""
        display = self.display
        if not display:
            self._go_on("no_card", NO_SKETCH)
            self._end_half(chance)
            return
        no_tuck = self._why_no_tuck()
        if no_tuck and display.count(display[0]) == len(display):
            self._go_on("take", display[0])
            self._take(display[0], chance)
            return
        self.phase = CHOOSE
        self.legal_moves = Choosing(display, no_tuck)

    def _tuck(self, sketch: int, chance: Chance) -> None:
        """Put a card under the deck and turn a new one up in its place (M5.4)."""
        at = self.display.index(sketch)
        self.bottom += (sketch,)
        self.display = (*self.display[:at], self._draw(chance), *self.display[at + 1 :])
        self.tucked = True

    def _take(self, sketch: int, chance: Chance) -> None:
        """To mapping and claiming; passed over in a jungle that cannot be claimed."""
        at = self.display.index(sketch)
        self.display = self.display[:at] + self.display[at + 1 :]
        self.sketch = sketch
        acting = Acting(
            self.island,
            self.places[self.turn],
            sketch,
            self.table.confirms,
            self.claims[self.turn],
            self.markers,
            self.table.confirmed_links,
        )
        if acting.only_rest:
            self._go_on("jungle", sketch)
            self._end_half(chance)
            return
        self.phase = ACT
        self.legal_moves = acting

    def _go_on(self, step: str, sketch: int) -> None:
        """Remember what the table did by itself for the seat in turn."""
        self.automatic += ((self.round, self.turn, step, sketch),)

    def _map(self, seat: int, move: Map) -> None:
        here, there = 1 << move.space, 1 << move.then_space
        sets = put(self.parchments[seat].sets, move.terrain, here)
        self.parchments[seat] = Parchment(put(sets, move.then_terrain, there))
        self.island = laid_on(self.island, move, self.table.confirms)

    def _end_half(self, chance: Chance) -> None:
        if self.half == 0:
            self.half = 1
            self.begin_half(chance)
        elif self.table.solo:
            self.display = ()
            self.sketch = NO_SKETCH
            self.met = (self.island, self.claims[1])
            self.met_player = (self.parchments[0], self.claims[0])
            otoma_half_days(self, chance, 0)
        else:
            self._end_turn(chance)

    def _end_turn(self, chance: Chance) -> None:
        """Refill, look for the end, pass the turn on (M3.3, M10)."""
        self.refill(chance)
        self.ending = self.ending or end_of_turn(self)
        self.half = 0
        self.turn += 1
        if self.turn == self.table.seats:
            self.turn = 0
        if self.turn == self.first:
            if self.ending:
                self.finish()
                return
            self.round += 1
        self.begin_half(chance)

    def finish(self) -> None:
        self.phase = OVER
        self.legal_moves = NOTHING
        self.waiting = ()
        self.sketch = NO_SKETCH

    # The sketch cards

    def refill(self, chance: Chance) -> None:
        """Turn cards up until five lie open or the deck is empty (M3.3)."""
        display = list(self.display)
        for _ in range(min(DISPLAY - len(display), self.deck)):
            display.append(self._draw(chance))
        self.display = tuple(display)

    def _draw(self, chance: Chance) -> int:
        """The next card of the deck: one that nobody has seen, or the first of the bottom."""
        count = len(self.unseen)
        if count > self.table.set_aside:
            return self.unseen.pop(chance.below(count))
        sketch = self.bottom[0]
        self.bottom = self.bottom[1:]
        return sketch

    # What others make of it

    def copy(self) -> MisterraState:
        """An independent copy; islands, parchments and decks are values and need not be copied."""
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
        """A copy in which the others hold other presumption cards, and decided other things.

        Nothing else is hidden: no order of a deck is settled before its cards show up.
        """
        other = self.copy()
        deal_anew(other, seat, as_chance(chance))
        return other

    def view(self, seat: int | None) -> View:
        """What the seat, or an onlooker, may see (M17.1)."""
        return view_of(self, seat)


def _restored(table: Table, held: dict[str, object]) -> MisterraState:
    """The way back from `__reduce__`."""
    state = MisterraState(table)
    for name, value in held.items():
        setattr(state, name, value)
    return state
