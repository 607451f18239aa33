"""The levels of Maps of Misterra: who looks at what, and how far."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mapmakers.bots.bot import Bot
from mapmakers.bots.greedy import GreedyBot
from mapmakers.bots.misterra.novice import NoviceBot
from mapmakers.bots.misterra.planner import PlannerBot, Skill

SURVEYOR = Skill(steps=300)
CARTOGRAPHER = Skill(steps=1000, plans=2, most=8, stages=((8, 6), (3, 6)), keeping=3)
MASTER = Skill(
    steps=2000,
    plans=3,
    width=3,
    most=16,
    stages=((20, 4), (6, 12), (2, 16)),
    keeping=15,
    breadth=2,
)

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "novice": NoviceBot,
    "apprentice": lambda: GreedyBot("misterra"),
    "surveyor": lambda: PlannerBot(SURVEYOR),
    "cartographer": lambda: PlannerBot(CARTOGRAPHER),
    "master": lambda: PlannerBot(MASTER),
}
