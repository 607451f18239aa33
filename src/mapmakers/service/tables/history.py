"""Earlier positions of a match."""

import asyncio
import pickle
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from mapmakers.engine.core import Record
from mapmakers.engine.core.game import State
from mapmakers.engine.core.replay import replay
from mapmakers.service.bots import Owner
from mapmakers.service.bots.replay_worker import Replays
from mapmakers.service.tables.components import game_with
from mapmakers.service.tables.session import TableSession

AT_ONCE = 50
"""Positions that are computed together, because the next one is likely to be requested too."""
SHORT = 200
"""Steps up to which a match is replayed in milliseconds in this process. Most matches are shorter,
and should not wait for a worker to start."""
MOST_KEPT = 32 << 20
"""Bytes of cached positions."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Consecutive positions of a match, as a job for a worker."""

    game: str
    components_file: str | None
    texts: tuple[str, ...]
    first: int
    last: int

    def answer(self) -> bytes:
        match = replay(
            game_with(self.game, self.components_file), Record.of_texts(list(self.texts))
        )
        states = []
        for step, state in enumerate(match.states()):
            if step >= self.first:
                states.append(pickle.dumps(state, pickle.HIGHEST_PROTOCOL))
            if step == self.last:
                break
        return pickle.dumps(states)


class Histories:
    def __init__(self, replays: Replays) -> None:
        self._replays = replays
        self._kept: OrderedDict[tuple[str, int], list[bytes]] = OrderedDict()
        """By table and number: ranges of its match. Committed steps do not change."""
        self._size = 0

    async def state(self, table: TableSession, step: int, owner: Owner) -> State[Any]:
        """The state after this committed step."""
        number, place = divmod(step, AT_ONCE)
        key = (table.stored.id, number)
        states = self._kept.get(key, [])
        if place >= len(states):
            states = await self._stretch(table, number * AT_ONCE, owner)
            self._keep(key, states)
        self._kept.move_to_end(key)
        state: State[Any] = pickle.loads(states[place])
        return state

    async def _stretch(self, table: TableSession, first: int, owner: Owner) -> list[bytes]:
        played = table.played
        assert played is not None
        texts, last = await table.read(lambda: (played.match.record.texts, played.steps))
        stored, until = table.stored, min(last, first + AT_ONCE - 1)
        wanted = Stretch(stored.game, stored.components_file, texts, first, until)
        if last <= SHORT:
            states: list[bytes] = pickle.loads(await asyncio.to_thread(wanted.answer))
        else:
            states = await self._replays.done(wanted, owner)
        return states

    def _keep(self, key: tuple[str, int], states: list[bytes]) -> None:
        self._size += sum(map(len, states)) - sum(map(len, self._kept.pop(key, [])))
        self._kept[key] = states
        while self._size > MOST_KEPT and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._size -= sum(map(len, oldest))
