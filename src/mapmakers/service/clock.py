"""The clock: milliseconds since 1970, UTC. Passed in, so that tests can set it."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache

Moment = int
Clock = Callable[[], Moment]


def system_clock() -> Moment:
    return time.time_ns() // 1_000_000


def iso(moment: Moment) -> str:
    """The time in ISO format: 2026-05-01T12:00:00.000Z."""
    return f"{_second(moment // 1000)}.{moment % 1000:03d}Z"


@lru_cache(maxsize=1024)
def _second(second: int) -> str:
    return f"{datetime.fromtimestamp(second, UTC):%Y-%m-%dT%H:%M:%S}"
