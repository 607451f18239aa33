"""mapmakers replay: show a recorded match step by step, or verify it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from mapmakers.commands.options.table import UsageError, add_components, chosen_game, print_error
from mapmakers.engine.core import Game, Match, Record, RecordError
from mapmakers.engine.core.record import MOST_BYTES
from mapmakers.engine.core.replay import replay, verify
from mapmakers.engine.games import GAMES
from mapmakers.terminal import FACES

HELP = "Show a recorded match step by step, or verify that it was played by the rules."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the record; - reads standard input")
    parser.add_argument(
        "--verify",
        action="store_true",
        help="check the hash chain, every move, the result and the committed seed; "
        "name the first wrong line",
    )
    parser.add_argument(
        "--step",
        type=int,
        metavar="N",
        help="show only the position after N decisions (negative: counted from the end)",
    )
    parser.add_argument(
        "--seat",
        type=int,
        metavar="SEAT",
        help="show what this seat sees (default: what a spectator sees)",
    )
    parser.add_argument("--pause", action="store_true", help="wait for Enter after each step")
    add_components(parser)


def run(args: argparse.Namespace) -> int:
    try:
        record = Record.parse(_read(args.file))
        game = _game_of(record, args.components)
        if args.verify:
            return _verify(game, record)
        match = replay(game, record)
        _show(match, args)
    except RecordError as error:
        print(f"mapmakers: {args.file}: {error}", file=sys.stderr)
        return 1
    except UsageError as error:
        return print_error(error)
    return 0


def _read(path: Path) -> bytes:
    try:
        if str(path) == "-":
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None


def _game_of(record: Record, components: Path | None) -> Game[Any]:
    header = record.header
    if header.game not in GAMES:
        raise RecordError(2, f"no game {header.game!r} here; there are: {', '.join(GAMES)}")
    game = chosen_game(header.game, components)
    if header.rules == game.rules and header.components != game.components:
        raise RecordError(
            4, "the match was played with other components; pass their file with --components"
        )
    return game


def _verify(game: Game[Any], record: Record) -> int:
    match = verify(game, record)
    outcome = match.state.outcome
    assert outcome is not None
    decisions = sum(step.move is not None for step in match.steps)
    fair = "" if record.header.commitment is None else ", drawn from the committed seed"
    print(f"Verified: {game.name}, {len(match.names)} seats, {decisions} decisions{fair}.")
    for seat, name in enumerate(match.names):
        suffix = " wins" if seat in outcome.winners else ""
        print(f"  {name}: {outcome.totals[seat]}{suffix}")
    return 0


def _show(match: Match[Any], args: argparse.Namespace) -> None:
    seat = None if args.seat is None else args.seat - 1
    if seat is not None and not 0 <= seat < len(match.names):
        raise UsageError(f"there is no seat {args.seat}; they are numbered 1 to {len(match.names)}")
    face = FACES[match.game.name]
    if args.step is not None:
        step = args.step if args.step >= 0 else len(match.steps) + 1 + args.step
        if not 0 <= step <= len(match.steps):
            raise UsageError(f"there is no step {args.step}; the match has {len(match.steps)}")
        print(face.show(match.at(step).view(seat), match.names))
        return
    states = match.states()
    before = next(states).view(None)
    print(face.show(match.at(0).view(seat), match.names))
    for number, (step, state) in enumerate(zip(match.steps, states, strict=True), 1):
        after = state.view(None)
        name = match.names[step.seat]
        if step.move is None:
            lines = [f"{name} takes back the latest decision."]
        else:
            lines = [f"{name}: {step.move}"]
            lines += face.tell(before, step.seat, step.move, after, match.names)
        print(f"\nStep {number}. " + "\n  ".join(lines))
        if step.drawn or number == len(match.steps):
            print(face.show(state.view(seat), match.names))
        before = after
        if args.pause and not _enter_pressed():
            return
    if match.state.outcome is None:
        print("\nThe match is not over.")


def _enter_pressed() -> bool:
    """Wait for Enter; False if the input ended."""
    try:
        input()
    except EOFError:
        return False
    return True
