"""Seating: creating a table, joining, leaving, and the host's changes."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from mapmakers.bots import BOTS
from mapmakers.engine.core import BadOption
from mapmakers.engine.core.game import resolve_options
from mapmakers.engine.games import GAMES
from mapmakers.service.errors import ApiError
from mapmakers.service.store.boxes import BoxFile
from mapmakers.service.store.guests import Guest, new_id
from mapmakers.service.store.tables import (
    ABANDONED,
    BOT,
    FINISHED,
    GATHERING,
    OPEN,
    PERSON,
    PLAYING,
    TAKE_OVER,
    Note,
    Seat,
    StoredTable,
)
from mapmakers.service.tables import match_seeds as chance
from mapmakers.service.tables.attendance import is_absent
from mapmakers.service.tables.live_match import TableChange, new_match
from mapmakers.service.tables.registry import Tables
from mapmakers.service.tables.session import TableSession

STANDARD_BOT = "greedy"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A requested seat of a new table: me, here, bot or open."""

    kind: str
    name: str | None = None
    bot: str | None = None


class Seating:
    def __init__(self, tables: Tables, hosted: Collection[str] = ()) -> None:
        self._tables = tables
        self._bots = {*BOTS, *hosted}
        """The available bots."""

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
        own: BoxFile | None = None,
        absence: str = TAKE_OVER,
    ) -> StoredTable:
        """A new table as it will be stored, with the host's own components if given; raises
        ApiError."""
        game = GAMES.get(game_name)
        if game is None:
            raise ApiError(422, "no-such-game", f"There is no game {game_name!r}.")
        if len(wanted) not in game.seats:
            low, high = game.seats[0], game.seats[-1]
            raise ApiError(422, "bad-seats", f"{game.name} has {low} to {high} seats.")
        if sum(seat.kind == "me" for seat in wanted) > 1:
            raise ApiError(
                422, "bad-seats", "Only one seat is 'me'; others on your device are 'here'."
            )
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
            absence=absence,
            seed=chance.match_seed(),
            imported=False,
            rematch_id=None,
            waiting=[],
            winners=None,
            since=None,
            created_at=now,
            updated_at=now,
            seats=[_seat(number, one, host) for number, one in enumerate(wanted)],
            components=None if own is None else own.fingerprint,
            components_file=None if own is None else own.file,
        )

    async def create(self, stored: StoredTable, *, start: bool) -> TableSession:
        table = await self._tables.create(stored)
        if start and all(seat.kind != OPEN for seat in stored.seats):
            await self.start(table)
        return table

    async def start(self, table: TableSession, *, drop_open: bool = False) -> None:
        def propose() -> TableChange:
            _must_gather(table)
            stored = table.stored
            taken = [seat for seat in stored.seats if seat.kind != OPEN]
            if len(taken) < len(stored.seats):
                if not drop_open:
                    raise ApiError(409, "open-seats", "There are still open seats.")
                if table.played is not None or len(taken) not in GAMES[stored.game].seats:
                    raise ApiError(409, "open-seats", "Too few seats are taken to start.")
            seats = [replace(seat, number=number) for number, seat in enumerate(taken)]
            begins = None
            if table.played is None:
                try:
                    begins = new_match(replace(stored, seats=seats))
                except BadOption as error:
                    raise ApiError(422, "bad-option", f"{error}.") from None
            played = begins or table.played
            assert played is not None
            now, waiting = self._tables.clock(), list(played.match.state.waiting)
            begun = replace(
                stored, seats=seats, status=PLAYING, waiting=waiting, since=now, updated_at=now
            )
            return TableChange(begun, begins=begins)

        await table.change(propose)

    async def join(
        self, table: TableSession, guest: Guest, name: str | None, number: int | None
    ) -> None:
        """Take an open seat: this one, or the first."""

        def propose() -> TableChange | None:
            _must_gather(table)
            seats = table.stored.seats
            if number is None:
                if table.held_by(guest.id):
                    return None  # a retry, or a page that was reloaded
                free = next((seat for seat in seats if seat.kind == OPEN), None)
                if free is None:
                    raise ApiError(409, "table-full", "No seat is open.")
            else:
                free = seat_numbered(table, number)
                if free.guest_id == guest.id:
                    return None
                if free.kind != OPEN:
                    raise ApiError(409, "seat-taken", "This seat is already taken.")
            another = bool(table.held_by(guest.id))
            taken = Seat(free.number, PERSON, name or guest.name, guest_id=guest.id, here=another)
            return self.with_seats(table, taken)

        await table.change(propose)

    async def leave(self, table: TableSession, guest: Guest, number: int | None) -> None:
        """Leave: before the match the seat is open again, during it a bot takes over."""

        def propose() -> TableChange | None:
            held = table.held_by(guest.id)
            leaving = held if number is None else tuple(seat for seat in held if seat == number)
            if not leaving:
                raise ApiError(403, "not-your-seat", "This is not your seat.")
            if table.stored.status == GATHERING:
                return self.with_seats(table, *(Seat(seat, OPEN, "") for seat in leaving))
            if table.stored.status != PLAYING:
                return None
            seats = [table.stored.seats[seat] for seat in leaving]
            left = [replace(seat, minded=True, note="left") for seat in seats]
            changed = [new for new, old in zip(left, seats, strict=True) if new != old]
            return self.with_seats(table, *changed, note="left") if changed else None

        await table.change(propose)

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
        """The host's changes; a guest may rename their own seat, and hand it to a bot during the
        match."""

        def propose() -> TableChange:
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
                        409,
                        "player-present",
                        "While the player is present, only they can hand the seat to a bot.",
                    )
                changed.note = seat.note if seat.minded else "left" if own else "minded-by-host"
            note = changed.note if changed.minded and not seat.minded else None
            return self.with_seats(table, changed, note=note)

        await table.change(propose)

    async def abandon(self, table: TableSession) -> None:
        def propose() -> TableChange:
            if table.stored.status not in (GATHERING, PLAYING):
                raise ApiError(409, "match-over", "The match is over.")
            now = self._tables.clock()
            return TableChange(replace(table.stored, status=ABANDONED, updated_at=now))

        await table.change(propose)

    async def rematch(self, table: TableSession, guest: Guest) -> TableSession:
        """The same people and bots at a new table; there is one rematch, for whoever asks first."""
        new: StoredTable | None = None

        def propose() -> TableChange | None:
            nonlocal new
            new, old = None, table.stored
            if old.status not in (FINISHED, ABANDONED):
                raise ApiError(409, "not-over", "The match is not over yet.")
            if old.host_id != guest.id and not table.held_by(guest.id):
                raise ApiError(403, "not-your-seat", "You did not play at this table.")
            if old.rematch_id is not None:
                return None
            new = self.stored(
                guest,
                old.game,
                old.options,
                [Wanted("open") for _ in old.seats],
                public=old.public,
                leaver_seconds=old.leaver_seconds,
                absence=old.absence,
            )
            new.components, new.components_file = old.components, old.components_file
            new.seats = [_again(seat) for seat in old.seats]
            now = self._tables.clock()
            return TableChange(replace(old, rematch_id=new.id, updated_at=now), rematch=new)

        await table.change(propose)
        if new is not None:
            return self._tables.keep(new)
        assert table.stored.rematch_id is not None
        return await self._tables.get(table.stored.rematch_id)

    def with_seats(
        self, table: TableSession, *changed: Seat, note: str | None = None
    ) -> TableChange:
        """The table with some of its seats changed, and a note of each in its log."""
        by_number = {seat.number: seat for seat in changed}
        seats = [by_number.get(seat.number, seat) for seat in table.stored.seats]
        now = self._tables.clock()
        notes = [
            Note(number, table.number, seat.number, note, now)
            for number, seat in enumerate(changed, len(table.notes) + 1)
            if note is not None
        ]
        return TableChange(replace(table.stored, seats=seats, updated_at=now), notes)


