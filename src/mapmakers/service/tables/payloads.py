"""What is sent of a table: to each guest only what they may see."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from mapmakers.engine.core import FairChance, NotationError, Refused
from mapmakers.engine.core.chance import NoChance, WrongChance
from mapmakers.engine.core.game import State, ends_turn
from mapmakers.engine.games import GAMES
from mapmakers.engine.wire import Wire, view
from mapmakers.service.clock import iso
from mapmakers.service.errors import faults_of
from mapmakers.service.schemas.live import HelloMessage
from mapmakers.service.schemas.play import (
    Effect,
    Hint,
    MoveEffects,
    MoveFaults,
    Opening,
    PlannedMove,
    Position,
    Step,
)
from mapmakers.service.schemas.tables import (
    Overdue,
    Seat,
    SeatCounts,
    Table,
    TableSummary,
    Winners,
)
from mapmakers.service.serialisation import fragment
from mapmakers.service.store.listing import Listed
from mapmakers.service.store.tables import BOT, OPEN, PERSON, PLAYING, StoredTable
from mapmakers.service.store.tables import Seat as StoredSeat
from mapmakers.service.tables.live_match import LiveMatch

if TYPE_CHECKING:
    from mapmakers.service.tables.session import TableSession

MOST_TOLD = 60
"""The latest steps that come with their events when a page opens: enough for what it shows of the
log, and little to send of a long match."""


def table_payload(table: TableSession, guest_id: str | None) -> Table:
    """The table as this guest, or a spectator, sees it."""
    stored = table.stored
    seed, played = stored.seed, table.played
    committed = played.match.record.header.commitment if played else None
    return Table(
        id=stored.id,
        game=stored.game,
        rules=stored.rules,
        options=stored.options,
        status=stored.status,
        host=guest_id is not None and guest_id == stored.host_id,
        host_seat=_host_seat(stored),
        seats=[_seat(seat, guest_id, table.is_online(seat)) for seat in stored.seats],
        commitment=committed or (FairChance(seed).commitment if seed else None),
        seed=seed.hex() if seed and table.is_open_book else None,
        number=table.number,
        public=stored.public,
        leaver_seconds=stored.leaver_seconds,
        absence=stored.absence,
        overdue=[Overdue(seat, iso(since)) for seat, since in stored.overdue],
        rematch=stored.rematch_id,
        created_at=iso(stored.created_at),
        imported=stored.imported,
        components=stored.components,
    )


def _host_seat(stored: StoredTable) -> int | None:
    """Whether the seat belongs to another person on the host's device."""
    own = (seat for seat in stored.seats if seat.guest_id == stored.host_id and not seat.here)
    return next((seat.number for seat in own), None)


def _seat(seat: StoredSeat, guest_id: str | None, online: bool) -> Seat:
    return Seat(
        number=seat.number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        mine=guest_id is not None and seat.guest_id == guest_id,
        here=seat.here,
        online=online,
        minded_by_bot=seat.minded,
        note=seat.note,
    )


def hello_payload(table: TableSession, guest_id: str | None, after: int) -> HelloMessage:
    """The first message of a live channel: the present, and what was missed."""
    held, played = table.held_by(guest_id), table.played
    positions: list[Position] = []
    steps: list[Step] = []
    opening: Opening | None = None
    if played is not None:
        deciding = table.stored.status == PLAYING
        positions = latest_positions(played, eyes_of(held), deciding=deciding)
        readers = None if table.is_open_book else held
        steps = log_entries(played, after, readers, told_from=played.steps - MOST_TOLD)
        if after == 0:
            opening = played.log.opening.opening(readers)
    return HelloMessage(
        table=table_payload(table, guest_id),
        positions=positions,
        number=table.number,
        missed=after < table.number,
        steps=steps,
        opening=opening,
    )


def summary_payload(
    table: Listed, guest_id: str | None, mine: Sequence[int], online: Collection[str]
) -> TableSummary:
    """An entry in a list of tables; `mine` are the guest's seats."""
    playing = table.status == PLAYING
    people, bots, free = (table.counts[kind] for kind in (PERSON, BOT, OPEN))
    return TableSummary(
        id=table.id,
        game=table.game,
        status=table.status,
        seats=[_seat(seat, guest_id, seat.guest_id in online) for seat in table.seats],
        seat_counts=SeatCounts(people + bots + free, people, bots, free),
        my_seats=mine,
        my_turn=playing and any(seat in table.waiting for seat in mine),
        waiting=table.waiting if playing else (),
        since=iso(table.since) if playing and table.since is not None else None,
        updated_at=iso(table.updated_at),
        result=_result(table),
    )


