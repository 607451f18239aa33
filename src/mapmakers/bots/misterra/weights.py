"""The numbers of the judgement: what a planner expects of half days that nobody has played yet."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Points, unless they say otherwise. tune.py looks for better ones."""

    confirmed_by_otoma: float = 0.62
    """Chance that Otoma's visit confirms a hazy tile and does not replace it."""
    confirmed_by_others: float = 0.6
    """Chance that other players confirm it in a long time."""
    confirmed_by_self: float = 0.25
    """Chance that there is a half day to spare for it, while there are many."""
    by_luck: float = 0.1
    """Chance that the island becomes what is drawn without being told."""
    not_yet: float = 0.85
    """Of what a drawn space can hope for, what one that is only planned can."""
    spaces_a_half_day: float = 1.5
    """Planned spaces that a half day draws."""
    price: float = 0.6
    """What a planned space that is not drawn yet costs at least."""
    crowding: float = 1.6
    """How much more it costs when there are as many as half days allow."""
    way: float = 0.15
    """Of the points of a card's next step, what counts for the part of the way that is done."""
    growth: float = 1.0
    """What a planned tile in a claimed region counts."""
    region: float = 0.5
    """What a planned tile of a zone counts that a marker is left for."""
    waiting: float = 0.35
    """What it is worth to keep a claim marker, for each half day to come."""
    denied: float = 0.5
    """Chance that Otoma would take a region as large as its largest."""
    filled: float = 5.0
    """What each round costs that is not played because the parchment was full too soon."""
    footing: float = 0.1
    """What each planned space counts that can be drawn from where a turn ends."""


WEIGHTS = Weights()
