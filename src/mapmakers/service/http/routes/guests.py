"""Guests: a name, a cookie, and links to other devices."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from mapmakers.service.http import responses as answers
from mapmakers.service.http import requests
from mapmakers.service.clock import iso
from mapmakers.service.http.identity import rename_cookie, set_cookie
from mapmakers.service.http.rate_limits import LINKS_BY_ADDRESS, NEW_GUESTS, address_of
from mapmakers.service.http.dependencies import (
    Active,
    AGuest,
    Anybody,
    APage,
    InHouse,
    as_json,
    as_list,
)
from mapmakers.service.store.guests import Guest

routes = APIRouter(tags=["guests"])


@routes.post("/me", status_code=201, response_model=answers.Me)
async def introduce(
    me: requests.Introduction, request: Request, guest: Anybody, house: InHouse
) -> Response:
    """Become a guest by this name; a guest already is renamed."""
    if guest is None:
        house.limits.check(NEW_GUESTS, address_of(request))
    known, token = await house.identity.introduce(guest, me.name)
    response = _as_me(known, 201)
    if token is not None:
        set_cookie(response, token, secure=house.is_secure(request))
    else:
        rename_cookie(response, request, secure=house.is_secure(request))
    return response


@routes.get("/me", response_model=answers.Me)
async def me(request: Request, guest: AGuest, house: InHouse) -> Response:
    response = _as_me(guest)
    rename_cookie(response, request, secure=house.is_secure(request))
    return response


@routes.post("/me/link", response_model=answers.Link)
async def create_link(guest: Active, house: InHouse) -> Response:
    """A link that makes one more device this guest, once, within a quarter of an hour."""
    token, expires_at = await house.store.guests.create_link(guest)
    return as_json({"path": f"/link/{token}", "expires_at": iso(expires_at)})


@routes.post("/me/sign-out-others", response_model=answers.SignedOut)
async def sign_out_others(request: Request, guest: Active, house: InHouse) -> Response:
    """Make all other devices strangers, and links that were not used yet void."""
    session = house.identity.session_of(request)
    assert session is not None
    count = await house.store.guests.sign_out_others(guest, session)
    house.signed_out(guest.id, session)
    return as_json({"signed_out": count})


@routes.post("/link", response_model=answers.Me)
async def take_link(link: requests.LinkToken, request: Request, house: InHouse) -> Response:
    """Become the guest who made the link."""
    house.limits.check(LINKS_BY_ADDRESS, address_of(request))
    guest, token = await house.identity.link(link.token)
    response = _as_me(guest)
    set_cookie(response, token, secure=house.is_secure(request))
    return response


@routes.get("/me/tables", response_model=list[answers.TableSummary])
async def my_tables(guest: AGuest, house: InHouse, page: APage) -> Response:
    """Where I sit or am host, the latest first."""
    return await as_list(house, await house.store.listing.of_guest(guest.id, page), guest, page)


def _as_me(guest: Guest, status: int = 200) -> Response:
    return as_json({"id": guest.id, "name": guest.name}, status)
