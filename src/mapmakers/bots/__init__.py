"""Bots: players that see only what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from mapmakers import plugins
from mapmakers.bots.bot import Bot, Planner, Turn, plan_of
from mapmakers.bots.game_bots import GAME_BOTS, LEVELS, GameBots
from mapmakers.bots.greedy_bot import GreedyBot
from mapmakers.bots.random_bot import RandomBot

Maker = Callable[[str], Bot]


def _maker(level: str) -> Maker:
    """A function that makes the bot of a level, given the game's name."""
    return lambda game: GAME_BOTS[game].levels[level]()


class _Bots(Mapping[str, Maker]):
    """Our own bots and the registered ones."""

    _own: Mapping[str, Maker] = {
        "random": lambda game: RandomBot(),
        "greedy": GreedyBot,
        **{level: _maker(level) for level in LEVELS},
    }

    def __getitem__(self, name: str) -> Maker:
        return self._own[name] if name in self._own else plugins.bot_makers()[name]

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from (name for name in plugins.bot_makers() if name not in self._own)

    def __len__(self) -> int:
        return sum(1 for _ in self)


BOTS: Mapping[str, Maker] = _Bots()
"""By name: a function that makes the bot, given the game's name. People are offered the levels; the
first two are simple, fast, and the baseline of measurements."""

__all__ = [
    "BOTS",
    "GAME_BOTS",
    "LEVELS",
    "Bot",
    "GameBots",
    "GreedyBot",
    "Planner",
    "RandomBot",
    "Turn",
    "plan_of",
]
