"""The game as the other layers know it."""

from __future__ import annotations

from collections.abc import Mapping

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import as_chance
from mapmakers.engine.core.events import EventLog
from mapmakers.engine.core.game import resolve_options
from mapmakers.engine.core.refusal import BadOption
from mapmakers.engine.games.mapout import moves
from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.components import PLAYERS, Components
from mapmakers.engine.games.mapout.components_file import STANDARD, load_components
from mapmakers.engine.games.mapout.components_text import write_components
from mapmakers.engine.games.mapout.events import record_deal
from mapmakers.engine.games.mapout.moves import Move
from mapmakers.engine.games.mapout.setup import AS_USUAL, LOT, OPTIONS, deal
from mapmakers.engine.games.mapout.state import MapOutState
from mapmakers.engine.games.mapout.tiles import STARTING


class MapOut:
    """Lay tiles, join roads and biomes: 2 to 4 players."""

    name = "mapout"
    rules = 1
    seats = PLAYERS
    options = OPTIONS
    undo_clause = "O8.2"
    move_count = None
    records_events = True

    def __init__(self, box: Components) -> None:
        self.box = box
        self.components = box.fingerprint
        self.guessed = box.guessed
        self._at_first = self._first_board()

    def __reduce__(self) -> tuple[object, ...]:
        return MapOut, (self.box,)

    def with_components(self, text: str) -> MapOut:
        """The same game with the tiles of a file, or BadComponents."""
        return MapOut(load_components(text))

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
    ) -> MapOutState:
        """A table set up, the first player to move."""
        if seats not in self.seats:
            raise BadOption(f"mapout has 2 to 4 seats, not {seats}")
        settled = resolve_options(OPTIONS, options) if options else AS_USUAL
        dealt = deal(self.box, settled, seats, as_chance(chance))
        if events is not None:
            record_deal(events, self.box, dealt, settled["first_player"] == LOT)
        return MapOutState.dealt(
            self._at_first, dealt, settled["moved_tiles_score"], settled["starting_tiles"]
        )

    def _first_board(self) -> Board:
        """The two Starting Tiles, apart (O2.1)."""
        starting = zip(self.box.of_kind[STARTING], self.box.start, strict=True)
        return Board.of(
            [(self.box.tiles[tile].id, *at.space, at.turns) for tile, at in starting], self.box
        )

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text, self.box)

    def number_of(self, move: Move) -> int:
        return moves.number_of(move, self.box)

    def move_of(self, number: int) -> Move:
        return moves.move_of(number, self.box)


MAP_OUT = MapOut(STANDARD)
