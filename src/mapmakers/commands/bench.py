"""mapmakers bench: how fast the engine is here, beside python-chess in the same run."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from mapmakers import __version__
from mapmakers.commands.progress import Progress
from mapmakers.commands.table_options import Unusable, chosen_game, complain
from mapmakers.engine.games import GAMES

HELP = "Measure how fast the engine is, beside python-chess in the same run."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help=f"what to measure: {', '.join(GAMES)} (all)"
    )
    parser.add_argument(
        "--rounds",
        type=int,
        default=5,
        metavar="N",
        help="rounds, each with every measurement in turn; the best counts (default: %(default)s)",
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=0.4,
        metavar="S",
        help="time for one measurement in a round (default: %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    from mapmakers.commands.measures import measures

    try:
        for name in args.games:
            chosen_game(name, None)
    except Unusable as problem:
        return complain(problem)
    if args.rounds < 1 or not args.seconds > 0:
        return complain(Unusable("--rounds takes a number from 1 up, --seconds one above 0"))
    games = args.games or list(GAMES)
    found = measures(games)
    best = dict.fromkeys(found, 0.0)
    with Progress(args.rounds * len(found), "measurements", sys.stderr) as progress:
        for _ in range(args.rounds):
            for name, measure in found.items():
                best[name] = max(best[name], measure(args.seconds))
                progress.advance()
    report = _report(games, best)
    print(json.dumps(report, indent=2) if args.json else _table(report))
    return 0


def _report(games: list[str], best: dict[str, float]) -> dict[str, Any]:
    peer = best.get("python-chess plies")
    return {
        "mapmakers": __version__,
        "python": platform.python_version(),
        "engine": "plain",
        "peer": {"name": "python-chess", "version": _chess_version(), "plies_per_second": peer},
        "games": {
            game: {
                "steps_per_second": best[f"{game} steps"],
                "games_per_second": best[f"{game} games"],
                "evaluate_candidate_us": 1e6 / best[f"{game} candidates"],
                "copies_per_second": best[f"{game} copies"],
                "steps_against_python_chess": best[f"{game} steps"] / peer if peer else None,
            }
            for game in games
        },
    }


def _chess_version() -> str | None:
    try:
        return version("chess")
    except PackageNotFoundError:
        return None


def _table(report: dict[str, Any]) -> str:
    peer = report["peer"]
    lines = [
        f"Mapmakers {report['mapmakers']}, {report['engine']} engine, Python {report['python']}",
        f"{'':14} {'steps/s':>10} {'games/s':>9} {'evaluate':>10} {'copies/s':>11} {'ratio':>7}",
    ]
    for game, one in report["games"].items():
        ratio = one["steps_against_python_chess"]
        lines.append(
            f"{game:14} {one['steps_per_second']:10,.0f} {one['games_per_second']:9,.0f} "
            f"{one['evaluate_candidate_us']:7.1f} us {one['copies_per_second']:11,.0f} "
            + (f"{ratio:6.1f}x" if ratio else f"{'':>7}")
        )
    if peer["plies_per_second"]:
        lines.append(f"python-chess {peer['version']}: {peer['plies_per_second']:,.0f} plies/s")
    else:
        lines.append("python-chess is not installed; `pip install chess` to compare")
    return "\n".join(lines)
