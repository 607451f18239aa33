"""Records brought in from outside: replayed line by line, then watched or played on."""

import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mapmakers.engine.core import Match, Record, RecordError, ReplayChance
from mapmakers.engine.core.record import MOST_BYTES
from mapmakers.engine.core.replay import replay, verify
from mapmakers.engine.games import GAMES
from mapmakers.service.errors import ApiError
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.tables import ABANDONED, BOT, FINISHED, PERSON, Seat, StoredTable
from mapmakers.service.tables.seating import Seating, Wanted

MOST_LINES = 20_000
MOST_STEPS = 8_000
"""More than any match here has (see commands.py), and few enough to be checked within seconds."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a record that holds tells of its match, as far as that is to be kept."""

    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    seed: bytes | None
    over: bool
    winners: tuple[int, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Wrong:
    """Why a record is not taken in."""

    code: str
    detail: str


@dataclass(frozen=True, slots=True)
class Check:
    """A record, as a worker is asked about it; up to a step, where it is to be played on."""

    text: str
    to_continue: bool
    step: int | None

    def answer(self) -> bytes:
        try:
            found: Told | Wrong = self._told()
        except RecordError as error:
            found = Wrong("bad-record", f"The record is not sound: {error}.")
        except ApiError as error:
            found = Wrong(error.code, error.detail)
        return pickle.dumps(found)

    def _told(self) -> Told:
        record = Record.parse(self.text)
        game = GAMES.get(record.header.game)
        if game is None:
            raise RecordError(2, f"there is no game {record.header.game!r}")
        match = verify(game, record) if record.texts[-1] == "end" else replay(game, record)
        if self.to_continue:
            match = _continued(match, self.step)
        outcome = match.state.outcome
        return Told(
            game.name,
            dict(match.options),
            match.names,
            match.seed,
            outcome is not None,
            () if outcome is None else tuple(outcome.winners),
            match.record.texts,
        )


def check_size(text: str) -> None:
    """Raise where a record is longer than any match, before anybody reads it."""
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise ApiError(413, "too-large", f"A record has at most {MOST_BYTES} bytes.")
    if text.count("\n") > MOST_LINES or text.count("\nmove ") + text.count("\nundo ") > MOST_STEPS:
        raise ApiError(
            422,
            "record-too-long",
            f"A record with more than {MOST_LINES} lines, or {MOST_STEPS} steps, is not taken in.",
        )


def to_watch(told: Told, host: Guest, seating: Seating) -> StoredTable:
    """A table at which the match can be looked at, from every side."""
    stored = _table(told, host, seating, [Wanted("open") for _ in told.names])
    stored.seats = [_as_told(number, name, seating) for number, name in enumerate(told.names)]
    stored.seed = told.seed
    stored.status = FINISHED if told.over else ABANDONED
    stored.winners = list(told.winners) if told.over else None
    return stored


def to_continue(
    told: Told, host: Guest, wanted: Sequence[Wanted] | None, seating: Seating
) -> StoredTable:
    """A table at which the match is played on, from this step or from where it stopped.

    Nobody here knows the seed of its chance, or everybody does: so the match goes on with chance
    that is not committed to, and its record says so.
    """
    if wanted is None:
        wanted = _around_the_device(told.names, seating)
    if len(wanted) != len(told.names):
        raise ApiError(422, "bad-seats", f"The match has {len(told.names)} seats.")
    stored = _table(told, host, seating, wanted)
    stored.seed = None
    return stored


def _continued(match: Match[Any], step: int | None) -> Match[Any]:
    """The match up to where it is played on."""
    steps = match.steps
    if step is not None and step > len(steps):
        raise ApiError(422, "no-such-step", f"The match has {len(steps)} steps.")
    again = Match(match.game, match.names, ReplayChance(match.first_drawn), match.options)
    for one in steps[:step]:
        again.take(one)
    if again.state.outcome is not None:
        raise ApiError(422, "match-over", "The match is over there: continue from a step before.")
    return again


def _as_told(number: int, name: str, seating: Seating) -> Seat:
    """A seat as the record knows it, which is by its name: bots go by the name of their kind."""
    if seating.is_bot(name):
        return Seat(number, BOT, name, bot=name)
    return Seat(number, PERSON, name)


def _around_the_device(names: Sequence[str], seating: Seating) -> list[Wanted]:
    """Everybody sits at the host's device, bots play on as bots; of a match of bots alone, the host
    takes every seat."""
    people = [number for number, name in enumerate(names) if not seating.is_bot(name)]
    people = people or list(range(len(names)))
    return [
        Wanted("me" if number == people[0] else "here", name)
        if number in people
        else Wanted("bot", name, name)
        for number, name in enumerate(names)
    ]


def _table(told: Told, host: Guest, seating: Seating, wanted: Sequence[Wanted]) -> StoredTable:
    stored = seating.stored(host, told.game, told.options, wanted)
    stored.imported = True
    return stored
