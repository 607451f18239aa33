"""The levels of Maps of Misterra: who looks at what, and how far."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mapmakers.bots.bot import Bot
from mapmakers.bots.greedy import GreedyBot
from mapmakers.bots.misterra.novice import NoviceBot
from mapmakers.bots.misterra.planner import PlannerBot, Skill

SURVEYOR = Skill(steps=600, width=1, whole_turn=False, remembers=200)
CARTOGRAPHER = Skill(steps=1000, width=4, remembers=500)
MASTER = Skill(steps=4000, width=6, plans=2, remembers=1500, thoughts=20)

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "novice": NoviceBot,
    "apprentice": lambda: GreedyBot("misterra"),
    "surveyor": lambda: PlannerBot(SURVEYOR),
    "cartographer": lambda: PlannerBot(CARTOGRAPHER),
    "master": lambda: PlannerBot(MASTER),
}