def seat_numbered(table: TableSession, number: int) -> Seat:
    if not 0 <= number < len(table.stored.seats):
        raise ApiError(404, "no-such-seat", "There is no such seat.")
    return table.stored.seats[number]


def _must_gather(table: TableSession) -> None:
    if table.stored.status != GATHERING:
        raise ApiError(409, "already-started", "The match has already begun.")


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
    """The seat at the rematch; a person known only by name has to join first."""
    if seat.kind == PERSON and seat.guest_id is None:
        return Seat(seat.number, OPEN, "")
    bot = seat.bot if seat.kind == BOT else None
    return replace(seat, bot=bot, minded=False, note=None, overdue_since=None)


def _changed(seat: Seat, name: str | None, kind: str | None, bot: str | None) -> Seat:
    if kind == OPEN:
        return Seat(seat.number, OPEN, "")
    if kind == BOT or (bot is not None and seat.kind == BOT):
        known = bot or STANDARD_BOT
        return Seat(seat.number, BOT, name or known, bot=known)
    if kind == PERSON and seat.kind != PERSON:
        raise ApiError(422, "bad-seats", "A person takes a seat by joining.")
    if bot is not None:
        raise ApiError(422, "bad-seats", "A person has this seat.")
    if seat.kind == OPEN:
        raise ApiError(409, "seat-open", "This seat is open.")
    return replace(seat, name=name or seat.name)


def _changed_in_play(seat: Seat, name: str | None, kind: str | None, bot: str | None) -> Seat:
    """A bot can take over a person's seat until the owner is back; the seat is not given away."""
    if kind in (OPEN, PERSON) and kind != seat.kind:
        raise ApiError(409, "already-started", "Seats do not change hands during a match.")
    changed = replace(seat, name=name or seat.name)
    if kind == BOT or bot is not None:
        changed.bot = bot or STANDARD_BOT
        if seat.kind == PERSON:
            changed.minded = True
    return changed
