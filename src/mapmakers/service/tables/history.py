"""Earlier positions of a match, for whoever wants to see how it came about."""

import asyncio
from collections import OrderedDict
from typing import Any

from mapmakers.engine.core import Match
from mapmakers.engine.core.game import State
from mapmakers.engine.core.match import Step

MOST_KEPT = 32
"""Matches whose every state is kept in memory; a state is a few kilobytes at most."""


class Histories:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, _History] = OrderedDict()

    async def state(self, table_id: str, match: Match[Any], step: int) -> State[Any]:
        """The state after this step."""
        history = self._kept.get(table_id)
        if history is None or history.match is not match:
            history = self._kept[table_id] = _History(match)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table_id)
        return await history.state(step)


class _History:
    """A match played again up to where somebody looked, with every state on the way."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self._lock = asyncio.Lock()
        self._again: Match[Any] | None = None
        self._states: list[State[Any]] = []

    async def state(self, step: int) -> State[Any]:
        async with self._lock:
            if step >= len(self._states):
                await asyncio.to_thread(self._go_on, self.match.steps[:step])
            return self._states[step]

    def _go_on(self, steps: tuple[Step[Any], ...]) -> None:
        if self._again is None:
            self._again = self.match.replayed(0)
            self._states.append(self._again.state.copy())
        for step in steps[len(self._states) - 1 :]:
            self._again.take(step)
            self._states.append(self._again.state.copy())
