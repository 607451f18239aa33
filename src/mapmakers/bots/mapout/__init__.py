"""The levels of Map Out: each looks at more than the one before, and further."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mapmakers.bots.bot import Bot
from mapmakers.bots.mapout.glance import GlanceBot
from mapmakers.bots.mapout.habits import PATIENT, TILE_BY_TILE, WIDE
from mapmakers.bots.mapout.lookahead import Lookahead, LookaheadBot
from mapmakers.bots.mapout.planner import PlannerBot

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "novice": GlanceBot,
    "apprentice": lambda: PlannerBot(TILE_BY_TILE),
    "surveyor": lambda: PlannerBot(PATIENT),
    "cartographer": lambda: LookaheadBot(WIDE, Lookahead(candidates=6, worlds=6, turns=1)),
    "master": lambda: LookaheadBot(WIDE, Lookahead(candidates=24, worlds=24, turns=3)),
}
"""The novice lays one tile where it earns most. The apprentice compares all its tiles, but lifts
none and spends End Tiles early. The surveyor plans whole turns, lifts, and keeps End Tiles for
later. The cartographer also asks what the next player could make of the board. The master plays
several turns on, with hands as they could be."""
