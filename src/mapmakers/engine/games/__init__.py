"""The games, by name."""

from __future__ import annotations

from mapmakers.plugins import Games

GAMES = Games("engine")
"""Ours and those that others have registered; each is loaded when it is asked for."""

__all__ = ["GAMES"]
