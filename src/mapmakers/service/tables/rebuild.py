"""From the stored lines back to a match in play."""

from dataclasses import dataclass
from typing import Any

from mapmakers.engine.core import FairChance, Match, Record
from mapmakers.engine.core.replay import replay
from mapmakers.engine.games import GAMES
from mapmakers.service.chance import OpenChance
from mapmakers.service.store.tables import Line, StoredTable
from mapmakers.service.tables.log import MatchLog
from mapmakers.service.wire import WIRES, Wire


@dataclass(slots=True)
class Played:
    """A match, and what the table knows of it besides."""

    match: Match[Any]
    wire: Wire
    log: MatchLog
    commands: dict[str, int]
    """The step that each command led to."""

    @property
    def steps(self) -> int:
        return len(self.log.entries)


def new_match(table: StoredTable) -> Played:
    """The match of a table whose seats are settled; BadOption where it cannot be."""
    assert table.seed is not None
    names = [seat.name for seat in table.seats]
    match = Match(GAMES[table.game], names, FairChance(table.seed), table.options)
    wire = WIRES[table.game]()
    return Played(match, wire, MatchLog(wire), {})


def rebuilt(table: StoredTable, lines: list[Line]) -> Played:
    """The match that the lines tell of, ready to go on. Slow for long ones: for a thread."""
    match = replay(GAMES[table.game], Record.of_texts([line.text for line in lines]))
    if match.state.outcome is None:
        match.continue_with(FairChance(table.seed) if table.seed else OpenChance())
    wire = WIRES[table.game]()
    log = MatchLog(wire)
    deciding = [line for line in lines if line.text.startswith(("move ", "undo "))]
    states = match.states()
    next(states)
    for step, line, state in zip(match.steps, deciding, states, strict=True):
        log.add(state, step.seat, step.move, line.at or table.created_at)
    commands = {line.command: at for at, line in enumerate(deciding, 1) if line.command}
    return Played(match, wire, log, commands)


def lines_of(match: Match[Any], at: int) -> list[Line]:
    """All lines of a match so far, as they are stored; its decisions were made at this moment."""
    return [
        Line(text, at if text.startswith(("move ", "undo ")) else None, None)
        for text in match.record.texts
    ]
