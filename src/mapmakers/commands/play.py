"""mapmakers play: a match at this terminal, alone, hot seat or against bots."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from mapmakers.bots import BOTS
from mapmakers.commands.table_options import (
    Unusable,
    add_game,
    chosen_game,
    chosen_options,
    complain,
    fair_chance,
    known_bots,
)
from mapmakers.engine.core import BadOption, FastChance, Match, Record
from mapmakers.terminal import FACES
from mapmakers.terminal.table import Left, Seating, Table

HELP = "Play a game in the terminal: alone, several people at one keyboard, or against bots."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--players",
        metavar="NAME,NAME",
        default="Player",
        help="the people at this keyboard, in clockwise order (default: %(default)s)",
    )
    parser.add_argument(
        "--bots",
        default="",
        metavar="BOT,BOT",
        help=f"bots that sit after them: {', '.join(BOTS)} (default: none)",
    )
    parser.add_argument("--seed", help="any text; the same seed deals the same cards")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the match's record here")


def run(args: argparse.Namespace) -> int:
    try:
        game = chosen_game(args.game, args.components)
        people = [name.strip() for name in args.players.split(",")]
        chosen = known_bots(args.bots)
        bots = {len(people) + at: BOTS[bot](game.name) for at, bot in enumerate(chosen)}
        names = [*people, *(f"{bot} {at}" for at, bot in enumerate(chosen, 1))]
        chance = fair_chance(args.seed)
        match = Match(game, names, chance, chosen_options(args.option))
        if args.record is not None:
            _claim(args.record, match.record)
    except (Unusable, BadOption, ValueError) as problem:
        return complain(problem)
    # The bots' own chance comes from what everybody knows: the seed stays out of their reach.
    seating = Seating(bots, FastChance(int(chance.commitment[:12], 16)))
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if terminal:
        with suppress(ImportError):
            import_module("readline")  # input() then edits lines and remembers them
    table = Table(match, FACES[game.name], seating, input, sys.stdout, clear=terminal)
    print("The seed behind this match is committed to:", f"  {chance.commitment}", sep="\n")
    try:
        table.play()
    except (Left, KeyboardInterrupt):
        print("\nYou leave the table.")
    if args.record is not None:
        args.record.write_text(str(match.record), encoding="utf-8")
        print(f"The record is in {args.record}; `mapmakers replay {args.record}` shows it.")
    return 0


def _claim(path: Path, record: Record) -> None:
    """Make sure before the match that its record can be written, over no other."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(str(record))
    except FileExistsError:
        raise Unusable(f"{path} is there already; choose another --record") from None
    except OSError as error:
        raise Unusable(f"cannot write {path}: {error.strerror}") from None
