"""What is printed on presumption cards and on Otoma's cards."""

from __future__ import annotations

from dataclasses import dataclass

from mapmakers.engine.games.misterra.sketches import TERRAINS
from mapmakers.engine.games.misterra.spaces import name_of


@dataclass(frozen=True, slots=True)
class PresumptionCard:
    """A presumption card: what a sponsor would like to see on a parchment."""

    number: int
    family: str
    terrain: int | None
    other: int | None
    """The terrain that must not be adjacent (M13.13 to M13.16)."""
    steps: tuple[tuple[int, int], ...]
    """Minimum count and its points, ascending; empty if each one scores by itself."""
    beyond: int
    """Points for each one above the last step."""
    each: int
    """Points for each one, if there are no steps."""
    pattern: tuple[tuple[int, int, int], ...]
    """Row, column and terrain of each cell of a pattern."""
    guessed: bool = False
    """Whether what it shows is ours, because no picture of the printed card was available."""

    def __reduce__(self) -> tuple[object, ...]:
        looked_at = (self.number, self.family, self.terrain, self.other)
        counted = (self.steps, self.beyond, self.each, self.pattern, self.guessed)
        return PresumptionCard, (*looked_at, *counted)


@dataclass(frozen=True, slots=True)
class Slot:
    """One action of Otoma: map a terrain; or confirm what lies there, and map if nothing does."""

    confirm: bool
    terrain: int

    def __str__(self) -> str:
        return f"{'confirm' if self.confirm else 'map'} {TERRAINS[self.terrain]}"

    def __reduce__(self) -> tuple[object, ...]:
        return Slot, (self.confirm, self.terrain)


@dataclass(frozen=True, slots=True)
class OtomaCard:
    """Terrains side: two actions and possibly a claim. Coordinates side: the two spaces."""

    number: int
    claim: bool
    slots: tuple[Slot, Slot]
    spaces: tuple[int, int]

    @property
    def space_names(self) -> tuple[str, str]:
        one, other = self.spaces
        return name_of(one), name_of(other)

    @property
    def action_names(self) -> tuple[str, str]:
        """`map steppe`, or `confirm steppe`: confirm what lies there, otherwise map."""
        one, other = self.slots
        return str(one), str(other)

    def __reduce__(self) -> tuple[object, ...]:
        return OtomaCard, (self.number, self.claim, self.slots, self.spaces)
