"""The value of a map during a match: certain stars and expected stars."""

from __future__ import annotations

from typing import Final, final

from mapmakers.bots.cartographers.search.heuristics.any_map import mountains, room
from mapmakers.bots.cartographers.search.heuristics.cards import HEURISTICS
from mapmakers.engine.games.cartographers.components import SEASONS
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.scoring.cards import POINTS
from mapmakers.engine.games.cartographers.scoring.monsters import monster_loss
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.games.cartographers.state import CartographersState
from mapmakers.engine.mypyc_types import mypyc_attr

GENERAL_NAMES: Final = [
    "patience",
    "coin_nearly",
    "coin_half",
    "hole",
    "end",
    "ruin",
    "haunted",
    "haste",
]
"""The general weights, before those of the scoring cards, which have two each."""
PATIENCE: Final = 0
COIN_NEARLY: Final = 1
COIN_HALF: Final = 2
HOLE: Final = 3
END: Final = 4
RUIN: Final = 5
HAUNTED: Final = 6
HASTE: Final = 7
GENERAL: Final = 8

PACE: Final = 1.45
"""The average time of a drawing."""
WHOLE: Final = 20.0
"""The approximate number of drawings in a match."""

THRESHOLDS: Final = [season.threshold for season in SEASONS]
SEASON_COUNT: Final = len(SEASONS)


@final
@mypyc_attr(acyclic=True)
class MapEvaluator:
    """Evaluates maps at one moment of a match: how often and how soon each card will be counted."""

    __slots__ = ("_cards", "_hopes", "_stars", "_weights", "coin", "fear", "left")

    def __init__(
        self, weights: list[float], edicts: tuple[int, ...], season: int, time: int
    ) -> None:
        self._weights = weights
        self._cards: list[int] = []
        self._stars: list[float] = []
        self._hopes: list[float] = []
        self.coin = 0.0
        """The value of a coin."""
        self.fear = 0.0
        """The cost of an empty space beside a monster."""
        self.left = 0.0
        """The approximate number of drawings to come."""
        stars = [0.0] * len(edicts)
        hopes = [0.0] * len(edicts)
        until = -float(time)
        for number in range(season, SEASON_COUNT):
            until += THRESHOLDS[number]
            drawings = max(until / PACE, 0.5)
            for edict in SEASONS[number].edicts:
                stars[edict] += 1.0 - weights[PATIENCE] * drawings / WHOLE
                hopes[edict] += drawings / (drawings + weights[HASTE])
            self.coin += 1.0
            self.fear += 1.0 if number == season else weights[HAUNTED]
            self.left = drawings
        for edict, card in enumerate(edicts):
            if stars[edict] != 0.0:
                self._cards.append(card)
                self._stars.append(stars[edict])
                self._hopes.append(hopes[edict])

    def worth(self, sheet: Sheet) -> float:
        """Stars, and what is expected beyond them."""
        weights = self._weights
        hoped = self.left / WHOLE
        total = self.coin * int(sheet.coins) - self.fear * monster_loss(sheet)
        for at, card in enumerate(self._cards):
            total += self._stars[at] * POINTS[card](sheet)
            first = GENERAL + 2 * card
            total += self._hopes[at] * HEURISTICS[card](sheet, weights[first], weights[first + 1])
        total += self.coin * mountains(sheet, weights[COIN_NEARLY], weights[COIN_HALF])
        total += hoped * room(sheet, weights[HOLE], weights[END], weights[RUIN])
        return total


def evaluator_of(state: CartographersState, weights: list[float]) -> MapEvaluator:
    """The evaluator for this moment."""
    return MapEvaluator(weights, state.edicts, state.season, state.time)


def evaluate_moves(
    state: CartographersState, seat: int, weights: list[float]
) -> list[tuple[float, Move]]:
    """Every legal drawing in order with the value of the map after it; a neighbour's map counts
    negatively."""
    drawings = state.legal(seat)
    offer = drawings.offer
    target = state.target(seat)
    before = state.sheets[target]
    sign = 1.0 if target == seat else -1.0
    evaluator = evaluator_of(state, weights)
    return [
        (
            sign * evaluator.worth(before.draw(move.terrain, move.cells, offer.coin_of(move))),
            move,
        )
        for move in drawings.listed()
    ]


def best_move(state: CartographersState, seat: int, weights: list[float]) -> Move:
    """The drawing with the best value; the first of several."""
    judged = evaluate_moves(state, seat, weights)
    most, best = judged[0]
    for worth, move in judged:
        if worth > most:
            most = worth
            best = move
    return best
