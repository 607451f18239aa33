"""Sets of hexagonal spaces on a plane without end.

A hex is (q, r): q grows to the east, r to the south-east. Its six sides are numbered clockwise from
the east, and so are the steps over them.

A hex also has a packed form, one number, for rules that look at many: a step is a sum, and numbers
in order are hexes in reading order.
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
"""The way over each side."""
OPPOSITE: Final[tuple[int, ...]] = (3, 4, 5, 0, 1, 2)
"""The side by which a hex is entered that was left over a side of the one before."""

Space = i64
"""A packed hex."""
FARTHEST: Final = 1_000_000_001
"""How far from the centre, either way, a hex can be packed."""
_ROW: Final = 1 << 31
_HALF_ROW: Final = 1 << 30
NO_SPACE: Final = 1 << 61
"""Stands for no packed hex at all."""


def can_pack(space: Hex) -> bool:
    """Whether the hex lies near enough to the centre to be packed."""
    q, r = space
    return -FARTHEST <= q <= FARTHEST and -FARTHEST <= r <= FARTHEST


def packed(space: Hex) -> Space:
    """The hex as one number."""
    if not can_pack(space):
        raise ValueError(f"{space} is more than {FARTHEST} spaces from the centre")
    q: i64 = space[0]
    r: i64 = space[1]
    return r * _ROW + q


def unpacked(space: Space) -> Hex:
    """The way back from `packed`."""
    r: i64 = (space + _HALF_ROW) >> 31
    return space - r * _ROW, r


def wrapped(space: Space) -> i64:
    """The cell of a grid of 16 by 16, repeated over the plane, on which a packed hex lies."""
    return (space + _HALF_ROW) >> 27 & 0xF0 | space & 0xF


def beyond(space: Space, side: i64) -> Space:
    """The packed hex over this side. Constants: compiled, a table would be read as objects."""
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
    """The side by which a hex is entered that was left over this side."""
    return side + 3 if side < 3 else side - 3


def apart(one: Space, other: Space) -> bool:
    """Whether two packed hexes are neither the same nor neighbours."""
    way = other - one if other > one else one - other
    return way > 1 and way != _ROW and way != _ROW - 1


def both(some: Hexes, others: Hexes) -> Hexes:
    """What is in both sets."""
    return some & others


def either(some: Hexes, others: Hexes) -> Hexes:
    """What is in one of the sets at least."""
    return some | others


def without(some: Hexes, others: Hexes) -> Hexes:
    """What is in the first set but not in the second."""
    return some - others


def first(some: Hexes) -> Hexes:
    """The first hex in reading order, as a set; nothing of nothing."""
    return frozenset(in_reading_order(some)[:1])


def size(some: Hexes) -> int:
    """How many hexes."""
    return len(some)


def in_reading_order(some: Iterable[Hex]) -> list[Hex]:
    """Row by row from the north, each from the west."""
    return sorted(some, key=_row_first)


def _row_first(space: Hex) -> Hex:
    q, r = space
    return r, q


@lru_cache(maxsize=1 << 16)
def around(space: Hex) -> tuple[Hex, ...]:
    """The six neighbours, by the side that leads to them."""
    q, r = space
    return tuple((q + east, r + down) for east, down in STEPS)


def beside(some: Hexes) -> Hexes:
    """Every hex that shares a side with a hex of the set."""
    return frozenset(neighbour for space in some for neighbour in around(space))


def reach(start: Hexes, links: Callable[[Hex], Iterable[Hex]]) -> Hexes:
    """What can be reached from the start when each hex leads on to those it is linked to."""
    reached = set(start)
    found = list(start)
    while found:
        for linked in links(found.pop()):
            if linked not in reached:
                reached.add(linked)
                found.append(linked)
    return frozenset(reached)


def fill(start: Hexes, within: Hexes) -> Hexes:
    """What can be reached from the start by steps over sides, staying within."""
    return reach(both(start, within), lambda space: within.intersection(around(space)))


def clusters(some: Hexes) -> Iterator[Hexes]:
    """The connected parts of the set, by their first hex in reading order."""
    while some:
        cluster = fill(first(some), some)
        yield cluster
        some = without(some, cluster)


def moved(some: Hexes, by: Hex) -> Hexes:
    """The set shifted, the centre going to `by`."""
    return frozenset((q + by[0], r + by[1]) for q, r in some)


def turned(some: Hexes, turns: int) -> Hexes:
    """The set turned clockwise about the centre, by so many times 60 degrees."""
    return frozenset(turn(space, turns) for space in some)


def turn(space: Hex, turns: int) -> Hex:
    """The hex turned clockwise about the centre: side i of the plane becomes side i + turns."""
    q, r = space
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def distance(one: Hex, other: Hex = CENTRE) -> int:
    """The fewest steps from one hex to the other."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def number_of(space: Hex) -> int:
    """The hex's place in a spiral around the centre: a number for every hex of the plane."""
    radius = distance(space)
    if radius == 0:
        return 0
    for side in SIDES:
        along = _along(space, side, radius)
        if along is not None:
            return _before_ring(radius) + side * radius + along
    raise AssertionError("every hex lies on the ring of its distance")


def hex_of(number: int) -> Hex:
    """The way back from `number_of`."""
    if number < 0:
        raise ValueError("hexes are numbered from 0")
    if number == 0:
        return CENTRE
    radius = (3 + isqrt(12 * number - 3)) // 6
    side, along = divmod(number - _before_ring(radius), radius)
    (corner_q, corner_r), (step_q, step_r) = STEPS[side], STEPS[(side + 2) % 6]
    return corner_q * radius + step_q * along, corner_r * radius + step_r * along


def _before_ring(radius: int) -> int:
    """How many hexes lie nearer to the centre."""
    return 1 + 3 * radius * (radius - 1)


def _along(space: Hex, side: int, radius: int) -> int | None:
    """Steps from the ring's corner on this side to the hex; None where it is on another edge."""
    corner, ahead = STEPS[side], STEPS[(side + 2) % 6]
    q, r = space[0] - corner[0] * radius, space[1] - corner[1] * radius
    along = q * ahead[0] if ahead[0] else r * ahead[1]
    if 0 <= along < radius and (q, r) == (ahead[0] * along, ahead[1] * along):
        return along
    return None
