"""The levels of Map Out: each looks at more than the one before, and further."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from mapmakers.bots.bot import Bot
from mapmakers.bots.game_bots import GameBots
from mapmakers.bots.mapout.evaluator import MapOutEvaluator
from mapmakers.bots.mapout.habits import AT_ONCE, PATIENT, TILE_BY_TILE, WIDE
from mapmakers.bots.mapout.judge import judge
from mapmakers.bots.mapout.lookahead_bot import Lookahead, LookaheadBot
from mapmakers.bots.mapout.planner_bot import PlannerBot

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "novice": lambda: PlannerBot(TILE_BY_TILE),
    "apprentice": lambda: PlannerBot(AT_ONCE),
    "surveyor": lambda: PlannerBot(PATIENT),
    "cartographer": lambda: LookaheadBot(WIDE, Lookahead(candidates=6, worlds=6, turns=1)),
    "master": lambda: LookaheadBot(WIDE, Lookahead(candidates=40, worlds=20, turns=1)),
}
"""The novice lays the tile that earns most at once, and lifts none. The apprentice also lifts, but
spends its End Tiles early. The surveyor keeps them for later, when they earn more. The cartographer
also asks what the next player could make of the board after its best few turns. The master asks
that of many more, with more hands that the others could hold."""

BOTS = GameBots(
    LEVELS,
    judge,
    MapOutEvaluator(),
    strength=Path(__file__).with_name("strength.json"),
)
