"""Records: export and import of matches."""

from fastapi import Request
from starlette.responses import PlainTextResponse, Response

from mapmakers.service.errors import ApiError
from mapmakers.service.http.dependencies import CurrentGuest, ServicesDep, TableDep, as_table
from mapmakers.service.http.json_response import Json, JsonRouter
from mapmakers.service.http.rate_limits import IMPORTS_BY_ADDRESS, NEW_TABLES, address_of
from mapmakers.service.http.routes.play import the_match
from mapmakers.service.http.routes.tables import wanted
from mapmakers.service.http.work_caps import IMPORTS_AT_ONCE
from mapmakers.service.schemas import requests
from mapmakers.service.schemas.tables import Table
from mapmakers.service.services import Services
from mapmakers.service.store.boxes import BoxFile
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.tables import OPEN
from mapmakers.service.tables import record_import as importing

routes = JsonRouter(tags=["records"])

# The record is text; errors are JSON as everywhere.
REFUSED = {
    "description": "Refused, with a code",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
}


@routes.get(
    "/tables/{table_id}/record",
    response_class=PlainTextResponse,
    responses={"default": REFUSED},
)
async def record(table: TableDep) -> Response:
    """The record of a finished match."""
    played = the_match(table)
    if not table.is_open_book:
        raise ApiError(409, "not-finished", "The record is available when the match is over.")
    name = f"{table.stored.game}-{table.stored.id}.record"
    return PlainTextResponse(
        await table.read(lambda: str(played.match.record)),
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@routes.post("/records", status_code=201)
async def bring(
    sent: requests.ImportedRecord, request: Request, guest: CurrentGuest, services: ServicesDep
) -> Json[Table]:
    """Verify a record by replaying it; then watch it, or continue it."""
    services.limits.check(IMPORTS_BY_ADDRESS, address_of(request))
    services.limits.check(NEW_TABLES, guest.id)

    await services.check_room_for_tables(guest.id)
    importing.check_size(sent.record)
    owner = services.guest_addresses.owner(guest.id)
    to_continue = sent.mode == "continue"
    with services.at_once.under_way(IMPORTS_AT_ONCE, owner):
        own = await _own(sent.record, guest, services)
        found = await services.replays.done(
            importing.Check(sent.record, to_continue, sent.step, own), owner
        )
    if isinstance(found, importing.Wrong):
        raise ApiError(422, found.code, found.detail)
    if to_continue:
        seats = None if sent.seats is None else wanted(sent.seats)
        stored = importing.to_continue(found, guest, seats, services.seating)
    else:
        stored = importing.to_watch(found, guest, services.seating)
    table = await services.tables.bring(stored, found.texts)
    if to_continue and all(seat.kind != OPEN for seat in stored.seats):
        await services.check_room_for_bots(guest.id)
        await services.seating.start(table)
    return as_table(table, guest, 201)


async def _own(record: str, guest: Guest, services: Services) -> BoxFile | None:
    """The guest's own components with which the match was played."""
    found = importing.components_of(record)
    if found is None:
        return None
    game, fingerprint = found
    file = await services.store.boxes.file(guest.id, game, fingerprint)
    return None if file is None else BoxFile(fingerprint, file)
