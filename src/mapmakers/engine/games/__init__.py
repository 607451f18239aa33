"""The games, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mapmakers.engine.core.game import Game
from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from mapmakers.engine.games.mapout import MAP_OUT
from mapmakers.engine.games.misterra import MISTERRA

GAMES: Mapping[str, Game[Any]] = {game.name: game for game in (CARTOGRAPHERS, MISTERRA, MAP_OUT)}

__all__ = ["GAMES"]
