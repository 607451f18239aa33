"""Other people's games, played at random beside ours: python-chess, OpenSpiel, PettingZoo, pgx and
boardgame.io.

They are measured where they are installed: requirements/bench.in names those in Python,
boardgame_io says where the last one is looked for.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from mapmakers.bench import boardgame_io
from mapmakers.bench.rates import Measure, Work, rate

ROLLOUTS = 20
TOGETHER = 1024
"""How many games pgx plays side by side: it is made for that."""
IN_A_ROW = 16


@dataclass(frozen=True, slots=True)
class Peer:
    name: str
    installed: Callable[[], str | None]
    """Its version; None where it is not there."""
    begin: Callable[[], Measure]
    """Imports it, so it may raise ImportError."""

    @property
    def version(self) -> str | None:
        return self.installed()


def python_peer(name: str, package: str, begin: Callable[[], Work]) -> Peer:
    """One that is installed as a Python package."""
    return Peer(name, partial(_version, package), lambda: partial(rate, begin()))


def _version(package: str) -> str | None:
    try:
        return version(package)
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


def pgx_steps(game: str) -> Work:
    """Many games side by side, compiled by jax: a move of the action mask in each at a time, and a
    new game where one has ended, a few times before Python hears of it."""
    jax: Any = import_module("jax")
    made = import_module("pgx").make(game)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(made.step, made.init))

    def move(at: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        state, key = at
        key, drawn, anew = jax.random.split(key, 3)
        allowed = jax.numpy.log(state.legal_action_mask.astype("float32"))
        actions = jax.random.categorical(drawn, allowed)
        return (step(state, actions, jax.random.split(anew, TOGETHER)), key), None

    moved = jax.jit(lambda at: jax.lax.scan(move, at, None, length=IN_A_ROW)[0])
    key = jax.random.PRNGKey(7)
    position = [(jax.jit(jax.vmap(made.init))(jax.random.split(key, TOGETHER)), key)]

    def some_moves() -> int:
        position[0] = jax.block_until_ready(moved(position[0]))
        return IN_A_ROW * TOGETHER

    some_moves()  # jax compiles at the first call
    return some_moves


PEERS = (
    python_peer("python-chess", "chess", chess_plies),
    python_peer("OpenSpiel hex 11x11", "open_spiel", partial(spiel_steps, "hex(board_size=11)")),
    python_peer(
        "OpenSpiel gomoku 11x11", "open_spiel", partial(spiel_steps, "gomoku(size=11,connect=5)")
    ),
    python_peer("OpenSpiel go 9x9", "open_spiel", partial(spiel_steps, "go(board_size=9)")),
    python_peer(
        "OpenSpiel hex 11x11, C++ rollouts",
        "open_spiel",
        partial(spiel_rollouts, "hex(board_size=11)"),
    ),
    python_peer("PettingZoo connect_four", "pettingzoo", partial(petting_steps, "connect_four_v3")),
    python_peer("PettingZoo go 9x9", "pettingzoo", partial(petting_steps, "go_v5", board_size=9)),
    python_peer("pgx hex 11x11, 1024 games at once", "pgx", partial(pgx_steps, "hex")),
    Peer("boardgame.io tic-tac-toe", boardgame_io.version, boardgame_io.begin),
)
