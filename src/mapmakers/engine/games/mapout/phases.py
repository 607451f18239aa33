"""The phases of a turn (O5.1): its end (O5.4, O5.5), and whose turn is next (O5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapmakers.engine.boards.bits import one, size
from mapmakers.engine.boards.hexes import NO_SPACE
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.core.events import EventLog
from mapmakers.engine.core.shared_events import match_ended
from mapmakers.engine.games.mapout import hidden
from mapmakers.engine.games.mapout.completion import can_play
from mapmakers.engine.games.mapout.events import (
    Passed,
    PlayEnded,
    TilesUsedUp,
    TurnBegan,
    TurnContinued,
    record_draw,
)
from mapmakers.engine.games.mapout.outcome import outcome_of, places_of
from mapmakers.engine.games.mapout.rack import Rack
from mapmakers.engine.games.mapout.setup import draw
from mapmakers.engine.games.mapout.stages import ALONE, FRESH, NO_SEAT, NO_TILE, NOBODY, STAGES
from mapmakers.engine.games.mapout.tiles import ROAD
from mapmakers.engine.games.mapout.turn_view import steps_of
from mapmakers.engine.mypyc_types import i64

if TYPE_CHECKING:
    from mapmakers.engine.games.mapout.state import MapOutState


def end_turn(state: MapOutState, rack: Rack, chance: Chance) -> None:
    """The end of a turn in which a tile was played: the player draws (O5.5)."""
    events = state.events
    pile = state.pile_bits
    if pile:
        drawn = draw(pile, chance)
        rack.hand |= drawn
        state.pile_bits = pile ^ drawn
        if events is not None:
            record_draw(events, state.box, state.turn, drawn, state.pile_bits)
    elif events is not None and not rack.tiles:
        events.add(TilesUsedUp(state.turn))
    state.stage = FRESH
    state.lifted = NO_TILE
    state.origin = NO_SPACE
    state.worth_before = 0
    state.passes = 0
    _next_turn(state)


def pass_turn(state: MapOutState, seat: int) -> None:
    """The end of a turn in which nothing could be played (O5.4)."""
    rack = state.racks[seat]
    rack.bars = hidden.after_pass(rack.bars, size(rack.hand), _playable(state))
    state.passes += 1
    events = state.events
    if events is not None:
        events.add(Passed(seat, state.passes))
    _next_turn(state)


def _playable(state: MapOutState) -> int:
    """The Road Tiles, as bits, that whoever held one could play now."""
    box, plane, starting_stay = state.box, state.plane, state.starting_stay
    playable = 0
    lying = {spot.face.place for spot in plane.lying() if spot.face is not None}
    for tile in box.of_kind[ROAD]:
        if tile not in lying and can_play(box, plane, one(tile), starting_stay):
            playable |= one(tile)
    return playable


def _next_turn(state: MapOutState) -> None:
    """To the next player who has a tile (O5.6), unless the match is over (O7.1, O7.2)."""
    if state.passes and state.passes >= _able(state):
        _end(state)
        return
    turn = next_with_tiles(state.racks, state.turn)
    if turn == NO_SEAT:
        if not state.racks[state.turn].tiles:
            _end(state)
            return
        turn = state.turn
    state.turn = turn
    state.waiting = ALONE[turn]
    events = state.events
    if events is not None:
        events.add(TurnBegan(turn))


def next_with_tiles(racks: list[Rack], seat: i64) -> i64:
    """Who comes after a seat (O5.6): the next who has a tile, round the table; NO_SEAT if no other
    player has one."""
    seats: i64 = len(racks)
    at = seat
    while True:
        at = at + 1 if at + 1 < seats else 0
        if at == seat:
            return NO_SEAT
        if racks[at].tiles:
            return at


def record_progress(state: MapOutState, events: EventLog) -> None:
    """How far the turn is now."""
    follows = state.next
    after = None if follows == NO_SEAT else follows
    events.add(TurnContinued(state.turn, steps_of(state), after, STAGES[state.stage]))


def _able(state: MapOutState) -> int:
    """How many players have a tile."""
    return sum(1 for rack in state.racks if rack.tiles)


def _end(state: MapOutState) -> None:
    state.waiting = NOBODY
    events = state.events
    if events is not None:
        events.add(PlayEnded("everybody_passed" if state.passes else "no_tiles_left"))
        events.add(match_ended(outcome_of(state.scores), places_of(state.scores)))
