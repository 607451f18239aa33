"""Tables: creating them, taking seats, starting, and the lobby."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

from fastapi import Body, Path, Request

from mapmakers.bots import LEVELS
from mapmakers.bots.arena import ladder
from mapmakers.plugins import bot_makers
from mapmakers.service.errors import ApiError
from mapmakers.service.http.dependencies import (
    Active,
    CurrentGuest,
    Host,
    OptionalGuest,
    PageDep,
    ServicesDep,
    TableDep,
    as_list,
    as_table,
)
from mapmakers.service.http.json_response import Json, JsonRouter
from mapmakers.service.http.own_addresses import is_loopback, own_addresses
from mapmakers.service.http.rate_limits import NEW_TABLES, NEW_TABLES_BY_ADDRESS, address_of
from mapmakers.service.http.routes.components import the_box
from mapmakers.service.schemas import requests
from mapmakers.service.schemas.games import Bot, Strength
from mapmakers.service.schemas.tables import Addresses, Table, TableSummary
from mapmakers.service.store.tables import PLAYING
from mapmakers.service.tables.seating import Wanted, seat_numbered

routes = JsonRouter(tags=["tables"])

SeatPath = Annotated[requests.SeatNumber, Path()]


@routes.get("/bots")
async def bots(services: ServicesDep) -> Json[Sequence[Bot]]:
    """The bots, the weakest first, with their measured strength; then those of the host."""
    measured, offered = ladder.read(), (*LEVELS, *bot_makers(), *services.settings.hosted)
    return Json(
        [
            Bot(
                bot,
                {
                    game: Strength(**strength)
                    for game, strength in ladder.strength_of(measured, bot).items()
                },
            )
            for bot in offered
        ]
    )


@routes.get("/lobby")
async def lobby(
    guest: OptionalGuest, services: ServicesDep, page: PageDep
) -> Json[Sequence[TableSummary]]:
    """Public tables with an open seat, the latest first; cached for a second."""
    if not services.settings.lobby:
        raise ApiError(404, "lobby-closed", "This server has no lobby.")
    return await as_list(services, await services.store.listing.lobby(page), guest, page)


@routes.post("/tables", status_code=201)
async def create(
    new: requests.NewTable, request: Request, guest: CurrentGuest, services: ServicesDep
) -> Json[Table]:
    services.limits.check(NEW_TABLES, guest.id)
    services.limits.check(NEW_TABLES_BY_ADDRESS, address_of(request))
    await services.check_room_for_tables(guest.id)
    if new.start and any(seat.kind == "bot" for seat in new.seats):
        await services.check_room_for_bots(guest.id)
    own = None
    if new.components is not None:
        own = await the_box(services, guest, new.game, new.components)
    stored = services.seating.stored(
        guest,
        new.game,
        dict(new.options),
        wanted(new.seats),
        public=new.public,
        leaver_seconds=new.leaver_seconds,
        own=own,
        absence=new.absence,
    )
    table = await services.seating.create(stored, start=new.start)
    return as_table(table, guest, 201)


def wanted(seats: list[requests.SeatWanted]) -> list[Wanted]:
    return [Wanted(seat.kind, seat.name, seat.bot) for seat in seats]


@routes.get("/tables/{table_id}")
async def show(table: TableDep, guest: OptionalGuest) -> Json[Table]:
    return as_table(table, guest)


@routes.post("/tables/{table_id}/join")
async def join(
    table: TableDep,
    guest: Active,
    services: ServicesDep,
    asked: Annotated[requests.Join | None, Body()] = None,
) -> Json[Table]:
    """Take an open seat: the requested one, or the first."""
    asked = asked or requests.Join()
    await services.seating.join(table, guest, asked.name, asked.seat)
    return as_table(table, guest)


@routes.post("/tables/{table_id}/leave")
async def leave(
    table: TableDep,
    guest: Active,
    services: ServicesDep,
    asked: Annotated[requests.Leave | None, Body()] = None,
) -> Json[Table]:
    """Leave a seat, or all; during a match a bot takes over."""
    await services.seating.leave(table, guest, asked.seat if asked else None)
    return as_table(table, guest)


@routes.patch("/tables/{table_id}/seats/{number}")
async def change_seat(
    number: SeatPath,
    change: requests.SeatChange,
    table: TableDep,
    guest: Active,
    services: ServicesDep,
) -> Json[Table]:
    """Rename, remove or replace a player (the host), or rename yourself."""
    await services.seating.change_seat(
        table, guest, number, name=change.name, kind=change.kind, bot=change.bot
    )
    return as_table(table, guest)


@routes.post("/tables/{table_id}/seats/{number}/return")
async def take_back(
    number: SeatPath, table: TableDep, guest: Active, services: ServicesDep
) -> Json[Table]:
    """Take the seat back from the bot."""
    if seat_numbered(table, number).guest_id != guest.id:
        raise ApiError(403, "not-your-seat", "This is not your seat.")
    if table.stored.status != PLAYING:
        raise ApiError(409, "not-playing", "No match is being played at this table.")
    await services.absences.give_back(table, number)
    return as_table(table, guest)


@routes.post("/tables/{table_id}/seats/{number}/absence")
async def answer_absence(
    number: SeatPath,
    asked: requests.AbsenceAnswer,
    table: TableDep,
    guest: Active,
    services: ServicesDep,
) -> Json[Table]:
    """Decide about a player who is overdue: a bot plays on for them, the others wait once more, or
    the match ends. Anybody at the table may; the first answer counts."""
    await services.absences.answer(table, guest, number, asked.answer)
    return as_table(table, guest)


@routes.post("/tables/{table_id}/start")
async def start(
    table: TableDep,
    guest: Host,
    services: ServicesDep,
    asked: Annotated[requests.Start | None, Body()] = None,
) -> Json[Table]:
    """Start the match; `drop_open` removes open seats."""
    if any(seat.has_bot for seat in table.stored.seats):
        await services.check_room_for_bots(guest.id)
    await services.seating.start(table, drop_open=asked is not None and asked.drop_open)
    return as_table(table, guest)


@routes.get("/tables/{table_id}/addresses")
async def addresses(request: Request, guest: Host, services: ServicesDep) -> Json[Addresses]:
    """Where others in the network reach this server, for the link to the table.

    Only a host on the machine itself needs to know, because their own link works nowhere else;
    nobody else learns the addresses of the machine.
    """
    settings, client = services.settings, request.client
    here = client is not None and is_loopback(client.host)
    if settings.open_port is None or settings.public is not None or not here:
        return Json(Addresses([]))
    if not is_loopback(request.url.hostname or ""):
        return Json(Addresses([]))
    return Json(Addresses(await asyncio.to_thread(own_addresses, settings.open_port)))


@routes.post("/tables/{table_id}/abandon")
async def abandon(table: TableDep, guest: Host, services: ServicesDep) -> Json[Table]:
    await services.seating.abandon(table)
    return as_table(table, guest)


@routes.post("/tables/{table_id}/rematch")
async def rematch(table: TableDep, guest: Active, services: ServicesDep) -> Json[Table]:
    """A new table with the same seats; the first guest who asks is its host."""
    services.limits.check(NEW_TABLES, guest.id)
    await services.check_room_for_tables(guest.id)
    return as_table(await services.seating.rematch(table, guest), guest)
