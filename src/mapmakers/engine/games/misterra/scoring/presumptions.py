"""The points of presumption cards, and the distance to their next step."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from mapmakers.engine.core.values import rebuilt
from mapmakers.engine.games.misterra.cards import PresumptionCard
from mapmakers.engine.games.misterra.components_file import STANDARD
from mapmakers.engine.games.misterra.parchment import Parchment
from mapmakers.engine.games.misterra.scoring.families import FAMILIES
from mapmakers.engine.games.misterra.scoring.patterns import TURNS


@dataclass(frozen=True, slots=True)
class NextStep:
    """The next step of a card: the present count, the count needed, and the points gained."""

    count: int
    needed: int
    points: int

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


def presumption(number: int, parchment: Parchment, turns: str = "printed") -> int:
    """The points of a standard presumption card on a parchment.

    >>> presumption(18, Parchment.parse("SSJJJ SSJJJ SSSLL LLLLL MMMMM"))
    25
    """
    if turns not in TURNS:
        raise ValueError(f"turns is one of {', '.join(TURNS)}, not {turns!r}")
    return points(STANDARD.presumption(number), parchment, turns)


def counts(card: PresumptionCard, parchment: Parchment, turns: str) -> tuple[int, ...]:
    """What the card counts: one number, or one for each zone."""
    return FAMILIES[card.family].count(card, parchment, turns)


def points(card: PresumptionCard, parchment: Parchment, turns: str) -> int:
    return sum(worth(card, count) for count in counts(card, parchment, turns))


def standing(
    card: PresumptionCard, parchment: Parchment, turns: str
) -> tuple[int, NextStep | None]:
    """The points of the card, and the nearest count that would be worth more."""
    found = counts(card, parchment, turns)
    return sum([worth(card, count) for count in found]), _nearest(card, found)


def worth(card: PresumptionCard, count: int) -> int:
    """The points of one count: the highest step reached, and what lies beyond (M12.2)."""
    if not card.steps:
        return card.each * count
    reached = bisect_right(card.steps, count, key=_least)
    if not reached:
        return 0
    least, found = card.steps[reached - 1]
    if reached == len(card.steps):
        found += card.beyond * (count - least)
    return found


def steps_reached(card: PresumptionCard, points: int) -> int:
    """How many steps its points have reached. None where several zones count: each has its own."""
    if card.family == "zones_of_terrain":
        return 0
    return sum([points >= least for _, least in card.steps])


def next_step(card: PresumptionCard, parchment: Parchment, turns: str) -> NextStep | None:
    """The nearest count that would be worth more; None at the top of the card."""
    return _nearest(card, counts(card, parchment, turns))


def _nearest(card: PresumptionCard, reached: tuple[int, ...]) -> NextStep | None:
    found = [_next(card, count) for count in reached or (0,)]
    ahead = [step for step in found if step is not None]
    return min(ahead, key=lambda step: step.needed - step.count, default=None)


def _next(card: PresumptionCard, count: int) -> NextStep | None:
    reached = bisect_right(card.steps, count, key=_least)
    if reached < len(card.steps):
        needed = card.steps[reached][0]
    elif card.each or card.beyond:
        needed = count + 1
    else:
        return None
    return NextStep(count, needed, worth(card, needed) - worth(card, count))


def _least(step: tuple[int, int]) -> int:
    return step[0]
