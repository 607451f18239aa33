"""What most routes need to know before they begin: who asks, and about which table."""

import re
from typing import Annotated

from fastapi import Depends, Path, Query, Request
from starlette.responses import Response

from mapmakers.service.errors import ApiError
from mapmakers.service.services import House
from mapmakers.service.http.rate_limits import LISTS, LISTS_BY_ADDRESS, SEAT_CHANGES, address_of
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.listing import Listed, Page
from mapmakers.service.store.tables import MOST_LISTED
from mapmakers.service.tables.session import LiveTable
from mapmakers.service.tables.payloads import told_summary, told_table
from mapmakers.service.bots import Owner
from mapmakers.service.serialisation import written


def the_house(request: Request) -> House:
    house: House = request.app.state.house
    return house


InHouse = Annotated[House, Depends(the_house)]


async def anybody(request: Request, house: InHouse) -> Guest | None:
    return await house.identity.of(request)


Anybody = Annotated[Guest | None, Depends(anybody)]


async def a_guest(guest: Anybody) -> Guest:
    if guest is None:
        raise ApiError(401, "no-guest", "Nobody knows you yet: POST /api/me with a name first.")
    return guest


AGuest = Annotated[Guest, Depends(a_guest)]


async def an_owner(request: Request, house: InHouse, guest: Anybody) -> Owner:
    """Whoever asks, as somebody for whom work is done; strangers at one address are one."""
    address = address_of(request)
    return house.whereabouts.owner(guest.id) if guest else Owner(address, address)


AnOwner = Annotated[Owner, Depends(an_owner)]


async def a_table(
    house: InHouse,
    guest: Anybody,
    table_id: Annotated[str, Path(max_length=64, pattern=r"^[A-Za-z0-9_-]+$")],
) -> LiveTable:
    table = await house.tables.get(table_id)
    if guest is not None and table.held_by(guest.id):
        table.seen[guest.id] = house.tables.clock()
    return table


ATable = Annotated[LiveTable, Depends(a_table)]


async def somebody_active(house: InHouse, guest: AGuest) -> Guest:
    """A guest who changes who sits where: not too often."""
    house.limits.check(SEAT_CHANGES, guest.id)
    return guest


Active = Annotated[Guest, Depends(somebody_active)]


async def the_host(table: ATable, guest: Active) -> Guest:
    if table.stored.host_id != guest.id:
        raise ApiError(403, "not-host", "Only the host of the table may do this.")
    return guest


Host = Annotated[Guest, Depends(the_host)]


CURSOR = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9_-]{1,64})")
USUALLY_LISTED = 50
NEXT = "Next-Cursor"
"""The header that says where the list goes on, if it does."""


async def a_page(
    request: Request,
    house: InHouse,
    guest: Anybody,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = USUALLY_LISTED,
    before: Annotated[str | None, Query(max_length=80, pattern=f"^{CURSOR.pattern}$")] = None,
) -> Page:
    """Which part of a list is wanted: `before` is what the last part's Next-Cursor said."""
    house.limits.check(LISTS_BY_ADDRESS, address_of(request))
    if guest is not None:
        house.limits.check(LISTS, guest.id)
    found = None if before is None else CURSOR.fullmatch(before)
    return Page(limit, None if found is None else (int(found[1]), found[2]))


APage = Annotated[Page, Depends(a_page)]


async def as_list(house: House, tables: list[Listed], guest: Guest | None, page: Page) -> Response:
    mine = await house.store.listing.seats_of(guest.id, tables) if guest and tables else {}
    me = guest.id if guest else None
    answer = as_json(
        [told_summary(one, me, mine.get(one.id, ()), house.online(one.id)) for one in tables]
    )
    if len(tables) == page.limit:
        answer.headers[NEXT] = f"{tables[-1].updated_at}.{tables[-1].id}"
    return answer


def as_json(value: object, status: int = 200) -> Response:
    return Response(written(value), status, media_type="application/json")


def as_table(table: LiveTable, guest: Guest | None, status: int = 200) -> Response:
    return as_json(told_table(table, guest.id if guest else None), status)
