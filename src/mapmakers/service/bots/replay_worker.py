"""Replays in a separate process: imported records, and earlier positions of long matches.

A replay takes processor time proportional to the length of the match, so it is limited in time and
memory, and the server continues meanwhile. Requests are served fairly, as with bots.
"""

import pickle
from collections.abc import Sequence
from typing import Any

from mapmakers.service.bots import TOO_SLOW, BotFailed, BotPool, Bounds, Job, Owner, Work
from mapmakers.service.errors import ApiError

MOST_WAITING = 100
"""The maximum number of waiting jobs."""
BOUNDS = Bounds(seconds=20.0, longest=64 << 20, nice=10, memory=1 << 30)


class Replays:
    def __init__(self, worker: Sequence[str]) -> None:
        self._pool = BotPool(worker, 1, BOUNDS)

    async def done(self, work: Work, owner: Owner) -> Any:
        """The result of the work; raises ApiError if it exceeds its limits."""
        if self._pool.waiting() >= MOST_WAITING:
            raise busy()
        question = pickle.dumps(work, pickle.HIGHEST_PROTOCOL)
        try:
            answer = await self._pool.ask(question, Job(owner=owner))
        except BotFailed as failure:
            if str(failure) == TOO_SLOW:
                raise ApiError(
                    422, "match-too-long", "This match takes too long to play again."
                ) from failure
            raise busy() from failure
        return pickle.loads(answer)

    async def close(self) -> None:
        await self._pool.close()


def busy() -> ApiError:
    return ApiError(
        503, "busy", "The server has too much to do; try again later.", headers={"Retry-After": "5"}
    )
