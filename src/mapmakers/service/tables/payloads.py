"""What is told of a table, as plain values: to each only what is theirs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from orjson import Fragment

from mapmakers.engine.core import FairChance, NotationError, Refused
from mapmakers.engine.core.game import State
from mapmakers.engine.games import GAMES
from mapmakers.engine.wire import view
from mapmakers.service.clock import iso
from mapmakers.service.errors import faults_of
from mapmakers.service.store.listing import Listed
from mapmakers.service.store.tables import BOT, OPEN, PERSON, PLAYING, Seat, StoredTable
from mapmakers.service.tables.live_match import LiveMatch

if TYPE_CHECKING:
    from mapmakers.service.tables.session import TableSession


def table_payload(table: TableSession, guest_id: str | None) -> dict[str, Any]:
    """The table as this guest, or an onlooker, sees it."""
    stored = table.stored
    seed, played = stored.seed, table.played
    committed = played.match.record.header.commitment if played else None
    return {
        "id": stored.id,
        "game": stored.game,
        "rules": stored.rules,
        "options": stored.options,
        "status": stored.status,
        "host": guest_id is not None and guest_id == stored.host_id,
        "host_seat": _host_seat(stored),
        "seats": [_told_seat(seat, guest_id, table.is_online(seat)) for seat in stored.seats],
        "commitment": committed or (FairChance(seed).commitment if seed else None),
        "seed": seed.hex() if seed and table.is_open_book else None,
        "number": table.number,
        "public": stored.public,
        "leaver_seconds": stored.leaver_seconds,
        "rematch": stored.rematch_id,
        "created_at": iso(stored.created_at),
        "imported": stored.imported,
    }


def _host_seat(stored: StoredTable) -> int | None:
    """Others at the host's device hold seats of theirs."""
    own = (seat for seat in stored.seats if seat.guest_id == stored.host_id and not seat.here)
    return next((seat.number for seat in own), None)


def _told_seat(seat: Seat, guest_id: str | None, online: bool) -> dict[str, Any]:
    return {
        "number": seat.number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "mine": guest_id is not None and seat.guest_id == guest_id,
        "here": seat.here,
        "online": online,
        "minded_by_bot": seat.minded,
        "note": seat.note,
    }


def hello_payload(table: TableSession, guest_id: str | None, after: int) -> dict[str, Any]:
    """The first message to somebody who came: the present, and what they missed."""
    held = table.held_by(guest_id)
    positions = []
    steps: list[Fragment] = []
    if table.played is not None:
        deciding = table.stored.status == PLAYING
        positions = [
            Fragment(position_json(table.played, seat, deciding=deciding))
            for seat in held or (None,)
        ]
        steps = [Fragment(step) for step in log_json(table.played, after, held)]
    return {
        "type": "hello",
        "table": table_payload(table, guest_id),
        "positions": positions,
        "number": table.number,
        "missed": after < table.number,
        "steps": steps,
    }


def summary_payload(
    table: Listed, guest_id: str | None, mine: Sequence[int], online: Collection[str]
) -> dict[str, Any]:
    """A line in a list of tables; `mine` are the seats of the guest."""
    playing = table.status == PLAYING
    people, bots, free = (table.counts[kind] for kind in (PERSON, BOT, OPEN))
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "seats": [_told_seat(seat, guest_id, seat.guest_id in online) for seat in table.seats],
        "seat_counts": {
            "all": people + bots + free,
            "people": people,
            "bots": bots,
            "open": free,
        },
        "my_seats": mine,
        "my_turn": playing and any(seat in table.waiting for seat in mine),
        "since": iso(table.since) if playing and table.since is not None else None,
        "updated_at": iso(table.updated_at),
        "result": None if table.winners is None else {"winners": table.winners},
    }


def position_json(
    played: LiveMatch, seat: int | None, *, deciding: bool, public: str | None = None
) -> str:
    """The latest position for a seat, or an onlooker, as JSON; with choices where it may decide
    now. `public` is what the wire says that all may see, where somebody has asked it already."""
    match, wire = played.match, played.wire
    state, steps = match.state, played.steps
    owes = deciding and seat is not None and seat in state.waiting
    can_undo = deciding and seat is not None and match.can_undo(seat)
    # Put together by hand: the parts are long, and are JSON already.
    return (
        f'{{"number":{steps},"steps":{steps},"step":{steps},'
        f'"seat":{"null" if seat is None else seat},"view":{view(wire, state, seat, public)},'
        f'"choices":{wire.choices(state, seat) if owes and seat is not None else "null"},'
        f'"can_undo":{"true" if can_undo else "false"}}}'
    )


def past_position_payload(
    state: State[Any], step: int, seat: int | None, steps: int
) -> dict[str, Any]:
    """The position after an earlier step."""
    return {
        "number": steps,
        "steps": steps,
        "step": step,
        "seat": seat,
        "view": state.view(seat),
        "choices": None,
        "can_undo": False,
    }


def log_json(played: LiveMatch, after: int, seats: Collection[int]) -> list[str]:
    """The steps after this one, as whoever holds these seats may read them, each as JSON."""
    return [entry.json_for(seats) for entry in played.log.entries[after:]]


def effect_payload(game: str, state: State[Any], seat: int, text: str) -> dict[str, Any]:
    """What a move would change, or why it is refused."""
    try:
        effects = state.effects(seat, GAMES[game].parse_move(text))
    except Refused as refused:
        return {"move": text, "faults": faults_of(refused)}
    except NotationError:
        return {"move": text, "faults": []}
    return {"move": text, "effects": effects}
