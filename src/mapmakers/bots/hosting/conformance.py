"""A check whether a bot follows the protocol."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.hosting.host import BotHost
from mapmakers.bots.hosting.process import BotProcessFailed
from mapmakers.engine.core import FastChance, Game
from mapmakers.engine.games import GAMES

SEATS = (1, 2, 4)
"""The table sizes it plays at, if the game has them."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a check; `trouble` is None if it passed."""

    what: str
    trouble: str | None = None


def check(command: Sequence[str], game: str, seconds: float) -> Iterator[Finding]:
    """The results of all checks, one after the other."""
    host = BotHost("it", command, game)
    try:
        start = _tried(f"{game}: it starts and says hello", lambda: [host.start()])
        yield start
        if start.trouble is not None:
            return
        for seats in SEATS:
            if seats in GAMES[game].seats:
                what = f"{game}: it plays a match in every seat of {seats}"
                yield _tried(what, partial(_play, host, GAMES[game], seats, seconds))
        yield _tried(f"{game}: asked again, it answers again", lambda: _twice(host, seconds))
    finally:
        code = host.close()
    trouble = None if code == 0 else "it had to be ended" if code is None else f"exit code {code}"
    yield Finding(f"{game}: it ends when it is told goodbye", trouble)


def _tried(what: str, trial: Callable[[], object]) -> Finding:
    try:
        trial()
    except BotProcessFailed as failure:
        return Finding(what, str(failure))
    return Finding(what)


def _play(host: BotHost, game: Game[Any], seats: int, seconds: float) -> None:
    chance = FastChance(seats)
    state = game.start({}, seats, chance)
    while state.waiting:
        # The last first: decisions of one round may be requested in any order.
        seat = state.waiting[-1]
        state.play(seat, host.move(Turn(state, seat, chance, seconds)), chance)


def _twice(host: BotHost, seconds: float) -> None:
    chance = FastChance(3)
    state = GAMES[host.game].start({}, 2, chance)
    for _ in range(2):
        host.move(Turn(state, state.waiting[0], chance, seconds))
