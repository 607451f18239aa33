"""Play over HTTP: positions, the log, moves, undo and what moves would change."""

import asyncio
from time import perf_counter
from typing import Annotated, Any

from fastapi import APIRouter, Query
from orjson import Fragment
from starlette.responses import Response

from mapmakers.service.http import responses as answers
from mapmakers.service.http import requests
from mapmakers.service.errors import ApiError
from mapmakers.service.services import House
from mapmakers.service.http.rate_limits import COMMANDS, QUESTIONS
from mapmakers.service.operations.metrics import HTTP
from mapmakers.service.http.dependencies import AGuest, AnOwner, Anybody, ATable, InHouse, as_json
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.tables import PLAYING
from mapmakers.service.tables.commands import Command
from mapmakers.service.tables.live_match import Played
from mapmakers.service.tables.session import LiveTable
from mapmakers.service.tables.payloads import told_effect, told_log, told_past, told_position

routes = APIRouter(tags=["play"])

FOR_ONLOOKERS = "none"


@routes.get("/tables/{table_id}/position", response_model=answers.Position)
async def position(
    table: ATable,
    guest: Anybody,
    house: InHouse,
    owner: AnOwner,
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
            return as_json(Fragment(told_position(played, number, deciding=deciding)))

        return await table.read(look)
    steps = table.number
    if step > steps:
        raise ApiError(404, "no-such-step", f"The match has {steps} steps.")
    state = await house.histories.state(table, step, owner)
    return as_json(told_past(state, step, number, steps))


@routes.get("/tables/{table_id}/log", response_model=list[answers.LogEntry])
async def log(
    table: ATable, guest: Anybody, after: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> Response:
    """What happened after this step; private decisions without their text."""
    played = the_match(table)
    held = table.held_by(guest.id if guest else None)
    return await table.read(
        lambda: as_json(with_notes(table, told_log(played, after, held), after))
    )


@routes.post("/tables/{table_id}/moves", response_model=answers.Done)
async def move(
    sent: requests.MoveCommand, table: ATable, guest: AGuest, house: InHouse
) -> Response:
    """Decide. The same command sent again has the same answer and is not carried out twice."""
    return await carry_out(house, table, guest, sent.seat, sent.move, sent.command)


@routes.post("/tables/{table_id}/undo", response_model=answers.Done)
async def undo(
    sent: requests.UndoCommand, table: ATable, guest: AGuest, house: InHouse
) -> Response:
    """Take the seat's latest decision back, while that is possible."""
    return await carry_out(house, table, guest, sent.seat, None, sent.command)


@routes.post("/tables/{table_id}/effects", response_model=list[answers.Effect])
async def effects(
    sent: requests.EffectsQuestion, table: ATable, guest: AGuest, house: InHouse
) -> Response:
    """What each of these moves would change, or why it is refused."""
    house.limits.check(QUESTIONS, guest.id)
    check_holds(table, guest, sent.seat)
    played = the_match(table)
    state = await table.read(lambda: played.match.state.copy())
    return await asyncio.to_thread(
        lambda: as_json(
            [told_effect(table.stored.game, state, sent.seat, one) for one in sent.moves]
        )
    )


async def carry_out(
    house: House, table: LiveTable, guest: Guest, seat: int, text: str | None, command: str
) -> Response:
    house.limits.check(COMMANDS, guest.id)
    check_holds(table, guest, seat)
    await house.minding.welcome_back(table, guest.id)
    told: asyncio.Future[int | ApiError] = asyncio.get_running_loop().create_future()

    def tell(answer: int | ApiError) -> None:
        if not told.done():
            told.set_result(answer)

    begun = perf_counter()
    table.submit(Command(seat, text, command, tell))
    answer = await told
    if isinstance(answer, ApiError):
        house.metrics.refused(answer.code)
        raise answer
    house.metrics.kept(table.stored.game, HTTP, perf_counter() - begun)
    return as_json({"number": answer, "step": answer})


def the_match(table: LiveTable) -> Played:
    if table.played is None:
        raise ApiError(409, "not-started", "The match has not begun.")
    return table.played


def check_holds(table: LiveTable, guest: Guest | None, seat: int) -> None:
    if seat not in table.held_by(guest.id if guest else None):
        raise ApiError(403, "not-your-seat", "You do not hold this seat.")


def check_may_see(table: LiveTable, guest: Guest | None, seat: int) -> None:
    if table.is_open_book and seat < len(table.stored.seats):
        return
    check_holds(table, guest, seat)


def with_notes(table: LiveTable, entries: list[str], after: int) -> list[Any]:
    """The steps, which are JSON already, and between them what happened beside the match."""
    told = [(step, Fragment(text)) for step, text in enumerate(entries, after + 1)]
    notes = [(note.step, note.told()) for note in table.notes if note.step >= after]
    return [one for _, one in sorted([*told, *notes], key=lambda entry: entry[0])]
