"""From the stored lines back to a match in play."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from mapmakers.engine.core import FairChance, Match, NotationError, Record, Refused
from mapmakers.engine.core.replay import follow, replay
from mapmakers.engine.games import GAMES
from mapmakers.engine.wire import WIRES, Wire
from mapmakers.service.errors import ApiError, refused_by_rules
from mapmakers.service.store.tables import PERSON, Line, StoredTable
from mapmakers.service.tables.log import LogMark, MatchLog
from mapmakers.service.tables.match_seeds import OpenChance


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

    @property
    def steps(self) -> int:
        return len(self.log.entries)

    def carry_out(self, seat: int, text: str | None) -> Any:
        """Decide by the rules; the move, or None where one was taken back."""
        try:
            if text is None:
                self.match.undo(seat)
                return None
            move = self.match.game.parse_move(text)
            self.match.play(seat, move)
        except Refused as refused:
            raise refused_by_rules(refused) from None
        except NotationError as error:
            raise ApiError(422, "bad-move", f"This is no move of the game: {error}.") from None
        return move

    def mark(self) -> "Mark":
        """The match as it stands, to come back to."""
        return Mark(self.match.copy(), self.log.mark())

    def back_to(self, mark: "Mark") -> None:
        """Forget everything that was decided since."""
        self.match = mark.match
        self.lines = len(self.match.record)
        self.log.back_to(mark.log)
        steps = self.steps
        for key in [key for key, step in self.commands.items() if step > steps]:
            del self.commands[key]

    def replay(self, lines: Sequence[Line], table: StoredTable) -> Iterator[tuple[int, bool]]:
        """Carry out what another process has written: each step's seat, and whether it changed
        nothing for others."""
        texts = [line.text for line in lines]
        deciding = (line for line in lines if _decides(line.text))
        for step, line in zip(follow(self.match, texts), deciding, strict=True):
            at, minded = line.at or table.created_at, _is_minded(table, step.seat, line)
            yield step.seat, self.log.add(self.match.state, step.seat, step.move, at, minded=minded)
            if line.command:
                self.commands[line.command] = self.steps
        self.lines = len(self.match.record)


@dataclass(frozen=True, slots=True)
class Mark:
    """A match that can be come back to."""

    match: Match[Any]
    log: LogMark


def new_match(table: StoredTable) -> LiveMatch:
    """The match of a table whose seats are settled; BadOption where it cannot be."""
    assert table.seed is not None
    names = [seat.name for seat in table.seats]
    match = Match(GAMES[table.game], names, FairChance(table.seed), table.options)
    wire = WIRES[table.game]()
    return LiveMatch(match, wire, MatchLog(wire), {}, len(match.record))


def rebuilt(table: StoredTable, lines: list[Line]) -> LiveMatch:
    """The match that the lines tell of, ready to go on. Slow for long ones: for a thread."""
    match = replay(GAMES[table.game], Record.of_texts([line.text for line in lines]))
    if match.state.outcome is None:
        match.continue_with(FairChance(table.seed) if table.seed else OpenChance())
    wire = WIRES[table.game]()
    log = MatchLog(wire)
    deciding = [line for line in lines if _decides(line.text)]
    states = match.states()
    next(states)
    for step, line, state in zip(match.steps, deciding, states, strict=True):
        at, minded = line.at or table.created_at, _is_minded(table, step.seat, line)
        log.add(state, step.seat, step.move, at, minded=minded)
    commands = {line.command: at for at, line in enumerate(deciding, 1) if line.command}
    return LiveMatch(match, wire, log, commands, len(lines))


def lines_of(texts: Iterable[str], at: int) -> list[Line]:
    """The lines of a match so far, as they are stored; its decisions were made at this moment."""
    return [Line(text, at if _decides(text) else None, None) for text in texts]


def _is_minded(table: StoredTable, seat: int, line: Line) -> bool:
    """Whether a bot decided for a person: all that people decide here are commands of theirs."""
    brought_in = table.imported and line.at == table.created_at
    return line.command is None and table.seats[seat].kind == PERSON and not brought_in


def _decides(text: str) -> bool:
    """Whether a line is a decision, or one taken back."""
    return text.startswith(("move ", "undo "))
