"""The end of a match: totals, winners, and the title of a lone player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mapmakers.engine.core.game import Outcome
from mapmakers.engine.games.cartographers.components import EDICTS, SCORING, SEASONS, TITLES


class SeasonScore(NamedTuple):
    """What one season was worth to one player; `monsters` is zero or below."""

    first: int
    second: int
    coins: int
    monsters: int


def outcome_of(scores: Sequence[Sequence[SeasonScore]], edicts: Sequence[int]) -> Outcome:
    """The result of four scored seasons (C11)."""
    totals = tuple(sum(map(sum, seasons)) for seasons in scores)
    winners, decided_by = _winners(totals, [_lost(seasons) for seasons in scores])
    if len(scores) > 1:
        return Outcome(tuple(map(_sheet, scores)), totals, winners, decided_by)
    rating = totals[0] - sum(SCORING[card].solo for card in edicts)
    titles = tuple(title for least, title in TITLES if rating >= least)[:1]
    return Outcome(tuple(map(_sheet, scores)), totals, winners, decided_by, rating, titles)


def _winners(totals: Sequence[int], lost: Sequence[int]) -> tuple[tuple[int, ...], str]:
    """Most stars (C11.1), then fewest lost to monsters (C11.2), then shared (C11.3)."""
    most = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(most) == 1:
        return tuple(most), "points"
    fewest = min(lost[seat] for seat in most)
    left = [seat for seat in most if lost[seat] == fewest]
    return tuple(left), "monsters" if len(left) == 1 else "shared"


def _lost(seasons: Sequence[SeasonScore]) -> int:
    return -sum(season.monsters for season in seasons)


def _sheet(seasons: Sequence[SeasonScore]) -> dict[str, int]:
    """The score sheet's boxes: `spring.A`, `spring.B`, `spring.coins`, `spring.monsters`, ..."""
    boxes: dict[str, int] = {}
    for season, score in zip(SEASONS, seasons, strict=True):
        first, second = (EDICTS[edict] for edict in season.edicts)
        boxes[f"{season.name}.{first}"] = score.first
        boxes[f"{season.name}.{second}"] = score.second
        boxes[f"{season.name}.coins"] = score.coins
        boxes[f"{season.name}.monsters"] = score.monsters
    return boxes
