"""An example position of each game for the home page, from a match between bots."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from mapmakers.bots import GreedyBot, Turn
from mapmakers.engine.core import FastChance
from mapmakers.engine.games import GAMES
from mapmakers.plugins import Parts
from mapmakers.service.schemas.games import DrawnExample, Example


@dataclass(frozen=True, slots=True)
class Recipe:
    """A match that leads to a good picture, and what is shown of it."""

    seats: int
    seed: int
    decisions: int
    show: Callable[[Any], Example]
    marked: Callable[[str], Sequence[tuple[int, int]]] | None = None
    """For the rules pages: the spaces of a drawing with something that it has no sign for."""
    laid: Callable[[str], str] | None = None
    """For the rules pages: a drawing of the piece that a statement lays and that is refused."""


def _drawing(view: Any) -> DrawnExample:
    drawing = getattr(view, "drawing", "")
    return DrawnExample(game=view.game, drawing=drawing)


def _generic(game: str) -> Recipe:
    return Recipe(seats=GAMES[game].seats[0], seed=1, decisions=4, show=_drawing)


RECIPES: Mapping[str, Recipe] = Parts("service", _generic)
"""By game."""


@lru_cache(maxsize=8)
def example(game: str) -> Example:
    """The same position each time."""
    recipe = RECIPES[game]
    chance = FastChance(recipe.seed)
    state = GAMES[game].start({}, recipe.seats, chance)
    bot = GreedyBot(game)
    for _ in range(recipe.decisions):
        if not state.waiting:
            break
        seat = min(state.waiting)
        state.play(seat, bot.choose(Turn(state, seat, chance)), chance)
    return recipe.show(state.view(None))
