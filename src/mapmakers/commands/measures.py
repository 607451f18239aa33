"""What the bench measures: each a rate, found in about the time it is given."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mapmakers.bots.greedy import JUDGES, Judge
from mapmakers.commands.peers import PEERS, ROLLOUTS, Work
from mapmakers.engine.core import FastChance, Game, State
from mapmakers.engine.games import GAMES

Measure = Callable[[float], float]
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
        found[f"{name} candidates"] = partial(_rate, partial(_judged, JUDGES[name], middle))
        found[f"{name} copies"] = partial(_rate, partial(_copies, middle))
        inside = _rollouts(name)
        if inside is not None:
            found[f"{name} inside"] = partial(_rate, inside)
    for peer in PEERS:
        try:
            found[peer.name] = partial(_rate, peer.begin())
        except ImportError:
            continue  # the report says which are missing
    return found


def _rate(work: Callable[[], int], seconds: float) -> float:
    """How much of the work is done in a second of this process's own time."""
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += work()
    return done / spent


def _steps(game: Game[Any], seconds: float) -> float:
    """Decisions a second in random matches with the fewest seats."""
    chance = FastChance(7)
    return _rate(lambda: _whole_match(game, chance), seconds)


def _matches(game: Game[Any], seconds: float) -> float:
    """Whole random matches a second with the fewest seats."""
    chance = FastChance(7)
    return _rate(lambda: bool(_whole_match(game, chance)), seconds)


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


def _judged(judge: Judge, states: list[Position]) -> int:
    """Every legal move of the positions evaluated by the greedy bot."""
    return sum(len(judge(state, seat)) for state, seat in states)


def _copies(states: list[Position]) -> int:
    for state, _ in states:
        for _ in range(10):
            state.copy()
    return 10 * len(states)


def _rollouts(name: str) -> Work | None:
    """Steps of whole random matches inside the engine, where the game has rollouts.

    They tell scores only: steps are counted as many as random matches have on average.
    """
    module = f"mapmakers.engine.games.{name}.rollouts"
    if find_spec(module) is None:
        return None
    rollouts = import_module(module).rollouts
    chance = FastChance(7)
    state = GAMES[name].start({}, GAMES[name].seats[0], chance)
    steps = sum(_whole_match(GAMES[name], chance) for _ in range(50)) / 50

    def played() -> int:
        return round(len(rollouts(state, state.waiting[0], ROLLOUTS, chance)) * steps)

    return played
