"""Bots given on the command line: a command that starts a process, or a Python class."""

from __future__ import annotations

import atexit
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path

from mapmakers import plugins
from mapmakers.bots.bot import Bot
from mapmakers.bots.hosting.host import BotHost

_CLASS = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")


def is_class(words: Sequence[str]) -> bool:
    """Whether this is `package.module:Class` and not a command."""
    return len(words) == 1 and _CLASS.fullmatch(words[0]) is not None


def bot_class(reference: str) -> Callable[[str], Bot]:
    """The class of a bot. Modules in the current folder are found too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Callable[[str], Bot] = plugins.load(reference)
    except (ImportError, AttributeError) as error:
        raise plugins.PluginError(f"there is no bot {reference}: {error}") from error
    return found


def makers_of(
    hosted: Iterable[tuple[str, tuple[str, ...]]],
) -> dict[str, Callable[[str], Bot]]:
    """By name: a function that makes the bot, given the game's name."""

    def maker(name: str, command: tuple[str, ...]) -> Callable[[str], Bot]:
        if is_class(command):
            return bot_class(command[0])
        return lambda game: _host(name, command, game).bot()

    return {name: maker(name, command) for name, command in hosted}


@cache
def _host(name: str, command: tuple[str, ...], game: str) -> BotHost:
    """The one process of the bot in this process; it is stopped at exit."""
    host = BotHost(name, command, game)
    atexit.register(host.close)
    return host
