"""The games in the terminal: play and replay, with one face per game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mapmakers.engine.games import GAMES
from mapmakers.plugins import Parts
from mapmakers.terminal.face import Face
from mapmakers.terminal.generic import GenericFace

FACES: Mapping[str, Face[Any]] = Parts("terminal", lambda game: GenericFace(GAMES[game]))
"""The face of each game."""

__all__ = ["FACES", "Face"]
