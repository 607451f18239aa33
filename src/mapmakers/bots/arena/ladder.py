"""The levels measured: each against the one below it, the top one against greedy, and each alone.

What was measured stands in strength.json, for the client to show, and in docs/bots.md; both are
written by `mapmakers arena GAME --ladder --write`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any, Final

from mapmakers.bots.arena.matches import Played
from mapmakers.bots.arena.runners import Plan, Runner, play_all
from mapmakers.bots.arena.standings import NORMAL_95, Standing, standings_of
from mapmakers.bots.levels import LEVELS
from mapmakers.engine import KIND
from mapmakers.engine.games import GAMES

STRENGTH: Final = Path(__file__).parents[1] / "strength.json"
ROD: Final = "greedy"
"""What the top level is measured by."""
BEGIN: Final = "<!-- measured: {} -->"
END: Final = "<!-- end of measured: {} -->"


@dataclass(frozen=True, slots=True)
class Rung:
    """Bots that are measured together."""

    bots: tuple[str, ...]
    seats: int


def rungs(game: str) -> list[Rung]:
    """What is played of a game, one after the other."""
    found = [Rung((higher, lower), 2) for lower, higher in pairwise(LEVELS)]
    found.append(Rung((LEVELS[-1], ROD), 2))
    if 1 in GAMES[game].seats:
        found += [Rung((level,), 1) for level in LEVELS]
    return found


def plan_of(game: str, rung: Rung, games: int, seed: int) -> Plan:
    options = tuple((option.name, option.default) for option in GAMES[game].options)
    return Plan(game, None, options, rung.bots, rung.seats, games, seed)


def measure(
    game: str,
    games: int,
    seed: int,
    run: Callable[[int], Runner],
    played: Callable[[int], None],
    kept: Path | None,
) -> dict[str, Any]:
    """Everything of one game as it stands in strength.json. Matches are kept in files of that
    folder, so that it can be gone on with."""
    pairs, alone = [], []
    for rung in rungs(game):
        plan = plan_of(game, rung, games, seed)
        file = None if kept is None else kept / f"{game}-{'-'.join(rung.bots)}.jsonl"
        matches: list[Played] = play_all(plan, run(plan.arena().total), played, file)
        first = standings_of(rung.bots, matches)[0]
        if rung.seats == 1:
            alone.append(_alone(first))
        else:
            pairs.append(_pair(first, rung))
    return {"engine": KIND, "seed": seed, "pairs": pairs, "alone": alone}


def _pair(first: Standing, rung: Rung) -> dict[str, Any]:
    games = first.points.count
    share = first.wins / games
    return {
        "bot": rung.bots[0],
        "against": rung.bots[1],
        "games": games,
        "share": round(share, 3),
        "margin": round(doubt(share, games), 3),
    }


def doubt(share: float, games: int) -> float:
    """Half the width of Wilson's 95 % interval: who has won all of a few may lose the next."""
    square = NORMAL_95**2
    spread = sqrt(share * (1 - share) / games + square / (4 * games**2))
    return NORMAL_95 * spread / (1 + square / games)


def _alone(first: Standing) -> dict[str, Any]:
    told = first.ratings or first.points
    return {
        "bot": first.bot,
        "games": told.count,
        "mean": round(told.mean, 1),
        "margin": round(told.margin, 1),
    }


@cache
def read() -> dict[str, Any]:
    """What has been measured so far, by game."""
    found: dict[str, Any] = json.loads(STRENGTH.read_text(encoding="utf-8"))
    return found


def write(game: str, measured: Mapping[str, Any]) -> None:
    table = {**read(), game: measured}
    in_order = {name: table[name] for name in GAMES if name in table}
    STRENGTH.write_text(json.dumps(in_order, indent=1) + "\n", encoding="utf-8")
    read.cache_clear()


def as_document(game: str, measured: Mapping[str, Any]) -> str:
    """The tables of docs/bots.md."""
    lines = [
        f"{measured['engine'].capitalize()} engine, 1 s a move, default options, seed "
        f"{measured['seed']}; shares and means with 95 % intervals.",
        "",
        "| two players | against | games | wins |",
        "| --- | --- | --- | --- |",
    ]
    for one in measured["pairs"]:
        share = f"{100 * one['share']:.1f} % ± {100 * one['margin']:.1f}"
        lines.append(f"| `{one['bot']}` | `{one['against']}` | {one['games']} | {share} |")
    if measured["alone"]:
        lines += ["", "| alone | games | mean |", "| --- | --- | --- |"]
        for one in measured["alone"]:
            mean = f"{one['mean']} ± {one['margin']}"
            lines.append(f"| `{one['bot']}` | {one['games']} | {mean} |")
    return "\n".join(lines)


def put_into(document: str, game: str, measured: Mapping[str, Any]) -> str:
    """The document with the tables of this game anew, between their marks."""
    begin, end = BEGIN.format(game), END.format(game)
    before, found, rest = document.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"the document has no marks for {game}")
    return f"{before}{begin}\n{as_document(game, measured)}\n{end}{after}"


def strength_of(table: Mapping[str, Any], bot: str) -> dict[str, dict[str, Any]]:
    """By game: how a level does against the one below it."""
    found: dict[str, dict[str, Any]] = {}
    for game, measured in table.items():
        pairs: Sequence[Mapping[str, Any]] = measured["pairs"]
        for one in pairs:
            if one["bot"] == bot and one["against"] != ROD:
                found[game] = {name: one[name] for name in ("against", "games", "share", "margin")}
    return found
