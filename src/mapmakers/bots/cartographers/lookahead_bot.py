"""The bot that looks at every card that may come next before it draws."""

from __future__ import annotations

from typing import Any, NamedTuple

from mapmakers.bots.bot import Turn
from mapmakers.bots.cartographers.next_card import NextCardChance, next_cards
from mapmakers.bots.cartographers.opening_variety import Judged, varied
from mapmakers.bots.cartographers.search.map_evaluator import evaluate_moves
from mapmakers.bots.cartographers.search.simulation import alone, simulated_stars
from mapmakers.bots.cartographers.solo_search import SoloSearch
from mapmakers.bots.cartographers.tuned_weights import WEIGHTS, fitting
from mapmakers.engine.core import FastChance, shuffled
from mapmakers.engine.games.cartographers.components import DECK
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.state import CartographersState

SPARE = 0.9
"""The fraction of its time that it uses, so that the last playout ends in time."""


class Lookahead(NamedTuple):
    """How far the bot looks ahead."""

    drawings: int
    """How many of its drawings it examines."""
    cards: int = len(DECK)
    """With how many of the cards that may come next, chosen at random, and the best reply to
    each."""
    kept: int = 1
    """How many of those drawings it examines further."""
    further: int = 0
    """How many drawings further, again with all of those cards."""
    leeway: float = 0.0
    """How many stars less than the best by the evaluator a drawing of the first season may be worth
    to be examined in its place."""


class LookaheadBot:
    """Values its best drawings by the best reply to each of the cards that may come next. Which
    cards are left is public, so that examining all of them removes luck. The best few are then
    played further."""

    def __init__(
        self, look: Lookahead, weights: list[float] = WEIGHTS, solo: SoloSearch | None = None
    ) -> None:
        self._look = look
        self._weights = weights
        self._solo = solo
        """How it looks ahead in solo play, if different."""

    def choose(self, turn: Turn[Any]) -> Any:
        deadline = turn.deadline(SPARE)
        world = turn.imagine_as(CartographersState)
        weights = fitting(self._weights, world.edicts)
        if self._solo is not None and world.seats == 1:
            return self._solo.choose(world, weights, turn.chance, deadline)
        left = evaluate_moves(world, turn.seat, weights)
        left = varied(left, world, self._look.leeway, turn.chance)
        left.sort(key=_worth)
        if world.target(turn.seat) != turn.seat or len(left) == 1:
            return left[0][1]
        look, start = self._look, alone(world, turn.seat)
        left = left[: look.drawings]
        for drawings in (1, 1 + look.further) if look.further else (1,):
            for card in shuffled(range(next_cards(start)), turn.chance)[: look.cards]:
                seed = turn.seed()
                found: Judged = []
                for total, move in left:
                    if deadline.over():
                        return min(left, key=_worth)[1]
                    chance = NextCardChance(card, FastChance(seed))
                    found.append(
                        (total + simulated_stars(start, move, weights, drawings, chance), move)
                    )
                left = found
            left.sort(key=_worth)
            left = left[: look.kept]
        return left[0][1]


def _worth(one: tuple[float, Move]) -> float:
    """Sorts the best first."""
    return -one[0]
