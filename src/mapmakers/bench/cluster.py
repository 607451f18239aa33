"""Matches of the arena on a Ray cluster, which only its users have installed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import astuple
from types import ModuleType
from typing import Any

from mapmakers.bots.arena import Arena, PlayedMatch
from mapmakers.bots.arena.runners import Plan, Runner

TRIES = 3
"""To begin or join a cluster."""


def on_cluster(address: str) -> Runner:
    """On the machines of a Ray cluster; `local` begins one on this machine."""

    def run(plan: Plan, numbers: list[int]) -> Iterator[PlayedMatch]:
        # Read when Ray is imported: a busy machine is no reason to give up.
        os.environ.setdefault("RAY_raylet_start_wait_time_s", "180")
        import ray

        _join(ray, address)
        try:
            remote = ray.remote(max_retries=3)(_play_of)
            waiting = [remote.remote(astuple(plan), number) for number in numbers]
            while waiting:
                done, waiting = ray.wait(waiting)
                for result in ray.get(done):
                    yield PlayedMatch(*result)
        finally:
            ray.shutdown()

    return run


def _join(ray: ModuleType, address: str) -> None:
    for left in reversed(range(TRIES)):
        try:
            ray.init(
                address=address,
                log_to_driver=False,
                configure_logging=False,
                include_dashboard=False,
            )
        except Exception:
            # Ray has no error of its own for parts that did not start in time.
            ray.shutdown()
            if not left:
                raise
        else:
            return


_ARENAS: dict[Plan, Arena] = {}
"""Of this process of the cluster."""


def _play_of(plan_values: tuple[Any, ...], number: int) -> tuple[Any, ...]:
    """As plain values: a cluster's machines need not share any object."""
    plan = Plan(*plan_values)
    if plan not in _ARENAS:
        _ARENAS[plan] = plan.arena()
    return astuple(_ARENAS[plan].match(number))
