"""The five levels: every game has them all, and they see only what their seat sees."""

from __future__ import annotations

from typing import Any

import pytest

from mapmakers.bots import BOTS, GAME_BOTS, LEVELS, Turn, plan_of
from mapmakers.engine.core import FastChance, State
from mapmakers.engine.games import GAMES
from tests.engine.contract import dump

AGES = 1e9
"""So long that only the position and the seed decide."""


def test_every_game_has_the_five_levels() -> None:
    assert set(GAME_BOTS) == set(GAMES)
    for bots in GAME_BOTS.values():
        assert tuple(bots.levels) == LEVELS


def test_the_old_names_stay() -> None:
    assert tuple(BOTS) == ("random", "greedy", *LEVELS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_whatever_it_is_asked(game: str, level: str) -> None:
    for seats in sorted({GAMES[game].seats[0], 2, 4}):
        for state, seat in positions(game, seats, every=17, most=3):
            turn = Turn(state, seat, FastChance(seats))
            assert BOTS[level](game).choose(turn) in state.legal(seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_what_is_hidden_does_not_change_what_a_bot_does(game: str, bot: str) -> None:
    tried = 0
    # One late position is enough of those who think long.
    every, most = (20, 1) if bot in LEVELS[-2:] else (11, 4)
    for state, seat in positions(game, 3, every, most):
        other = another_world(state, seat)
        tried += dump(other) != dump(state)
        one, two = (
            plan_of(BOTS[bot](game), Turn(world, seat, FastChance(5), AGES))
            for world in (state, other)
        )
        assert one == two
    assert tried > 0, "nothing was hidden in these positions: the test shows nothing"


def another_world(state: State[Any], seat: int) -> State[Any]:
    """With other hidden things, where there are any: few of them are often dealt as they were."""
    chance = FastChance(1_000)
    for _ in range(20):
        other = state.imagine(seat, chance)
        if dump(other) != dump(state):
            break
    return other


def positions(game: str, seats: int, every: int, most: int) -> list[tuple[State[Any], int]]:
    """Some positions of a match at random, each with the seat that decides last."""
    chance = FastChance(seats)
    state = GAMES[game].start({}, seats, chance)
    found: list[tuple[State[Any], int]] = []
    step = 0
    while state.waiting and len(found) < most:
        step += 1
        if step % every == 0:
            found.append((state.copy(), state.waiting[-1]))
        owing = state.waiting[0]
        state.play(owing, state.legal(owing).sample(chance), chance)
    return found
