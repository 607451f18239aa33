"""Import of records: replayed line by line, then watched or continued."""

import pickle
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mapmakers.engine.core import Match, Record, RecordError, ReplayChance
from mapmakers.engine.core.record import MOST_BYTES
from mapmakers.engine.core.replay import replay, verify
from mapmakers.engine.games import GAMES
from mapmakers.service.errors import ApiError
from mapmakers.service.store.boxes import BoxFile
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.tables import ABANDONED, BOT, FINISHED, PERSON, Seat, StoredTable
from mapmakers.service.tables.components import game_with
from mapmakers.service.tables.seating import Seating, Wanted

COMPONENTS = re.compile(r".*\ngame (\S{1,32}) .*\n.*\ncomponents ([0-9a-f]{64})\b")
LONGEST_START = 1_000
"""Characters in which a record names its game and its components."""
MOST_LINES = 20_000
MOST_STEPS = 8_000
"""More than any match here has, and few enough to be checked within seconds."""


@dataclass(frozen=True, slots=True)
class ImportedRecord:
    """What is stored of a valid record."""

    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    seed: bytes | None
    over: bool
    winners: tuple[int, ...]
    texts: tuple[str, ...]
    own: BoxFile | None
    """The guest's own components that the match was played with."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """Why a record is refused."""

    code: str
    detail: str


@dataclass(frozen=True, slots=True)
class Check:
    """A record, as a job for a worker; up to a step if it is to be continued.

    A match that was played with other components than the standard ones needs a box of the guest's
    with the same contents.
    """

    text: str
    to_continue: bool
    step: int | None
    own: BoxFile | None = None

    def answer(self) -> bytes:
        try:
            found: ImportedRecord | Wrong = self._checked()
        except RecordError as error:
            found = Wrong("bad-record", f"The record is not sound: {error}.")
        except ApiError as error:
            found = Wrong(error.code, error.detail)
        return pickle.dumps(found)

    def _checked(self) -> ImportedRecord:
        record = Record.parse(self.text)
        game = GAMES.get(record.header.game)
        if game is None:
            raise RecordError(2, f"there is no game {record.header.game!r}")
        own = self.own
        if own is not None:
            game = game_with(game.name, own.file)
        match = verify(game, record) if record.texts[-1] == "end" else replay(game, record)
        if self.to_continue:
            match = _continued(match, self.step)
        outcome = match.state.outcome
        return ImportedRecord(
            game.name,
            dict(match.options),
            match.names,
            match.seed,
            outcome is not None,
            () if outcome is None else tuple(outcome.winners),
            match.record.texts,
            own,
        )


def components_of(text: str) -> tuple[str, str] | None:
    """The game of a record and the fingerprint of its components, before anything is checked."""
    found = COMPONENTS.match(text[:LONGEST_START])
    return None if found is None else (found[1], found[2])


def check_size(text: str) -> None:
    """Raise an error if a record is longer than any match, before it is parsed."""
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise ApiError(413, "too-large", f"A record has at most {MOST_BYTES} bytes.")
    if text.count("\n") > MOST_LINES or text.count("\nmove ") + text.count("\nundo ") > MOST_STEPS:
        raise ApiError(
            422,
            "record-too-long",
            f"A record may have at most {MOST_LINES} lines and {MOST_STEPS} steps.",
        )


def to_watch(record: ImportedRecord, host: Guest, seating: Seating) -> StoredTable:
    """A table at which the match can be watched from every seat."""
    stored = _table(record, host, seating, [Wanted("open") for _ in record.names])
    stored.seats = [
        _recorded_seat(number, name, seating) for number, name in enumerate(record.names)
    ]
    stored.seed = record.seed
    stored.status = FINISHED if record.over else ABANDONED
    stored.winners = list(record.winners) if record.over else None
    return stored


def to_continue(
    record: ImportedRecord, host: Guest, wanted: Sequence[Wanted] | None, seating: Seating
) -> StoredTable:
    """A table at which the match continues, from this step or from its end.

    The seed of its chance is either unknown or public, so the match continues with chance that is
    not committed, and its record says so.
    """
    if wanted is None:
        wanted = _around_the_device(record.names, seating)
    if len(wanted) != len(record.names):
        raise ApiError(422, "bad-seats", f"The match has {len(record.names)} seats.")
    stored = _table(record, host, seating, wanted)
    stored.seed = None
    return stored


def _continued(match: Match[Any], step: int | None) -> Match[Any]:
    """The match up to where it continues."""
    steps = match.steps
    if step is not None and step > len(steps):
        raise ApiError(422, "no-such-step", f"The match has {len(steps)} steps.")
    again = Match(match.game, match.names, ReplayChance(match.first_drawn), match.options)
    for one in steps[:step]:
        again.take(one)
    if again.state.outcome is not None:
        raise ApiError(
            422, "match-over", "The match is over at this step: continue from an earlier one."
        )
    return again


def _recorded_seat(number: int, name: str, seating: Seating) -> Seat:
    """A seat of the record, known by its name: bots have the id of their level as their name."""
    if seating.is_bot(name):
        return Seat(number, BOT, name, bot=name)
    return Seat(number, PERSON, name)


def _around_the_device(names: Sequence[str], seating: Seating) -> list[Wanted]:
    """All people sit on the host's device, bots stay bots; in a match with only bots, the host
    takes every seat."""
    people = [number for number, name in enumerate(names) if not seating.is_bot(name)]
    people = people or list(range(len(names)))
    return [
        Wanted("me" if number == people[0] else "here", name)
        if number in people
        else Wanted("bot", name, name)
        for number, name in enumerate(names)
    ]


def _table(
    record: ImportedRecord, host: Guest, seating: Seating, wanted: Sequence[Wanted]
) -> StoredTable:
    stored = seating.stored(host, record.game, record.options, wanted, own=record.own)
    stored.imported = True
    return stored
