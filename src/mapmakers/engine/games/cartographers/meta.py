"""The game object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import as_chance
from mapmakers.engine.core.events import EventLog
from mapmakers.engine.core.refusal import BadComponents, BadOption
from mapmakers.engine.games.cartographers import moves
from mapmakers.engine.games.cartographers.components import FINGERPRINT, PLAYERS
from mapmakers.engine.games.cartographers.event_builders import edicts_dealt, season_began
from mapmakers.engine.games.cartographers.moves import MOVE_COUNT, Move
from mapmakers.engine.games.cartographers.phases import explore
from mapmakers.engine.games.cartographers.setup import OPTIONS, deal_scoring, setup_plan
from mapmakers.engine.games.cartographers.state import CartographersState

FEWEST: Final[int] = PLAYERS[0]
MOST: Final[int] = PLAYERS[-1]


class Cartographers:
    """Draw the land over four seasons: 1 to 100 players."""

    name = "cartographers"
    rules = 1
    components = FINGERPRINT
    seats = PLAYERS
    options = OPTIONS
    undo_clause = "C14.2"
    move_count = MOVE_COUNT
    records_events = True

    def with_components(self, text: str) -> Cartographers:
        """Only the printed components: all cards are known, and shapes are part of the rules."""
        raise BadComponents("cartographers is played with the printed cards only")

    def start(
        self,
        options: Mapping[str, str],
        seats: int,
        chance: AnyChance,
        *,
        events: EventLog | None = None,
    ) -> CartographersState:
        """A new match, with the first card revealed."""
        if not FEWEST <= seats <= MOST:
            raise BadOption(f"cartographers has 1 to 100 seats, not {seats}")
        plan = setup_plan(options)
        asked = as_chance(chance)
        state = CartographersState.begun(plan.side, deal_scoring(plan, asked), seats)
        state.events = events
        if events is not None:
            events.add(edicts_dealt(state))
            events.add(season_began(state))
        explore(state, asked)
        return state

    def parse_move(self, text: str) -> Move:
        return Move.parse(text)

    def number_of(self, move: Move) -> int:
        return moves.number_of(move)

    def move_of(self, number: int) -> Move:
        return moves.move_of(number)


CARTOGRAPHERS = Cartographers()
