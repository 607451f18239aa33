"""Situations at a table of Maps of Misterra, set up for one test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from mapmakers.engine.core import Chance, EventLog, Refused
from mapmakers.engine.games.misterra import MISTERRA, Island, MisterraState, Parchment
from mapmakers.engine.games.misterra.events import Event
from mapmakers.engine.games.misterra.phases import begin_half
from mapmakers.engine.games.misterra.sketches import parse_sketch
from mapmakers.engine.games.misterra.spaces import parse_place, parse_space


class First(Chance):
    """Chance that always takes the first of what there is: decks come in the order they are set."""

    def below(self, bound: int) -> int:
        assert bound > 0
        return 0


FIRST: Chance = First()
NOTHING = "..... ..... ..... ..... ....."


def cards(text: str) -> tuple[int, ...]:
    """Sketch cards by their letters: `SJ SS LM`."""
    return tuple(parse_sketch(card) for card in text.split())


def spaces(*names: str) -> int:
    """A set of spaces."""
    return sum(1 << parse_space(name) for name in names)


def situation(
    island: str = NOTHING,
    at: Sequence[str | None] = ("beach3", "beach3"),
    *,
    display: str = "SS SJ SL SM JJ",
    deck: str = "JL JM LL LM MM SJ SL SM JL JM",
    parchments: Sequence[str] = (),
    claims: Sequence[Sequence[str]] = (),
    kept: Sequence[tuple[int, int]] = (),
    turn: int = 0,
    half: int = 0,
    options: Mapping[str, str] | None = None,
) -> MisterraState:
    """A table at the beginning of a half day, as many seats as meeples; None has not landed."""
    given = {"first_game": "on", **(options or {})}
    if len(at) > 1:
        given.setdefault("first_player", "1")
    state = MISTERRA.start(given, len(at), FIRST)
    state.island = Island.parse(island)
    state.places = [-1 if place is None else parse_place(place) for place in at]
    state.display = cards(display)
    # Alone, two unseen cards are not in the deck: whichever they are.
    state.unseen = list(cards(deck + " SS SS" if len(at) == 1 else deck))
    for seat, drawing in enumerate(parchments):
        state.parchments[seat] = Parchment.parse(drawing)
    for seat, names in enumerate(claims):
        state.claims[seat] = spaces(*names)
    if kept:
        state.kept = tuple(kept)
    state.turn, state.half = turn, half
    begin_half(state, FIRST)
    return state


def do(state: MisterraState, *moves: str, chance: Chance = FIRST) -> MisterraState:
    """Play these moves, each by the one seat that is waited for."""
    for text in moves:
        (seat,) = state.waiting
        state.play(seat, MISTERRA.parse_move(text), chance)
    return state


def events_of(
    state: MisterraState, move: str, *, seen_by: int | None = None, chance: Chance = FIRST
) -> list[Event]:
    """Play this move by the one seat that is waited for: what a seat, or a spectator, is told."""
    (seat,) = state.waiting
    state.events = events = EventLog()
    state.play(seat, MISTERRA.parse_move(move), chance)
    state.events = None
    return events.seen_by(seen_by)


def refused(state: MisterraState, move: str) -> str:
    """The clause by which the move is refused."""
    (seat,) = state.waiting
    with pytest.raises(Refused) as refusal:
        state.play(seat, MISTERRA.parse_move(move), FIRST)
    return refusal.value.clause


def offered(state: MisterraState) -> set[str]:
    """The legal moves, as text."""
    (seat,) = state.waiting
    return {str(move) for move in state.legal(seat)}


def island_of(state: MisterraState) -> str:
    return str(state.island).replace("\n", " ")


def parchment_of(state: MisterraState, seat: int) -> str:
    return str(state.parchments[seat]).replace("\n", " ")


def at_the_end(
    island: str,
    parchments: Sequence[str],
    *,
    claims: Sequence[Sequence[str]] = (),
    kept: Sequence[tuple[int, int]] = (),
    options: Mapping[str, str] | None = None,
) -> MisterraState:
    """A match that ends on this island: no card is left, everybody takes a last walk."""
    state = situation(
        island,
        at=["beach1"] * len(parchments),
        display="",
        deck="",
        parchments=parchments,
        claims=claims,
        kept=kept,
        options=options,
    )
    while state.waiting:
        do(state, "go beach1")
    return state
