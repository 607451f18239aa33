"""A bot gets no more than its seat sees: whatever is hidden leaves no trace in its turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from mapmakers.bots import Turn
from mapmakers.engine.core import Chance, FairChance, FastChance, Game, Match, State
from mapmakers.engine.games import GAMES
from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.mapout.state import MapOutState
from mapmakers.engine.games.misterra.state import MisterraState
from tests.bots.reachable import everything, picture
from tests.engine.contract import dump

M = TypeVar("M")
MakeTurn = Callable[[State[Any], int, Chance], object]
TABLES = [("cartographers", 2), ("cartographers", 3), ("misterra", 3), ("mapout", 3)]
tables = pytest.mark.parametrize(("game", "seats"), TABLES)


def traces(game: Game[Any], seats: int, make: MakeTurn, most: int = 60) -> tuple[int, int]:
    """How often the turn changes when only what the seat cannot see changes, in how many tries."""
    chance = FastChance(4)
    state = game.start({}, seats, chance)
    found = tried = 0
    for step in range(most):
        if not state.waiting:
            break
        seat = state.waiting[-1]
        other = state.imagine(seat, FastChance(1_000 + step))
        if dump(other) != dump(state):
            tried += 1
            one, two = make(state, seat, FastChance(step)), make(other, seat, FastChance(step))
            found += picture(one) != picture(two)
        owing = state.waiting[0]
        state.play(owing, state.legal(owing).sample(chance), chance)
    return found, tried


@tables
def test_what_is_hidden_leaves_no_trace_in_a_turn(game: str, seats: int) -> None:
    found, tried = traces(GAMES[game], seats, Turn)
    assert tried > 10, "nothing was hidden in this match: the test shows nothing"
    assert found == 0


@tables
def test_nor_in_what_can_be_asked_of_it(game: str, seats: int) -> None:
    def asked(state: State[Any], seat: int, chance: Chance) -> object:
        turn = Turn(state, seat, chance)
        return [turn.view, list(turn.legal), turn.imagine(), turn.imagine()]

    found, tried = traces(GAMES[game], seats, asked, most=25)
    assert tried > 5
    assert found == 0


# The same check on turns that leak: it must see it


class KeepsThePosition(Turn[M]):
    """Keeps the true position in a slot."""

    __slots__ = ("_true",)

    def __init__(self, state: State[M], seat: int, chance: Chance) -> None:
        super().__init__(state, seat, chance)
        self._true = state.copy()


class AsksInAClosure(Turn[M]):
    """Keeps a function that knows the true position."""

    __slots__ = ("ask",)

    def __init__(self, state: State[M], seat: int, chance: Chance) -> None:
        super().__init__(state, seat, chance)
        true = state.copy()
        self.ask = lambda: true.outcome


class ImaginesNothing(Turn[M]):
    """Takes a copy for what it should have imagined."""

    __slots__ = ()

    def __init__(self, state: State[M], seat: int, chance: Chance) -> None:
        super().__init__(state, seat, chance)
        self._world = state.copy()


@pytest.mark.parametrize("leak", [KeepsThePosition, AsksInAClosure, ImaginesNothing])
@tables
def test_a_planted_leak_is_found(game: str, seats: int, leak: MakeTurn) -> None:
    found, tried = traces(GAMES[game], seats, leak, most=25)
    assert found == tried > 5


# A bot that tries


class NosyBot:
    """Turns over everything it can get hold of before it decides."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, turn: Turn[M]) -> M:
        self.seen = everything(turn, turn.view, turn.imagine(), self)
        return turn.legal[0]


class FirstOfAll(Chance):
    """Chance that always answers 0: what it deals anew is known beforehand."""

    def below(self, bound: int) -> int:
        return 0


def test_the_pending_drawings_of_others_cannot_be_found() -> None:
    match = Match(CARTOGRAPHERS, ["Ada", "Bert", "Nosy"], FairChance(bytes(32)))
    drawn = [match.state.legal(seat)[-1 - seat] for seat in (0, 1)]
    for seat, move in enumerate(drawn):
        match.play(seat, move)
    bot = NosyBot()
    bot.choose(Turn(match.state, 2, FirstOfAll()))
    moves = [thing for thing in bot.seen if isinstance(thing, Move)]
    assert moves, "the bot found no drawings at all: it does not look well enough"
    assert not set(moves) & set(drawn)
    texts = [thing for thing in bot.seen if isinstance(thing, str)]
    assert not [text for text in texts for move in drawn if str(move) in text]


def test_a_leaked_drawing_would_have_been_found() -> None:
    match = Match(CARTOGRAPHERS, ["Ada", "Bert", "Nosy"], FairChance(bytes(32)))
    move = match.state.legal(0)[-1]
    match.play(0, move)
    bot = NosyBot()
    bot.choose(AsksInAClosure(match.state, 2, FirstOfAll()))
    assert move in bot.seen


def test_the_hands_of_others_cannot_be_found() -> None:
    match = Match(GAMES["mapout"], ["Ada", "Bert", "Nosy"], FairChance(bytes(32)))
    state = match.state
    assert isinstance(state, MapOutState)
    seat = state.turn
    bot = NosyBot()
    bot.choose(Turn(state, seat, FirstOfAll()))
    worlds = [thing for thing in bot.seen if isinstance(thing, MapOutState)]
    assert len(worlds) == 2
    for other in {0, 1, 2} - {seat}:
        assert all(world.hands[other] != state.hands[other] for world in worlds)
        assert state.hands[other] not in bot.seen
    assert all(world.hands[seat] == state.hands[seat] for world in worlds)


def test_the_presumption_cards_of_others_cannot_be_found() -> None:
    match = Match(GAMES["misterra"], ["Ada", "Bert", "Nosy"], FairChance(bytes(32)))
    for seat in (0, 1, 2):
        match.play(seat, match.state.legal(seat)[-1])
    state = match.state
    assert isinstance(state, MisterraState)
    seat = state.turn
    bot = NosyBot()
    bot.choose(Turn(state, seat, FirstOfAll()))
    worlds = [thing for thing in bot.seen if isinstance(thing, MisterraState)]
    assert len(worlds) == 2
    for other in {0, 1, 2} - {seat}:
        assert all(world.kept[other] != state.kept[other] for world in worlds)
        assert state.kept[other] not in bot.seen
    assert all(world.kept[seat] == state.kept[seat] for world in worlds)


@pytest.mark.parametrize("game", GAMES)
def test_neither_the_match_nor_its_chance_can_be_reached(game: str) -> None:
    match = Match(GAMES[game], ["Ada", "Nosy"], FairChance(bytes(32)))
    bot = NosyBot()
    for _ in range(10):
        seat = match.state.waiting[0]
        bot.choose(Turn(match.state, seat, FastChance(1)))
        secret = [match, match.state, match.record, match._chance, match.seed, match.state.pending]
        found = {id(thing) for thing in bot.seen}
        # What is the same for every match, such as an empty mapping, is no secret.
        assert not [thing for thing in secret if id(thing) in found and thing]
        match.play(seat, match.state.legal(seat).sample(FastChance(2)))
