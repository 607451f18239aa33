"""Rate limits with sliding windows."""

from ipaddress import IPv6Address, ip_address

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.requests import HTTPConnection

from mapmakers.service.errors import ApiError

# Per address. A class of a hundred shares one.
NEW_GUESTS = parse("300/hour")
NEW_TABLES_BY_ADDRESS = parse("600/hour")
LINKS_BY_ADDRESS = parse("60/minute")
COMPONENTS_BY_ADDRESS = parse("600/minute")
"""Checked or saved components files."""
IMPORTS_BY_ADDRESS = parse("60/minute")
LESSONS_BY_ADDRESS = parse("2000/10 seconds")
LESSON_POSITIONS_BY_ADDRESS = parse("300/minute")
"""Positions after a learner's own moves that have to be computed."""
SOCKETS_BY_ADDRESS = parse("600/minute")
LISTS_BY_ADDRESS = parse("600/10 seconds")
FLOODS_BY_ADDRESS = parse("5/minute")
"""Sockets closed for misuse; after this many, none may be opened for a while."""

# Per guest.
NEW_TABLES = parse("120/hour")
COMMANDS = parse("500/10 seconds")
QUESTIONS = parse("300/10 seconds")
COMPONENTS = parse("60/minute")
"""Checked or saved components files."""
HINTS = parse("60/minute")
ANALYSES = parse("30/hour")
SEAT_CHANGES = parse("300/minute")
LISTS = parse("60/10 seconds")


class Limits:
    def __init__(self, factor: float) -> None:
        """A factor for every limit; 0 for none."""
        self.on = factor > 0
        self._factor = factor
        self._limiter = MovingWindowRateLimiter(MemoryStorage()) if self.on else None
        self._widened: dict[RateLimitItem, RateLimitItem] = {}

    def allows(self, limit: RateLimitItem, who: str, count: int = 1) -> bool:
        """Count events; returns whether they are within the limit."""
        if self._limiter is None:
            return True
        return self._limiter.hit(self._wide(limit), str(limit), who, cost=count)

    def _wide(self, limit: RateLimitItem) -> RateLimitItem:
        found = self._widened.get(limit)
        if found is None:
            amount = max(1, round(limit.amount * self._factor))
            found = self._widened[limit] = type(limit)(amount, limit.multiples)
        return found

    def check(self, limit: RateLimitItem, who: str, count: int = 1) -> None:
        """Raise an error if the limit is exceeded."""
        if not self.allows(limit, who, count):
            raise _too_many(limit)

    def check_before(self, limit: RateLimitItem, who: str) -> None:
        """Raise an error if one more would exceed the limit; nothing is counted."""
        if self._limiter is not None and not self._limiter.test(self._wide(limit), str(limit), who):
            raise _too_many(limit)


def _too_many(limit: RateLimitItem) -> ApiError:
    wait = {"Retry-After": str(limit.get_expiry())}
    return ApiError(429, "too-many", "Too many requests; try again later.", headers=wait)


def address_of(connection: HTTPConnection) -> str:
    """The client address."""
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """The key of an address: an IPv4 address, or an IPv6 network."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)
