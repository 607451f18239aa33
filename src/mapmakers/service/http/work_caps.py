"""Limits on work in progress per guest and per address."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from mapmakers.service.bots import Owner
from mapmakers.service.errors import ApiError

TRY_AGAIN = 10
"""Seconds until there may be room again."""


@dataclass(frozen=True, slots=True)
class Cap:
    code: str
    what: str
    by_guest: int
    by_address: int
    """A class of thirty shares an address, each with several pages open."""

    def check(self, guest: int, address: int, factor: float) -> None:
        """Raise an error if there are more than allowed, multiplied by this factor."""
        if guest > self.by_guest * factor or address > self.by_address * factor:
            wait = {"Retry-After": str(TRY_AGAIN)}
            raise ApiError(429, self.code, f"Too many {self.what} at once.", headers=wait)


HINTS_AT_ONCE = Cap("too-many-hints", "hints", 3, 60)
ANALYSES_AT_ONCE = Cap("too-many-analyses", "analyses", 3, 30)
IMPORTS_AT_ONCE = Cap("too-many-imports", "records", 2, 10)
BOTS_AT_ONCE = Cap("too-many-bots", "decisions of bots waiting", 300, 900)
TABLES_AT_ONCE = Cap("too-many-tables", "tables of one day under way", 200, 1_000)


class AtOnce:
    """Counts work in progress; does nothing if limits are off."""

    def __init__(self, factor: float) -> None:
        self.on = factor > 0
        self._factor = factor
        self._guests: Counter[tuple[Cap, str]] = Counter()
        self._addresses: Counter[tuple[Cap, str]] = Counter()

    def check(self, cap: Cap, counts: tuple[int, int]) -> None:
        """Raise an error if the guest or the address has reached its limit."""
        if self.on:
            guest, address = counts
            cap.check(guest + 1, address + 1, self._factor)

    def begin(self, cap: Cap, owner: Owner) -> Callable[[], None]:
        """Count one more; the returned function must be called when it is done."""
        guest, address = (cap, owner.guest), (cap, owner.address)
        self.check(cap, (self._guests[guest], self._addresses[address]))
        self._guests[guest] += 1
        self._addresses[address] += 1

        def over() -> None:
            for counter, key in ((self._guests, guest), (self._addresses, address)):
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]

        return over

    @contextmanager
    def under_way(self, cap: Cap, owner: Owner) -> Iterator[None]:
        over = self.begin(cap, owner)
        try:
            yield
        finally:
            over()
