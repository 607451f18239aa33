"""The games of the table: what the service knows of the engine, in one place."""

from dataclasses import dataclass
from functools import lru_cache

from mapmakers.bots import GreedyBot, Turn
from mapmakers.engine.core.chance import FastChance
from mapmakers.engine.games import GAMES

EXAMPLE_SEED = 2
EXAMPLE_TURNS = 18


@dataclass(frozen=True, slots=True)
class TableGame:
    id: str
    fewest_seats: int
    most_seats: int

    @property
    def playable(self) -> bool:
        """Whether the engine has its rules already."""
        return self.id in GAMES


TABLE_GAMES = {
    game.id: game
    for game in (
        TableGame("cartographers", 1, 100),
        TableGame("misterra", 1, 4),
        TableGame("mapout", 2, 4),
    )
}


@lru_cache(maxsize=8)
def example_sheet(game: str) -> str | None:
    """A map from the middle of a bot's match, the same each time; None where there is no map."""
    if game != "cartographers" or game not in GAMES:
        return None
    chance = FastChance(EXAMPLE_SEED)
    state = GAMES[game].start({}, 1, chance)
    bot = GreedyBot(game)
    for _ in range(EXAMPLE_TURNS):
        state.play(0, bot.choose(Turn(state, 0, chance)), chance)
    drawing: str = state.view(None).sheets[0].drawing
    return drawing.replace("/", "\n")
