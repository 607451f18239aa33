"""What most routes need to know before they begin: who asks, and about which table."""

from typing import Annotated

from fastapi import Depends, Path, Request
from starlette.responses import Response

from mapmakers.service.errors import ApiError
from mapmakers.service.house import House
from mapmakers.service.limits import SEAT_CHANGES, address_of
from mapmakers.service.store.guests import Guest
from mapmakers.service.tables.table import LiveTable
from mapmakers.service.tables.telling import told_table
from mapmakers.service.thinking import Owner
from mapmakers.service.written import written


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


def as_json(value: object, status: int = 200) -> Response:
    return Response(written(value), status, media_type="application/json")


def as_table(table: LiveTable, guest: Guest | None, status: int = 200) -> Response:
    return as_json(told_table(table, guest.id if guest else None), status)
