"""The result of a match: totals, winners, and solo titles."""

from __future__ import annotations

from collections.abc import Sequence

from mapmakers.engine.core.game import Outcome
from mapmakers.engine.core.ranking import ranked
from mapmakers.engine.games.cartographers.components import EDICTS, SCORING, SEASONS, TITLES

SeasonScore = tuple[int, int, int, int]
"""The score of one season of a player: first edict, second edict, coins, and monsters (zero or
negative)."""
Seasons = tuple[SeasonScore, ...]


def outcome_of(scores: Sequence[Seasons], edicts: Sequence[int]) -> Outcome:
    """The result of four scored seasons (C11)."""
    totals = tuple([total_of(seasons) for seasons in scores])
    winners, decided_by = _winners(totals, [_lost(seasons) for seasons in scores])
    if len(scores) > 1:
        return Outcome(tuple(map(_sheet, scores)), totals, winners, decided_by)
    rating = totals[0] - sum(SCORING[card].solo for card in edicts)
    titles = tuple(title for least, title in TITLES if rating >= least)[:1]
    return Outcome(tuple(map(_sheet, scores)), totals, winners, decided_by, rating, titles)


def places_of(scores: Sequence[Seasons]) -> tuple[int, ...]:
    """Everybody's place, by what determines the winner (C11)."""
    return ranked([(total_of(seasons), -_lost(seasons)) for seasons in scores])


def total_of(seasons: Seasons) -> int:
    """The sum of some seasons."""
    total = 0
    for first, second, coins, monsters in seasons:
        total += first + second + coins + monsters
    return total


def sums_of(seasons: Seasons) -> tuple[int, ...]:
    """The sum of each season."""
    return tuple([total_of((season,)) for season in seasons])


def solo_goal(total: int, edicts: Sequence[int]) -> tuple[int, str]:
    """The stars that a lone player with this total aims at, and the title they earn (C13.4). The
    first goal is a rating of zero; the last remains when it is reached."""
    cards = sum(SCORING[card].solo for card in edicts)
    least, title = TITLES[0]
    for better, name in TITLES:
        if better >= 0 and cards + better > total:
            least, title = better, name
    return cards + least, title


def next_title(rating: int) -> tuple[str, int] | None:
    """The title above the one that a rating earns, and the stars it lacks (C13.4); None above the
    best."""
    found: tuple[str, int] | None = None
    for least, title in TITLES:
        if least > rating:
            found = title, least - rating
    return found


def _winners(totals: Sequence[int], lost: Sequence[int]) -> tuple[tuple[int, ...], str]:
    """Most stars (C11.1), then fewest lost to monsters (C11.2), then shared (C11.3)."""
    most = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(most) == 1:
        return tuple(most), "points"
    fewest = min(lost[seat] for seat in most)
    left = [seat for seat in most if lost[seat] == fewest]
    return tuple(left), "monsters" if len(left) == 1 else "shared"


def _lost(seasons: Seasons) -> int:
    return -sum([monsters for _, _, _, monsters in seasons])


def _sheet(seasons: Seasons) -> dict[str, int]:
    """The boxes of the score sheet: `spring.A`, `spring.B`, `spring.coins`, `spring.monsters`,
    ..."""
    boxes: dict[str, int] = {}
    for season, (first, second, coins, monsters) in zip(SEASONS, seasons, strict=True):
        one, other = season.edicts
        boxes[f"{season.name}.{EDICTS[one]}"] = first
        boxes[f"{season.name}.{EDICTS[other]}"] = second
        boxes[f"{season.name}.coins"] = coins
        boxes[f"{season.name}.monsters"] = monsters
    return boxes
