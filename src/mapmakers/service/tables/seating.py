"""Who sits where: setting a table up, coming, going, and the host's hand in it."""

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from mapmakers.bots import BOTS
from mapmakers.engine.core import BadOption
from mapmakers.engine.core.game import resolve_options
from mapmakers.engine.games import GAMES
from mapmakers.service.errors import ApiError
from mapmakers.service.operations.logs import facts, mark_of
from mapmakers.service.store.guests import Guest, new_id
from mapmakers.service.store.tables import (
    ABANDONED,
    BOT,
    FINISHED,
    GATHERING,
    OPEN,
    PERSON,
    PLAYING,
    Line,
    Note,
    Seat,
    StoredTable,
)
from mapmakers.service.store.writer import VersionConflict
from mapmakers.service.tables import match_seeds as chance
from mapmakers.service.tables.attendance import is_absent
from mapmakers.service.tables.exclusive import exclusive
from mapmakers.service.tables.live_match import lines_of, new_match
from mapmakers.service.tables.registry import Tables
from mapmakers.service.tables.session import TableSession, not_saved

logger = logging.getLogger(__name__)

STANDARD_BOT = "greedy"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A seat as somebody who sets a table up wants it: me, here, bot or open."""

    kind: str
    name: str | None = None
    bot: str | None = None


class Seating:
    def __init__(self, tables: Tables, hosted: Collection[str] = ()) -> None:
        self._tables = tables
        self._bots = {*BOTS, *hosted}
        """Those that may be seated."""

    def is_bot(self, name: str) -> bool:
        return name in self._bots

    def _check_bot(self, bot: str | None) -> None:
        if bot is not None and bot not in self._bots:
            raise ApiError(422, "no-such-bot", f"There is no bot {bot!r}.")

    def stored(
        self,
        host: Guest,
        game_name: str,
        options: dict[str, str],
        wanted: Sequence[Wanted],
        *,
        public: bool = False,
        leaver_seconds: int | None = None,
    ) -> StoredTable:
        """A new table as it will be kept; ApiError where it cannot be."""
        game = GAMES.get(game_name)
        if game is None:
            raise ApiError(422, "no-such-game", f"There is no game {game_name!r}.")
        if len(wanted) not in game.seats:
            low, high = game.seats[0], game.seats[-1]
            raise ApiError(422, "bad-seats", f"{game.name} has {low} to {high} seats.")
        if sum(seat.kind == "me" for seat in wanted) > 1:
            raise ApiError(422, "bad-seats", "One seat is yours; others at your device are 'here'.")
        try:
            settled = resolve_options(game.options, options)
        except BadOption as error:
            raise ApiError(422, "bad-option", f"{error}.") from None
        for seat in wanted:
            self._check_bot(seat.bot)
        now = self._tables.clock()
        return StoredTable(
            id=new_id(),
            game=game.name,
            rules=game.rules,
            options=settled,
            status=GATHERING,
            host_id=host.id,
            public=public,
            leaver_seconds=leaver_seconds,
            seed=chance.match_seed(),
            imported=False,
            rematch_id=None,
            waiting=[],
            winners=None,
            since=None,
            created_at=now,
            updated_at=now,
            seats=[_seat(number, one, host) for number, one in enumerate(wanted)],
        )

    async def create(self, stored: StoredTable, *, start: bool) -> TableSession:
        table = await self._tables.create(stored)
        if start and all(seat.kind != OPEN for seat in stored.seats):
            await self.start(table)
        return table

    @exclusive
    async def start(self, table: TableSession, *, drop_open: bool = False) -> None:
        _must_gather(table)
        stored = table.stored
        taken = [seat for seat in stored.seats if seat.kind != OPEN]
        if len(taken) < len(stored.seats):
            if not drop_open:
                raise ApiError(409, "open-seats", "There are open seats still.")
            if table.played is not None or len(taken) not in GAMES[stored.game].seats:
                raise ApiError(409, "open-seats", "Too few seats are taken to play.")
        seats = [replace(seat, number=number) for number, seat in enumerate(taken)]
        now = self._tables.clock()
        lines: list[Line] = []
        played = table.played
        if played is None:
            try:
                played = new_match(replace(stored, seats=seats))
            except BadOption as error:
                raise ApiError(422, "bad-option", f"{error}.") from None
            lines = lines_of(played.match.record.texts, now)
        waiting = list(played.match.state.waiting)
        await self.write(
            table, lines=lines, seats=seats, status=PLAYING, waiting=waiting, since=now
        )
        table.played = played
        table.broadcast_table()
        table.broadcast_positions()

    @exclusive
    async def join(
        self, table: TableSession, guest: Guest, name: str | None, number: int | None
    ) -> None:
        """Take an open seat: this one, or the first."""
        _must_gather(table)
        seats = table.stored.seats
        if number is None:
            if table.held_by(guest.id):
                return  # a retry, or a page that was loaded again
            free = next((seat for seat in seats if seat.kind == OPEN), None)
            if free is None:
                raise ApiError(409, "table-full", "No seat is open.")
        else:
            free = seat_numbered(table, number)
            if free.guest_id == guest.id:
                return
            if free.kind != OPEN:
                raise ApiError(409, "seat-taken", "Somebody sits there already.")
        another = bool(table.held_by(guest.id))
        taken = Seat(free.number, PERSON, name or guest.name, guest_id=guest.id, here=another)
        await self.write(table, seats=with_seats(table, taken))
        table.broadcast_table()

    @exclusive
    async def leave(self, table: TableSession, guest: Guest, number: int | None) -> None:
        """Get up: before the match the seat is open again, afterwards a bot minds it."""
        held = table.held_by(guest.id)
        leaving = held if number is None else tuple(seat for seat in held if seat == number)
        if not leaving:
            raise ApiError(403, "not-your-seat", "You hold no such seat.")
        if table.stored.status == GATHERING:
            freed = [Seat(seat, OPEN, "") for seat in leaving]
            await self.write(table, seats=with_seats(table, *freed))
            table.broadcast_table()
        elif table.stored.status == PLAYING:
            for seat in leaving:
                left = replace(table.stored.seats[seat], minded=True, note="left")
                if left != table.stored.seats[seat]:
                    await self.note(table, left, "left")

    @exclusive
    async def change_seat(
        self,
        table: TableSession,
        guest: Guest,
        number: int,
        *,
        name: str | None,
        kind: str | None,
        bot: str | None,
    ) -> None:
        """The host's changes; anybody may change the name of a seat of their own, and have a bot
        decide for it during the match."""
        seat = seat_numbered(table, number)
        own, playing = seat.guest_id == guest.id, table.stored.status == PLAYING
        host = table.stored.host_id == guest.id
        if not host and not (own and (playing or (kind is None and bot is None))):
            raise ApiError(403, "not-host", "Only the host may change this.")
        self._check_bot(bot)
        if table.stored.status == GATHERING:
            changed = _changed(seat, name, kind, bot)
        elif playing:
            changed = _changed_in_play(seat, name, kind, bot)
        else:
            raise ApiError(409, "match-over", "The match is over.")
        if changed.minded and (changed.minded, changed.bot) != (seat.minded, seat.bot):
            if not own and not is_absent(table, seat, self._tables.clock()):
                raise ApiError(
                    409, "player-present", "Only the player can have a bot decide, while here."
                )
            changed.note = seat.note if seat.minded else "left" if own else "minded-by-host"
        if changed.minded and not seat.minded:
            await self.note(table, changed, changed.note or "")
        else:
            await self.write(table, seats=with_seats(table, changed))
            table.broadcast_table()

    @exclusive
    async def abandon(self, table: TableSession) -> None:
        if table.stored.status not in (GATHERING, PLAYING):
            raise ApiError(409, "match-over", "The match is over.")
        await self.write(table, status=ABANDONED)
        table.broadcast_table()

    @exclusive
    async def rematch(self, table: TableSession, guest: Guest) -> TableSession:
        """The same people and bots at a new table; there is one rematch, whoever asks first."""
        old = table.stored
        if old.status not in (FINISHED, ABANDONED):
            raise ApiError(409, "not-over", "The match is not over yet.")
        if old.host_id != guest.id and not table.held_by(guest.id):
            raise ApiError(403, "not-your-seat", "You did not play at this table.")
        if old.rematch_id is not None:
            return await self._tables.get(old.rematch_id)
        new = self.stored(
            guest,
            old.game,
            old.options,
            [Wanted("open") for _ in old.seats],
            public=old.public,
            leaver_seconds=old.leaver_seconds,
        )
        new.seats = [_again(seat) for seat in old.seats]
        await self.write(table, rematch=new, rematch_id=new.id)
        table.broadcast_table()
        return self._tables.keep(new)

    async def note(self, table: TableSession, seat: Seat, note: str) -> None:
        """Change a seat, with a note of it in the table's log; tell everybody. For whoever is
        alone with the table."""
        entry = Note(len(table.notes) + 1, table.number, seat.number, note, self._tables.clock())
        await self.write(table, notes=[entry], seats=with_seats(table, seat))
        table.notes.append(entry)
        table.broadcast_table()

    async def write(
        self,
        table: TableSession,
        *,
        lines: Sequence[Line] = (),
        notes: Sequence[Note] = (),
        rematch: StoredTable | None = None,
        **changes: Any,
    ) -> None:
        """Keep the table with these changes; they are seen when they are durable.

        Whoever calls this holds the table; VersionConflict where another process was faster.
        """
        changes["updated_at"] = self._tables.clock()
        kept = replace(table.stored, **changes)
        try:
            await self._tables.store.tables.update(
                kept,
                seats_too="seats" in changes,
                lines=lines,
                notes=notes,
                rematch=rematch,
                due=kept.bots_owe - table.stored.bots_owe,
            )
        except Exception as error:
            if isinstance(error, VersionConflict) and self._tables.store.shared:
                raise
            why = facts(table=mark_of(table.stored.id), why=error)
            logger.error("table not saved", extra=why)
            table.discard()
            raise not_saved() from None
        kept.version += 1
        table.stored = kept


def with_seats(table: TableSession, *changed: Seat) -> list[Seat]:
    """The table's seats, some of them changed."""
    by_number = {seat.number: seat for seat in changed}
    return [by_number.get(seat.number, seat) for seat in table.stored.seats]


