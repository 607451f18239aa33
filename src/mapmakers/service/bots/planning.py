"""The question for a good turn, as a job for a worker."""

import pickle
from dataclasses import dataclass
from typing import Any, Self

import msgspec

from mapmakers.bots import BOTS, Turn, plan_of
from mapmakers.engine.core import FastChance
from mapmakers.engine.core.game import State
from mapmakers.service.serialisation import to_json
from mapmakers.service.tables import match_seeds


@dataclass(frozen=True, slots=True)
class PlanRequest:
    """What a worker gets: a position imagined from what the seat sees, a seed, and the time to
    think."""

    game: str
    bot: str
    world: State[Any]
    seat: int
    seed: int
    seconds: float

    @classmethod
    def of(cls, game: str, bot: str, state: State[Any], seat: int, seconds: float) -> Self:
        world = state.imagine(seat, FastChance(match_seeds.bot_seed()))
        return cls(game, bot, world, seat, match_seeds.bot_seed(), seconds)

    def asked(self) -> bytes:
        return pickle.dumps(self, pickle.HIGHEST_PROTOCOL)

    def answer(self) -> bytes:
        """The moves of the turn, as texts."""
        turn: Turn[Any] = Turn(self.world, self.seat, FastChance(self.seed), self.seconds)
        return to_json([str(move) for move in plan_of(BOTS[self.bot](self.game), turn)])

    @staticmethod
    def read(answer: bytes) -> list[str]:
        return msgspec.json.decode(answer, type=list[str])
