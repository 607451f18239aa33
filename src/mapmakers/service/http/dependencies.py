"""FastAPI dependencies that most routes need: the guest and the table."""

import re
from collections.abc import Sequence
from typing import Annotated

from fastapi import Depends, Path, Query, Request

from mapmakers.service.bots import Owner
from mapmakers.service.errors import ApiError
from mapmakers.service.http.json_response import Json
from mapmakers.service.http.rate_limits import LISTS, LISTS_BY_ADDRESS, SEAT_CHANGES, address_of
from mapmakers.service.schemas.tables import Table, TableSummary
from mapmakers.service.services import Services
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.listing import Listed, Page
from mapmakers.service.store.tables import MOST_LISTED
from mapmakers.service.tables.payloads import summary_payload, table_payload
from mapmakers.service.tables.session import TableSession


def get_services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


ServicesDep = Annotated[Services, Depends(get_services)]


async def anybody(request: Request, services: ServicesDep) -> Guest | None:
    return await services.identity.of(request)


OptionalGuest = Annotated[Guest | None, Depends(anybody)]


async def current_guest(guest: OptionalGuest) -> Guest:
    if guest is None:
        raise ApiError(401, "no-guest", "Create a guest first: POST /api/me with a name.")
    return guest


CurrentGuest = Annotated[Guest, Depends(current_guest)]


async def get_owner(request: Request, services: ServicesDep, guest: OptionalGuest) -> Owner:
    """The client for whom work is done; strangers at one address are one client."""
    address = address_of(request)
    return services.guest_addresses.owner(guest.id) if guest else Owner(address, address)


OwnerDep = Annotated[Owner, Depends(get_owner)]


async def get_table(
    services: ServicesDep,
    guest: OptionalGuest,
    table_id: Annotated[str, Path(max_length=64, pattern=r"^[A-Za-z0-9_-]+$")],
) -> TableSession:
    table = await services.tables.get(table_id)
    if guest is not None and table.held_by(guest.id):
        table.seen[guest.id] = services.tables.clock()
    return table


TableDep = Annotated[TableSession, Depends(get_table)]


async def somebody_active(services: ServicesDep, guest: CurrentGuest) -> Guest:
    """A guest who changes seats, within the rate limit."""
    services.limits.check(SEAT_CHANGES, guest.id)
    return guest


Active = Annotated[Guest, Depends(somebody_active)]


async def the_host(table: TableDep, guest: Active) -> Guest:
    if table.stored.host_id != guest.id:
        raise ApiError(403, "not-host", "Only the host of the table may do this.")
    return guest


Host = Annotated[Guest, Depends(the_host)]


CURSOR = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9_-]{1,64})")
USUALLY_LISTED = 50
NEXT = "Next-Cursor"
"""The header with the cursor of the next page, if there is one."""


async def get_page(
    request: Request,
    services: ServicesDep,
    guest: OptionalGuest,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = USUALLY_LISTED,
    before: Annotated[str | None, Query(max_length=80, pattern=f"^{CURSOR.pattern}$")] = None,
) -> Page:
    """The requested page of a list: `before` is the Next-Cursor of the previous page."""
    services.limits.check(LISTS_BY_ADDRESS, address_of(request))
    if guest is not None:
        services.limits.check(LISTS, guest.id)
    found = None if before is None else CURSOR.fullmatch(before)
    return Page(limit, None if found is None else (int(found[1]), found[2]))


PageDep = Annotated[Page, Depends(get_page)]


async def as_list(
    services: Services, tables: list[Listed], guest: Guest | None, page: Page
) -> Json[Sequence[TableSummary]]:
    mine = await services.store.listing.seats_of(guest.id, tables) if guest and tables else {}
    me = guest.id if guest else None
    answer: Json[Sequence[TableSummary]] = Json(
        [summary_payload(one, me, mine.get(one.id, ()), services.online(one.id)) for one in tables]
    )
    if len(tables) == page.limit:
        answer.headers[NEXT] = f"{tables[-1].updated_at}.{tables[-1].id}"
    return answer


def as_table(table: TableSession, guest: Guest | None, status: int = 200) -> Json[Table]:
    return Json(table_payload(table, guest.id if guest else None), status)
