"""The weights of a planner, in thousandths."""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.mypyc_types import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class PlanWeights:
    """What a planner expects of future half days: points or probabilities."""

    __slots__ = (
        "building",
        "by_luck",
        "confirmed_by_others",
        "confirmed_by_otoma",
        "confirmed_by_self",
        "crowding",
        "denied",
        "empty",
        "filled",
        "footing",
        "growth",
        "not_yet",
        "price",
        "reaching",
        "spaces_a_half_day",
        "waiting",
        "way",
    )

    def __init__(
        self,
        confirmed_by_otoma: int,
        confirmed_by_others: int,
        confirmed_by_self: int,
        by_luck: int,
        not_yet: int,
        spaces_a_half_day: int,
        price: int,
        crowding: int,
        empty: int,
        way: int,
        growth: int,
        building: int,
        waiting: int,
        denied: int,
        filled: int,
        footing: int,
        reaching: int,
    ) -> None:
        self.confirmed_by_otoma: Final = confirmed_by_otoma
        self.confirmed_by_others: Final = confirmed_by_others
        self.confirmed_by_self: Final = confirmed_by_self
        self.by_luck: Final = by_luck
        self.not_yet: Final = not_yet
        self.spaces_a_half_day: Final = spaces_a_half_day
        self.price: Final = price
        self.crowding: Final = crowding
        self.empty: Final = empty
        self.way: Final = way
        self.growth: Final = growth
        self.building: Final = building
        self.waiting: Final = waiting
        self.denied: Final = denied
        self.filled: Final = filled
        self.footing: Final = footing
        self.reaching: Final = reaching
