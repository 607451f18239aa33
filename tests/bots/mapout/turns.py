"""Whole turns of a bot at a table of Map Out."""

from __future__ import annotations

from mapmakers.bots import Bot, Turn
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout import MapOutState

AGES = 1e9
"""So long that only the position and the seed decide."""


def turn_of(bot: Bot, state: MapOutState, seed: int = 1) -> list[str]:
    """The verbs of all that the bot decides in one turn, which is played."""
    chance = FastChance(seed)
    seat, decided = state.turn, []
    while True:
        move = bot.choose(Turn(state, seat, chance, AGES))
        decided.append(move.verb)
        state.play(seat, move, chance)
        if state.stage == 0:
            return decided
