"""Guests: name, cookie, and links to other devices."""

from collections.abc import Sequence

from fastapi import Request

from mapmakers.service.clock import iso
from mapmakers.service.http.dependencies import (
    Active,
    CurrentGuest,
    OptionalGuest,
    PageDep,
    ServicesDep,
    as_list,
)
from mapmakers.service.http.identity import rename_cookie, set_cookie
from mapmakers.service.http.json_response import Json, JsonRouter
from mapmakers.service.http.rate_limits import LINKS_BY_ADDRESS, NEW_GUESTS, address_of
from mapmakers.service.schemas import requests
from mapmakers.service.schemas.guests import Link, Me, SignedOut
from mapmakers.service.schemas.tables import TableSummary
from mapmakers.service.store.guests import Guest

routes = JsonRouter(tags=["guests"])


@routes.post("/me", status_code=201)
async def introduce(
    me: requests.Introduction, request: Request, guest: OptionalGuest, services: ServicesDep
) -> Json[Me]:
    """Become a guest with this name, or rename the guest."""
    if guest is None:
        services.limits.check(NEW_GUESTS, address_of(request))
    known, token = await services.identity.introduce(guest, me.name)
    response = _as_me(known, 201)
    if token is not None:
        set_cookie(response, token, secure=services.is_secure(request))
    else:
        rename_cookie(response, request, secure=services.is_secure(request))
    return response


@routes.get("/me")
async def me(request: Request, guest: CurrentGuest, services: ServicesDep) -> Json[Me]:
    response = _as_me(guest)
    rename_cookie(response, request, secure=services.is_secure(request))
    return response


@routes.post("/me/link")
async def create_link(guest: Active, services: ServicesDep) -> Json[Link]:
    """Create a link that signs in another device as this guest, once, within a quarter of an
    hour."""
    token, expires_at = await services.store.guests.create_link(guest)
    return Json(Link(f"/link/{token}", iso(expires_at)))


@routes.post("/me/sign-out-others")
async def sign_out_others(
    request: Request, guest: Active, services: ServicesDep
) -> Json[SignedOut]:
    """Sign out all other devices, and revoke unused links."""
    session = services.identity.session_of(request)
    assert session is not None
    count = await services.store.guests.sign_out_others(guest, session)
    services.signed_out(guest.id, session)
    return Json(SignedOut(count))


@routes.post("/link")
async def take_link(link: requests.LinkToken, request: Request, services: ServicesDep) -> Json[Me]:
    """Sign in as the guest who made the link."""
    services.limits.check(LINKS_BY_ADDRESS, address_of(request))
    guest, token = await services.identity.link(link.token)
    response = _as_me(guest)
    set_cookie(response, token, secure=services.is_secure(request))
    return response


@routes.get("/me/tables")
async def my_tables(
    guest: CurrentGuest, services: ServicesDep, page: PageDep
) -> Json[Sequence[TableSummary]]:
    """The guest's tables, the latest first."""
    return await as_list(
        services, await services.store.listing.of_guest(guest.id, page), guest, page
    )


def _as_me(guest: Guest, status: int = 200) -> Json[Me]:
    return Json(Me(guest.id, guest.name), status)
