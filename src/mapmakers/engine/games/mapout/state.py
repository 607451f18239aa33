"""A position of Map Out and how it goes on: turn by turn, each a few small decisions.

The pile has no order here: the next tile is drawn from those that nobody holds or has played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, final

from mapmakers.engine.boards.bits import Word, members, nth, one, size
from mapmakers.engine.boards.hexes import NO_SPACE, Space
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.core.game import Outcome
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.core.waiting import owes
from mapmakers.engine.games.mapout import hidden, scoring
from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.choices import Choice, Choices
from mapmakers.engine.games.mapout.completion import can_play
from mapmakers.engine.games.mapout.effects import Effects, effects_of
from mapmakers.engine.games.mapout.moves import BACK, LIFT, PLAY, Move
from mapmakers.engine.games.mapout.outcome import Score, outcome_of
from mapmakers.engine.games.mapout.plane import Plane
from mapmakers.engine.games.mapout.setup import GAIN, NONE, Deal
from mapmakers.engine.games.mapout.tiles import ROAD, Face
from mapmakers.engine.games.mapout.turns import FRESH, HELD, NO_TILE, PLAYED, RETURNED
from mapmakers.engine.games.mapout.view import View, view_of

NOTHING_PENDING: Final[Mapping[int, Move]] = MappingProxyType({})
ALONE: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
NOBODY: Final[tuple[int, ...]] = ()
NO_POINTS: Final = Score()
NOTHING_KNOWN: Final[hidden.Bars] = ()


@final
class MapOutState:
    """The board, the points, and each player's tiles, which are known by their place in the box."""

    __slots__ = (
        "_choices",
        "bars",
        "board",
        "end_bits",
        "hand_bits",
        "lifted",
        "moved_tiles_score",
        "origin",
        "passes",
        "pile_bits",
        "scores",
        "seats",
        "stage",
        "turn",
        "waiting",
        "worth_before",
    )

    def __init__(
        self,
        board: Board,
        moved_tiles_score: str,
        hand_bits: list[int],
        end_bits: list[int],
        pile_bits: Word,
        scores: list[Score],
        bars: list[hidden.Bars],
        turn: int,
    ) -> None:
        """A turn about to begin. Sets of tiles are numbers: a bit for each place in the box."""
        self.board = board
        self.seats = len(hand_bits)
        self.moved_tiles_score = moved_tiles_score
        self.hand_bits = hand_bits
        """By seat: the Road Tiles in its hand."""
        self.end_bits = end_bits
        """By seat: the End Tiles that lie face up before it."""
        self.pile_bits = pile_bits
        self.scores = scores
        self.bars = bars
        """By seat: what the others can tell about its hand."""
        self.turn = turn
        self.stage: int = FRESH
        self.lifted: int = NO_TILE
        """The tile lifted this turn, also when it is back."""
        self.origin: Space = NO_SPACE
        """Where it was lifted from."""
        self.worth_before = 0
        """What its connections there were worth."""
        self.passes = 0
        """How many turns in a row were passed."""
        self.waiting: tuple[int, ...] = ALONE[turn]
        self._choices: Choices | None = None
        """What was last asked for: mostly a player looks at it and then takes one of it."""

    @staticmethod
    def dealt(board: Board, deal: Deal, moved_tiles_score: str) -> MapOutState:
        """The table at first, or as a test sets it up: no points yet, nothing known of hands."""
        seats = len(deal.hands)
        return MapOutState(
            board,
            moved_tiles_score,
            [_bits(hand) for hand in deal.hands],
            [_bits(ends) for ends in deal.ends],
            _bits(deal.pile),
            [NO_POINTS] * seats,
            [NOTHING_KNOWN] * seats,
            deal.first,
        )

    # The tiles of the players and of the pile, by their place in the box

    @property
    def hands(self) -> list[tuple[int, ...]]:
        """By seat: the Road Tiles in its hand."""
        return [tuple(members(hand)) for hand in self.hand_bits]

    @property
    def ends(self) -> list[tuple[int, ...]]:
        """By seat: the End Tiles that lie face up before it."""
        return [tuple(members(ends)) for ends in self.end_bits]

    @property
    def pile(self) -> tuple[int, ...]:
        """The Road Tiles that nobody holds or has played."""
        return tuple(members(self.pile_bits))

    def tiles_of(self, seat: int) -> tuple[int, ...]:
        """All that the seat could play: its hand and its face-up End Tiles (O5.2)."""
        return tuple(members(self._tiles(seat)))

    def _tiles(self, seat: int) -> Word:
        return self.hand_bits[seat] | self.end_bits[seat]

    # What may be done

    @property
    def pending(self) -> Mapping[int, Move]:
        """Nothing is decided in private."""
        return NOTHING_PENDING

    @property
    def outcome(self) -> Outcome | None:
        """The result once nobody has a tile left or nobody can play (O7.1, O7.2)."""
        return None if self.waiting else outcome_of(self.scores)

    def legal(self, seat: int) -> Choices:
        """What the seat may do now; refused where it is not its turn."""
        if not owes(self.waiting, seat):
            raise Refused("O5.1" if self.waiting else "O7.1")
        found, tiles = self._choices, self._tiles(seat)
        if found is None or not found.are_of(self.board, tiles, self.stage):
            found = self._choices = self.choices()
        return found

    def choices(self) -> Choices:
        """What the player whose turn it is may do, looked at afresh."""
        return Choices(self.board, self._tiles(self.turn), self.stage, self.lifted, self.origin)

    def effects(self, seat: int, move: Move) -> Effects:
        """What a legal move would change on the board, and what it would earn."""
        return effects_of(self, self.legal(seat).choice_of(move))

    def worth_of(self, choice: Choice) -> int:
        """What a decision earns at once."""
        if choice.face is None or choice.verb == LIFT:
            return 0
        if choice.verb == BACK:
            return self.worth_of_return(self.board.plane, choice.face, choice.space)
        return scoring.points(self.board.plane, choice.face, choice.space)

    def worth_of_return(self, plane: Plane, face: Face, space: Space) -> int:
        """What the lifted tile earns there (O6.3, O6.4), on this plane."""
        if self.moved_tiles_score == NONE:
            return 0
        worth = scoring.worth(plane, face, space)
        if self.moved_tiles_score == GAIN:
            return max(worth - self.worth_before, 0)
        return worth

    # What happens

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        """Carry out one decision of the turn; after its last the player draws (O5.5)."""
        self.carry_out(seat, self.legal(seat).choice_of(move), chance)

    def carry_out(self, seat: int, choice: Choice, chance: Chance) -> None:
        """As `play`, for a decision that is known to be legal."""
        face, space = choice.face, choice.space
        if face is None:
            self._pass(seat)
        elif choice.verb == PLAY:
            self._play(seat, face, space, chance)
        elif choice.verb == BACK:
            self._put_back(seat, face, space, chance)
        else:
            self._lift(face, space)

    def _lift(self, face: Face, space: Space) -> None:
        plane = self.board.plane
        self.worth_before = scoring.worth(plane, face, space)
        self.lifted = face.place
        self.origin = space
        self.stage = HELD
        self.board = Board(self.board.box, plane.lifted(space))

    def _play(self, seat: int, face: Face, space: Space, chance: Chance) -> None:
        plane = self.board.plane
        self.scores[seat] = self.scores[seat].played(face, scoring.points(plane, face, space))
        self.board = Board(self.board.box, plane.laid(face, space))
        laid = one(face.place)
        if face.is_end:
            self.end_bits[seat] ^= laid
        else:
            self.hand_bits[seat] ^= laid
            if self.bars[seat]:
                self.bars[seat] = hidden.after_play(self.bars[seat], face.place)
        if self.stage == HELD:
            self.stage = PLAYED
        else:
            self._finish(seat, chance)

    def _put_back(self, seat: int, face: Face, space: Space, chance: Chance) -> None:
        plane = self.board.plane
        earned = self.worth_of_return(plane, face, space)
        self.scores[seat] = self.scores[seat].put_back(earned)
        self.board = Board(self.board.box, plane.laid(face, space))
        if self.stage == HELD:
            self.stage = RETURNED
        else:
            self._finish(seat, chance)

    def _finish(self, seat: int, chance: Chance) -> None:
        """The end of a turn in which a tile was played."""
        pile = self.pile_bits
        if pile:
            drawn: Word = one(nth(pile, chance.below(size(pile))))
            self.hand_bits[seat] |= drawn
            self.pile_bits = pile ^ drawn
        self.stage = FRESH
        self.lifted = NO_TILE
        self.origin = NO_SPACE
        self.worth_before = 0
        self.passes = 0
        self._go_on()

    def _pass(self, seat: int) -> None:
        hand = size(self.hand_bits[seat])
        self.bars[seat] = hidden.after_pass(self.bars[seat], hand, self._playable())
        self.passes += 1
        self._go_on()

    def _playable(self) -> int:
        """The Road Tiles, as bits, that whoever held one could play now."""
        box = self.board.box
        playable = 0
        lying = {spot.face.place for spot in self.board.plane.spots if spot.face is not None}
        for tile in box.of_kind[ROAD]:
            if tile not in lying and can_play(self.board, box.sets[tile]):
                playable |= one(tile)
        return playable

    def _go_on(self) -> None:
        """To the next player who has a tile (O5.6), unless the match is over (O7.1, O7.2)."""
        able = 0
        for seat in range(self.seats):
            if self._tiles(seat):
                able += 1
        if self.passes >= able:
            self.waiting = NOBODY
            return
        turn = self.turn
        while True:
            turn = turn + 1 if turn + 1 < self.seats else 0
            if self._tiles(turn):
                break
        self.turn = turn
        self.waiting = ALONE[turn]

    # What others make of it

    def copy(self) -> MapOutState:
        """An independent copy; the board is a value and need not be copied."""
        other = MapOutState(
            self.board,
            self.moved_tiles_score,
            self.hand_bits[:],
            self.end_bits[:],
            self.pile_bits,
            self.scores[:],
            self.bars[:],
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
            self.board,
            self.moved_tiles_score,
            self.hand_bits,
            self.end_bits,
            self.pile_bits,
            self.scores,
            self.bars,
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
        return _restored, (begun, since)

    def imagine(self, seat: int, chance: Chance) -> MapOutState:
        """A copy with the pile and the others' hands dealt anew, by all that the seat can tell.

        A player in the middle of a turn could complete it when it was begun: so it can now.
        """
        other = self.copy()
        others = [at for at in range(self.seats) if at != seat]
        unseen: Word = self.pile_bits
        for at in others:
            unseen |= self.hand_bits[at]
        known = [(size(self.hand_bits[at]), self.bars[at]) for at in others]
        while True:
            hands, other.pile_bits = hidden.deal_anew(unseen, known, chance)
            for at, hand in zip(others, hands, strict=True):
                other.hand_bits[at] = hand
            if self.turn == seat or not self.waiting or other.turn_can_go_on():
                return other

    def turn_can_go_on(self) -> bool:
        """Whether the player whose turn it is has anything left to decide on."""
        return self.stage == FRESH or len(self.legal(self.turn)) > 0

    def view(self, seat: int | None) -> View:
        """What the seat, or an onlooker, may see (O8.1)."""
        return view_of(self, seat)


def _bits(tiles: Iterable[int]) -> Word:
    found: Word = 0
    for tile in tiles:
        found |= one(tile)
    return found


def _restored(begun: tuple[Any, ...], since: tuple[Any, ...]) -> MapOutState:
    """The way back from `__reduce__`."""
    state = MapOutState(*begun)
    (
        state.stage,
        state.lifted,
        state.origin,
        state.worth_before,
        state.passes,
        state.waiting,
    ) = since
    return state
