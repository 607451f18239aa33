"""Whatever has a method `below` is chance: plain Python's own, a stacked deck, nothing of ours."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

import pytest

from mapmakers.engine.core import AnyChance, FairChance, Match, Refused, shuffled
from mapmakers.engine.core.chance import WrongChance
from mapmakers.engine.core.lockstep import Lockstep
from mapmakers.engine.games import GAMES
from tests.engine.contract import dump

games = pytest.mark.parametrize("game", GAMES)


class Pythons:
    """Python's own generator."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def below(self, bound: int) -> int:
        assert bound > 1  # asked only where there is a choice
        return self._random.randrange(bound)


class Wrong:
    """Answers what was not asked."""

    def below(self, bound: int) -> int:
        return bound


class Fair:
    """The words of a fair one from a mouth that the engine does not know."""

    def __init__(self) -> None:
        self._chance = FairChance(bytes(32))

    def below(self, bound: int) -> int:
        return self._chance.below(bound)


@games
@pytest.mark.parametrize("seats", [2, 3])
def test_whole_matches_are_played_with_it(game: str, seats: int) -> None:
    chance = Pythons(seats)
    state = GAMES[game].start({}, seats, chance)
    while state.waiting:
        seat = state.waiting[-1]
        imagined = state.imagine(seat, chance)
        assert imagined.view(seat) == state.view(seat)
        state.play(seat, state.legal(seat).sample(chance), chance)
    assert state.outcome is not None


@games
def test_the_same_answers_make_the_same_match(game: str) -> None:
    def played(chance: AnyChance) -> object:
        state = GAMES[game].start({}, 2, chance)
        while state.waiting:
            seat = state.waiting[0]
            state.play(seat, state.legal(seat).sample(chance), chance)
        return dump(state)

    assert played(Fair()) == played(FairChance(bytes(32)))


@games
def test_matches_records_and_loops_take_it(game: str) -> None:
    match = Match(GAMES[game], ["Ada", "Bert"], Pythons(1))
    seat = match.state.waiting[0]
    match.continue_with(Pythons(2))
    match.play(seat, match.state.legal(seat)[0])
    assert match.replayed().record.lines == match.record.lines
    loops = importlib.import_module(f"mapmakers.bots.{game}.search.rollouts")
    assert len(loops.rollouts(match.state, seat, 2, Pythons(3))) == 2
    assert loops.play_out(match.state.copy(), Pythons(4)) > 0


def test_many_matches_at_once_take_it() -> None:
    chance = Pythons(5)
    matches: Lockstep[Any] = Lockstep(GAMES["cartographers"], {}, 1, 3, chance)
    while not matches.over:
        matches.play(matches.sample(chance), chance)
    assert sorted(shuffled("abc", chance)) == ["a", "b", "c"]


@games
def test_what_cannot_answer_is_told_before_anything_changes(game: str) -> None:
    state = GAMES[game].start({}, 2, Pythons(1))
    seat, before = state.waiting[0], dump(state)
    nothing: Any = object()
    with pytest.raises(TypeError, match=r"chance has a method below\(bound\), and <object"):
        state.play(seat, state.legal(seat)[0], nothing)
    assert dump(state) == before
    with pytest.raises(Refused):
        state.play(9, state.legal(seat)[0], Pythons(1))


@games
def test_an_answer_out_of_range_is_an_error(game: str) -> None:
    with pytest.raises(WrongChance, match=r"the rules draw one of \d+, and chance answers \d+"):
        GAMES[game].start({}, 2, Wrong())
