"""Options that several commands share: which game, with what, and whose seed."""

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


class Unusable(Exception):
    """What was asked for cannot be done; one line says why."""


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"the game: {', '.join(GAMES)}")
    add_components(parser)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the match, as often as needed; docs/rules tells them",
    )


def add_components(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--components",
        type=Path,
        metavar="FILE",
        help="play with the cards or tiles of this file instead of the standard ones",
    )


def chosen_game(name: str, components: Path | None) -> Game[Any]:
    """The game, with the owner's own components where a file is given."""
    if name not in GAMES:
        raise Unusable(f"no game {name!r}; there are: {', '.join(GAMES)}")
    game = GAMES[name]
    if components is None:
        return game
    try:
        return game.with_components(components.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unusable(f"cannot read {components}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Unusable(f"{components} is not UTF-8 text") from None
    except BadComponents as error:
        raise Unusable(f"{components}: {error}") from None


def chosen_options(pairs: Sequence[str]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Unusable(f"--option takes NAME=VALUE, not {pair!r}")
        options[name.strip()] = value.strip()
    return options


def fair_chance(seed: str | None) -> FairChance:
    """Chance from a seed that anybody can type; a secret one where none is given."""
    if seed is None:
        return FairChance(secrets.token_bytes(32))
    return FairChance(hashlib.sha256(seed.encode()).digest())


def known_bots(text: str, hosted: Iterable[str] = ()) -> list[str]:
    """Names of bots, separated by commas; none where the text is empty."""
    names = [name.strip() for name in text.split(",")] if text else []
    known = [*BOTS, *hosted]
    for name in names:
        if name not in known:
            raise Unusable(f"no bot {name!r}; there are: {', '.join(known)}")
    return names


def chosen_hosted(pairs: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """By name: what starts a bot in a process of its own, or its class."""
    hosted = {}
    for pair in pairs:
        name, _, command = pair.partition("=")
        try:
            words = tuple(shlex.split(command))
        except ValueError as error:
            raise Unusable(f"--bot {pair!r}: {error}") from None
        if not name.strip() or not words:
            raise Unusable(f"--bot takes NAME=COMMAND or NAME=MODULE:CLASS, not {pair!r}")
        if name.strip() in BOTS:
            raise Unusable(f"there is a bot {name.strip()!r} already; choose another name")
        if is_class(words):
            try:
                bot_class(words[0])
            except PluginError as error:
                raise Unusable(f"the bot {name.strip()!r} cannot play: {error}") from None
        elif shutil.which(words[0]) is None:
            raise Unusable(f"the bot {name.strip()!r} cannot play: there is no program {words[0]}")
        hosted[name.strip()] = words
    return hosted


def complain(problem: Unusable | BadOption | ValueError) -> int:
    print(f"mapmakers: {problem}", file=sys.stderr)
    return 2
