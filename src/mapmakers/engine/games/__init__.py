"""The games, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mapmakers.engine.core.game import Game
from mapmakers.engine.games.cartographers import CARTOGRAPHERS

GAMES: Mapping[str, Game[Any]] = {game.name: game for game in (CARTOGRAPHERS,)}

__all__ = ["GAMES"]
