"""The identity of a request: a guest is identified by the token in the cookie."""

from collections import OrderedDict
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection
from starlette.responses import Response

from mapmakers.service.errors import ApiError
from mapmakers.service.http.guest_addresses import GuestAddresses
from mapmakers.service.http.rate_limits import address_of
from mapmakers.service.store.guests import Guest, GuestStore, hashed

COOKIE = "mapmakers-guest"
HOST_COOKIE = "__Host-mapmakers-guest"
"""The cookie's name behind https: browsers accept this prefix only from the site itself, over
https."""
LASTS = 400 * 24 * 3600
"""Seconds; browsers limit the lifetime of a cookie."""
MOST_KNOWN = 20_000


class Identity:
    """Guests by their tokens; recent ones are cached by the hash, unless another process might
    rename them."""

    def __init__(
        self, store: GuestStore, guest_addresses: GuestAddresses, *, remembering: bool
    ) -> None:
        self._store = store
        self._guest_addresses = guest_addresses
        self._remembering = remembering
        self._known: OrderedDict[str, Guest] = OrderedDict()
        self._guests: WeakValueDictionary[str, Guest] = WeakValueDictionary()
        """By id: two devices of a guest share the object, and so the name."""

    async def of(self, connection: HTTPConnection) -> Guest | None:
        """The guest of a request, or None."""
        token = token_of(connection)
        if not token:
            return None
        key = hashed(token)
        guest = self._known.get(key)
        if guest is None:
            found = await self._store.by_token(token)
            if found is None:
                return None
            guest = self._remember(key, found)
        self._guest_addresses.saw(guest.id, address_of(connection))
        return guest

    async def introduce(self, guest: Guest | None, name: str) -> tuple[Guest, str | None]:
        """Name the guest; a new guest also gets a token."""
        if guest is not None:
            await self._store.rename(guest, name)
            return guest, None
        new, token = await self._store.create(name)
        return self._remember(hashed(token), new), token

    def session_of(self, connection: HTTPConnection) -> str | None:
        """The hash of the device's token, which cannot be used to sign in."""
        token = token_of(connection)
        return hashed(token) if token else None

    def forget(self, guest_id: str, kept: str) -> None:
        """Sign out the guest's devices except one."""
        for key in [key for key, guest in self._known.items() if guest.id == guest_id]:
            if key != kept:
                del self._known[key]

    async def link(self, token: str) -> tuple[Guest, str]:
        """Use a one-time link on another device."""
        taken = await self._store.take_link(token)
        if taken is None:
            raise ApiError(404, "no-such-link", "This link has been used or has expired.")
        guest_id, own = taken
        guest = await self._store.by_token(own)
        assert guest is not None, guest_id
        return self._remember(hashed(own), guest), own

    def _remember(self, key: str, found: Guest) -> Guest:
        if not self._remembering:
            return found
        guest = self._guests.setdefault(found.id, found)
        self._known[key] = guest
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return guest


def token_of(connection: HTTPConnection) -> str | None:
    """The device's token, also under the cookie name without a prefix."""
    cookies = connection.cookies
    return cookies.get(HOST_COOKIE) or cookies.get(COOKIE)


def set_cookie(response: Response, token: str, *, secure: bool) -> None:
    name = HOST_COOKIE if secure else COOKIE
    response.set_cookie(
        name, token, max_age=LASTS, path="/", httponly=True, samesite="lax", secure=secure
    )


def rename_cookie(response: Response, connection: HTTPConnection, *, secure: bool) -> None:
    """Behind https, move the token of a device to the prefixed cookie name."""
    old = connection.cookies.get(COOKIE)
    if not secure or not old:
        return
    if HOST_COOKIE not in connection.cookies:
        set_cookie(response, old, secure=True)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=True)
