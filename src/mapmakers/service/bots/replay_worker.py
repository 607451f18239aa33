"""Matches played again in a process of their own: records that are brought in, and what long
matches looked like before.

That takes the processor for as long as the match is long, so it is bounded in time and memory, and
the server itself goes on meanwhile. Who waits is served in turn, as with bots.
"""

import pickle
from collections.abc import Sequence
from typing import Any

from mapmakers.service.bots import TOO_SLOW, BotFailed, BotPool, Bounds, Job, Owner, Work
from mapmakers.service.errors import ApiError

MOST_WAITING = 100
"""Jobs; whoever comes then is told to come again."""
BOUNDS = Bounds(seconds=20.0, longest=64 << 20, nice=10, memory=1 << 30)


class Replays:
    def __init__(self, worker: Sequence[str]) -> None:
        self._pool = BotPool(worker, 1, BOUNDS)

    async def done(self, work: Work, owner: Owner) -> Any:
        """What the work comes to; ApiError where it takes more than there is for it."""
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
