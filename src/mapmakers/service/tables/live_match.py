"""A match in play: decisions in memory, what is committed of them, and replaying the stored
lines."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from mapmakers.engine.core import FairChance, Match, NotationError, Record, Refused
from mapmakers.engine.core.replay import apply_lines, replay
from mapmakers.engine.wire import WIRES, Wire
from mapmakers.service.clock import Moment
from mapmakers.service.errors import ApiError, refused_by_rules
from mapmakers.service.store.rows import LineRow
from mapmakers.service.store.tables import (
    FINISHED,
    PERSON,
    PLAYING,
    Line,
    Note,
    StoredTable,
    moves_commit,
    table_commit,
)
from mapmakers.service.store.writer import Commit
from mapmakers.service.tables.components import game_of
from mapmakers.service.tables.log import LogMark, MatchLog
from mapmakers.service.tables.match_seeds import OpenChance

MOST_STEPS_TO_UNDO = 5_000
"""With this many steps, undo is no longer possible. The longest matches, with a hundred seats and
no undo, have half as many; an endless match could not be imported again."""
OUTDATED = "outdated"
"""Why a bot's decision for an earlier position is refused."""

OnDone = Callable[[int | ApiError], None]
"""Always called in the end: with the number of steps, or with the error."""


@dataclass(slots=True)
class Command:
    """A decision of a seat; `move` is None for an undo."""

    seat: int
    move: str | None
    key: str | None
    """The client's id of the command; None for a bot."""
    on_done: OnDone
    since: int | None = None
    """For a bot: the number of steps when it was asked."""


@dataclass(slots=True)
class LiveMatch:
    """A match, and what the table knows of it besides."""

    match: Match[Any]
    wire: Wire
    log: MatchLog
    commands: dict[str, int]
    """The step that each command led to."""
    lines: int
    """How many lines of the record are written, or about to be."""
    steps: int = 0
    """How many decisions there were, including undone ones."""
    published: int = 0
    """How many of them have been sent to everybody; private ones are sent together."""

    def decide(self, command: Command, table: StoredTable, batch: "Batch", now: Moment) -> int:
        """Carry out one decision in memory, as part of the batch; returns its step."""
        if table.status not in (PLAYING, FINISHED):
            raise not_playing()
        seat = command.seat
        key = None if command.key is None else f"{seat}:{command.key}"
        if key is not None and key in self.commands:
            return self.commands[key]
        if command.since is not None and self.log.overtook(seat, command.since):
            raise ApiError(409, OUTDATED, "The position has changed meanwhile.")
        move = self._play(seat, command.move)
        minded = command.key is None and table.seats[seat].kind == PERSON
        match = self.match
        if not self.log.add(match, seat, move, now, minded):
            batch.private = False
        batch.steps += 1
        batch.seats.add(seat)
        texts = match.record.since(self.lines)
        batch.add_lines(table.id, texts, self.lines, now, key)
        self.lines += len(texts)
        self.steps += 1
        if key is not None:
            self.commands[key] = self.steps
        return self.steps

    def _play(self, seat: int, text: str | None) -> Any:
        """Carry out a decision by the rules; returns the move, or None for an undo."""
        if text is None and self.steps >= MOST_STEPS_TO_UNDO:
            raise ApiError(429, "too-many-undos", "There were too many undos in this match.")
        try:
            if text is None:
                self.match.undo(seat)
                return None
            move = self.match.game.parse_move(text)
            self.match.play(seat, move)
        except Refused as refused:
            raise refused_by_rules(refused) from None
        except NotationError as error:
            raise ApiError(422, "bad-move", f"This is not a move of the game: {error}.") from None
        return move

    def table_after(self, table: StoredTable, batch: "Batch", now: Moment) -> StoredTable:
        """The state of the match after the batch; the current one is not changed."""
        state = self.match.state
        outcome = state.outcome
        return table.after(
            table.status if outcome is None else FINISHED,
            list(state.waiting),
            table.winners if outcome is None else list(outcome.winners),
            table.since if batch.private else now,
            now,
        )

    def mark(self) -> "Mark":
        """A snapshot of the match."""
        return Mark(self.match.copy(), self.log.mark())

    def back_to(self, mark: "Mark") -> None:
        """Roll back to a snapshot."""
        self.match = mark.match
        self.lines = len(self.match.record)
        self.log.back_to(mark.log)
        self.steps = steps = len(self.log.entries)
        self.published = min(self.published, steps)
        for key in [key for key, step in self.commands.items() if step > steps]:
            del self.commands[key]

    def replay(self, lines: Sequence[Line], table: StoredTable) -> Iterator[tuple[int, bool]]:
        """Carry out what another process has written; returns each step's seat, and whether it
        changed nothing for others."""
        texts = [line.text for line in lines]
        deciding = (line for line in lines if _decides(line.text))
        for step, line in zip(apply_lines(self.match, texts), deciding, strict=True):
            at, minded = line.at or table.created_at, _is_minded(table, step.seat, line)
            private = self.log.add(self.match, step.seat, step.move, at, minded)
            self.steps += 1
            yield step.seat, private
            if line.command:
                self.commands[line.command] = self.steps
        self.lines = len(self.match.record)


