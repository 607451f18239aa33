"""Play over HTTP: positions, the log, moves, undo and what moves would change."""

import asyncio
from time import perf_counter
from typing import Annotated, Any

from fastapi import APIRouter, Query
from orjson import Fragment
from starlette.responses import Response

from mapmakers.service.errors import ApiError
from mapmakers.service.http import requests
from mapmakers.service.http import responses as answers
from mapmakers.service.http.dependencies import (
    CurrentGuest,
    OptionalGuest,
    OwnerDep,
    ServicesDep,
    TableDep,
    as_json,
)
from mapmakers.service.http.rate_limits import COMMANDS, QUESTIONS
from mapmakers.service.operations.metrics import HTTP
from mapmakers.service.services import Services
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.tables import PLAYING
from mapmakers.service.tables.commands import Command
from mapmakers.service.tables.live_match import LiveMatch
from mapmakers.service.tables.payloads import (
    effect_payload,
    log_json,
    past_position_payload,
    position_json,
)
from mapmakers.service.tables.session import TableSession

routes = APIRouter(tags=["play"])

FOR_ONLOOKERS = "none"


@routes.get("/tables/{table_id}/position", response_model=answers.Position)
async def position(
    table: TableDep,
    guest: OptionalGuest,
    services: ServicesDep,
    owner: OwnerDep,
    seat: Annotated[str, Query(pattern=r"^(none|[0-9]{1,2})$")] = FOR_ONLOOKERS,
    step: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Response:
    """What a seat of mine, or an onlooker, sees: now, or after an earlier step. When the match is
    over every seat may be looked through."""
    number = None if seat == FOR_ONLOOKERS else int(seat)
    if number is not None:
        check_may_see(table, guest, number)
    played = the_match(table)
    if step is None:

        def look() -> Response:
            deciding = table.stored.status == PLAYING
            return as_json(Fragment(position_json(played, number, deciding=deciding)))

        return await table.read(look)
    steps = table.number
    if step > steps:
        raise ApiError(404, "no-such-step", f"The match has {steps} steps.")
    state = await services.histories.state(table, step, owner)
    return as_json(past_position_payload(state, step, number, steps))


@routes.get("/tables/{table_id}/log", response_model=list[answers.LogEntry])
async def log(
    table: TableDep, guest: OptionalGuest, after: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> Response:
    """What happened after this step; private decisions without their text."""
    played = the_match(table)
    held = table.held_by(guest.id if guest else None)
    return await table.read(
        lambda: as_json(with_notes(table, log_json(played, after, held), after))
    )


@routes.post("/tables/{table_id}/moves", response_model=answers.Done)
async def move(
    sent: requests.MoveCommand, table: TableDep, guest: CurrentGuest, services: ServicesDep
) -> Response:
    """Decide. The same command sent again has the same answer and is not carried out twice."""
    return await carry_out(services, table, guest, sent.seat, sent.move, sent.command)


@routes.post("/tables/{table_id}/undo", response_model=answers.Done)
async def undo(
    sent: requests.UndoCommand, table: TableDep, guest: CurrentGuest, services: ServicesDep
) -> Response:
    """Take the seat's latest decision back, while that is possible."""
    return await carry_out(services, table, guest, sent.seat, None, sent.command)


@routes.post("/tables/{table_id}/effects", response_model=list[answers.Effect])
async def effects(
    sent: requests.EffectsQuestion, table: TableDep, guest: CurrentGuest, services: ServicesDep
) -> Response:
    """What each of these moves would change, or why it is refused."""
    services.limits.check(QUESTIONS, guest.id)
    check_holds(table, guest, sent.seat)
    played = the_match(table)
    state = await table.read(lambda: played.match.state.copy())
    return await asyncio.to_thread(
        lambda: as_json(
            [effect_payload(table.stored.game, state, sent.seat, one) for one in sent.moves]
        )
    )


async def carry_out(
    services: Services, table: TableSession, guest: Guest, seat: int, text: str | None, command: str
) -> Response:
    services.limits.check(COMMANDS, guest.id)
    check_holds(table, guest, seat)
    await services.bot_turns.welcome_back(table, guest.id)
    told: asyncio.Future[int | ApiError] = asyncio.get_running_loop().create_future()

    def tell(answer: int | ApiError) -> None:
        if not told.done():
            told.set_result(answer)

    begun = perf_counter()
    table.submit(Command(seat, text, command, tell))
    answer = await told
    if isinstance(answer, ApiError):
        services.metrics.refused(answer.code)
        raise answer
    services.metrics.kept(table.stored.game, HTTP, perf_counter() - begun)
    return as_json({"number": answer, "step": answer})


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


def with_notes(table: TableSession, entries: list[str], after: int) -> list[Any]:
    """The steps, which are JSON already, and between them what happened beside the match."""
    told = [(step, Fragment(text)) for step, text in enumerate(entries, after + 1)]
    notes = [(note.step, note.told()) for note in table.notes if note.step >= after]
    return [one for _, one in sorted([*told, *notes], key=lambda entry: entry[0])]
