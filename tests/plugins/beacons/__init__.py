"""Beacons, a small game for 1 to 4 that only the tests know: a plug-in of somebody else's.

Everybody is dealt three of the cards 1 to 12 and sees only their own. In each of three rounds all
lay one down in private; then they are turned over, a die is thrown, and whoever laid the highest
card (or the lowest, by the option) scores it, twice in the second round and three times in the
third.
"""

from __future__ import annotations

from mapmakers.plugins import GamePlugin

PLUGIN = GamePlugin("beacons", "Beacons", engine="beacons.rules:GAME")
