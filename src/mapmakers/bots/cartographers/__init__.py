"""The levels of Cartographers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from mapmakers.bots.bot import Bot
from mapmakers.bots.cartographers.evaluator import CartographersEvaluator
from mapmakers.bots.cartographers.heuristic_bot import HeuristicBot
from mapmakers.bots.cartographers.judge import judge
from mapmakers.bots.cartographers.lookahead_bot import Lookahead, LookaheadBot
from mapmakers.bots.cartographers.search.rollouts import evaluate_all, rollouts
from mapmakers.bots.cartographers.solo_search import SoloSearch
from mapmakers.bots.cartographers.this_season_bot import ThisSeasonBot
from mapmakers.bots.cartographers.tuned_weights import timid
from mapmakers.bots.game_bots import GameBots
from mapmakers.bots.greedy_bot import GreedyBot

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "novice": ThisSeasonBot,
    "apprentice": lambda: GreedyBot("cartographers"),
    "surveyor": lambda: HeuristicBot(timid(0.35), leeway=1.5),
    "cartographer": lambda: LookaheadBot(Lookahead(drawings=2, cards=3, leeway=1.5)),
    "master": lambda: LookaheadBot(Lookahead(drawings=16, kept=3, further=4), solo=SoloSearch()),
}

BOTS = GameBots(
    LEVELS,
    judge,
    CartographersEvaluator(),
    evaluate_all,
    rollouts,
    top_title="legendary_cartographer",
    strength=Path(__file__).with_name("strength.json"),
)
