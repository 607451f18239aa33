"""The table in a terminal: play, watch, replay; one face a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mapmakers.engine.games import GAMES
from mapmakers.plugins import Parts
from mapmakers.terminal.face import Face
from mapmakers.terminal.generic import GenericFace

FACES: Mapping[str, Face[Any]] = Parts("terminal", lambda game: GenericFace(GAMES[game]))
"""By game: what it shows of itself."""

__all__ = ["FACES", "Face"]
