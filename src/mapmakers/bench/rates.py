"""How a rate is measured: so much work in a process's own time."""

from __future__ import annotations

import time
from collections.abc import Callable

Work = Callable[[], int]
"""Does something and says how much that was."""
Measure = Callable[[float], float]
"""Given about so many seconds, finds a rate a second."""


def rate(work: Work, seconds: float) -> float:
    """How much of the work is done in a second of this process's own time.

    A little before does not count: whoever comes after a pause finds the processor asleep.
    """
    _done(work, seconds / 5)
    done, spent = _done(work, seconds)
    return done / spent


def _done(work: Work, seconds: float) -> tuple[int, float]:
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += work()
    return done, spent
