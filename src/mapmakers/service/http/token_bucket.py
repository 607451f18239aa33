"""A token bucket: so much at once, and so much a second after that."""

from time import monotonic


class TokenBucket:
    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._left = most
        self._at = monotonic()

    def take(self, cost: float) -> bool:
        """Whether there was so much; what is not there is not taken."""
        if self._left < cost:
            now = monotonic()
            self._left = min(self._most, self._left + (now - self._at) * self._rate)
            self._at = now
            if self._left < cost:
                return False
        self._left -= cost
        return True
