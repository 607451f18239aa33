"""The levels of Maps of Misterra."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from mapmakers.bots.bot import Bot
from mapmakers.bots.game_bots import GameBots
from mapmakers.bots.greedy_bot import GreedyBot
from mapmakers.bots.misterra.evaluator import MisterraEvaluator
from mapmakers.bots.misterra.judge import judge
from mapmakers.bots.misterra.novice_bot import NoviceBot
from mapmakers.bots.misterra.planner_bot import PlannerBot, Skill
from mapmakers.bots.misterra.search.rollouts import evaluate_all, rollouts

SURVEYOR = Skill(steps=20)
CARTOGRAPHER = Skill(steps=500, plans=2, most=6, stages=((5, 3),), keeping=1)
MASTER = Skill(
    steps=2000,
    plans=3,
    width=3,
    most=16,
    stages=((20, 4), (6, 12), (2, 16)),
    keeping=15,
    breadth=2,
)
MASTER_ALONE = replace(
    MASTER,
    plans=6,
    most=20,
    glimpses=((60, 12, 1), (14, 16, 3)),
    stages=((6, 24), (3, 40)),
    evenly=True,
    keeping=48,
    trust=12.0,
)

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "novice": NoviceBot,
    "apprentice": lambda: GreedyBot("misterra"),
    "surveyor": lambda: PlannerBot(SURVEYOR),
    "cartographer": lambda: PlannerBot(CARTOGRAPHER),
    "master": lambda: PlannerBot(MASTER, alone=MASTER_ALONE),
}

BOTS = GameBots(
    LEVELS,
    judge,
    MisterraEvaluator(),
    evaluate_all,
    rollouts,
    top_title="eternal",
    strength=Path(__file__).with_name("strength.json"),
)
