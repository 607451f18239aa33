"""Looking for matches worth keeping."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from mapmakers.bots import BOTS, Bot, Turn
from mapmakers.engine.core import FairChance, FastChance, Game, Match


@dataclass(frozen=True)
class Scenario:
    """A match to look for: who plays, and what has to happen in it."""

    slug: str
    why: str
    seats: int
    wanted: Callable[[Match[Any]], bool] = field(default=lambda match: True)
    options: Mapping[str, str] = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)
    takes_back: int = 0
    """One in so many decisions that can be taken back is, and is then made anew; 0: none."""
    own_bots: Mapping[str, Callable[[str], Any]] = field(default_factory=dict)
    """Players beside those of the house, for what these hardly ever bring about."""


def find(game: Game[Any], scenario: Scenario, most: int = 20_000) -> Match[Any]:
    """The first match, over seeds in order, in which what is wanted happens."""
    for number in range(most):
        match = play(game, scenario, number)
        if scenario.wanted(match):
            return match
    raise LookupError(f"{scenario.slug}: not found in {most} matches")


def play(game: Game[Any], scenario: Scenario, number: int) -> Match[Any]:
    seed = hashlib.sha256(f"{game.name} {scenario.slug} {number}".encode()).digest()
    chance = FastChance(number)
    bots = [scenario.bots[seat % len(scenario.bots)] for seat in range(scenario.seats)]
    makers = {**BOTS, **scenario.own_bots}
    players: list[Bot] = [makers[bot](game.name) for bot in bots]
    names = [f"{bot.title()} {seat}" for seat, bot in enumerate(bots, 1)]
    match = Match(game, names, FairChance(seed), scenario.options)
    while match.state.waiting:
        waiting = match.state.waiting
        seat = waiting[chance.below(len(waiting))]
        match.play(seat, players[seat].choose(Turn(match.state, seat, chance)))
        if scenario.takes_back and match.can_undo(seat) and not chance.below(scenario.takes_back):
            match.undo(seat)
    return match
