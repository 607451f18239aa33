"""A token bucket: a burst, and a rate per second."""

from time import monotonic


class TokenBucket:
    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._left = most
        self._at = monotonic()

    def take(self, cost: float) -> bool:
        """Take tokens; False, and nothing is taken, if there are not enough."""
        if self._left < cost:
            now = monotonic()
            self._left = min(self._most, self._left + (now - self._at) * self._rate)
            self._at = now
            if self._left < cost:
                return False
        self._left -= cost
        return True