@dataclass(frozen=True, slots=True)
class Mark:
    """A snapshot of a match."""

    match: Match[Any]
    log: LogMark


@dataclass(frozen=True, slots=True)
class TableChange:
    """The requested state of the table and its seats."""

    table: StoredTable
    notes: Sequence[Note] = ()
    """Notes for its log."""
    begins: LiveMatch | None = None
    """The match that begins with it."""
    rematch: StoredTable | None = None
    """The new table of a rematch."""


class Batch:
    """What is committed together: decisions of a match, or one change of the table; or decisions
    that another process has committed."""

    __slots__ = (
        "answers",
        "before",
        "change",
        "first",
        "private",
        "rows",
        "seats",
        "steps",
        "table",
    )

    def __init__(self, first: int, private: bool = True) -> None:
        self.first = first
        """The number of steps before."""
        self.private = private
        """Whether nothing has changed for those who did not decide."""
        self.steps = 0
        self.seats: set[int] = set()
        self.rows: list[LineRow] = []
        self.answers: list[tuple[OnDone, int | ApiError]] = []
        """The answers to all requests, once the batch is durable."""
        self.before: Mark | None = None
        """The match before, in case another process was faster."""
        self.change: TableChange | None = None
        self.table: StoredTable | None = None
        """The table after the batch is durable, which nobody is shown before. None if nothing is to
        be written."""

    def add_lines(
        self, table_id: str, texts: Iterable[str], after: int, at: Moment | None, key: str | None
    ) -> None:
        """The lines of the record after the given number; they belong to one decision."""
        for number, text in enumerate(texts, after + 1):
            self.rows.append(LineRow(table_id, number, text, at, key))
            at = key = None  # only in the first line of a decision

    def commit(self, before: StoredTable, shared: bool) -> Commit:
        """The commit; if processes share the database, with tickets for bots."""
        after = self.table
        if after is None:
            return Commit(before.id, before.version)
        due = after.bots_owe - (before.bots_owe - self.seats) if shared else ()
        if self.change is None:
            return moves_commit(before, after, self.rows, due)
        notes, rematch = self.change.notes, self.change.rematch
        return table_commit(before, after, lines=self.rows, notes=notes, rematch=rematch, due=due)


def new_match(table: StoredTable) -> LiveMatch:
    """The match of a table with settled seats; raises BadOption."""
    assert table.seed is not None
    names = [seat.name for seat in table.seats]
    chance = FairChance(table.seed)
    match = Match(game_of(table), names, chance, table.options, record_events=True)
    wire = WIRES[table.game]()
    return LiveMatch(match, wire, MatchLog(wire, match.events), {}, len(match.record))


def rebuilt(table: StoredTable, lines: list[Line]) -> LiveMatch:
    """Replay the stored lines. Slow for long matches: run it in a thread."""
    verified = replay(game_of(table), Record.of_texts([line.text for line in lines]))
    match = verified.replayed(0, record_events=True)
    wire = WIRES[table.game]()
    log = MatchLog(wire, match.events)
    deciding = [line for line in lines if _decides(line.text)]
    for step, line in zip(verified.steps, deciding, strict=True):
        at, minded = line.at or table.created_at, _is_minded(table, step.seat, line)
        match.take(step)
        log.add(match, step.seat, step.move, at, minded)
    if match.state.outcome is None:
        match.continue_with(FairChance(table.seed) if table.seed else OpenChance())
    commands = {line.command: at for at, line in enumerate(deciding, 1) if line.command}
    steps = len(deciding)
    return LiveMatch(match, wire, log, commands, len(lines), steps, log.public_steps)


def not_playing() -> ApiError:
    return ApiError(409, "not-playing", "No match is being played at this table.")


def lines_of(texts: Iterable[str], at: int) -> list[Line]:
    """The lines of a match so far, as they are stored; its decisions have this time."""
    return [Line(text, at if _decides(text) else None, None) for text in texts]


def _is_minded(table: StoredTable, seat: int, line: Line) -> bool:
    """Whether a bot decided for a person: people's decisions always have a command."""
    brought_in = table.imported and line.at == table.created_at
    return line.command is None and table.seats[seat].kind == PERSON and not brought_in


def _decides(text: str) -> bool:
    """Whether a line is a decision or an undo."""
    return text.startswith(("move ", "undo "))
