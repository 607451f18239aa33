"""The games, by name."""

from __future__ import annotations

from mapmakers.plugins import Games

GAMES = Games("engine")
"""Our own games and the registered ones; each is loaded on demand."""

__all__ = ["GAMES"]
