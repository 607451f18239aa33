"""Workers are started when needed and ended with the pool, whatever they are doing then."""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from mapmakers.service.bots import BotFailed, BotPool, Bounds, Job

pytestmark = pytest.mark.anyio

NEVER_READY = (sys.executable, "-c", "import time; time.sleep(600)")


def children() -> set[str]:
    found: set[str] = set()
    for task in Path("/proc/self/task").iterdir():
        # A thread may end between the listing and the reading; it has no children then.
        with suppress(FileNotFoundError, ProcessLookupError):
            found.update((task / "children").read_text().split())
    return found


async def test_closing_ends_a_worker_that_is_being_started() -> None:
    before = children()
    pool = BotPool(NEVER_READY, 1, Bounds(60.0))
    asking = [asyncio.create_task(pool.ask(b"", Job())) for _ in range(3)]
    await asyncio.sleep(0)  # so that the first has begun
    async with asyncio.timeout(30):
        await pool.close()
        answers = await asyncio.gather(*asking, return_exceptions=True)
    assert [type(one) for one in answers] == [BotFailed] * 3
    assert children() <= before
    with pytest.raises(BotFailed):
        await pool.ask(b"", Job())
