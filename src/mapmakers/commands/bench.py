"""mapmakers bench: how fast the engine is here, beside its peers in the same run."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from typing import Any

from mapmakers import __version__
from mapmakers.bench.peers import PEERS
from mapmakers.bench.performance_page import not_installed, write_report
from mapmakers.commands.options.table import UsageError, chosen_game, print_error
from mapmakers.engine import KIND
from mapmakers.engine.games import GAMES
from mapmakers.terminal.progress import progress

HELP = "Measure how fast the engine is, beside its peers in the same run."


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
    parser.add_argument(
        "--report", action="store_true", help="write the result into docs/performance.md as well"
    )


def run(args: argparse.Namespace) -> int:
    from mapmakers.bench.measures import measures

    try:
        for name in args.games:
            chosen_game(name, None)
    except UsageError as error:
        return print_error(error)
    if args.rounds < 1 or not args.seconds > 0:
        return print_error(UsageError("--rounds must be at least 1 and --seconds above 0"))
    games = args.games or list(GAMES)
    found = measures(games)
    best = dict.fromkeys(found, 0.0)
    with progress(args.rounds * len(found), "measurements", sys.stderr) as advance:
        for _ in range(args.rounds):
            for name, measure in found.items():
                best[name] = max(best[name], measure(args.seconds))
                advance()
    report = _report(games, best)
    if args.report:
        try:
            write_report(report, args.rounds, args.seconds)
        except OSError as error:
            return print_error(UsageError(f"--report needs a clone to write into: {error}"))
    print(json.dumps(report, indent=2) if args.json else _table(report))
    return 0


def _report(games: list[str], best: dict[str, float]) -> dict[str, Any]:
    return {
        "mapmakers": __version__,
        "python": platform.python_version(),
        "engine": KIND,
        "peers": {
            peer.name: {"version": peer.version, "steps_per_second": best.get(peer.name)}
            for peer in PEERS
        },
        "games": {
            game: {
                "steps_per_second": best[f"{game} steps"],
                "games_per_second": best[f"{game} games"],
                "evaluate_candidate_us": 1e6 / best[f"{game} candidates"],
                "copies_per_second": best[f"{game} copies"],
                "steps_inside_per_second": best.get(f"{game} inside"),
                "steps_against": {
                    peer.name: best[f"{game} steps"] / best[peer.name]
                    for peer in PEERS
                    if peer.name in best
                },
            }
            for game in games
        },
    }


def _table(report: dict[str, Any]) -> str:
    lines = [
        f"Mapmakers {report['mapmakers']}, {report['engine']} engine, Python {report['python']}",
        f"{'':14} {'steps/s':>11} {'inside':>11} {'games/s':>9} {'evaluate':>11} {'copies/s':>11}",
    ]
    for game, one in report["games"].items():
        inside = one["steps_inside_per_second"]
        lines.append(
            f"{game:14} {one['steps_per_second']:11,.0f} "
            + (f"{inside:11,.0f}" if inside else f"{'':11}")
            + f" {one['games_per_second']:9,.0f} {one['evaluate_candidate_us']:8.2f} us "
            f"{one['copies_per_second']:11,.0f}"
        )
    for name, peer in report["peers"].items():
        if peer["steps_per_second"]:
            ratios = ", ".join(
                f"{game} {one['steps_against'][name]:.2f}x" for game, one in report["games"].items()
            )
            figures = f"{peer['steps_per_second']:,.0f} steps/s; {ratios}"
            lines.append(f"{name} ({peer['version']}): {figures}")
    return "\n".join([*lines, *not_installed(report)])