def _result(table: Listed) -> Winners | None:
    if table.winners is None:
        return None
    end = table.end
    return Winners(table.winners, end.scores, end.rating, end.titles)


def position_of(
    wire: Wire, state: State[Any], seat: int | None, step: int, steps: int, *, choices: bool = False
) -> Position:
    """The position after a step, for a seat or a spectator. With `choices`, the seat has a decision
    to make."""
    return Position(
        number=steps,
        steps=steps,
        step=step,
        seat=seat,
        view=fragment(view(wire, state, seat)),
        choices=fragment(wire.choices(state, seat)) if choices and seat is not None else None,
        can_undo=False,
    )


def eyes_of(held: tuple[int, ...]) -> tuple[int | None, ...]:
    """Whose positions the holder of these seats gets. Several people at one device also get what
    spectators see: it is shown while none of them has a decision to make."""
    return held if len(held) == 1 else (*held, None)


def latest_positions(
    played: LiveMatch, seats: Iterable[int | None], *, deciding: bool, public: str | None = None
) -> list[Position]:
    """The latest position of each seat or spectator; with choices if the seat may decide now.
    `public` is the part that all share, if it is known already."""
    match, wire, steps = played.match, played.wire, played.steps
    state = match.state
    waiting = state.waiting if deciding else ()
    if public is None:
        public = wire.public(state)
    return [
        Position(
            number=steps,
            steps=steps,
            step=steps,
            seat=seat,
            view=fragment(view(wire, state, seat, public)),
            choices=fragment(wire.choices(state, seat))
            if seat is not None and seat in waiting
            else None,
            can_undo=deciding and seat is not None and match.can_undo(seat),
        )
        for seat in seats
    ]


def log_entries(
    played: LiveMatch,
    after: int,
    seats: Collection[int] | None,
    *,
    until: int | None = None,
    told_from: int = 0,
) -> list[Step]:
    """The steps after this one, as the holder of these seats may read them; with None, as all may
    when the match is over. Up to the step `told_from`, without their events."""
    return [
        entry.read_by(seats, with_events=entry.step > told_from)
        for entry in played.log.entries[after:until]
    ]


def effect_payload(game: str, state: State[Any], seat: int, text: str) -> Effect:
    """What a move would change, or why it is refused."""
    try:
        move = GAMES[game].parse_move(text)
        return MoveEffects(text, state.effects(seat, move), ends_turn(state, seat, move))
    except Refused as refused:
        return MoveFaults(text, faults_of(refused))
    except NotationError:
        return MoveFaults(text, [])


def hint_payload(game: str, state: State[Any], seat: int, plan: Sequence[str]) -> Hint | None:
    """What the moves of a plan would change; None if the first of them cannot be made."""
    told = turn_payload(game, state, seat, plan) if plan else None
    return told if isinstance(told, Hint) else None


def turn_payload(game: str, state: State[Any], seat: int, plan: Sequence[str]) -> Hint | MoveFaults:
    """What the moves of a plan would change, each when it is made, as far as nothing is drawn
    before it; or why the first of them is refused."""
    told: list[MoveEffects] = []
    world = state.copy()
    for text in plan:
        effect = effect_payload(game, world, seat, text)
        if isinstance(effect, MoveFaults):
            if not told:
                return effect
            break
        told.append(effect)
        try:
            world.play(seat, GAMES[game].parse_move(text), NoChance())
        except WrongChance:
            break
        if effect.ends_turn or seat not in world.waiting:
            break
    first, *then = (
        PlannedMove(one.move, one.effects, one.ends_turn, _points_of(told[at:]))
        for at, one in enumerate(told)
    )
    return Hint(first.move, first.effects, first.ends_turn, first.total, then)


def _points_of(moves: Sequence[MoveEffects]) -> int | None:
    """The sum of what they earn, if the effects of the game say what that is."""
    if not all(hasattr(one.effects, "points") for one in moves):
        return None
    points: list[int] = [one.effects.points for one in moves]
    return sum(points)
