"""The names of tiles as people type them: `r07` for `road-07`."""

from __future__ import annotations

_KINDS = {"s": "starting", "r": "road", "e": "end", "x": "split-end"}


def short_name(tile: str) -> str:
    kind, _, number = tile.rpartition("-")
    return next(letter for letter, name in _KINDS.items() if name == kind) + number


def long_name(tile: str) -> str:
    if "-" in tile:
        return tile.lower()
    return f"{_KINDS[tile[0].lower()]}-{int(tile[1:]):02}"
