"""What every game must satisfy, checked in random matches.

tests/engine/games/test_contract.py runs the checks for every game, with the tables in the game's
own contract_tables.py.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator, Mapping
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import pytest
from hypothesis import strategies as st

from mapmakers.engine.core import FastChance, Game, Match, Record, Refused, State
from mapmakers.engine.core.chance import FairChance
from mapmakers.engine.core.refusal import NotationError
from mapmakers.engine.core.replay import verify

SEEDS = st.integers(min_value=0, max_value=2**32)
"""Of the chance that a match is played with."""
MOST_STEPS = 20_000
"""More decisions than any match of 100 seats has: a match that does not end fails here."""


RULES = ("mapmakers.", "beacons.")
"""Where the classes of states are: in the engine, and in the game that only the tests know."""

PRINTED = ("Components", "Face")
"""Classes of what stands on cards and tiles: it is large, and nothing changes it."""

KEPT = {
    "CartographersState": ("events",),
    "MapOutState": ("_legal", "events"),
    "MisterraState": ("events",),
    "Plane": ("_far", "_known", "_near", "shared", "trail"),
    "Sheet": ("_spots", "_spots_of", "_spots_on_duty"),
}
"""What follows from the rest, and is kept only so as not to be found out twice; and the events of
the latest step, which are no part of a position."""

_ATTRIBUTES: dict[type, list[str]] = {}
"""What objects of a class hold, as far as it has been asked for."""


@dataclasses.dataclass(frozen=True)
class Table:
    """A set-up to check: a game, its seats, its options."""

    game: Game[Any]
    seats: int
    options: Mapping[str, str] = dataclasses.field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([f"{self.seats} seats", *self.options.values()])

    def start(self, seed: int) -> State[Any]:
        return self.game.start(self.options, self.seats, FastChance(seed))

    def match(self, seed: int) -> Match[Any]:
        names = [f"Player {seat + 1}" for seat in range(self.seats)]
        fair = FairChance(seed.to_bytes(32, "big"))
        return Match(self.game, names, fair, self.options)


@dataclasses.dataclass(frozen=True)
class Steps:
    """At every which step of a match a check is made, where all steps would take too long."""

    round_trips: int = 1
    playing: int = 1
    refusing: int = 1
    imagining: int = 1
    privacy: int | None = None
    """None in a game without simultaneous decisions."""
    copying: int = 1
    most_moves: int = 12
    """The number of legal moves tried at one step."""


@dataclasses.dataclass(frozen=True)
class ContractCase:
    """A table, and how closely its random matches are checked."""

    table: Table
    steps: Steps

    def __str__(self) -> str:
        return f"{self.table.game.name}-{self.table}"


def dump(thing: object) -> object:
    """Everything that is in a state, as plain values that can be compared."""
    if type(thing).__name__ in PRINTED:
        return repr(thing)
    if type(thing).__module__.startswith(RULES):
        names = _ATTRIBUTES.get(type(thing)) or _attributes(type(thing))
        found = {name: dump(getattr(thing, name)) for name in names if hasattr(thing, name)}
        if found:
            return (type(thing).__name__, found)
    if isinstance(thing, dict):
        return {key: dump(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [dump(value) for value in thing]
    return thing


def _attributes(kind: type) -> list[str]:
    """What objects of a class hold, be it compiled or not; found out once."""
    found = _ATTRIBUTES[kind] = [
        name
        for ancestor in kind.__mro__
        for name, held in vars(ancestor).items()
        if isinstance(held, GetSetDescriptorType | MemberDescriptorType)
        # Dataclasses of Python 3.11.2 have a __weakref__ that cannot be asked for.
        and name != "__weakref__"
        and name not in KEPT.get(ancestor.__name__, ())
    ]
    return found


def wire(view: Any) -> bytes:
    """A view as it goes over the wire."""
    return json.dumps(dataclasses.asdict(view), sort_keys=True).encode()


def check_views(table: Table, seed: int) -> None:
    """Every view has what every table needs of it."""
    for state, _, _ in walk(table, seed):
        for seat in [None, *range(table.seats)]:
            view = state.view(seat)
            assert (view.game, view.seat) == (table.game.name, seat)
            assert view.waiting == state.waiting
            assert view.result is None


def all_views(state: State[Any], seats: int) -> list[bytes]:
    """What each seat and an onlooker see."""
    return [wire(state.view(seat)) for seat in [None, *range(seats)]]


def walk(table: Table, seed: int) -> Iterator[tuple[State[Any], int, Any]]:
    """A random match: before each decision, the state, the seat, and the move it will make."""
    chance = FastChance(seed)
    state = table.start(seed)
    for _ in range(MOST_STEPS):
        if not state.waiting:
            assert state.outcome is not None, "nobody is waited for, yet there is no outcome"
            return
        assert state.outcome is None
        seat = state.waiting[chance.below(len(state.waiting))]
        move = state.legal(seat).sample(chance)
        yield state, seat, move
        state.play(seat, move, chance)
    raise AssertionError(f"no end after {MOST_STEPS} decisions")


def some(steps: Iterator[Any], every: int) -> Iterator[Any]:
    """Each so many steps of a walk, for checks that would take too long at all of them."""
    return (step for at, step in enumerate(steps) if at % every == 0)


def check_moves_round_trip(table: Table, seed: int, every: int = 1) -> None:
    """Value, text and number of every legal move stand for each other, and none is there twice."""
    game = table.game
    for state, seat, played in some(walk(table, seed), every):
        legal = state.legal(seat)
        moves = list(legal)
        assert len(moves) == len(legal) == len(set(moves)) > 0
        assert played in legal
        texts = [str(move) for move in moves]
        assert [game.parse_move(text) for text in texts] == moves
        numbers = [game.number_of(move) for move in moves]
        assert [game.move_of(number) for number in numbers] == moves
        assert len(set(numbers)) == len(numbers)
        assert game.move_count is None or max(numbers) < game.move_count
        for index in {0, len(moves) // 2, len(moves) - 1, -1}:
            assert legal[index] == moves[index]


def check_every_legal_move_plays(table: Table, seed: int, every: int = 1, most: int = 40) -> None:
    """Each legal move plays, and tells what it would change without changing anything."""
    for state, seat, _ in some(walk(table, seed), every):
        moves = list(state.legal(seat))
        before = dump(state)
        for move in moves[:: max(1, len(moves) // most)]:
            wire(state.effects(seat, move))
            copy = state.copy()
            copy.play(seat, move, FastChance(seed))
            assert dump(copy) != before
        assert dump(state) == before


def check_illegal_moves_are_refused(
    table: Table, seed: int, every: int = 1, tries: int = 25
) -> None:
    """Moves that are not legal, and seats that are not asked, are refused; nothing changes."""
    game = table.game
    chance = FastChance(seed)
    earlier: list[Any] = []
    for state, seat, played in some(walk(table, seed), every):
        legal = state.legal(seat)
        before = dump(state)
        candidates = earlier[-tries:]
        if game.move_count is not None:
            candidates += [game.move_of(chance.below(game.move_count)) for _ in range(tries)]
        for move in candidates:
            if move not in legal:
                _refused(state, seat, move)
        for other in range(table.seats):
            if other not in state.waiting:
                _refused(state, other, played)
                break
        assert dump(state) == before
        earlier.append(played)


def _refused(state: State[Any], seat: int, move: Any) -> None:
    with pytest.raises(Refused) as refused:
        state.play(seat, move, FastChance(0))
    assert refused.value.clause, f"the refusal of {move!r} cites no clause"


def check_record_round_trip(table: Table, seed: int) -> None:
    """A record reads back to the same bytes and replays to the same state and result."""
    match = play_match(table, seed)
    text = str(match.record)
    record = Record.parse(text.encode())
    assert str(record) == text
    again = verify(table.game, record)
    assert str(again.record) == text
    assert dump(again.state) == dump(match.state)
    assert again.state.outcome == match.state.outcome
    half = len(match.steps) // 2
    assert dump(match.at(half)) == dump(again.at(half))


def play_match(
    table: Table, seed: int, after: Callable[[Match[Any], FastChance], None] | None = None
) -> Match[Any]:
    """A whole random match with its record."""
    match = table.match(seed)
    chance = FastChance(seed + 1)
    while match.state.waiting:
        waiting = match.state.waiting
        seat = waiting[chance.below(len(waiting))]
        match.play(seat, match.state.legal(seat).sample(chance))
        if after is not None:
            after(match, chance)
    return match


def check_imagine(table: Table, seed: int, every: int = 1, play_on: int = 5) -> None:
    """Imagining changes nothing that the seat or an onlooker sees, and can be played on."""
    chance = FastChance(seed)
    for state, seat, _ in some(walk(table, seed), every):
        before = dump(state)
        for observer in {seat, chance.below(table.seats)}:
            imagined = state.imagine(observer, chance)
            assert wire(imagined.view(observer)) == wire(state.view(observer))
            assert wire(imagined.view(None)) == wire(state.view(None))
            again = state.imagine(observer, chance)
            assert wire(again.view(observer)) == wire(imagined.view(observer))
            assert imagined.waiting == state.waiting
            for _ in range(play_on):
                if imagined.waiting:
                    owing = imagined.waiting[0]
                    imagined.play(owing, imagined.legal(owing).sample(chance), chance)
        assert dump(state) == before


def check_private_decisions_stay_private(table: Table, seed: int, every: int = 1) -> None:
    """Two states that differ only in a pending decision look the same to all the others."""
    chance = FastChance(seed)
    for state, seat, _ in some(walk(table, seed), every):
        one, other = state.copy(), state.copy()
        one.play(seat, state.legal(seat).sample(chance), chance)
        other.play(seat, state.legal(seat).sample(chance), chance)
        if seat not in one.pending or seat not in other.pending:
            continue
        for observer in [None, *range(table.seats)][:12]:
            if observer != seat:
                assert wire(one.view(observer)) == wire(other.view(observer))


def check_copies_are_independent(table: Table, seed: int, every: int = 1) -> None:
    """What is played on a copy leaves the original alone, and goes the same way on both."""
    for state, seat, move in some(walk(table, seed), every):
        before = dump(state)
        one, other = state.copy(), state.copy()
        one.play(seat, move, FastChance(seed))
        assert dump(state) == before
        assert dump(other) == before
        other.play(seat, move, FastChance(seed))
        assert dump(one) == dump(other)


def check_undo_restores(table: Table, seed: int) -> None:
    """Whatever can be taken back is, and the match then stands where it stood."""

    def take_back(match: Match[Any], chance: FastChance) -> None:
        seat = match.steps[-1].seat
        if not match.can_undo(seat) or chance.below(3):
            return
        move = match.steps[-1].move
        before = dump(match.at(len(match.steps) - 1))
        match.undo(seat)
        assert dump(match.state) == before
        match.play(seat, move)

    match = play_match(table, seed, take_back)
    verify(table.game, Record.parse(str(match.record)))


def check_outcome(table: Table, seed: int) -> None:
    """Scores add up, somebody wins, and no winner has less than a loser."""
    match = play_match(table, seed)
    outcome = match.state.outcome
    assert outcome is not None
    assert [sum(scores.values()) for scores in outcome.scores] == list(outcome.totals)
    assert outcome.winners
    assert {outcome.totals[seat] for seat in outcome.winners} == {max(outcome.totals)}
    for seat in range(table.seats):
        try:
            match.state.legal(seat)
        except Refused:
            continue
        raise AssertionError("a match that is over offers no moves")


def check_nonsense_is_no_move(table: Table) -> None:
    """Text and numbers that mean nothing are turned down as such."""
    game = table.game
    for text in ["", " ", "\n", "?", "0", "F", "A1", "x" * 500, "é", "move 1 F A1", "\x00"]:
        try:
            game.parse_move(text)
        except NotationError:
            continue
        raise AssertionError(f"{text!r} was read as a move")
    for number in [-1, *([game.move_count] if game.move_count is not None else [])]:
        try:
            game.move_of(number)
        except NotationError:
            continue
        raise AssertionError(f"{number} was read as a move")
