"""The cards and tiles of the box as typed tables; components.json contains the standard ones."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from typing import Final

from mapmakers.engine.boards.squares import Cells
from mapmakers.engine.games.misterra.cards import OtomaCard, PresumptionCard
from mapmakers.engine.games.misterra.spaces import name_of, names_of

PLAYERS = range(1, 5)
TILES: Final = 12
"""Tiles of each terrain."""
MARKERS: Final = 3
"""Claim markers of each player, and of Otoma."""
DISPLAY: Final = 5
DEALT: Final = 4
KEPT: Final = 2


@dataclass(frozen=True)
class Components:
    """A set of components."""

    jungle: tuple[Cells, Cells, Cells]
    """Where jungle lies at first, for 2, 3 and 4 players (M2.1)."""
    sketches: tuple[tuple[int, ...], ...]
    """For 2, 3 and 4 players: how many cards of each kind are used (M2.2)."""
    presumptions: tuple[PresumptionCard, ...]
    """Numbered from 1, in order."""
    pairs: tuple[tuple[int, int], ...]
    """The lettered pairs of a first game, A first (M2.5)."""
    otoma: tuple[OtomaCard, ...]
    """Claim cards last."""
    guessed: tuple[str, ...] = ()
    """The sections of the file whose contents are not known from print."""

    @cached_property
    def fingerprint(self) -> str:
        """Identifies this set in records, independent of the layout and the notes of its file."""
        text = json.dumps(self._content(), sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()

    def _content(self) -> dict[str, object]:
        """What is printed, as plain values. Records depend on it: it must never change."""
        return {
            "jungle": [names_of(spaces) for spaces in self.jungle],
            "sketches": self.sketches,
            "presumptions": [
                [
                    card.number,
                    card.family,
                    card.terrain,
                    card.other,
                    card.steps,
                    card.beyond,
                    card.each,
                    card.pattern,
                ]
                for card in self.presumptions
            ],
            "pairs": self.pairs,
            "otoma": [
                [card.number, card.claim]
                + [[slot.confirm, slot.terrain] for slot in card.slots]
                + [name_of(space) for space in card.spaces]
                for card in self.otoma
            ],
        }

    @cached_property
    def decks(self) -> tuple[tuple[int, ...], ...]:
        """For 2, 3 and 4 players: every sketch card in use, by kind, in ascending order."""
        return tuple(
            tuple(
                kind
                for kind, counts in enumerate(zip(*self.sketches[: at + 1], strict=True))
                for _ in range(sum(counts))
            )
            for at in range(len(self.sketches))
        )

    def presumption(self, number: int) -> PresumptionCard:
        """The presumption card of this number."""
        if not 1 <= number <= len(self.presumptions):
            raise KeyError(number)
        return self.presumptions[number - 1]


def standard_text() -> str:
    """The file of the standard components."""
    path = files("mapmakers.engine.games.misterra") / "components.json"
    return path.read_text(encoding="utf-8")
