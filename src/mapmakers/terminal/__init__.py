"""The table in a terminal: play, watch, replay; one face a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mapmakers.terminal import cartographers, mapout, misterra
from mapmakers.terminal.face import Face

FACES: Mapping[str, Face[Any]] = {
    "cartographers": cartographers.FACE,
    "misterra": misterra.FACE,
    "mapout": mapout.FACE,
}

__all__ = ["FACES", "Face"]
