"""Measurement of the levels: each against the one below it, the master among greedy bots, each
solo.

The results are in each game's strength.json, for the client, and in docs/bots.md; `mapmakers arena
GAME --ladder --write` writes both.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from mapmakers.bots.arena.intervals import wilson
from mapmakers.bots.arena.matches import PlayedMatch
from mapmakers.bots.arena.runners import Plan, Runner, play_all
from mapmakers.bots.arena.standings import Spread, standings_of
from mapmakers.bots.game_bots import GAME_BOTS, LEVELS
from mapmakers.engine import KIND
from mapmakers.engine.games import GAMES

ROD: Final = "greedy"
"""The baseline of the top level."""
TABLES: Final = (2, 3, 4)
"""The table sizes at which it is measured."""
ALIKE: Final = "side"
"""An option whose values are played equally often; other options have their defaults."""
BEGIN: Final = "<!-- measured: {} -->"
END: Final = "<!-- end of measured: {} -->"


@dataclass(frozen=True, slots=True)
class Rung:
    """Bots that are measured together: the first of them among the others, or solo."""

    bots: tuple[str, ...]

    @property
    def seats(self) -> int:
        return len(self.bots)


def rungs(game: str) -> list[Rung]:
    """The measurements of a game, the most important first."""
    top, seats = LEVELS[-1], GAMES[game].seats
    found = [Rung((top,))] if 1 in seats else []
    pairs = [Rung((higher, lower)) for lower, higher in pairwise(LEVELS)]
    found.append(pairs.pop())
    found += [Rung((top, *[ROD] * (table - 1))) for table in TABLES if table in seats]
    found += reversed(pairs)
    if 1 in seats:
        found += [Rung((level,)) for level in reversed(LEVELS[:-1])]
    return found


def plans_of(game: str, rung: Rung, games: int, seed: int) -> dict[str, Plan]:
    """By value of the option that is varied: the number of matches."""
    usual = {option.name: option.default for option in GAMES[game].options}
    alike = [option.values for option in GAMES[game].options if option.name == ALIKE]
    values = alike[0] if alike else ("",)
    found: dict[str, Plan] = {}
    for at, value in enumerate(values):
        options = {**usual, ALIKE: value} if value else usual
        share = (games + len(values) - 1 - at) // len(values)
        if share:
            chosen = tuple(options.items())
            found[value] = Plan(game, None, chosen, rung.bots, rung.seats, share, seed)
    return found


def measure(
    game: str,
    games: int,
    seed: int,
    run: Callable[[int], Runner],
    played: Callable[[int], None],
    kept: Path | None,
) -> dict[str, Any]:
    """The content of a game's strength.json. Matches are stored in files of that folder, so that
    the run can be resumed."""
    pairs, among, alone = [], [], []
    for rung in rungs(game):
        matches: dict[str, list[PlayedMatch]] = {}
        for value, plan in plans_of(game, rung, games, seed).items():
            name = "-".join([game, *rung.bots, *([value] if value else [])])
            file = None if kept is None else kept / f"{name}.jsonl"
            matches[value] = play_all(plan, run(plan.arena().total), played, file)
        every = [match for some in matches.values() for match in some]
        if rung.seats == 1:
            parts = {"": every} if len(matches) == 1 else {"": every, **matches}
            alone += [_alone(rung, game, part, some) for part, some in parts.items()]
        elif rung.bots[1] == ROD:
            among.append({**_won(rung, every), "seats": rung.seats})
        else:
            pairs.append(_won(rung, every))
    return {"engine": KIND, "seed": seed, "pairs": pairs, "among": among, "alone": alone}


def _won(rung: Rung, matches: Sequence[PlayedMatch]) -> dict[str, Any]:
    first = standings_of(rung.bots, matches)[0]
    games = first.points.count
    return {
        "bot": rung.bots[0],
        "against": rung.bots[1],
        "games": games,
        "share": round(first.win_share, 3),
        "margin": round(first.win_interval.margin, 3),
    }


def _alone(rung: Rung, game: str, part: str, matches: Sequence[PlayedMatch]) -> dict[str, Any]:
    told = Spread.of(
        [match.totals[0] if match.rating is None else match.rating for match in matches]
    )
    titled = sum(match.titles[:1] == (GAME_BOTS[game].top_title,) for match in matches) / told.count
    return {
        "bot": rung.bots[0],
        ALIKE: part,
        "games": told.count,
        "mean": round(told.mean, 1),
        "margin": round(told.margin, 1),
        "titled": round(titled, 3),
        "titled_margin": round(wilson(titled, told.count).margin, 3),
    }


@cache
def read() -> dict[str, Any]:
    """All measurements so far, by game."""
    kept = {game: bots.strength for game, bots in GAME_BOTS.items()}
    return {
        game: json.loads(file.read_text(encoding="utf-8"))
        for game, file in kept.items()
        if file is not None and file.is_file()
    }


def write(game: str, measured: Mapping[str, Any]) -> None:
    """Write the measurements for the client; a game without a file for them is skipped."""
    file = GAME_BOTS[game].strength
    if file is not None:
        file.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
        read.cache_clear()


def as_document(game: str, measured: Mapping[str, Any]) -> str:
    """The tables of docs/bots.md."""
    alike = any(option.name == ALIKE for option in GAMES[game].options)
    options = f"every {ALIKE} alike and default options otherwise" if alike else "default options"
    lines = [
        f"{measured['engine'].capitalize()} engine, 1 s of processor time a move, {options}, seed "
        f"{measured['seed']}; shares and means with 95 % intervals.",
        "",
        "| two players | against | games | wins |",
        "| --- | --- | --- | --- |",
    ]
    for one in measured["pairs"]:
        share = _share(one["share"], one["games"])
        lines.append(f"| `{one['bot']}` | `{one['against']}` | {one['games']} | {share} |")
    lines += [
        "",
        "| one among | players | games | wins | its share would be |",
        "| --- | --- | --- | --- | --- |",
    ]
    for one in measured["among"]:
        share, seats = _share(one["share"], one["games"]), one["seats"]
        lines.append(
            f"| `{one['bot']}` among `{one['against']}` | {seats} | {one['games']} | {share} "
            f"| {100 / seats:.1f} % |"
        )
    if measured["alone"]:
        lines += [
            "",
            "| alone | games | mean | top title |",
            "| --- | --- | --- | --- |",
        ]
        for one in measured["alone"]:
            who = f"`{one['bot']}`" + (f", {ALIKE} {one[ALIKE]}" if one[ALIKE] else "")
            mean = f"{one['mean']} ± {one['margin']}"
            titled = _share(one["titled"], one["games"])
            lines.append(f"| {who} | {one['games']} | {mean} | {titled} |")
    return "\n".join(lines)


def _share(share: float, games: int) -> str:
    low, high = wilson(share, games)
    return f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def put_into(document: str, game: str, measured: Mapping[str, Any]) -> str:
    """The document with the tables of this game replaced."""
    begin, end = BEGIN.format(game), END.format(game)
    before, found, rest = document.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"the document has no marks for {game}")
    return f"{before}{begin}\n{as_document(game, measured)}\n{end}{after}"


def strength_of(table: Mapping[str, Any], bot: str) -> dict[str, dict[str, Any]]:
    """By game: the results of a level against the one below it."""
    found: dict[str, dict[str, Any]] = {}
    for game, measured in table.items():
        pairs: Sequence[Mapping[str, Any]] = measured["pairs"]
        for one in pairs:
            if one["bot"] == bot:
                known = {name: one[name] for name in ("against", "games", "share", "margin")}
                low, high = wilson(one["share"], one["games"])
                found[game] = {**known, "low": round(low, 3), "high": round(high, 3)}
    return found
