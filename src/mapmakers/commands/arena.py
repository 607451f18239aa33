"""mapmakers arena: let bots play many matches, against each other or solo."""

from __future__ import annotations

import argparse
import json
import os
import sys
from importlib.util import find_spec
from pathlib import Path

from mapmakers.bench.cluster import on_cluster
from mapmakers.bots import BOTS
from mapmakers.bots.arena import Arena, BotStanding, Rating, ladder, ratings_of, standings_of
from mapmakers.bots.arena.runners import (
    OtherPlan,
    Plan,
    Runner,
    in_processes,
    play_all,
)
from mapmakers.commands.options.table import (
    UsageError,
    add_bots_of_others,
    add_game,
    chosen_game,
    chosen_hosted,
    chosen_options,
    known_bots,
    print_error,
)
from mapmakers.engine.core import BadOption
from mapmakers.engine.core.game import resolve_options
from mapmakers.places import IN_A_CLONE, bots_page
from mapmakers.terminal.progress import progress

HELP = "Let bots play many matches and compare them."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--bots",
        default="",
        metavar="BOT,BOT",
        help=f"the bots: {', '.join(BOTS)}; in solo play each plays the same deals, "
        "otherwise they change seats from match to match",
    )
    add_bots_of_others(parser)
    parser.add_argument(
        "--seats", type=int, metavar="N", help="seats at a table (default: the number of bots)"
    )
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="matches (default: %(default)s)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed gives the same result"
    )
    parser.add_argument(
        "--processes",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help="worker processes (default: the number of processors)",
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="play on a Ray cluster, as in ray://head:10001; `local` starts one on this machine",
    )
    parser.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help="store every match in this file as soon as it is played, and resume from there",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument(
        "--ladder",
        action="store_true",
        help="measure the levels: each against the one below it, the master among greedy bots, "
        "and each solo; --results then names a folder",
    )
    parser.add_argument(
        "--write",
        action="store_true",
        help="store the result of --ladder for the client and in docs/bots.md",
    )


def run(args: argparse.Namespace) -> int:
    if args.ladder:
        return _measure_ladder(args)
    try:
        game = chosen_game(args.game, args.components)
        options = resolve_options(game.options, chosen_options(args.option))
        hosted = chosen_hosted(args.bot)
        bots = tuple(known_bots(args.bots, hosted))
        if not bots:
            raise UsageError("--bots needs at least one bot")
        seats = len(bots) if args.seats is None else args.seats
        if seats not in game.seats:
            low, high = game.seats[0], game.seats[-1]
            raise UsageError(f"{game.name} has {low} to {high} seats, not {seats}")
        if args.games < 1:
            raise UsageError("--games must be at least 1")
        if args.processes < 1:
            raise UsageError("--processes must be at least 1")
        text = None if args.components is None else args.components.read_text(encoding="utf-8")
        plan = Plan(
            game.name,
            text,
            tuple(options.items()),
            bots,
            seats,
            args.games,
            args.seed,
            tuple(hosted.items()),
        )
        arena = plan.arena()
        with progress(arena.total, "matches", sys.stderr) as advance:
            matches = play_all(plan, _runner(args, arena), advance, args.results)
    except (UsageError, BadOption, OtherPlan) as error:
        return print_error(error)
    except OSError as error:
        return print_error(UsageError(f"cannot write results to {args.results}: {error.strerror}"))
    standings = standings_of(bots, matches)
    if args.json:
        print(json.dumps(arena.report(standings, matches), indent=2))
    else:
        print(_table(arena, standings, ratings_of(matches)))
    return 0


def _measure_ladder(args: argparse.Namespace) -> int:
    try:
        game = chosen_game(args.game, None).name
        if args.games < 1 or args.processes < 1:
            raise UsageError("--games and --processes must be at least 1")
        if args.write and not IN_A_CLONE:
            raise UsageError("--write works only in a clone, whose files it changes")
        if args.results is not None:
            args.results.mkdir(parents=True, exist_ok=True)
        total = args.games * len(ladder.rungs(game))
        with progress(total, "matches", sys.stderr) as advance:
            measured = ladder.measure(
                game,
                args.games,
                args.seed,
                lambda matches: in_processes(min(args.processes, matches)),
                advance,
                args.results,
            )
        if args.write:
            ladder.write(game, measured)
            page = bots_page()
            document = page.read_text(encoding="utf-8")
            page.write_text(ladder.put_into(document, game, measured), encoding="utf-8")
    except (UsageError, OtherPlan) as error:
        return print_error(error)
    except OSError as error:
        return print_error(UsageError(f"cannot write results: {error}"))
    shown = json.dumps(measured, indent=1) if args.json else ladder.as_document(game, measured)
    print(shown)
    return 0


def _runner(args: argparse.Namespace, arena: Arena) -> Runner:
    if args.cluster is None:
        return in_processes(min(args.processes, arena.total))
    if find_spec("ray") is None:
        raise UsageError("a cluster needs Ray: install mapmakers[cluster]")
    return on_cluster(args.cluster)


def _table(arena: Arena, standings: list[BotStanding], ratings: list[Rating]) -> str:
    solo = arena.seats == 1
    head = f"{'bot':10} {'games':>6} {'mean':>8} {'95 %':>7} {'spread':>7} {'low':>5} {'high':>5}"
    head += f" {'rating':>8} {'spread':>7}  titles" if solo else f" {'wins':>7}"
    head += f" {'95 %':>12} {'strength':>9} {'95 %':>5}" if ratings else ""
    strengths = {one.bot: one for one in ratings}
    lines = [f"{arena.game.name}, {arena.seats} at a table, seed {arena.seed}", head]
    for one in standings:
        points = one.points
        line = (
            f"{one.bot:10} {points.count:6} {points.mean:8.2f} {points.margin:7.2f} "
            f"{points.spread:7.2f} {points.low:5} {points.high:5}"
        )
        if not solo:
            line += f" {one.win_share:7.1%}"
            if one.bot in strengths:
                strength = strengths[one.bot]
                line += f" {one.win_interval!s:>12} {strength.elo:9.0f} {strength.margin:5.0f}"
        elif one.ratings is not None:
            titles = ", ".join(f"{title} {count}" for title, count in one.titles.items())
            line += f" {one.ratings.mean:8.2f} {one.ratings.spread:7.2f}  {titles}"
        lines.append(line)
    return "\n".join(lines)
