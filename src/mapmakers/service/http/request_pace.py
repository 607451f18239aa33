"""The overall rate limit of requests, far above what any player needs.

Expensive requests have their own limits in rate_limits.py, sockets theirs in connections.py.
"""

from collections import OrderedDict

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from mapmakers.service.errors import answer
from mapmakers.service.http.identity import token_of
from mapmakers.service.http.rate_limits import address_of
from mapmakers.service.http.request_guard import HEALTH
from mapmakers.service.http.token_bucket import TokenBucket
from mapmakers.service.store.guests import hashed

OF_AN_ADDRESS = (3_000.0, 300.0)
"""Requests in a burst, and per second. A class of a hundred that opens the page together sends
about two thousand."""
OF_A_GUEST = (900.0, 60.0)
"""A guest with several pages open who steps through a match with a key held down: thirty per
second."""
MOST_KNOWN = 20_000


class Buckets:
    """One bucket for each recent client."""

    def __init__(self, size: tuple[float, float], factor: float) -> None:
        self._most, self._rate = (amount * factor for amount in size)
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = TokenBucket(self._most, self._rate)
            if len(self._buckets) > MOST_KNOWN:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(1)


class Pace:
    """Refuses requests that come too fast, before any work is done."""

    def __init__(self, app: ASGIApp, factor: float) -> None:
        self.app = app
        self._on = factor > 0
        self._addresses = Buckets(OF_AN_ADDRESS, factor)
        self._guests = Buckets(OF_A_GUEST, factor)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._on and scope["type"] == "http" and scope["path"] not in HEALTH:
            connection = HTTPConnection(scope)
            token = token_of(connection)
            within = self._addresses.take(address_of(connection))
            if not within or (token and not self._guests.take(hashed(token))):
                wait = {"Retry-After": "5"}
                refusal = answer(429, "too-many", "Too many requests; try again later.", wait)
                await refusal(scope, receive, send)
                return
        await self.app(scope, receive, send)
