"""The games, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mapmakers.engine.core.game import Game
from mapmakers.plugins import Parts

GAMES: Mapping[str, Game[Any]] = Parts("engine")
"""Ours and those that others have registered; each is loaded when it is asked for."""

__all__ = ["GAMES"]
