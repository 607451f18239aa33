"""Records: a finished match as a text file, and back."""

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from mapmakers.service import answers, requests
from mapmakers.service.errors import ApiError
from mapmakers.service.limits import IMPORTS_BY_ADDRESS, NEW_TABLES, address_of
from mapmakers.service.routes.asking import AGuest, ATable, InHouse, as_table
from mapmakers.service.routes.play import the_match
from mapmakers.service.routes.tables import wanted
from mapmakers.service.store.tables import OPEN
from mapmakers.service.tables import importing
from mapmakers.service.tables.importing import Imported

routes = APIRouter(tags=["records"])

_one_at_a_time = asyncio.Semaphore(1)


# The record is text; a refusal is JSON here as everywhere.
REFUSED = {
    "description": "Refused, with a code",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
}


@routes.get(
    "/tables/{table_id}/record",
    response_class=PlainTextResponse,
    responses={"default": REFUSED},
)
async def record(table: ATable) -> Response:
    """The whole truth of a match that is over."""
    played = the_match(table)
    if not table.is_open_book:
        raise ApiError(409, "not-finished", "The record is open when the match is over.")
    name = f"{table.stored.game}-{table.stored.id}.record"
    return PlainTextResponse(
        await table.read(lambda: str(played.match.record)),
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@routes.post("/records", status_code=201, response_model=answers.Table)
async def bring(
    sent: requests.ImportedRecord, request: Request, guest: AGuest, house: InHouse
) -> Response:
    """Check a record by replaying it; then watch it, or play on from where it stopped."""
    house.limits.check(IMPORTS_BY_ADDRESS, address_of(request))
    house.limits.check(NEW_TABLES, guest.id)

    def work() -> Imported:
        match = importing.checked(sent.record)
        if sent.mode == "watch":
            return importing.to_watch(match, guest, house.seating)
        seats = None if sent.seats is None else wanted(sent.seats)
        return importing.to_continue(match, sent.step, guest, seats, house.seating)

    async with _one_at_a_time:
        imported = await asyncio.to_thread(work)
    table = await house.tables.create(imported.stored, imported.played)
    if sent.mode == "continue" and all(seat.kind != OPEN for seat in imported.stored.seats):
        await house.seating.start(table)
    return as_table(table, guest, 201)
