"""The levels of Cartographers: what each looks at, and how far."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from mapmakers.bots.bot import Bot
from mapmakers.bots.cartographers.foreseeing import ForeseeingBot, Look
from mapmakers.bots.cartographers.foresight import CartographersForesight
from mapmakers.bots.cartographers.judge import judge
from mapmakers.bots.cartographers.judging import JudgingBot
from mapmakers.bots.cartographers.lone import LoneLook
from mapmakers.bots.cartographers.simple import ThisSeasonBot
from mapmakers.bots.cartographers.weights import timid
from mapmakers.bots.game_bots import GameBots
from mapmakers.bots.greedy_bot import GreedyBot

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "novice": ThisSeasonBot,
    "apprentice": lambda: GreedyBot("cartographers"),
    "surveyor": lambda: JudgingBot(timid(0.25)),
    "cartographer": lambda: ForeseeingBot(Look(drawings=2, cards=3)),
    "master": lambda: ForeseeingBot(Look(drawings=16, kept=3, further=4), lone=LoneLook()),
}

BOTS = GameBots(
    LEVELS,
    judge,
    CartographersForesight(),
    top_title="legendary_cartographer",
    strength=Path(__file__).with_name("strength.json"),
)
