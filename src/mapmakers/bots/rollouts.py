"""Rollouts in several processes."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Self

from mapmakers.bots.game_bots import GAME_BOTS
from mapmakers.engine.core import FastChance, State

Totals = tuple[int, ...]


def rollouts(game: str, state: State[Any], seat: int, times: int, seed: int) -> list[Totals]:
    """The totals of all seats after each random playout of this game."""
    return GAME_BOTS[game].rollouts(state, seat, times, FastChance(seed))


class Rollouts:
    """A pool of processes for playouts; the same seed and size give the same results."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._pool.shutdown()

    def run(self, game: str, state: State[Any], seat: int, times: int, seed: int) -> list[Totals]:
        """Run rollouts, distributed evenly."""
        share, more = divmod(times, self._processes)
        jobs = [
            self._pool.submit(rollouts, game, state, seat, share + (at < more), seed + at)
            for at in range(self._processes)
        ]
        return [totals for job in jobs for totals in job.result()]
