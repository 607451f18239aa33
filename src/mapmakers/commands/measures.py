"""What the bench measures: each a rate, found in about the time it is given."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from mapmakers.bots.greedy import JUDGES, Judge
from mapmakers.engine.core import FastChance, Game, State
from mapmakers.engine.games import GAMES

Measure = Callable[[float], float]
Position = tuple[State[Any], int]
"""A state and a seat that has to decide in it."""


def measures(games: Iterable[str]) -> dict[str, Measure]:
    """By name: every measurement of these games, and of python-chess where it is installed."""
    found: dict[str, Measure] = {}
    for name in games:
        game = GAMES[name]
        middle = _middle_games(game)
        found[f"{name} steps"] = partial(_steps, game)
        found[f"{name} games"] = partial(_matches, game)
        found[f"{name} candidates"] = partial(_rate, partial(_judged, JUDGES[name], middle))
        found[f"{name} copies"] = partial(_rate, partial(_copies, middle))
    chess = _chess()
    if chess is not None:
        found["python-chess plies"] = chess
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
    while state.waiting:
        seat = state.waiting[0]
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


def _chess() -> Measure | None:
    try:
        import chess
    except ImportError:
        return None
    draw = random.Random(7).random

    def whole_game() -> int:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(draw() * len(moves))])
        return board.ply()

    return partial(_rate, whole_game)
