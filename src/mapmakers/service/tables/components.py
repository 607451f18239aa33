"""The game of a table: the standard one, or the same with its host's own components."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from mapmakers.engine.core import Game
from mapmakers.engine.core.refusal import BadComponents, Problem
from mapmakers.engine.games import GAMES
from mapmakers.service.errors import ApiError
from mapmakers.service.store.tables import StoredTable

MOST_CACHED = 64


def game_of(table: StoredTable) -> Game[Any]:
    """The game that is played at this table."""
    return game_with(table.game, table.components_file)


def game_with(name: str, file: str | None) -> Game[Any]:
    """The game with the components of a file; None for the standard ones."""
    return GAMES[name] if file is None else _with_own(name, file)


@lru_cache(maxsize=MOST_CACHED)
def _with_own(name: str, file: str) -> Game[Any]:
    return GAMES[name].with_components(file)


@dataclass(frozen=True, slots=True)
class CheckedFile:
    """The components of a valid file."""

    fingerprint: str
    file: str
    guessed: tuple[str, ...]


def in_use(game: Game[Any]) -> CheckedFile:
    """The components of this game; raises ApiError if owners cannot bring in their own."""
    file: str | None = getattr(game, "components_text", None)
    if file is None:
        raise ApiError(
            404, "no-own-components", f"{game.name} is played with the printed components only."
        )
    return CheckedFile(game.components, file, getattr(game, "guessed", ()))


def check(game: Game[Any], file: str) -> CheckedFile | tuple[Problem, ...]:
    """The components of this file without its notes, or what is wrong with it. Reading a large file
    takes some milliseconds: run it in a thread."""
    try:
        return in_use(game.with_components(file))
    except BadComponents as bad:
        return bad.problems or (Problem("", "invalid", (), str(bad)),)
