"""mapmakers replay: show a recorded match step by step, or verify it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from mapmakers.commands.options.table import UsageError, add_components, chosen_game, print_error
from mapmakers.engine.core import EventLog, Game, Match, Record, RecordError
from mapmakers.engine.core.record import MOST_BYTES
from mapmakers.engine.core.replay import replay, verify
from mapmakers.engine.games import GAMES
from mapmakers.terminal import FACES
from mapmakers.terminal.layout import wrapped
from mapmakers.terminal.shared_events import Decisions, in_words

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
    parser.add_argument(
        "--secrets",
        action="store_true",
        help="show also what was hidden when it happened, if the match is over",
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
    if args.secrets and match.state.outcome is None:
        raise UsageError("the match is not over; --secrets shows only matches that are")
    if args.step is not None:
        step = args.step if args.step >= 0 else len(match.steps) + 1 + args.step
        if not 0 <= step <= len(match.steps):
            raise UsageError(f"there is no step {args.step}; the match has {len(match.steps)}")
        print(FACES[match.game.name].show(match.at(step).view(seat), match.names))
        return
    _show_steps(match, seat, args.secrets, args.pause)


def _show_steps(match: Match[Any], seat: int | None, secrets: bool, pause: bool) -> None:
    again = match.replayed(0, record_events=True)
    story = Story(again, seat, secrets)
    print(*story.opening(), story.position(), sep="\n")
    for number, step in enumerate(match.steps, 1):
        again.take(step)
        print("", *story.latest_step(), sep="\n")
        if step.drawn or number == len(match.steps):
            print(story.position())
        if pause and not _enter_pressed():
            return
    if match.state.outcome is None:
        print("\nThe match is not over.")


class Story:
    """A match shown step by step, while it is replayed, to a seat or a spectator."""

    def __init__(self, match: Match[Any], seat: int | None, secrets: bool) -> None:
        self._match = match
        self._seat = seat
        self._secrets = secrets
        """Whether the secrets of all seats are shown."""
        self._face = FACES[match.game.name]
        self._decisions = Decisions(match)

    def position(self) -> str:
        return self._face.show(self._match.view(self._seat), self._match.names)

    def opening(self) -> list[str]:
        """What was dealt, and an empty line."""
        events = self._match.events
        return [] if events is None else [*wrapped(self._in_words(events)), ""]

    def latest_step(self) -> list[str]:
        """The decision, and below it what happened."""
        match = self._match
        first, *below = self._in_words(self._decisions.decided())
        if match.events is not None:
            happened = self._in_words(match.events)
            first, below = (happened[0], []) if match.steps[-1].move is None else (first, happened)
        return [*wrapped([f"Step {len(match.steps)}. {first}"]), *wrapped(below, indent="  ")]

    def _in_words(self, log: EventLog) -> list[str]:
        events = log.complete() if self._secrets else log.seen_by(self._seat)
        return in_words(events, self._face, self._match.names)


def _enter_pressed() -> bool:
    """Wait for Enter; False if the input ended."""
    try:
        input()
    except EOFError:
        return False
    return True
