"""A position of each game for the home page, from the middle of a match between bots."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from mapmakers.bots import GreedyBot, Turn
from mapmakers.engine.core import FastChance
from mapmakers.engine.games import GAMES
from mapmakers.service.http import responses as answers


@dataclass(frozen=True, slots=True)
class Recipe:
    """A match that leads to a good picture, and what is shown of it."""

    seats: int
    seed: int
    decisions: int
    show: Callable[[Any], answers.Example]


def _sheet(view: Any) -> answers.SheetExample:
    drawing: str = view.sheets[0].drawing
    return answers.SheetExample(game=view.game, sheet=drawing.replace("/", "\n"))


def _island(view: Any) -> answers.IslandExample:
    return answers.IslandExample(game=view.game, island=view.island.replace("/", "\n"))


def _tiles(view: Any) -> answers.TilesExample:
    tiles = [
        answers.LyingTile(
            halves=lying.tile.halves,
            roads=list(lying.tile.roads),
            q=lying.q,
            r=lying.r,
            turns=lying.turns,
            locked=lying.locked,
        )
        for lying in view.lying
    ]
    return answers.TilesExample(game=view.game, tiles=tiles)


RECIPES: Mapping[str, Recipe] = {
    "cartographers": Recipe(seats=1, seed=2, decisions=18, show=_sheet),
    "misterra": Recipe(seats=2, seed=14, decisions=56, show=_island),
    "mapout": Recipe(seats=3, seed=1, decisions=24, show=_tiles),
}


@lru_cache(maxsize=8)
def example(game: str) -> answers.Example:
    """The same position each time."""
    recipe = RECIPES[game]
    chance = FastChance(recipe.seed)
    state = GAMES[game].start({}, recipe.seats, chance)
    bot = GreedyBot(game)
    for _ in range(recipe.decisions):
        seat = min(state.waiting)
        state.play(seat, bot.choose(Turn(state, seat, chance)), chance)
    return recipe.show(state.view(None))
