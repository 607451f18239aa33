"""Runners of matches: in this process, in several processes, or elsewhere.

A match depends only on its number, so that all runners give the same results. Matches can be stored
in a file, one per line, and are then not played again.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from mapmakers.bots import BOTS
from mapmakers.bots.arena.matches import Arena, PlayedMatch
from mapmakers.bots.hosting import makers_of
from mapmakers.engine.games import GAMES

Runner = Callable[["Plan", list[int]], Iterator[PlayedMatch]]


@dataclass(frozen=True, slots=True)
class Plan:
    """An arena as plain values, for another process."""

    game: str
    components: str | None
    """The text of a components file."""
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    hosted: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Bots in their own processes: by name, the command."""

    def arena(self) -> Arena:
        game = GAMES[self.game]
        if self.components is not None:
            game = game.with_components(self.components)
        makers = {**BOTS, **makers_of(self.hosted)}
        return Arena(game, dict(self.options), self.bots, self.seats, self.games, self.seed, makers)


def here(plan: Plan, numbers: list[int]) -> Iterator[PlayedMatch]:
    return plan.arena().matches(numbers, lambda: None)


def in_processes(processes: int) -> Runner:
    """Play in several processes."""

    def run(plan: Plan, numbers: list[int]) -> Iterator[PlayedMatch]:
        # Not forked: a process with threads must not be copied.
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(processes, spawn, _set_up, (plan,)) as pool:
            yield from pool.map(_play, numbers)

    return run if processes > 1 else here


def play_all(
    plan: Plan, run: Runner, played: Callable[[int], None], kept: Path | None = None
) -> list[PlayedMatch]:
    """Every match of the plan in order; matches in the file are not played again.

    `played` is called with the number of newly finished matches.
    """
    found = _read(kept, plan) if kept is not None else {}
    played(len(found))
    left = [number for number in range(plan.arena().total) if number not in found]
    if left:
        for match in run(plan, left):
            found[match.number] = match
            if kept is not None:
                _write(kept, plan, match)
            played(1)
    return [found[number] for number in sorted(found)]


class OtherPlan(ValueError):
    """The file was written by another arena."""


def _read(kept: Path, plan: Plan) -> dict[int, PlayedMatch]:
    if not kept.exists():
        return {}
    lines = kept.read_text(encoding="utf-8").split("\n")
    # The last line may be incomplete if its writer was killed.
    whole = [json.loads(line) for line in lines[:-1]]
    if whole and whole[0] != _heading(plan):
        raise OtherPlan(f"{kept} holds matches of another arena")
    if lines[-1]:
        kept.write_text("".join(f"{line}\n" for line in lines[:-1]), encoding="utf-8")
    matches = [
        PlayedMatch(
            one["number"],
            tuple(one["seated"]),
            tuple(one["totals"]),
            tuple(one["winners"]),
            one["rating"],
            tuple(one["titles"]),
        )
        for one in whole[1:]
    ]
    return {match.number: match for match in matches}


def _write(kept: Path, plan: Plan, match: PlayedMatch) -> None:
    fresh = not kept.exists() or kept.stat().st_size == 0
    with kept.open("a", encoding="utf-8") as file:
        if fresh:
            file.write(json.dumps(_heading(plan)) + "\n")
        file.write(json.dumps(asdict(match)) + "\n")


def _heading(plan: Plan) -> dict[str, Any]:
    """What must agree; the number of games may grow."""
    told: dict[str, Any] = json.loads(json.dumps(asdict(plan)))
    del told["games"]
    return told


# In the processes

_CURRENT: list[Arena] = []


def _set_up(plan: Plan) -> None:
    _CURRENT[:] = [plan.arena()]


def _play(number: int) -> PlayedMatch:
    return _CURRENT[0].match(number)
