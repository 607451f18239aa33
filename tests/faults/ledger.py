"""What players were promised, held against what the table remembers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Promise:
    """A move that the server said it has kept."""

    command: str
    seat: int
    move: str
    step: int


@dataclass(frozen=True, slots=True)
class Damage:
    lost: int = 0
    """Promised moves that are not in their place."""
    doubled: int = 0
    """Moves in the log that nobody was promised, or that two commands claim."""

    def __add__(self, other: "Damage") -> "Damage":
        return Damage(self.lost + other.lost, self.doubled + other.doubled)


def damage(promises: Sequence[Promise], log: Sequence[dict[str, Any]]) -> Damage:
    """Compare at a moment when no command waits for an answer."""
    found = {entry["step"]: (entry["seat"], entry["move"]) for entry in log}
    lost = sum(found.get(one.step) != (one.seat, one.move) for one in promises)
    claims = Counter(one.step for one in promises)
    unclaimed = sum(entry["step"] not in claims for entry in log)
    claimed_twice = sum(count - 1 for count in claims.values())
    repeated_steps = len(log) - len(found)
    return Damage(lost, unclaimed + claimed_twice + repeated_steps)
