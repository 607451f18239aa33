"""The games of the table: what the service knows of the engine, in one place."""

from dataclasses import dataclass

from mapmakers.engine.games import GAMES


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
