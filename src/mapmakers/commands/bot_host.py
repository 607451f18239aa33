"""mapmakers bot-host: play with a bot in another process, or check that it follows the protocol."""

from __future__ import annotations

import argparse
import logging
import shlex
import sys

from mapmakers.bots import BOTS
from mapmakers.bots.arena import Arena
from mapmakers.bots.hosting import BotHost
from mapmakers.bots.hosting.conformance import check
from mapmakers.commands.options.table import UsageError, chosen_game, known_bots, print_error
from mapmakers.engine.core.game import resolve_options
from mapmakers.engine.games import GAMES
from mapmakers.terminal.progress import progress

HELP = "Play with a bot in any language over JSON lines (docs/bots.md), or check it."
GUEST = "guest"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "bot", metavar="COMMAND", help="the command that starts the bot, as one argument"
    )
    parser.add_argument(
        "--check", action="store_true", help="check that it follows the protocol, in every game"
    )
    parser.add_argument("--game", help=f"the game: {', '.join(GAMES)} (default: the first; all)")
    parser.add_argument(
        "--against",
        default="greedy",
        metavar="BOT,BOT",
        help="its opponents (default: %(default)s)",
    )
    parser.add_argument(
        "--games", type=int, default=10, metavar="N", help="matches (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of the deals")
    parser.add_argument(
        "--seconds",
        type=float,
        default=1.0,
        metavar="S",
        help="how long it may think about a decision during --check (default: %(default)s)",
    )


def run(args: argparse.Namespace) -> int:
    logging.basicConfig(format="mapmakers: %(message)s", stream=sys.stderr)
    try:
        command = shlex.split(args.bot)
        if not command:
            raise UsageError("COMMAND starts the bot, as in 'python3 mybot.py'")
        if args.games < 1:
            raise UsageError("--games must be at least 1")
        games = list(GAMES) if args.game is None else [chosen_game(args.game, None).name]
        if args.check:
            return _check(command, games, args.seconds)
        return _play(command, games[0], known_bots(args.against), args.games, args.seed)
    except (UsageError, ValueError) as error:
        return print_error(error)


def _check(command: list[str], games: list[str], seconds: float) -> int:
    failed = 0
    for game in games:
        for finding in check(command, game, seconds):
            failed += finding.trouble is not None
            mark = "ok    " if finding.trouble is None else "FAILED"
            print(
                mark, finding.what, *([] if finding.trouble is None else [f"({finding.trouble})"])
            )
    print("The bot follows the protocol." if not failed else f"{failed} of these checks failed.")
    return 1 if failed else 0


def _play(command: list[str], game: str, against: list[str], games: int, seed: int) -> int:
    seated = (GUEST, *against)
    if len(seated) not in GAMES[game].seats:
        raise UsageError(f"{game} has no table of {len(seated)}")
    host = BotHost(GUEST, command, game)
    makers = {**BOTS, GUEST: lambda _: host.bot()}
    options = resolve_options(GAMES[game].options, {})
    arena = Arena(GAMES[game], options, seated, len(seated), games, seed, makers)
    try:
        with progress(arena.total, "matches", sys.stderr) as advance:
            standings = arena.run(advance)
    finally:
        host.close()
    for one in standings:
        print(
            f"{one.bot:12} {one.points.mean:8.2f} points {one.win_share:7.1%} of matches won "
            f"(95 %: {one.win_interval})"
        )
    if host.failures:
        print(f"It failed {len(host.failures)} times; a simple bot replaced it.")
    return 1 if host.failures else 0
