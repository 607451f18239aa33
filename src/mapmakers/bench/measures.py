"""What the bench measures: each a rate, found in about the time it is given."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from mapmakers.bench.peers import PEERS, ROLLOUTS
from mapmakers.bench.rates import Measure, Work, rate
from mapmakers.bots.game_bots import GAME_BOTS, Judge
from mapmakers.engine.core import FastChance, Game, State
from mapmakers.engine.games import GAMES

Position = tuple[State[Any], int]
"""A state and a seat that has to decide in it."""


def measures(games: Iterable[str]) -> dict[str, Measure]:
    """By name: every measurement of these games, and of the peers that are installed."""
    found: dict[str, Measure] = {}
    for name in games:
        game = GAMES[name]
        middle = _middle_games(game)
        found[f"{name} steps"] = partial(_steps, game)
        found[f"{name} games"] = partial(_matches, game)
        found[f"{name} candidates"] = partial(
            rate, partial(_judged, GAME_BOTS[name].evaluate_all, middle)
        )
        found[f"{name} copies"] = partial(rate, partial(_copies, middle))
        found[f"{name} inside"] = partial(rate, _rollouts(name))
    for peer in PEERS:
        try:
            found[peer.name] = peer.begin()
        except ImportError:
            continue  # the report says which are missing
    return found


def _steps(game: Game[Any], seconds: float) -> float:
    """Decisions a second in random matches with the fewest seats."""
    chance = FastChance(7)
    return rate(lambda: _whole_match(game, chance), seconds)


def _matches(game: Game[Any], seconds: float) -> float:
    """Whole random matches a second with the fewest seats."""
    chance = FastChance(7)
    return rate(lambda: bool(_whole_match(game, chance)), seconds)


def _whole_match(game: Game[Any], chance: FastChance) -> int:
    state = game.start({}, game.seats[0], chance)
    steps = 0
    while waiting := state.waiting:
        seat = waiting[0]
        state.play(seat, state.legal(seat).sample(chance), chance)
        steps += 1
    return steps


def _middle_games(game: Game[Any], count: int = 20) -> list[Position]:
    """Positions from the middle of random matches, each with a seat that has to decide."""
    chance = FastChance(3)
    found: list[Position] = []
    while len(found) < count:
        state = game.start({}, game.seats[0], chance)
        kept = []
        while state.waiting:
            seat = state.waiting[0]
            kept.append((state.copy(), seat))
            state.play(seat, state.legal(seat).sample(chance), chance)
        found.append(kept[len(kept) // 2])
    return found


def _judged(evaluate_all: Judge, states: list[Position]) -> int:
    """Every legal move of the positions evaluated inside the engine."""
    return sum(len(evaluate_all(state, seat)) for state, seat in states)


def _copies(states: list[Position]) -> int:
    for state, _ in states:
        for _ in range(10):
            state.copy()
    return 10 * len(states)


def _rollouts(name: str) -> Work:
    """Steps of whole random matches inside the engine.

    They tell scores only: steps are counted as many as random matches have on average.
    """
    rollouts = GAME_BOTS[name].rollouts
    chance = FastChance(7)
    state = GAMES[name].start({}, GAMES[name].seats[0], chance)
    steps = sum(_whole_match(GAMES[name], chance) for _ in range(50)) / 50

    def played() -> int:
        return round(len(rollouts(state, state.waiting[0], ROLLOUTS, chance)) * steps)

    return played
