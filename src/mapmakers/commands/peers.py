"""Other people's games, played at random beside ours: python-chess, OpenSpiel and PettingZoo.

They are measured where they are installed: requirements/bench.in names them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

Work = Callable[[], int]
"""Plays something and says how many steps that were."""

ROLLOUTS = 20


@dataclass(frozen=True, slots=True)
class Peer:
    name: str
    package: str
    """What it is installed as."""
    begin: Callable[[], Work]
    """Imports it, so it may raise ImportError."""

    @property
    def version(self) -> str | None:
        try:
            return version(self.package)
        except PackageNotFoundError:
            return None


def chess_plies() -> Work:
    chess: Any = import_module("chess")
    draw = random.Random(7).random

    def whole_game() -> int:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(draw() * len(moves))])
        return int(board.ply())

    return whole_game


def spiel_steps(game: str) -> Work:
    """Through Python, as researchers use it: legal actions as a list, one of them applied."""
    loaded = import_module("pyspiel").load_game(game)
    draw = random.Random(7).random

    def whole_game() -> int:
        state = loaded.new_initial_state()
        steps = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            steps += 1
        return steps

    return whole_game


def spiel_rollouts(game: str) -> Work:
    """Inside C++. Python cannot ask for rollouts alone: a search bot that is allowed one simulation
    makes them all from the position it is asked about, and little else. It tells no steps: they are
    counted as many as whole random games have on average."""
    pyspiel: Any = import_module("pyspiel")
    loaded = pyspiel.load_game(game)
    whole_game = spiel_steps(game)
    steps = sum(whole_game() for _ in range(100)) / 100
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    bot = pyspiel.MCTSBot(loaded, evaluator, 1.4, 1, 10, False, 7, False)

    def rollouts() -> int:
        bot.step(loaded.new_initial_state())
        return round(ROLLOUTS * steps)

    return rollouts


def petting_steps(module: str, **options: int) -> Work:
    environment = import_module(f"pettingzoo.classic.{module}").env(**options)
    draw = random.Random(7).random

    def whole_game() -> int:
        environment.reset(seed=int(draw() * 2**31))
        steps = 0
        for _ in environment.agent_iter():
            seen, _, ended, cut_off, _ = environment.last()
            if ended or cut_off:
                environment.step(None)
                continue
            actions = seen["action_mask"].nonzero()[0]
            environment.step(int(actions[int(draw() * len(actions))]))
            steps += 1
        return steps

    return whole_game


PEERS = (
    Peer("python-chess", "chess", chess_plies),
    Peer("OpenSpiel hex 11x11", "open_spiel", partial(spiel_steps, "hex(board_size=11)")),
    Peer("OpenSpiel gomoku 11x11", "open_spiel", partial(spiel_steps, "gomoku(size=11,connect=5)")),
    Peer("OpenSpiel go 9x9", "open_spiel", partial(spiel_steps, "go(board_size=9)")),
    Peer(
        "OpenSpiel hex 11x11, C++ rollouts",
        "open_spiel",
        partial(spiel_rollouts, "hex(board_size=11)"),
    ),
    Peer("PettingZoo connect_four", "pettingzoo", partial(petting_steps, "connect_four_v3")),
    Peer("PettingZoo go 9x9", "pettingzoo", partial(petting_steps, "go_v5", board_size=9)),
)
