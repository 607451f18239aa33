"""The game object."""

from __future__ import annotations

from collections.abc import Mapping

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import as_chance
from mapmakers.engine.core.events import EventLog
from mapmakers.engine.core.refusal import NotationError
from mapmakers.engine.games.misterra import moves
from mapmakers.engine.games.misterra.components import PLAYERS, Components
from mapmakers.engine.games.misterra.components_file import STANDARD, load_components
from mapmakers.engine.games.misterra.components_text import write_components
from mapmakers.engine.games.misterra.moves import Move
from mapmakers.engine.games.misterra.setup import OPTIONS, table_of
from mapmakers.engine.games.misterra.state import MisterraState


class Misterra:
    """Map an island, truthfully or to please a sponsor: 1 to 4 players."""

    name = "misterra"
    rules = 1
    seats = PLAYERS
    options = OPTIONS
    undo_clause = "M17.3"
    records_events = True

    def __init__(self, box: Components) -> None:
        self.box = box
        self.components = box.fingerprint
        self.guessed = box.guessed
        self.move_count = moves.move_count(len(box.presumptions))

    def with_components(self, text: str) -> Misterra:
        """The game with the components of a file; raises BadComponents."""
        return Misterra(load_components(text))

    @property
    def components_text(self) -> str:
        """The components as a file."""
        return write_components(self.box)

    def start(
        self,
        options: Mapping[str, str],
        seats: int,
        chance: AnyChance,
        *,
        events: EventLog | None = None,
    ) -> MisterraState:
        """A new match, up to the first decision."""
        return MisterraState.start(table_of(self.box, options, seats), as_chance(chance), events)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def number_of(self, move: Move) -> int:
        return moves.number_of(move)

    def move_of(self, number: int) -> Move:
        if not 0 <= number < self.move_count:
            raise NotationError(f"moves are numbered from 0 to {self.move_count - 1}")
        return moves.move_of(number)


MISTERRA = Misterra(STANDARD)
