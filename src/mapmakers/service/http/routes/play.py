"""Playing over HTTP: positions, the log, moves, undo and effects of moves."""

import asyncio
from collections.abc import Collection, Sequence
from time import perf_counter
from typing import Annotated

from fastapi import Query

from mapmakers.service.clock import iso
from mapmakers.service.errors import ApiError
from mapmakers.service.http.dependencies import (
    CurrentGuest,
    OptionalGuest,
    OwnerDep,
    ServicesDep,
    TableDep,
)
from mapmakers.service.http.json_response import Json, JsonRouter
from mapmakers.service.http.rate_limits import COMMANDS, QUESTIONS
from mapmakers.service.operations.metrics import HTTP
from mapmakers.service.schemas import requests
from mapmakers.service.schemas.play import (
    Done,
    Effect,
    LogEntry,
    Opening,
    Position,
    Step,
    TableNote,
)
from mapmakers.service.services import Services
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.tables import PLAYING
from mapmakers.service.tables.live_match import LiveMatch
from mapmakers.service.tables.payloads import (
    MOST_TOLD,
    effect_payload,
    latest_positions,
    log_entries,
    position_of,
)
from mapmakers.service.tables.session import TableSession

routes = JsonRouter(tags=["play"])

FOR_ONLOOKERS = "none"


@routes.get("/tables/{table_id}/position")
async def position(
    table: TableDep,
    guest: OptionalGuest,
    services: ServicesDep,
    owner: OwnerDep,
    seat: Annotated[str, Query(pattern=r"^(none|[0-9]{1,2})$")] = FOR_ONLOOKERS,
    step: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Json[Position]:
    """What a seat of the guest, or a spectator, sees: now, or after an earlier step. When the match
    is over, every seat's view may be read."""
    number = None if seat == FOR_ONLOOKERS else int(seat)
    if number is not None:
        check_may_see(table, guest, number)
    played = the_match(table)
    if step is None:

        def look() -> Json[Position]:
            deciding = table.stored.status == PLAYING
            return Json(latest_positions(played, [number], deciding=deciding)[0])

        return await table.read(look)
    steps = table.number
    if step > steps:
        raise ApiError(404, "no-such-step", f"The match has {steps} steps.")
    state = await services.histories.state(table, step, owner)
    return Json(position_of(played.wire, state, number, step, steps))


@routes.get("/tables/{table_id}/log")
async def log(
    table: TableDep,
    guest: OptionalGuest,
    after: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    until: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Json[Sequence[LogEntry]]:
    """The steps after this one and up to another, with their events; private decisions without
    their text. Without an end, all of them, but of a long log only the latest with events."""
    played = the_match(table)

    def look() -> Json[Sequence[LogEntry]]:
        end = table.number if until is None else min(until, after + MOST_TOLD)
        readers = readers_of(table, guest)
        steps = log_entries(played, after, readers, until=end, told_from=end - MOST_TOLD)
        return Json(with_notes(table, steps, after, end))

    return await table.read(look)


@routes.get("/tables/{table_id}/opening")
async def opening(table: TableDep, guest: OptionalGuest) -> Json[Opening]:
    """What the set-up of the match did."""
    played = the_match(table)
    return await table.read(lambda: Json(played.log.opening.opening(readers_of(table, guest))))


@routes.post("/tables/{table_id}/moves")
async def move(
    sent: requests.MoveCommand, table: TableDep, guest: CurrentGuest, services: ServicesDep
) -> Json[Done]:
    """Make a decision. A repeated command gets the same response and is not carried out twice."""
    return await carry_out(services, table, guest, sent.seat, sent.move, sent.command)


@routes.post("/tables/{table_id}/undo")
async def undo(
    sent: requests.UndoCommand, table: TableDep, guest: CurrentGuest, services: ServicesDep
) -> Json[Done]:
    """Undo the seat's latest decision, if possible."""
    return await carry_out(services, table, guest, sent.seat, None, sent.command)


@routes.post("/tables/{table_id}/effects")
async def effects(
    sent: requests.EffectsQuestion, table: TableDep, guest: CurrentGuest, services: ServicesDep
) -> Json[Sequence[Effect]]:
    """What each of these moves would change, or why it is refused."""
    services.limits.check(QUESTIONS, guest.id)
    check_holds(table, guest, sent.seat)
    played = the_match(table)
    state = await table.read(lambda: played.match.state.copy())
    return await asyncio.to_thread(
        lambda: Json(
            [effect_payload(table.stored.game, state, sent.seat, one) for one in sent.moves]
        )
    )


async def carry_out(
    services: Services, table: TableSession, guest: Guest, seat: int, text: str | None, command: str
) -> Json[Done]:
    services.limits.check(COMMANDS, guest.id)
    check_holds(table, guest, seat)
    await services.absences.welcome_back(table, guest.id)
    begun = perf_counter()
    try:
        answer = await table.decide(seat, text, command)
    except ApiError as refusal:
        services.metrics.refused(refusal.code)
        raise
    services.metrics.kept(table.stored.game, HTTP, perf_counter() - begun)
    return Json(Done(answer, answer))


def the_match(table: TableSession) -> LiveMatch:
    if table.played is None:
        raise ApiError(409, "not-started", "The match has not begun.")
    return table.played


def check_holds(table: TableSession, guest: Guest | None, seat: int) -> None:
    if seat not in table.held_by(guest.id if guest else None):
        raise ApiError(403, "not-your-seat", "You do not hold this seat.")


def check_may_see(table: TableSession, guest: Guest | None, seat: int) -> None:
    if table.is_open_book and seat < len(table.stored.seats):
        return
    check_holds(table, guest, seat)


def readers_of(table: TableSession, guest: Guest | None) -> Collection[int] | None:
    """The seats as which the guest reads the log; None when everybody may read everything."""
    return None if table.is_open_book else table.held_by(guest.id if guest else None)


def with_notes(
    table: TableSession, steps: list[Step], after: int, until: int
) -> list[Step | TableNote]:
    """The steps, and the notes between them."""
    notes = [
        TableNote(note.step, note.seat, note.note, iso(note.at))
        for note in table.notes
        if after <= note.step <= until
    ]
    return sorted([*steps, *notes], key=lambda entry: entry.step)
