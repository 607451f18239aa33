"""The analysis of a whole match, decision by decision.

Every decision is first evaluated briefly. Luck alone makes some of many look costly, so the worst
of each seat are evaluated again in other and more imagined positions; only that second result
counts. If the evaluator of the game judges turns, a turn is compared with whole turns; of the moves
before its last one only what could be expected after them is evaluated.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from mapmakers.bots.analysis.decisions import Decision, decisions_of, turns_of
from mapmakers.bots.analysis.results import Analysis, Costly, Point, SeatAnalysis
from mapmakers.bots.analysis.weighing import Effort, Line, Weighed, judges_turns
from mapmakers.bots.arena.standings import Spread
from mapmakers.engine.core import Match

CLOSE = Effort(others=2, worlds=3)
"""The effort of the first evaluation."""
BRIEF = Effort(others=1, worlds=1)
"""The effort of the first evaluation if there are many decisions, as at a table of a hundred."""
MANY = 300
SUSPECTS = 5
"""How many decisions or turns of a seat are evaluated again."""
TRIALS = 8
"""How often, each time in other imagined positions."""
AGAIN = Effort(others=1, worlds=1)
COSTLIEST = 3
"""How many decisions of a seat are reported."""
LEAST = 0.5
"""The smallest reported cost, in points."""


@dataclass(frozen=True, slots=True)
class Question:
    """The next evaluation to run."""

    decision: Decision
    seed: int
    effort: Effort
    against: Line | None


class Study:
    """Asks for evaluations one after the other; each must be answered before the next."""

    def __init__(self, match: Match[Any]) -> None:
        singly = decisions_of(match)
        self._judged = turns_of(match) if judges_turns(match.game.name) else singly
        """The decisions or turns that are compared with others."""
        ends = {one.last for one in self._judged}
        self._on_the_way = [one for one in singly if one.step not in ends]
        """Decisions before the last one of their turn."""
        self._steps = len(match.steps)
        self._seats = len(match.names)
        outcome = match.state.outcome
        self._totals = None if outcome is None else outcome.totals
        self._seed = sha256(str(match.record).encode()).hexdigest()
        self._expected: dict[int, float] = {}
        """By step: the points that the seat could expect after it."""
        self._first: dict[int, Weighed] = {}
        """By the first step of what is judged."""
        self._again: dict[int, list[float]] = {}
        """By step: the costs found in the second evaluation."""
        self.asked = 0

    @property
    def total(self) -> int:
        """The maximum number of evaluations."""
        again = min(len(self._judged), SUSPECTS * self._seats) * TRIALS
        return len(self._judged) + len(self._on_the_way) + again

    def questions(self) -> Iterator[Question]:
        effort = CLOSE if len(self._judged) <= MANY else BRIEF
        for decision in self._judged:
            yield self._question(decision, effort, None)
        alone = Effort(others=0, worlds=effort.worlds)
        for decision in self._on_the_way:
            yield self._question(decision, alone, None)
        for decision in self._suspects():
            for _ in range(TRIALS):
                yield self._question(decision, AGAIN, self._first[decision.step].better)

    def _question(self, decision: Decision, effort: Effort, against: Line | None) -> Question:
        self.asked += 1
        drawn = sha256(f"{self._seed} {self.asked}".encode()).digest()
        return Question(decision, int.from_bytes(drawn[:8], "big"), effort, against)

    def answer(self, question: Question, weighed: Weighed) -> None:
        decision = question.decision
        if question.against is not None:
            self._again.setdefault(decision.step, []).append(weighed.cost)
            return
        if question.effort.others:
            self._first[decision.step] = weighed
        if weighed.expected is not None:
            self._expected[decision.last] = weighed.expected

    def _suspects(self) -> list[Decision]:
        """The decisions or turns of each seat that seem to have cost the most."""
        found = []
        for seat in range(self._seats):
            mine = [one for one in self._judged if one.seat == seat and self._cost(one) > 0]
            mine.sort(key=self._cost, reverse=True)
            found += mine[:SUSPECTS]
        return found

    def _cost(self, decision: Decision) -> float:
        weighed = self._first.get(decision.step)
        return weighed.cost if weighed is not None else 0.0

    def result(self) -> Analysis:
        return Analysis(self._steps, [self._seat(seat) for seat in range(self._seats)])

    def _seat(self, seat: int) -> SeatAnalysis:
        mine = [one for one in self._judged if one.seat == seat and one.step in self._first]
        steps = [one.last for one in (*self._judged, *self._on_the_way) if one.seat == seat]
        points = [
            Point(step, round(self._expected[step], 1))
            for step in sorted(steps)
            if step in self._expected
        ]
        if self._totals is not None:
            last = Point(self._steps, float(self._totals[seat]))
            points = [point for point in points if point.step < self._steps] + [last]
        costly = [found for one in mine if (found := self._costly(one)) is not None]
        costly.sort(key=lambda one: -one.cost)
        return SeatAnalysis(seat, points, costly[:COSTLIEST])

    def _costly(self, decision: Decision) -> Costly | None:
        costs = self._again.get(decision.step)
        better = self._first[decision.step].better
        if not costs or better is None:
            return None
        cost = Spread.of(costs)
        if cost.mean < LEAST or cost.mean <= cost.margin:
            return None  # too little, or no more than chance explains
        move, *then = decision.moves
        first, *better_then = better
        return Costly(
            decision.step,
            move,
            first,
            round(cost.mean, 1),
            round(cost.margin, 1),
            tuple(then),
            tuple(better_then),
            decision.last if then else None,
        )