def seat_numbered(table: TableSession, number: int) -> Seat:
    if not 0 <= number < len(table.stored.seats):
        raise ApiError(404, "no-such-seat", "There is no such seat.")
    return table.stored.seats[number]


def _must_gather(table: TableSession) -> None:
    if table.stored.status != GATHERING:
        raise ApiError(409, "already-started", "The match has begun already.")


def _seat(number: int, wanted: Wanted, host: Guest) -> Seat:
    if wanted.kind == "open":
        return Seat(number, OPEN, "")
    if wanted.kind == "bot":
        bot = wanted.bot or STANDARD_BOT
        return Seat(number, BOT, wanted.name or bot, bot=bot)
    here = wanted.kind == "here"
    name = wanted.name or host.name
    return Seat(number, PERSON, name, guest_id=host.id, here=here)


def _again(seat: Seat) -> Seat:
    """The seat at the rematch; somebody who is known by name only has to come first."""
    if seat.kind == PERSON and seat.guest_id is None:
        return Seat(seat.number, OPEN, "")
    bot = seat.bot if seat.kind == BOT else None
    return replace(seat, bot=bot, minded=False, note=None)


def _changed(seat: Seat, name: str | None, kind: str | None, bot: str | None) -> Seat:
    if kind == OPEN:
        return Seat(seat.number, OPEN, "")
    if kind == BOT or (bot is not None and seat.kind == BOT):
        known = bot or STANDARD_BOT
        return Seat(seat.number, BOT, name or known, bot=known)
    if kind == PERSON and seat.kind != PERSON:
        raise ApiError(422, "bad-seats", "A person takes a seat by joining.")
    if bot is not None:
        raise ApiError(422, "bad-seats", "A person sits there.")
    if seat.kind == OPEN:
        raise ApiError(409, "seat-open", "Nobody sits there.")
    return replace(seat, name=name or seat.name)


def _changed_in_play(seat: Seat, name: str | None, kind: str | None, bot: str | None) -> Seat:
    """A person's seat can be minded by a bot, until its owner comes back; it is not given away."""
    if kind in (OPEN, PERSON) and kind != seat.kind:
        raise ApiError(409, "already-started", "Seats do not change hands during a match.")
    changed = replace(seat, name=name or seat.name)
    if kind == BOT or bot is not None:
        changed.bot = bot or STANDARD_BOT
        if seat.kind == PERSON:
            changed.minded = True
    return changed
