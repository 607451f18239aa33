"""The levels of Map Out."""

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
from mapmakers.bots.mapout.search.rollouts import evaluate_all, rollouts

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "novice": lambda: PlannerBot(TILE_BY_TILE),
    "apprentice": lambda: PlannerBot(AT_ONCE),
    "surveyor": lambda: PlannerBot(PATIENT),
    "cartographer": lambda: LookaheadBot(WIDE, Lookahead(candidates=6, worlds=6, turns=1)),
    "master": lambda: LookaheadBot(WIDE, Lookahead(candidates=40, worlds=20, turns=1)),
}
"""The novice plays the tile that earns most at once and never lifts one. The apprentice also lifts,
but plays its End Tiles early. The surveyor keeps them until they earn more. The cartographer
also considers what the next player could do after its best few turns. The master considers many
more turns, with more possible hands."""

BOTS = GameBots(
    LEVELS,
    judge,
    MapOutEvaluator(),
    evaluate_all,
    rollouts,
    strength=Path(__file__).with_name("strength.json"),
)
