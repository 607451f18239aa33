"""What a drawing is worth: scoring cards, coins and monsters, and the cells that score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from mapmakers.engine.boards import eleven
from mapmakers.engine.boards.eleven import both, without
from mapmakers.engine.games.cartographers.components import SCORING
from mapmakers.engine.games.cartographers.effects_view import CardEffect, Effects
from mapmakers.engine.games.cartographers.scoring.cards import EARNING, LOOKING_AT, POINTS
from mapmakers.engine.games.cartographers.scoring.monsters import haunted, monster_loss
from mapmakers.engine.games.cartographers.sheet import Sheet


def effects_of(before: Sheet, after: Sheet, edicts: Sequence[int]) -> Effects:
    """The difference between two sheets, the second with one more drawing."""
    return Effects(
        tuple(
            CardEffect(
                SCORING[card].name,
                POINTS[card](before),
                POINTS[card](after),
                eleven.cells(EARNING[card](after)),
            )
            for card in edicts
        ),
        after.coins - before.coins,
        eleven.cells(without(after.paid, before.paid)),
        monster_loss(before) - monster_loss(after),
        eleven.cells(haunted(after)),
        eleven.cells(both(before.land.ruins, without(before.empty, after.empty))),
    )


class Deltas(NamedTuple):
    """What a drawing changes, as numbers only: fast, for bots that compare many."""

    edicts: tuple[int, ...]
    """The change of stars for the scoring cards under edicts A to D."""
    coins: int
    """Coins gained, for the shape and for mountains."""
    monsters: int
    """The change of stars per season because of monsters; negative if they cost more."""


def change_between(before: Sheet, after: Sheet, edicts: tuple[int, ...]) -> Deltas:
    """The difference between two sheets, whatever was drawn on the second."""
    had, lost = _stars(before, edicts)
    has, loses = _stars(after, edicts)
    return Deltas(
        tuple([now - then for then, now in zip(had, has, strict=True)]),
        after.coins - before.coins,
        lost - loses,
    )


def deltas_of(before: Sheet, after: Sheet, terrain: int, edicts: tuple[int, ...]) -> Deltas:
    """The difference between two sheets, the second with one more drawing of this terrain."""
    looking = LOOKING_AT[terrain]
    stars, monsters = _stars(before, edicts)
    return Deltas(
        tuple(
            [
                POINTS[card](after) - now if card in looking else 0
                for card, now in zip(edicts, stars, strict=True)
            ]
        ),
        after.coins - before.coins,
        monsters - monster_loss(after),
    )


@lru_cache(maxsize=64)
def _stars(sheet: Sheet, edicts: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """What a sheet earns and loses; cached, because many drawings are tried on the same sheet."""
    return tuple([POINTS[card](sheet) for card in edicts]), monster_loss(sheet)
