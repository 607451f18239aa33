"""The phases of a match: half days of the players and of Otoma."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mapmakers.engine.core.chance import Chance
from mapmakers.engine.games.misterra.cards import Slot
from mapmakers.engine.games.misterra.claims import largest_claimable
from mapmakers.engine.games.misterra.components import DISPLAY
from mapmakers.engine.games.misterra.ending import end_of_otoma_turn, end_of_turn
from mapmakers.engine.games.misterra.event_builders import (
    claimed,
    last_turns,
    otoma_card_turned,
    otoma_claimed_nothing,
    record_end,
    record_half_day,
    record_otoma_action,
    sketch_names,
)
from mapmakers.engine.games.misterra.events import (
    CardExchanged,
    CardTaken,
    DisplayDiscarded,
    DisplayRefilled,
    EndAnnounced,
    HalfDaySkipped,
    Stayed,
)
from mapmakers.engine.games.misterra.legal import NOTHING, Acting, Choosing, Going, OtomaChoosing
from mapmakers.engine.games.misterra.otoma import act
from mapmakers.engine.games.misterra.otoma_events import (
    OtomaClaimAsked,
    OtomaTurnBegan,
)
from mapmakers.engine.games.misterra.sketches import LAGOON, SKETCH_NAMES
from mapmakers.engine.games.misterra.spaces import name_of

if TYPE_CHECKING:
    from mapmakers.engine.games.misterra.state import MisterraState

PHASES = ("keep", "go", "choose", "act", "otoma", "over")
KEEP: Final = 0
GO: Final = 1
CHOOSE: Final = 2
ACT: Final = 3
OTOMA_CLAIM: Final = 4
OVER: Final = 5

NO_SKETCH: Final = -1
ALONE: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
"""By seat: only that seat."""


# The half days of the players


def begin_half(state: MisterraState, chance: Chance) -> None:
    """Start the move of the seat in turn; skipped if it can only stay."""
    state.sketch = NO_SKETCH
    state.tucked = False
    state.waiting = ALONE[state.turn]
    events = state.events
    if events is not None:
        record_half_day(events, state)
    going = Going(state.island, state.places[state.turn])
    if len(going) == 1:
        _remember(state, "stay", NO_SKETCH)
        if events is not None:
            stood = name_of(state.places[state.turn])
            events.add(Stayed(state.turn, stood, automatic=True))
        choose(state, chance)
        return
    state.phase = GO
    state.legal_moves = going


def choose(state: MisterraState, chance: Chance) -> None:
    """Start the choice of a card; skipped if there is no choice (M3.4)."""
    display = state.display
    if not display:
        _remember(state, "no_card", NO_SKETCH)
        if state.events is not None:
            state.events.add(HalfDaySkipped(state.turn, "no_card", None))
        end_half(state, chance)
        return
    no_tuck = _why_no_tuck(state)
    if no_tuck and display.count(display[0]) == len(display):
        _remember(state, "take", display[0])
        take(state, display[0], chance, automatic=True)
        return
    state.phase = CHOOSE
    state.legal_moves = Choosing(display, no_tuck)


def tuck(state: MisterraState, sketch: int, chance: Chance) -> None:
    """Put a card under the deck and reveal a new one in its place (M5.4)."""
    at = state.display.index(sketch)
    state.bottom += (sketch,)
    known = len(state.bottom)
    revealed = _draw(state, chance)
    state.display = (*state.display[:at], revealed, *state.display[at + 1 :])
    state.tucked = True
    if state.events is not None:
        from_bottom = len(state.bottom) < known
        under, new = SKETCH_NAMES[sketch], SKETCH_NAMES[revealed]
        state.events.add(CardExchanged(state.turn, at, under, new, from_bottom))


def take(state: MisterraState, sketch: int, chance: Chance, automatic: bool) -> None:
    """Start mapping and claiming; skipped in a jungle that cannot be claimed."""
    at = state.display.index(sketch)
    state.display = state.display[:at] + state.display[at + 1 :]
    state.sketch = sketch
    events = state.events
    if events is not None:
        events.add(CardTaken(state.turn, SKETCH_NAMES[sketch], at, automatic))
    acting = Acting(
        state.island,
        state.places[state.turn],
        sketch,
        state.table.confirms,
        state.claims[state.turn],
        state.markers,
        state.table.confirmed_links,
    )
    if acting.only_rest:
        _remember(state, "jungle", sketch)
        if events is not None:
            events.add(HalfDaySkipped(state.turn, "jungle", SKETCH_NAMES[sketch]))
        end_half(state, chance)
        return
    state.phase = ACT
    state.legal_moves = acting


def _remember(state: MisterraState, step: str, sketch: int) -> None:
    """Remember what the table did automatically for the seat in turn."""
    state.automatic += ((state.round, state.turn, step, sketch),)


def end_half(state: MisterraState, chance: Chance) -> None:
    if state.half == 0:
        state.half = 1
        begin_half(state, chance)
    elif state.table.solo:
        if state.events is not None:
            state.events.add(DisplayDiscarded(sketch_names(state.display)))
            state.events.add(OtomaTurnBegan())
        state.display = ()
        state.sketch = NO_SKETCH
        state.met = (state.island, state.claims[1])
        state.met_player = (state.parchments[0], state.claims[0])
        otoma_half_days(state, chance, 0)
    else:
        _end_turn(state, chance)


def _end_turn(state: MisterraState, chance: Chance) -> None:
    """Refill the display, check for the end, pass the turn on (M3.3, M10)."""
    refill(state, chance)
    if not state.ending:
        _announce(state, end_of_turn(state))
    state.half = 0
    state.turn += 1
    if state.turn == state.table.seats:
        state.turn = 0
    if state.turn == state.first:
        if state.ending:
            _finish(state)
            return
        state.round += 1
    begin_half(state, chance)


def _announce(state: MisterraState, condition: str) -> None:
    """Remember the condition that ends the match, if there is one."""
    state.ending = condition
    if condition and state.events is not None:
        state.events.add(EndAnnounced(condition, last_turns(state)))


def _finish(state: MisterraState) -> None:
    state.phase = OVER
    state.legal_moves = NOTHING
    state.waiting = ()
    state.sketch = NO_SKETCH
    if state.events is not None:
        record_end(state.events, state)


def _why_no_tuck(state: MisterraState) -> str:
    """The clause that forbids the lagoon's effect now; empty if it is allowed."""
    if state.tucked or not state.island.sets[LAGOON] >> state.places[state.turn] & 1:
        return "M5.4"
    return "" if state.deck else "M5.5"


