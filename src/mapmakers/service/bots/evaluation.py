"""The evaluation of a decision of a finished match, as a job for a worker."""

import pickle
from dataclasses import dataclass
from typing import Any, Self

import msgspec

from mapmakers.bots.analysis import Effort, Line, Question, Weighed, weigh
from mapmakers.engine.core import FastChance
from mapmakers.engine.core.game import State
from mapmakers.service.serialisation import to_json


@dataclass(frozen=True, slots=True)
class EvaluationRequest:
    """What a worker gets: a position imagined from what the seat saw, and its move or turn."""

    game: str
    world: State[Any]
    seat: int
    made: Line
    seed: int
    effort: Effort
    against: Line | None

    @classmethod
    def of(cls, game: str, question: Question) -> Self:
        decision, seed = question.decision, question.seed
        world = decision.before.imagine(decision.seat, FastChance(seed))
        return cls(
            game, world, decision.seat, decision.moves, seed, question.effort, question.against
        )

    def asked(self) -> bytes:
        return pickle.dumps(self, pickle.HIGHEST_PROTOCOL)

    def answer(self) -> bytes:
        weighed = weigh(
            self.game, self.world, self.seat, self.made, self.seed, self.effort, self.against
        )
        return to_json(weighed)

    @staticmethod
    def read(answer: bytes) -> Weighed:
        return msgspec.json.decode(answer, type=Weighed)
