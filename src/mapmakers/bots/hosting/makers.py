"""Hosted bots by name, as all other bots are."""

from __future__ import annotations

import atexit
from collections.abc import Callable, Iterable
from functools import cache

from mapmakers.bots.bot import Bot
from mapmakers.bots.hosting.host import BotHost


def makers_of(
    hosted: Iterable[tuple[str, tuple[str, ...]]],
) -> dict[str, Callable[[str], Bot]]:
    """By name: what makes the bot, given the game's name."""

    def maker(name: str, command: tuple[str, ...]) -> Callable[[str], Bot]:
        return lambda game: _host(name, command, game).bot()

    return {name: maker(name, command) for name, command in hosted}


@cache
def _host(name: str, command: tuple[str, ...], game: str) -> BotHost:
    """The one process for it in this one, which ends no later than this one."""
    host = BotHost(name, command, game)
    atexit.register(host.close)
    return host