def refill(state: MisterraState, chance: Chance) -> None:
    """Reveal cards until five are open or the deck is empty (M3.3)."""
    display = list(state.display)
    missing = min(DISPLAY - len(display), state.deck)
    known = len(state.bottom)
    for _ in range(missing):
        display.append(_draw(state, chance))
    state.display = tuple(display)
    if missing and state.events is not None:
        new = sketch_names(state.display[-missing:])
        state.events.add(DisplayRefilled(new, known - len(state.bottom), state.deck))


def _draw(state: MisterraState, chance: Chance) -> int:
    """The next card of the deck: one that nobody has seen, or the first of the bottom."""
    count = len(state.unseen)
    if count > state.table.set_aside:
        return state.unseen.pop(chance.below(count))
    sketch = state.bottom[0]
    state.bottom = state.bottom[1:]
    return sketch


# Otoma's turn in a solo match: two half days (M15, M16.1)


def otoma_half_days(state: MisterraState, chance: Chance, half: int) -> None:
    """Otoma's half days from this one on; stops if the player must choose (M15)."""
    while half < 2:
        _otoma_acts(state, chance, half)
        choices = _claim_choices(state)
        if len(choices) > 1:
            state.half = half
            state.phase = OTOMA_CLAIM
            state.legal_moves = OtomaChoosing(choices)
            state.waiting = (0,)
            if state.events is not None:
                state.events.add(OtomaClaimAsked(tuple([name_of(space) for space in choices])))
            return
        if choices:
            otoma_claims(state, choices[0])
        half += 1
    _end_otoma_turn(state, chance)


def otoma_claims(state: MisterraState, space: int) -> None:
    """Put Otoma's marker there."""
    state.claims[1] |= 1 << space
    if state.events is not None:
        state.events.add(claimed(state, 1, space))


def _otoma_acts(state: MisterraState, chance: Chance, half: int) -> None:
    assert state.otoma is not None
    cards = state.table.components.otoma
    one, other = cards[state.otoma.top].spaces
    state.otoma = deck = state.otoma.turn(chance)
    if state.events is not None:
        state.events.add(otoma_card_turned(state, half))
    first, second = cards[deck.top].slots
    _otoma_acts_on(state, first, one)
    _otoma_acts_on(state, second, other)


def _otoma_acts_on(state: MisterraState, slot: Slot, space: int) -> None:
    before = state.island
    state.island = act(before, slot, 1 << space, state.table.confirms)
    if state.events is not None:
        record_otoma_action(state.events, state, slot, space, before)


def _claim_choices(state: MisterraState) -> tuple[int, ...]:
    assert state.otoma is not None
    if not state.table.components.otoma[state.otoma.top].claim:
        return ()
    choices = largest_claimable(
        state.island, state.claims[1], state.markers, state.table.confirmed_links
    )
    if not choices and state.events is not None:
        state.events.add(otoma_claimed_nothing(state))
    return choices


def _end_otoma_turn(state: MisterraState, chance: Chance) -> None:
    """Check for the end, which only happens here; otherwise reveal five new cards (M15.1,
    M16.1)."""
    state.half = 0
    _announce(state, end_of_otoma_turn(state))
    if state.ending:
        _finish(state)
        return
    refill(state, chance)
    state.round += 1
    begin_half(state, chance)
