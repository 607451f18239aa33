"""Command-line options that several commands share: game, components, options, seed, bots."""

from __future__ import annotations

import argparse
import hashlib
import secrets
import shlex
import shutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from mapmakers.bots import BOTS
from mapmakers.bots.hosting import bot_class, is_class
from mapmakers.engine.core import FairChance, Game
from mapmakers.engine.core.refusal import BadComponents, BadOption
from mapmakers.engine.games import GAMES
from mapmakers.plugins import PluginError


class UsageError(Exception):
    """Wrong arguments; the text says in one line what is wrong."""


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"the game: {', '.join(GAMES)}")
    add_components(parser)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the match (can be repeated); docs/rules lists them",
    )


def add_bots_of_others(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a bot in any language, or package.module:Class (docs/bots.md), that --bots may name "
        "(can be repeated)",
    )


def add_components(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--components",
        type=Path,
        metavar="FILE",
        help="play with the cards or tiles of this file instead of the standard ones",
    )


def chosen_game(name: str, components: Path | None) -> Game[Any]:
    """The game, with the components of a file if one is given."""
    if name not in GAMES:
        raise UsageError(f"no game {name!r}; there are: {', '.join(GAMES)}")
    game = GAMES[name]
    if components is None:
        return game
    try:
        return game.with_components(components.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"cannot read {components}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UsageError(f"{components} is not UTF-8 text") from None
    except BadComponents as error:
        raise UsageError(f"{components}: {error}") from None


def chosen_options(pairs: Sequence[str]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"--option takes NAME=VALUE, not {pair!r}")
        options[name.strip()] = value.strip()
    return options


def fair_chance(seed: str | None) -> FairChance:
    """Chance from a seed given as text, or from a secret one."""
    if seed is None:
        return FairChance(secrets.token_bytes(32))
    return FairChance(hashlib.sha256(seed.encode()).digest())


def known_bots(text: str, hosted: Iterable[str] = ()) -> list[str]:
    """Names of bots, separated by commas."""
    names = [name.strip() for name in text.split(",")] if text else []
    known = [*BOTS, *hosted]
    for name in names:
        if name not in known:
            raise UsageError(f"no bot {name!r}; there are: {', '.join(known)}")
    return names


def chosen_hosted(pairs: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """By name: the command of a bot that runs in its own process, or the class of a bot."""
    hosted = {}
    for pair in pairs:
        name, _, command = pair.partition("=")
        try:
            words = tuple(shlex.split(command))
        except ValueError as error:
            raise UsageError(f"--bot {pair!r}: {error}") from None
        if not name.strip() or not words:
            raise UsageError(f"--bot takes NAME=COMMAND or NAME=MODULE:CLASS, not {pair!r}")
        if name.strip() in BOTS:
            raise UsageError(f"there is already a bot {name.strip()!r}; choose another name")
        if is_class(words):
            try:
                bot_class(words[0])
            except PluginError as error:
                raise UsageError(f"the bot {name.strip()!r} cannot play: {error}") from None
        elif shutil.which(words[0]) is None:
            raise UsageError(
                f"the bot {name.strip()!r} cannot play: there is no program {words[0]}"
            )
        hosted[name.strip()] = words
    return hosted


def print_error(error: UsageError | BadOption | ValueError) -> int:
    print(f"mapmakers: {error}", file=sys.stderr)
    return 2
