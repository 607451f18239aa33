"""Sets of hexagonal spaces on an unbounded plane.

A hex is (q, r): q increases to the east, r to the south-east. Its six sides are numbered clockwise
from the east, and so are the steps over them.

A hex also has a packed form, one integer: a step is an addition, and integers in order are hexes in
reading order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from math import isqrt
from typing import Final

from mapmakers.engine.mypyc_types import i64

Hex = tuple[int, int]
Hexes = frozenset[Hex]

NOWHERE: Hexes = frozenset()
CENTRE: Hex = (0, 0)

SIDES = range(6)
STEPS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The step over each side."""
OPPOSITE: Final[tuple[int, ...]] = (3, 4, 5, 0, 1, 2)
"""The opposite side: leaving a hex over a side enters the next one over this side."""

Space = i64
"""A packed hex."""
FARTHEST: Final = 1_000_000_001
"""The largest coordinate that can be packed."""
_ROW: Final = 1 << 31
_HALF_ROW: Final = 1 << 30
NO_SPACE: Final = 1 << 61
"""A value that is not a packed hex."""


def can_pack(space: Hex) -> bool:
    """Whether the hex is near enough to the centre to be packed."""
    q, r = space
    return -FARTHEST <= q <= FARTHEST and -FARTHEST <= r <= FARTHEST


def packed(space: Hex) -> Space:
    """The hex as one integer."""
    if not can_pack(space):
        raise ValueError(f"{space} is more than {FARTHEST} spaces from the centre")
    q: i64 = space[0]
    r: i64 = space[1]
    return r * _ROW + q


def unpacked(space: Space) -> Hex:
    """The inverse of `packed`."""
    r: i64 = (space + _HALF_ROW) >> 31
    return space - r * _ROW, r


def wrapped(space: Space) -> i64:
    """The cell of a 16 by 16 grid, repeated over the plane, that a packed hex maps to."""
    return (space + _HALF_ROW) >> 27 & 0xF0 | space & 0xF


def beyond(space: Space, side: i64) -> Space:
    """The packed hex over this side. Constants, because a compiled table would hold objects."""
    if side == 0:
        return space + 1
    if side == 1:
        return space + _ROW
    if side == 2:
        return space + (_ROW - 1)
    if side == 3:
        return space - 1
    if side == 4:
        return space - _ROW
    return space - (_ROW - 1)


def opposite(side: i64) -> i64:
    """The opposite side."""
    return side + 3 if side < 3 else side - 3


def apart(one: Space, other: Space) -> bool:
    """Whether two packed hexes are neither the same nor neighbours."""
    way = other - one if other > one else one - other
    return way > 1 and way != _ROW and way != _ROW - 1


def both(some: Hexes, others: Hexes) -> Hexes:
    """The intersection."""
    return some & others


def either(some: Hexes, others: Hexes) -> Hexes:
    """The union."""
    return some | others


def without(some: Hexes, others: Hexes) -> Hexes:
    """The difference."""
    return some - others


def first(some: Hexes) -> Hexes:
    """The first hex in reading order, as a set; empty for an empty set."""
    return frozenset(in_reading_order(some)[:1])


def size(some: Hexes) -> int:
    """The number of hexes."""
    return len(some)


def in_reading_order(some: Iterable[Hex]) -> list[Hex]:
    """Row by row from the north, each from the west."""
    return sorted(some, key=_row_first)


def _row_first(space: Hex) -> Hex:
    q, r = space
    return r, q


@lru_cache(maxsize=1 << 16)
def around(space: Hex) -> tuple[Hex, ...]:
    """The six neighbours, by side."""
    q, r = space
    return tuple((q + east, r + down) for east, down in STEPS)


def beside(some: Hexes) -> Hexes:
    """Every hex that shares a side with a hex of the set."""
    return frozenset(neighbour for space in some for neighbour in around(space))


def reach(start: Hexes, links: Callable[[Hex], Iterable[Hex]]) -> Hexes:
    """Everything reachable from the start through these links."""
    reached = set(start)
    found = list(start)
    while found:
        for linked in links(found.pop()):
            if linked not in reached:
                reached.add(linked)
                found.append(linked)
    return frozenset(reached)


def fill(start: Hexes, within: Hexes) -> Hexes:
    """Everything reachable from the start by steps within the set."""
    return reach(both(start, within), lambda space: within.intersection(around(space)))


def clusters(some: Hexes) -> Iterator[Hexes]:
    """The connected parts of the set, in the order of their first hexes."""
    while some:
        cluster = fill(first(some), some)
        yield cluster
        some = without(some, cluster)


def moved(some: Hexes, by: Hex) -> Hexes:
    """The set shifted, moving the centre to `by`."""
    return frozenset((q + by[0], r + by[1]) for q, r in some)


def turned(some: Hexes, turns: int) -> Hexes:
    """The set rotated clockwise about the centre by multiples of 60 degrees."""
    return frozenset(turn(space, turns) for space in some)


def turn(space: Hex, turns: int) -> Hex:
    """The hex rotated clockwise about the centre: side i becomes side i + turns."""
    q, r = space
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def distance(one: Hex, other: Hex = CENTRE) -> int:
    """The distance between two hexes in steps."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def number_of(space: Hex) -> int:
    """The hex's position in a spiral around the centre: a number for every hex."""
    radius = distance(space)
    if radius == 0:
        return 0
    for side in SIDES:
        along = _along(space, side, radius)
        if along is not None:
            return _before_ring(radius) + side * radius + along
    raise AssertionError("every hex lies on the ring of its distance")


def hex_of(number: int) -> Hex:
    """The inverse of `number_of`."""
    if number < 0:
        raise ValueError("hexes are numbered from 0")
    if number == 0:
        return CENTRE
    radius = (3 + isqrt(12 * number - 3)) // 6
    side, along = divmod(number - _before_ring(radius), radius)
    (corner_q, corner_r), (step_q, step_r) = STEPS[side], STEPS[(side + 2) % 6]
    return corner_q * radius + step_q * along, corner_r * radius + step_r * along


def _before_ring(radius: int) -> int:
    """The number of hexes nearer to the centre."""
    return 1 + 3 * radius * (radius - 1)


def _along(space: Hex, side: int, radius: int) -> int | None:
    """Steps from the ring's corner on this side to the hex; None if it is on another edge."""
    corner, ahead = STEPS[side], STEPS[(side + 2) % 6]
    q, r = space[0] - corner[0] * radius, space[1] - corner[1] * radius
    along = q * ahead[0] if ahead[0] else r * ahead[1]
    if 0 <= along < radius and (q, r) == (ahead[0] * along, ahead[1] * along):
        return along
    return None
