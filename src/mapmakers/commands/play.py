"""mapmakers play: a match in the terminal, alone, hot seat or against bots."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from mapmakers.bots import BOTS
from mapmakers.bots.hosting import makers_of
from mapmakers.commands.options.table import (
    UsageError,
    add_bots_of_others,
    add_game,
    chosen_game,
    chosen_hosted,
    chosen_options,
    fair_chance,
    known_bots,
    print_error,
)
from mapmakers.engine.core import BadOption, FastChance, Match, Record
from mapmakers.terminal import FACES
from mapmakers.terminal.table import PlayerLeft, Seating, TerminalTable

HELP = "Play a game in the terminal: alone, with several people, or against bots."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--players",
        metavar="NAME,NAME",
        default="Player",
        help="the people at this keyboard, clockwise (default: %(default)s)",
    )
    parser.add_argument(
        "--bots",
        default="",
        metavar="BOT,BOT",
        help=f"bots that sit after the people: {', '.join(BOTS)} (default: none)",
    )
    add_bots_of_others(parser)
    parser.add_argument("--seed", help="any text; the same seed deals the same cards")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="write the record of the match here"
    )


def run(args: argparse.Namespace) -> int:
    try:
        game = chosen_game(args.game, args.components)
        people = [name.strip() for name in args.players.split(",")]
        hosted = chosen_hosted(args.bot)
        chosen = known_bots(args.bots, hosted)
        makers = {**BOTS, **makers_of(hosted.items())}
        bots = {len(people) + at: makers[bot](game.name) for at, bot in enumerate(chosen)}
        names = [*people, *(f"{bot} {at}" for at, bot in enumerate(chosen, 1))]
        chance = fair_chance(args.seed)
        match = Match(game, names, chance, chosen_options(args.option), record_events=True)
        if args.record is not None:
            _reserve(args.record, match.record)
    except (UsageError, BadOption, ValueError) as error:
        return print_error(error)
    # The bots' randomness comes from public data, so that they cannot reach the seed.
    seating = Seating(bots, FastChance(int(chance.commitment[:12], 16)))
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if terminal:
        with suppress(ImportError):
            import_module("readline")  # gives input() line editing and history
    table = TerminalTable(match, FACES[game.name], seating, input, sys.stdout, clear=terminal)
    print("The commitment to the seed of this match is:", f"  {chance.commitment}", sep="\n")
    try:
        table.play()
    except (PlayerLeft, KeyboardInterrupt):
        print("\nYou left the match.")
    if args.record is not None:
        args.record.write_text(str(match.record), encoding="utf-8")
        print(f"The record is in {args.record}; `mapmakers replay {args.record}` shows it.")
    return 0


def _reserve(path: Path, record: Record) -> None:
    """Create the record file before the match; never overwrite another file."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(str(record))
    except FileExistsError:
        raise UsageError(f"{path} already exists; choose another --record") from None
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror}") from None
