"""Cartographers, Maps of Misterra and Map Out: play, study and host the games.

    >>> import mapmakers as mm
    >>> match = mm.new_match("cartographers", seed=7)
    >>> move = mm.hint(match, bot="greedy")
    >>> match.play(0, move)

GAMES       the games by name, with their options and `start`
Match       a match and its record: play, undo, record
Record      a match as text: parse, print
FastChance  seeded randomness for simulation
BOTS        the bots by name: `BOTS["surveyor"]("mapout")` creates one
new_match   start a match
load        load a match from its record
hint        get a good move for a seat, from what that seat sees
analyse     evaluate each decision of a match, and find better ones

See docs/engine.md. Importing this package loads these only when they are used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mapmakers.bots import BOTS
    from mapmakers.engine.core import FastChance, Match, Record
    from mapmakers.engine.games import GAMES
    from mapmakers.shortcuts import analyse, hint, load, new_match

__version__ = "0.1.0"

_PLACES = {
    "GAMES": "mapmakers.engine.games",
    "Match": "mapmakers.engine.core",
    "Record": "mapmakers.engine.core",
    "FastChance": "mapmakers.engine.core",
    "BOTS": "mapmakers.bots",
    "new_match": "mapmakers.shortcuts",
    "load": "mapmakers.shortcuts",
    "hint": "mapmakers.shortcuts",
    "analyse": "mapmakers.shortcuts",
}

__all__ = [
    "BOTS",
    "GAMES",
    "FastChance",
    "Match",
    "Record",
    "analyse",
    "hint",
    "load",
    "new_match",
]


def __getattr__(name: str) -> object:
    if name in _PLACES:
        return getattr(import_module(_PLACES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
