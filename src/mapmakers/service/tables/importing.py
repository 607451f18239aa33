"""Records brought in from outside: replayed line by line, then watched or played on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mapmakers.engine.core import Match, Record, RecordError, ToldChance
from mapmakers.engine.core.replay import replay, verify
from mapmakers.engine.games import GAMES
from mapmakers.service.chance import OpenChance
from mapmakers.service.errors import ApiError
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.tables import ABANDONED, FINISHED, PERSON, Line, Seat, StoredTable
from mapmakers.service.tables.rebuild import Played, lines_of, rebuilt
from mapmakers.service.tables.seating import Seating, Wanted

MOST_LINES = 20_000
"""More than any match needs, and few enough to be checked within seconds."""


@dataclass(frozen=True, slots=True)
class Imported:
    """A record that holds: the table it is kept at, and its match."""

    stored: StoredTable
    played: Played


def checked(text: str) -> Match[Any]:
    """The match that a record tells of; ApiError with the first line that is wrong. Slow."""
    try:
        if text.count("\n") > MOST_LINES:
            raise RecordError(0, f"a record of more than {MOST_LINES} lines is not taken in")
        record = Record.parse(text)
        game = GAMES.get(record.header.game)
        if game is None:
            raise RecordError(2, f"there is no game {record.header.game!r}")
        over = record.texts[-1] == "end"
        return verify(game, record) if over else replay(game, record)
    except RecordError as error:
        raise ApiError(422, "bad-record", f"The record is not sound: {error}.") from None


def to_watch(match: Match[Any], host: Guest, seating: Seating) -> Imported:
    """A table at which the match can be looked at, from every side."""
    stored = _table(match, host, seating, [Wanted("open") for _ in match.names])
    stored.seats = [Seat(number, PERSON, name) for number, name in enumerate(match.names)]
    stored.seed = match.seed
    outcome = match.state.outcome
    stored.status = ABANDONED if outcome is None else FINISHED
    stored.winners = None if outcome is None else list(outcome.winners)
    return _imported(stored, lines_of(match, stored.created_at))


def to_continue(
    match: Match[Any],
    step: int | None,
    host: Guest,
    wanted: Sequence[Wanted] | None,
    seating: Seating,
) -> Imported:
    """A table at which the match is played on, from this step or from where it stopped.

    Nobody here knows the seed of its chance, or everybody does: so the match goes on with chance
    that is not committed to, and its record says so.
    """
    steps = match.steps
    if step is not None and step > len(steps):
        raise ApiError(422, "no-such-step", f"The match has {len(steps)} steps.")
    told = ToldChance(match.first_drawn)
    again = Match(match.game, match.names, told, match.options)
    for one in steps[:step]:
        again.take(one)
    if again.state.outcome is not None:
        raise ApiError(422, "match-over", "The match is over there: continue from a step before.")
    again.continue_with(OpenChance())
    if wanted is None:
        wanted = [
            Wanted("here" if number else "me", name) for number, name in enumerate(match.names)
        ]
    if len(wanted) != len(match.names):
        raise ApiError(422, "bad-seats", f"The match has {len(match.names)} seats.")
    stored = _table(match, host, seating, wanted)
    stored.seed = None
    return _imported(stored, lines_of(again, stored.created_at))


def _table(
    match: Match[Any], host: Guest, seating: Seating, wanted: Sequence[Wanted]
) -> StoredTable:
    stored = seating.stored(host, match.game.name, dict(match.options), wanted)
    stored.imported = True
    return stored


def _imported(stored: StoredTable, lines: list[Line]) -> Imported:
    return Imported(stored, rebuilt(stored, lines))
