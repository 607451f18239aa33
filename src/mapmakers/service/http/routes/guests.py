"""Guests: a name, a cookie, and links to other devices."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from mapmakers.service.clock import iso
from mapmakers.service.http import requests
from mapmakers.service.http import responses as answers
from mapmakers.service.http.dependencies import (
    Active,
    CurrentGuest,
    OptionalGuest,
    PageDep,
    ServicesDep,
    as_json,
    as_list,
)
from mapmakers.service.http.identity import rename_cookie, set_cookie
from mapmakers.service.http.rate_limits import LINKS_BY_ADDRESS, NEW_GUESTS, address_of
from mapmakers.service.store.guests import Guest

routes = APIRouter(tags=["guests"])


@routes.post("/me", status_code=201, response_model=answers.Me)
async def introduce(
    me: requests.Introduction, request: Request, guest: OptionalGuest, services: ServicesDep
) -> Response:
    """Become a guest by this name; a guest already is renamed."""
    if guest is None:
        services.limits.check(NEW_GUESTS, address_of(request))
    known, token = await services.identity.introduce(guest, me.name)
    response = _as_me(known, 201)
    if token is not None:
        set_cookie(response, token, secure=services.is_secure(request))
    else:
        rename_cookie(response, request, secure=services.is_secure(request))
    return response


@routes.get("/me", response_model=answers.Me)
async def me(request: Request, guest: CurrentGuest, services: ServicesDep) -> Response:
    response = _as_me(guest)
    rename_cookie(response, request, secure=services.is_secure(request))
    return response


@routes.post("/me/link", response_model=answers.Link)
async def create_link(guest: Active, services: ServicesDep) -> Response:
    """A link that makes one more device this guest, once, within a quarter of an hour."""
    token, expires_at = await services.store.guests.create_link(guest)
    return as_json({"path": f"/link/{token}", "expires_at": iso(expires_at)})


@routes.post("/me/sign-out-others", response_model=answers.SignedOut)
async def sign_out_others(request: Request, guest: Active, services: ServicesDep) -> Response:
    """Make all other devices strangers, and links that were not used yet void."""
    session = services.identity.session_of(request)
    assert session is not None
    count = await services.store.guests.sign_out_others(guest, session)
    services.signed_out(guest.id, session)
    return as_json({"signed_out": count})


@routes.post("/link", response_model=answers.Me)
async def take_link(link: requests.LinkToken, request: Request, services: ServicesDep) -> Response:
    """Become the guest who made the link."""
    services.limits.check(LINKS_BY_ADDRESS, address_of(request))
    guest, token = await services.identity.link(link.token)
    response = _as_me(guest)
    set_cookie(response, token, secure=services.is_secure(request))
    return response


@routes.get("/me/tables", response_model=list[answers.TableSummary])
async def my_tables(guest: CurrentGuest, services: ServicesDep, page: PageDep) -> Response:
    """Where I sit or am host, the latest first."""
    return await as_list(
        services, await services.store.listing.of_guest(guest.id, page), guest, page
    )


def _as_me(guest: Guest, status: int = 200) -> Response:
    return as_json({"id": guest.id, "name": guest.name}, status)
