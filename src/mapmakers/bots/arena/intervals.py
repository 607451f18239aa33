"""95 % intervals of measured figures."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

NORMAL_95: Final = 1.96


class Interval(NamedTuple):
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half its width."""
        return (self.high - self.low) / 2

    def __str__(self) -> str:
        """A share in percent, as text for tables."""
        return f"{100 * self.low:.1f}-{100 * self.high:.1f}%"


def wilson(share: float, count: int) -> Interval:
    """Wilson's interval of a share."""
    square = NORMAL_95**2
    whole = 1 + square / count
    middle = (share + square / (2 * count)) / whole
    reach = NORMAL_95 * sqrt(share * (1 - share) / count + square / (4 * count**2)) / whole
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))
