"""A position of Map Out: turn by turn, each with a few small decisions.

The pile has no order: the next tile is drawn from those that nobody holds or has played.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, final

from mapmakers.engine.boards.bits import Word, members, one, size
from mapmakers.engine.boards.hexes import NO_SPACE, Space
from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import Chance, as_chance
from mapmakers.engine.core.events import EventLog
from mapmakers.engine.core.game import Outcome
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.mapout import drawing, hidden, scoring
from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.effects import effects_of
from mapmakers.engine.games.mapout.effects_view import Effects
from mapmakers.engine.games.mapout.events import record_lift, record_play, record_return
from mapmakers.engine.games.mapout.legal import LegalMoves
from mapmakers.engine.games.mapout.moves import BACK, LIFT, PLAY, Move, PackedMove
from mapmakers.engine.games.mapout.outcome import Score, outcome_of
from mapmakers.engine.games.mapout.phases import (
    end_turn,
    next_with_tiles,
    pass_turn,
    record_progress,
)
from mapmakers.engine.games.mapout.plane import Plane
from mapmakers.engine.games.mapout.rack import Rack
from mapmakers.engine.games.mapout.setup import ANY_TIME, FIRST_TURN, GAIN, NONE, Deal
from mapmakers.engine.games.mapout.stages import (
    ALONE,
    FRESH,
    HELD,
    NO_SEAT,
    NO_TILE,
    PLAYED,
    RETURNED,
)
from mapmakers.engine.games.mapout.tiles import STARTING, Face
from mapmakers.engine.games.mapout.view import View, view_of

NOTHING_PENDING: Final[Mapping[int, Move]] = MappingProxyType({})
NO_POINTS: Final = Score()


@final
class MapOutState:
    """The board, the points, and each player's tiles, by index in the box."""

    __slots__ = (
        "_legal",
        "_plane",
        "box",
        "events",
        "lifted",
        "moved_tiles_score",
        "origin",
        "passes",
        "pile_bits",
        "racks",
        "scores",
        "seats",
        "stage",
        "starting_tiles",
        "turn",
        "waiting",
        "worth_before",
    )

    def __init__(
        self,
        box: Components,
        plane: Plane,
        moved_tiles_score: str,
        starting_tiles: str,
        racks: list[Rack],
        pile_bits: Word,
        scores: list[Score],
        turn: int,
    ) -> None:
        """The start of a turn. Sets of tiles are integers: one bit per index in the box."""
        self.box: Final = box
        self._plane = plane
        self.seats: Final = len(racks)
        self.moved_tiles_score: Final = moved_tiles_score
        self.starting_tiles: Final = starting_tiles
        self.racks: Final = racks
        """By seat: its tiles."""
        self.pile_bits = pile_bits
        self.scores: Final = scores
        self.turn = turn
        self.stage: int = FRESH
        self.lifted: int = NO_TILE
        """The tile lifted this turn, even after it was put back."""
        self.origin: Space = NO_SPACE
        """Where it was lifted from."""
        self.worth_before = 0
        """What its connections there were worth."""
        self.passes = 0
        """How many turns in a row were passed."""
        self.waiting: tuple[int, ...] = ALONE[turn]
        self._legal: LegalMoves | None = None
        """The cached legal moves: mostly they are read and then one of them is played."""
        self.events: EventLog | None = None
        """Records what happens, if there is one. Copies have none."""

    @staticmethod
    def dealt(
        board: Board, deal: Deal, moved_tiles_score: str, starting_tiles: str = ANY_TIME
    ) -> MapOutState:
        """The table at first, or as a test sets it up: no points yet, nothing known of hands."""
        scores = [NO_POINTS] * len(deal.racks)
        return MapOutState(
            board.box,
            board.plane,
            moved_tiles_score,
            starting_tiles,
            deal.racks,
            deal.pile,
            scores,
            deal.first,
        )

    @property
    def board(self) -> Board:
        """The tiles that lie there now."""
        return Board(self.box, self._plane)

    @property
    def plane(self) -> Plane:
        """The same, as the rules look at it: while the state goes on it changes."""
        return self._plane

    # The tiles of the players and of the pile, by their place in the box

    @property
    def hands(self) -> list[tuple[int, ...]]:
        """By seat: the Road Tiles in its hand."""
        return [tuple(members(rack.hand)) for rack in self.racks]

    @property
    def ends(self) -> list[tuple[int, ...]]:
        """By seat: the End Tiles that lie face up before it."""
        return [tuple(members(rack.ends)) for rack in self.racks]

    @property
    def pile(self) -> tuple[int, ...]:
        """The Road Tiles that nobody holds or has played."""
        return tuple(members(self.pile_bits))

    def tiles_of(self, seat: int) -> tuple[int, ...]:
        """All that the seat could play: its hand and its face-up End Tiles (O5.2)."""
        return tuple(members(self.racks[seat].tiles))

    @property
    def next(self) -> int:
        """Who comes after the seat whose turn it is, while the match goes on; NO_SEAT otherwise."""
        return next_with_tiles(self.racks, self.turn) if self.waiting else NO_SEAT

    # What may be done

    @property
    def pending(self) -> Mapping[int, Move]:
        """There are no private decisions."""
        return NOTHING_PENDING

    @property
    def outcome(self) -> Outcome | None:
        """The result once nobody has a tile left or nobody can play (O7.1, O7.2)."""
        return None if self.waiting else outcome_of(self.scores)

    def legal(self, seat: int) -> LegalMoves:
        """The legal moves of the seat; refused if it is not its turn."""
        if seat != self.turn or not self.waiting:
            raise Refused("O5.1" if self.waiting else "O7.1")
        found = self._legal
        if found is None:
            found = self._legal = self.legal_moves()
        return found

    def legal_moves(self) -> LegalMoves:
        """The legal moves of the player whose turn it is, computed again."""
        tiles = self.racks[self.turn].tiles
        return LegalMoves(
            self.box,
            self._plane,
            tiles,
            self.stage,
            self.lifted,
            self.origin,
            self.starting_stay,
        )

    @property
    def starting_stay(self) -> bool:
        """Whether no Starting Tile may be lifted any more (O4.6): after the first turn, where the
        table has agreed so. In the first turn nothing else lies there, and nobody has passed."""
        if self.starting_tiles != FIRST_TURN:
            return False
        return self.passes > 0 or self._plane.tiles > len(self.box.of_kind[STARTING])

    def effects(self, seat: int, move: Move) -> Effects:
        """What a legal move would change on the board, and what it would earn."""
        return effects_of(self, self.legal(seat).packed_move(move))

    def ends_turn(self, seat: int, move: Move) -> bool:
        """Whether nothing of the turn is left after a legal move but to draw (O5.5)."""
        choice = self.legal(seat).packed_move(move)
        if choice.face is None:
            return True
        if choice.verb == PLAY:
            return self.stage != HELD
        return choice.verb == BACK and self.stage == PLAYED

    def worth_of(self, choice: PackedMove) -> int:
        """What a decision earns at once."""
        if choice.face is None or choice.verb == LIFT:
            return 0
        if choice.verb == BACK:
            return self.worth_of_return(self._plane, choice.face, choice.space)
        return scoring.points(self._plane, choice.face, choice.space)

    def worth_of_return(self, plane: Plane, face: Face, space: Space) -> int:
        """What the lifted tile earns there (O6.3, O6.4), on this plane."""
        if self.moved_tiles_score == NONE:
            return 0
        worth = scoring.worth(plane, face, space)
        if self.moved_tiles_score == GAIN:
            return max(worth - self.worth_before, 0)
        return worth

    # What happens

    def play(self, seat: int, move: Move, chance: AnyChance) -> None:
        """Carry out one decision of the turn; after the last one the player draws (O5.5)."""
        asked = as_chance(chance)
        self.carry_out(seat, self.legal(seat).packed_move(move), asked)

    def carry_out(self, seat: int, choice: PackedMove, chance: Chance) -> None:
        """Like `play`, for a decision that is known to be legal."""
        self._legal = None
        self._carry_out(seat, choice, chance)
        if self.events is not None and self.waiting:
            record_progress(self, self.events)

    def _carry_out(self, seat: int, choice: PackedMove, chance: Chance) -> None:
        face = choice.face
        if face is None:
            pass_turn(self, seat)
            return
        plane = self._plane
        if plane.shared:
            plane = self._plane = plane.copy()
        plane.trail.append(choice)
        if choice.verb == PLAY:
            self._play(seat, plane, face, choice.space, chance)
        elif choice.verb == BACK:
            self._put_back(seat, plane, face, choice.space, chance)
        else:
            self._lift(plane, face, choice.space)

    def _lift(self, plane: Plane, face: Face, space: Space) -> None:
        self.worth_before = scoring.worth(plane, face, space)
        self.lifted = face.place
        self.origin = space
        self.stage = HELD
        plane.lift(space)
        events = self.events
        if events is not None:
            record_lift(events, self.turn, plane, face, space, self.worth_before)

    def _play(self, seat: int, plane: Plane, face: Face, space: Space, chance: Chance) -> None:
        earned = scoring.points(plane, face, space)
        self.scores[seat] = self.scores[seat].played(face, earned)
        plane.lay(face, space)
        events = self.events
        if events is not None:
            record_play(events, seat, plane, face, space, earned, self.scores[seat])
        rack = self.racks[seat]
        if face.is_end:
            rack.ends ^= one(face.place)
        else:
            rack.hand ^= one(face.place)
            if rack.bars:
                rack.bars = hidden.after_play(rack.bars, face.place)
        if self.stage == HELD:
            self.stage = PLAYED
        else:
            end_turn(self, rack, chance)

    def _put_back(self, seat: int, plane: Plane, face: Face, space: Space, chance: Chance) -> None:
        earned = self.worth_of_return(plane, face, space)
        self.scores[seat] = self.scores[seat].put_back(earned)
        plane.lay(face, space)
        events = self.events
        if events is not None:
            record_return(events, seat, plane, face, self.origin, space, earned, self.scores[seat])
        if self.stage == HELD:
            self.stage = RETURNED
        else:
            end_turn(self, self.racks[seat], chance)

    # What others make of it

    def copy(self) -> MapOutState:
        """An independent copy; both share the plane, which neither changes any more."""
        self._plane.shared = True
        other = MapOutState(
            self.box,
            self._plane,
            self.moved_tiles_score,
            self.starting_tiles,
            [rack.copy() for rack in self.racks],
            self.pile_bits,
            self.scores[:],
            self.turn,
        )
        other.stage = self.stage
        other.lifted = self.lifted
        other.origin = self.origin
        other.worth_before = self.worth_before
        other.passes = self.passes
        other.waiting = self.waiting
        return other

    def __reduce__(self) -> tuple[object, ...]:
        begun = (
            self.moved_tiles_score,
            self.starting_tiles,
            self.racks,
            self.pile_bits,
            self.scores,
            self.turn,
        )
        since = (
            self.stage,
            self.lifted,
            self.origin,
            self.worth_before,
            self.passes,
            self.waiting,
        )
        return _restored, (self.board, begun, since)

    def imagine(self, seat: int, chance: AnyChance) -> MapOutState:
        """A copy with the pile and the others' hands dealt again, consistent with what the seat
        knows.

        A player in the middle of a turn must still be able to complete it.
        """
        asked = as_chance(chance)
        other = self.copy()
        others = [at for at in range(self.seats) if at != seat]
        unseen: Word = self.pile_bits
        for at in others:
            unseen |= self.racks[at].hand
        known = [(size(self.racks[at].hand), self.racks[at].bars) for at in others]
        while True:
            hands, other.pile_bits = hidden.deal_anew(unseen, known, asked)
            for at, hand in zip(others, hands, strict=True):
                other.racks[at].hand = hand
            other._legal = None
            if self.turn == seat or not self.waiting or other.turn_can_go_on():
                return other

    def turn_can_go_on(self) -> bool:
        """Whether the player whose turn it is has anything left to decide on."""
        return self.stage == FRESH or len(self.legal(self.turn)) > 0

    def __repr__(self) -> str:
        return drawing.brief(self)

    def __str__(self) -> str:
        """The position as everybody sees it, as text."""
        return drawing.position(self)

    def view(self, seat: int | None) -> View:
        """What the seat, or a spectator, may see (O8.1)."""
        return view_of(self, seat)


def _restored(board: Board, begun: tuple[Any, ...], since: tuple[Any, ...]) -> MapOutState:
    """The inverse of `__reduce__`."""
    state = MapOutState(board.box, board.plane, *begun)
    (
        state.stage,
        state.lifted,
        state.origin,
        state.worth_before,
        state.passes,
        state.waiting,
    ) = since
    return state
